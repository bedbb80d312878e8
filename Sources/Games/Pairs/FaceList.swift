import Fetching
import Flags
import GameCore
import Platform
import TextUI

/// A list of a player's own faces, a line each. Blank lines and those that begin with `#` don't
/// count. After a tab, a detail may follow.
public struct FaceList<Face: PairFace>: Sendable {
  public private(set) var faces: [Face] = []

  /// The paths of pictures as they are written, with the names of their faces.
  public private(set) var pictures: [(name: String, path: String)] = []

  /// Reads a list. Errors have its name and the number of the line.
  public init(_ bytes: [UInt8], named name: String) throws(InvalidInput) {
    var lines: [Int] = []
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    let split = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in split.enumerated() {
      do throws(InvalidInput) {
        guard let entry = try Self.entry(line) else { continue }
        var path: String?
        let face = try Face(listed: entry.text, entry.detail, picture: &path)
        if let other = faces.firstIndex(where: face.looksLike) {
          throw InvalidInput("\(entry.text.quoted) is in line \(lines[other]) already")
        }
        guard faces.count < FaceSet<Face>.limit else {
          throw InvalidInput("a list has at most \(FaceSet<Face>.limit) lines of \(Face.ownTitle(.en))")
        }
        faces.append(face)
        lines.append(index + 1)
        if let path { pictures.append((face.name, path)) }
      } catch {
        throw InvalidInput("\(name), line \(index + 1): \(error.message)", isOutside: true)
      }
    }
    guard faces.count > 1 else {
      let noun = Face.ownTitle(.en)
      let count = faces.isEmpty ? "no \(noun)" : "only one line of \(noun)"
      throw InvalidInput("\(name) has \(count), and a game needs at least 2", isOutside: true)
    }
  }

  /// Returns the text of a line and its detail, or nil of a line that doesn't count.
  private static func entry(
    _ line: ArraySlice<UInt8>
  ) throws(InvalidInput) -> (text: String, detail: String?)? {
    let bytes = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    guard let line = String(validating: bytes, as: UTF8.self) else {
      throw InvalidInput("the text is not UTF-8; save the file with that encoding")
    }
    let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " || $0 == "\t" } }.map { String($0).trimmedAtEnd }
    guard let text = parts.first, !text.isEmpty || parts.count > 1, !text.hasPrefix("#") else {
      return nil
    }
    return (text, parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil)
  }
}

extension Outside {
  /// Returns the faces of the list in a file, or at `-` of standard input. If the game shows
  /// pictures, loads theirs into the cache, where they are found by the faces' names.
  public func faces<Face: PairFace>(
    in path: String, named name: String
  ) throws(InvalidInput) -> FaceSet<Face> {
    let list = try FaceList<Face>(read(path), named: path == "-" ? "standard input" : name)
    // Relative paths begin at the folder of the list.
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    load(
      list.pictures.map { name, path in
        (name, .file(path.hasPrefix("/") ? path : folder + path))
      })
    return FaceSet(own: list.faces)
  }

  /// Loads the pictures of files for at most ten seconds; tells which are missing.
  private func load(_ pictures: [(name: String, origin: PictureLoader.Origin)]) {
    guard showsPictures, !pictures.isEmpty, let cache = CacheFolder(variable: variable) else {
      return
    }
    let loader = PictureLoader(pictures, in: cache, variable: variable)
    let isDone = Clock.wait(10_000) {
      _ = loader.poll()
      return loader.isDone
    }
    if let problem = isDone ? loader.problem : .noPicture { warn(problem.phrase(.en)) }
  }
}

extension InvalidInput {
  /// Too few faces of a list for some pairs.
  public static func tooFew(_ faces: Int, _ noun: Phrase, for pairs: Int) -> InvalidInput {
    InvalidInput(
      en: "the list has \(faces) \(noun(.en)), and \(pairs) pairs need \(pairs); "
        + "try --pairs \(faces)",
      zh: "列表中有 \(faces) 种\(noun(.zh))，不够 \(pairs) 对，请用 --pairs \(faces)")
  }
}
