import GameCore
import Platform
import TextUI

/// A game under way on disk: its beginning, and a line for each move with the letter of what it did.
///
/// As long as the game is played, the file is reserved for the process that plays it.
public final class Journal {
  /// Where the file is.
  public let path: String

  private let file: Descriptor

  private init(path: String, file: Descriptor) {
    self.path = path
    self.file = file
  }

  deinit {
    file.close()
  }

  /// Begins a journal with the first moves of a game.
  public init(
    of head: Record.Head, _ moves: [Move], in folder: StateFolder
  ) throws(SystemError) {
    let time = head.begun.description.filter { $0 != "-" && $0 != ":" }
    let name = "\(head.game)-\(time)-\(String(UInt32.random(in: .min ... .max), radix: 36))"
    path = "\(folder.games)/\(name)"
    // Others see it when it is reserved and has its beginning.
    let hidden = "\(folder.games)/.\(name)"
    file = try File.make(hidden, O_WRONLY | O_APPEND | O_EXCL)
    do throws(SystemError) {
      _ = try file.lock(within: 0)
      try file.write(Array("\(head.line)\n\(moves.map(\.line).joined())".utf8))
      guard rename(hidden, path) == 0 else { throw .last }
    } catch {
      unlink(hidden)
      throw error
    }
  }

  /// One move and the letter of what it did.
  public struct Move: Equatable, Sendable {
    /// The move as text.
    public let text: String

    /// What it did.
    public let letter: Unicode.Scalar

    /// A move and what it did.
    public init(_ text: String, _ letter: Unicode.Scalar) {
      self.text = text
      self.letter = letter
    }

    /// A hint that was given before the next move, which stands among the moves.
    public static let hint = Move("hint", "?")

    fileprivate var line: String { "\(text)\t\(letter)\n" }
  }

  /// Adds a move, which the system has when this returns, so that the end of the process does not
  /// lose it.
  public func add(_ move: Move) throws(SystemError) {
    try file.write(Array(move.line.utf8))
  }

  /// Takes the journal away, as the game is under way no longer.
  public func remove() {
    unlink(path)
  }

  // MARK: Taking up again

  /// What a journal holds.
  public struct Contents: Sendable {
    /// The game's beginning.
    public let head: Record.Head

    /// The moves up to the end or to what is damaged. The first stands in line 2.
    public let moves: [Move]

    /// What is wrong with the line behind them; nil where nothing is.
    public let damage: MalformedLine?
  }

  /// Reserves the journal at a path and reads it; nil where it is gone, or another process has it and
  /// still has it after so many milliseconds. Throws where not even the game's beginning can be read.
  public static func take(
    _ path: String, within milliseconds: Int = 0
  ) throws(MalformedLine) -> (Journal, Contents)? {
    guard let file = try? File.open(path, O_RDWR | O_APPEND | O_NOFOLLOW) else { return nil }
    let journal = Journal(path: path, file: file)
    // Between the opening and the locking, its game may have come to its end.
    guard let isFree = try? file.lock(within: milliseconds), isFree, access(path, F_OK) == 0 else {
      return nil
    }
    guard let contents = try contents(of: path) else { return nil }
    return (journal, contents)
  }

  /// Whether a process plays the game of the journal at a path.
  public static func isTaken(_ path: String) -> Bool {
    guard let file = try? File.open(path, O_RDONLY | O_NOFOLLOW) else { return false }
    defer { file.close() }
    return (try? file.lock(within: 0)) == false
  }

  private static func contents(of path: String) throws(MalformedLine) -> Contents? {
    guard let file = try? File.open(path, O_RDONLY | O_NOFOLLOW) else { return nil }
    let reader = LineReader(file)
    guard let first = try? reader.next() else { throw MalformedLine("is empty") }
    guard !first.isTorn else { throw MalformedLine("has no end") }
    let head = try RecordParser().head(first)
    var moves: [Move] = []
    var damage: MalformedLine?
    while damage == nil, let line = try? reader.next() {
      do throws(MalformedLine) {
        moves.append(try Move(line))
      } catch {
        damage = error
      }
    }
    return Contents(head: head, moves: moves, damage: damage)
  }

  /// The journal of the first moves only, in another file; this one is set aside as it is.
  public func copied(
    _ head: Record.Head, _ moves: [Move], in folder: StateFolder
  ) throws(SystemError) -> Journal {
    let copy = try Journal(of: head, moves, in: folder)
    Self.setAside(path)
    return copy
  }

  /// Sets a damaged journal aside, as it is, where it is in nobody's way; answers where.
  @discardableResult
  public static func setAside(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    let place = "\(path[...slash])\(damagedPrefix)\(path[slash...].dropFirst())"
    return rename(path, place) == 0 ? place : path
  }

  private static let damagedPrefix = "damaged-"

  static func isDamaged(_ name: String) -> Bool { name.hasPrefix(damagedPrefix) }
}

extension Record {
  /// A game under way, whose score its moves tell.
  init(underWay head: Head, _ moves: [Journal.Move]) {
    self.init(
      head: head, ended: head.begun, status: Self.unfinished, score: nil,
      results: String(String.UnicodeScalarView(moves.map(\.letter))),
      moves: moves.map(\.text).joined(separator: " "))
  }
}

extension Journal.Move {
  init(_ line: Line) throws(MalformedLine) {
    guard !line.isTorn else { throw MalformedLine("has no end") }
    guard !line.isTooLong,
      let fields = String(validating: line.bytes, as: UTF8.self)?.split(separator: "\t"),
      fields.count == 2, !fields[0].isEmpty, fields[1].unicodeScalars.count == 1,
      let letter = fields[1].unicodeScalars.first,
      line.bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7f || $0 == 0x09 })
    else { throw MalformedLine("is no move") }
    self.init(String(fields[0]), letter)
  }
}
