import Foundation
import TestSupport
import Testing

/// Tests that run commands with bots in a home of their own.
protocol BotSuite {
  var home: URL { get }
}

extension BotSuite {
  /// Makes a home that has the bots of the manual.
  static func homeWithBots() throws -> URL {
    let home = try Project.temporaryFolder()
    for name in ["guess.sh", "pairs.py"] {
      let bot = try Project.text("Sources/App/Manual/Pages/\(name)")
      try Data(bot.utf8).write(to: home.appending(path: name))
    }
    return home
  }

  func shell(_ line: String) throws -> Program.Outcome {
    defer { try? FileManager.default.removeItem(at: home.appending(path: "none")) }
    return try Program.shell("cd && \(line)", home: home)
  }

  func output(_ line: String) throws -> String {
    let outcome = try shell(line)
    #expect(outcome.status == 0 && outcome.error == "", "\(line): \(outcome.error)")
    return outcome.output
  }

  func log() throws -> [String] {
    let text = try String(contentsOf: home.appending(path: "games.log"), encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }

  /// A bot that halves, and after a first answer `high` does something instead.
  func bot(_ fault: String) -> String {
    """
    while read -r line; do
      case $line in
        *'"status"'* | *'"refused"'*) continue ;;
        *'"begin"'*) low=0 high=99 ;;
        *) high=${line#*'"high":'} high=${high%%,*} low=${line#*'"low":'} low=${low%%,*} ;;
      esac
      case $line in *'"result":"high"'*'"turn":1,'*) \(fault) ;; esac
      echo $(((low + high) / 2))
    done
    """
  }
}
