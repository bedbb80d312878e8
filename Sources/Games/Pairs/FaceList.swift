import Fetching
import Platform
import Records

/// A list of a player's own faces, a line each. After a tab, a detail may follow. Blank lines and
/// lines that begin with `#` are skipped.
public struct FaceList<Face: PairFace>: Sendable {
  public private(set) var faces: [Face] = []

  /// The names of faces with pictures, and the paths of the pictures.
  public private(set) var pictures: [(name: String, path: String)] = []

  /// Reads the list in a file, or standard input if the file is `-`. Errors name the file and the
  /// line. Relative paths begin at the folder of the file.
  public init(_ bytes: [UInt8], at file: String) throws(UserError) {
    let name =
      file == "-" ? Phrase(en: "standard input", zh: "标准输入") : Phrase { _ in file.shownAsPath }
    let folder = file.lastIndex(of: "/").map { file[...$0] } ?? ""
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    let split = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var lines: [Int] = []
    for (index, line) in split.enumerated() where faces.count <= FaceSet<Face>.limit {
      do throws(UserError) {
        guard let entry = try Self.entry(line) else { continue }
        var path: String?
        let face = try Face(listed: entry.text, entry.detail, picture: &path)
        if let other = faces.firstIndex(where: face.looksLike) {
          throw UserError(
            en: "\(entry.text.quoted) is in line \(lines[other]) already",
            zh: "\(entry.text.quoted) 在第 \(lines[other]) 行已经有了")
        }
        faces.append(face)
        lines.append(index + 1)
        if let path { pictures.append((face.name, path.hasPrefix("/") ? path : folder + path)) }
      } catch {
        throw UserError(
          en: "\(name(.en)), line \(index + 1): \(error.message)",
          zh: "\(name(.zh).spacedAfter)第 \(index + 1) 行：\(error.phrase(.zh))", status: .unavailable)
      }
    }
    let counts = 2...FaceSet<Face>.limit
    guard counts.contains(faces.count) else {
      throw UserError(
        en: "\(name(.en)) must have \(counts.described(in: .en)) lines of \(Face.ownTitle(.en))",
        zh: "\(name(.zh).spacedAfter)应有 \(counts.described(in: .zh)) 行\(Face.ownTitle(.zh))",
        status: .unavailable)
    }
  }

  /// Returns the text of a line and its detail, or nil for a line that is skipped.
  private static func entry(
    _ line: ArraySlice<UInt8>
  ) throws(UserError) -> (text: String, detail: String?)? {
    let bytes = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    guard let line = String(validating: bytes, as: UTF8.self) else {
      throw UserError(
        en: "the text is not UTF-8; save the file with that encoding",
        zh: "不是 UTF-8 编码；请把文件另存为 UTF-8")
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
  /// Returns the faces of a list. If the game shows pictures, loads the list's pictures into the
  /// cache for at most ten seconds, and warns of the first one that is missing. Cached pictures of
  /// other lists are forgotten if this list has their faces without a picture.
  public func faces<Face: PairFace>(in file: String) throws(UserError) -> FaceSet<Face> {
    let list = try FaceList<Face>(read(file), at: file)
    let cache = CacheFolder(variable: variable)
    for face in list.faces where !list.pictures.contains(where: { $0.name == face.name }) {
      cache.forgetOwn(face.name)
    }
    if showsPictures, !list.pictures.isEmpty {
      let loader = PictureLoader(
        list.pictures.map { ($0.name, .file($0.path)) }, in: cache, variable: variable)
      let isDone = Clock.wait(10_000) {
        _ = loader.poll()
        return loader.isDone
      }
      if let problem = isDone ? loader.problem : .noPicture { warn(problem.phrase) }
    }
    return FaceSet(own: list.faces)
  }
}

extension Option {
  /// Creates the option of the list of a player's own faces in a file.
  public static func list(
    _ name: String, of noun: Phrase, excludes: [String],
    path: @escaping @Sendable (Target) -> String?,
    set: @escaping @Sendable (inout Target, String) -> Void
  ) -> Option {
    Option(
      Flag(
        name, zh: noun(.zh) + "列表",
        value: .init(
          "FILE",
          expecting: Phrase(
            en: "a file of \(noun(.en)), or - for standard input",
            zh: "\(noun(.zh))列表文件，或用 - 表示标准输入"), names: .files),
        Phrase(en: "play with the \(noun(.en)) in a file", zh: "用文件中的\(noun(.zh))玩"),
        detail: """
          With -, the list is read from standard input, and moves come from the command line only.
          """, excludes: excludes + ["deal"]),
      parse: { $0 }, set: set
    ).with {
      // Standard input can't be read again.
      $0.source = { path($0).flatMap { $0 == "-" ? nil : $0 } }
    }
  }
}
