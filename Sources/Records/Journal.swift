import Platform

/// The file of an unfinished game: its head, and a line for each move with the letter of its
/// outcome. The process that plays the game has the file locked; processes that look at it share a
/// lock.
public final class Journal {
  public let path: String
  private let file: Descriptor

  private init(path: String, file: Descriptor) {
    (self.path, self.file) = (path, file)
  }

  deinit {
    file.unlock()
    file.close()
  }

  /// The word for just this game on the command line: `cards-1k2j3h`.
  var word: String {
    let parts = (path.split(separator: "/").last ?? "").split(separator: "-")
    return "\(parts.first ?? "")-\(parts.last ?? "")"
  }

  init(of head: Record.Head, _ moves: [Move], in folder: StateFolder) throws(SystemError) {
    let time = head.begun.description.filter { $0 != "-" && $0 != ":" }
    let name = "\(head.game)-\(time)-\(String(UInt32.random(in: .min ... .max), radix: 36))"
    path = "\(folder.games)/\(name)"
    file = try File.openOrCreate(path, O_WRONLY | O_APPEND | O_EXCL)
    do throws(SystemError) {
      // Another process may look at it for a moment, but an empty journal is no game.
      guard try file.lock(within: File.lockTimeout) else { throw .locked }
      try file.write(Array((head.line + "\n" + moves.map(\.line).joined()).utf8))
    } catch {
      unlink(path)
      throw error
    }
  }

  struct Move: Equatable, Sendable {
    let text: String

    /// The letter of the outcome, or nil where a record lacks it.
    let letter: Unicode.Scalar?

    /// True of a move at the opponent's own board, which a `>` marks.
    var isOpponents = false

    /// The entry for a hint, which stands before the next move.
    static let hint = Move(text: "hint", letter: "?")
    var word: String { (isOpponents ? ">" : "") + text }

    fileprivate var line: String { "\(word)\t\(letter.map { String($0) } ?? "")\n" }

    /// Creates the move that a word in a record stands for.
    init(word: String, letter: Unicode.Scalar?) {
      let isOpponents = word.utf8.first == UInt8(ascii: ">")
      self.init(
        text: isOpponents ? String(word.dropFirst()) : word, letter: letter,
        isOpponents: isOpponents)
    }

    init(text: String, letter: Unicode.Scalar?, isOpponents: Bool = false) {
      (self.text, self.letter, self.isOpponents) = (text, letter, isOpponents)
    }
  }

  /// Appends a move, which outlives the process once this returns.
  func add(_ move: Move) throws(SystemError) {
    try file.write(Array(move.line.utf8))
  }

  func remove() { unlink(path) }

  struct Contents: Equatable, Sendable {
    let head: Record.Head

    /// The moves up to the end or to the first damaged line. The first move is in line 2.
    var moves: [Move] = []
    var damage: MalformedLine?
  }

  /// Reads the journal at a path, which no process changes while the result lives. Returns nil if
  /// it is gone or was never written, or if another process still plays its game after this many
  /// milliseconds. Throws if the head can't be read.
  static func read(
    _ path: String, within milliseconds: Int = 0
  ) throws(MalformedLine) -> (Journal, Contents)? {
    guard let file = try? File.open(path, O_RDWR | O_APPEND | O_NOFOLLOW) else { return nil }
    let journal = Journal(path: path, file: file)
    // The game may have ended, and its journal with it, before the file was locked.
    guard (try? file.lock(within: milliseconds, isShared: true)) == true,
      access(path, F_OK) == 0, let contents = try contents(of: path)
    else { return nil }
    return (journal, contents)
  }

  /// Keeps other processes away. Returns false if the journal changed after it had been read.
  func reserve(_ contents: Contents) -> Bool {
    // Others look only for a moment; in this time one of them may also take the journal.
    guard (try? file.lock(within: 200)) == true, access(path, F_OK) == 0 else { return false }
    let now = try? Self.contents(of: path)
    return now == contents
  }

  /// Returns why the game of the journal at a path can't be continued: ``SystemError/locked`` if
  /// another process plays it, another error if it can't be written, or nil.
  public static func obstacle(_ path: String) -> SystemError? {
    do throws(SystemError) {
      let file = try File.open(path, O_RDWR | O_NOFOLLOW)
      defer { file.close() }
      return try file.lock(within: 0, isShared: true) ? nil : .locked
    } catch {
      return error.code == ENOENT ? nil : error
    }
  }

  static func head(of path: String) -> Record.Head? {
    (try? contents(of: path, toMoves: false))??.head
  }

  private static func contents(
    of path: String, toMoves: Bool = true
  ) throws(MalformedLine) -> Contents? {
    guard let file = try? File.open(path, O_RDONLY | O_NOFOLLOW) else { return nil }
    let reader = LineReader(file)
    guard let first = try? reader.next() else { return nil }
    guard !first.isTorn else { throw MalformedLine("is cut off", zh: "不完整") }
    var contents = Contents(head: try Record.Head(first))
    do throws(MalformedLine) {
      while toMoves, let line = try? reader.next() { contents.moves.append(try Move(line)) }
    } catch {
      contents.damage = error
    }
    return contents
  }

  /// Renames a damaged journal, so that it is not offered again, and returns its path.
  @discardableResult
  static func setAside(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    let newPath = "\(path[...slash])\(damagedPrefix)\(path[slash...].dropFirst())"
    return rename(path, newPath) == 0 ? newPath : path
  }

  static let damagedPrefix = "damaged-"
}

extension Record {
  init(_ head: Head, _ moves: [Journal.Move], ended: Timestamp, status: String, score: Int?) {
    self.init(
      head: head, ended: ended, status: status, score: score,
      results: String(String.UnicodeScalarView(moves.compactMap(\.letter))),
      moves: moves.map(\.word).joined(separator: " "))
  }
}

extension Journal.Move {
  init(_ line: Line) throws(MalformedLine) {
    guard !line.isTorn else { throw MalformedLine("is cut off", zh: "不完整") }
    guard !line.isTooLong,
      let fields = String(validating: line.bytes, as: UTF8.self)?.split(separator: "\t"),
      fields.count == 2, !fields[0].isEmpty, fields[1].unicodeScalars.count == 1,
      let letter = fields[1].unicodeScalars.first,
      line.bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7f || $0 == 0x09 })
    else { throw MalformedLine(.notMove) }
    self.init(word: String(fields[0]), letter: letter)
  }
}
