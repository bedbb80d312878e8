import GameCore
import Platform
import Records
import TextUI

/// The poster of a finished board.
extension GameView {
  /// Writes the poster into a folder, named for the game and its seed. Returns what to tell the
  /// player.
  func savePoster(in folder: String) -> String? {
    guard let make = G.poster else { return nil }
    let caption = [G.name, game.score(.shared), game.origin(.shared)].joined(separator: " · ")
    let svg = make(game.position, caption)
    do throws(SystemError) {
      let file = try File.write(Array(svg.utf8), in: folder, as: posterName, "svg")
      return presentation(
        en: "Poster saved as \(file), in the folder you started from.",
        zh: "海报已保存为 \(file)，在启动时所在的文件夹里。")
    } catch {
      return presentation(
        en: "Can't save the poster: \(error.message).", zh: "海报保存失败：\(error.message)。")
    }
  }

  /// The name of the file: of the seed what no file system minds.
  private var posterName: String {
    let seed = game.source.seed?.text ?? "wall"
    let safe = seed.unicodeScalars.prefix(40).map { scalar in
      let isSafe = scalar.isASCII && scalar.properties.isAlphabetic || "0"..."9" ~= scalar
      return isSafe ? String(scalar) : "-"
    }
    return "\(G.name)-\(safe.joined())"
  }
}
