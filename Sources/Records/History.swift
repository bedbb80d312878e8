import Platform

/// The games that were finished or abandoned: a text file with a ``Record`` per line. It is only
/// appended to; damaged lines are kept as they are.
public struct History: Sendable {
  /// The path of the file, which need not exist.
  public let path: String

  /// Appends a record, completely or not at all. Other processes may append at the same time. If
  /// the record `mustLast`, it is on the disk when this returns. The cost doesn't depend on the
  /// file's length.
  public func append(_ record: Record, mustLast: Bool) throws(SystemError) {
    let file = try File.openOrCreate(path, O_RDWR | O_APPEND)
    defer { file.close() }
    guard try file.lock(within: File.lockTimeout) else { throw .locked }
    let size = try file.status().st_size
    let isTorn = size > 0 && file.byte(at: Int(size) - 1) != UInt8(ascii: "\n")
    do throws(SystemError) {
      try file.write(Array("\(isTorn ? "\n" : "")\(record.line)\n".utf8))
      guard !mustLast || fsync(file.number) == 0 else { throw .last }
      if mustLast, size == 0 { File.syncFolder(of: path) }
    } catch {
      // The lock has kept others from appending.
      ftruncate(file.number, size)
      throw error
    }
  }

  /// Returns a reader of the lines from an offset in bytes on, or nil if there is no history.
  public func lines(from offset: Int = 0) throws(SystemError) -> LineReader? {
    do throws(SystemError) {
      guard let file = try File.openIfPresent(path) else { return nil }
      let reader = LineReader(file, named: path.shownAsPath)
      guard offset == 0 || lseek(file.number, off_t(offset), SEEK_SET) >= 0 else { throw .last }
      return reader
    } catch {
      throw error.doing("read \(path.shownAsPath)", zh: "读取 \(path.shownAsPath)")
    }
  }

  /// Returns up to `count` of the last records, of one game or of all, the latest first. Reads the
  /// file from its end, no further than necessary.
  public func last(_ count: Int, of game: String? = nil) throws(SystemError) -> [Record] {
    let size = File.size(of: path) ?? 0
    var room = 512 * min(count, 1 << 20) + 512
    while let reader = try lines(from: max(0, size - room)) {
      // Most likely this is only the end of a line.
      if room < size { _ = try reader.next() }
      let records = try reader.records(of: game)
      if room >= size || records.count >= count { return records.suffix(count).reversed() }
      room *= 4
    }
    return []
  }

  /// Returns what the finished games of a game, played alone, have shown of its collection, as
  /// recorded; nil if it has none.
  public func finds<G: ArcadeGame>(in game: G.Type) throws(SystemError) -> Finds? {
    guard let collection = G.collectibles else { return nil }
    var finds = Finds(collection)
    // The shelf of the deals of certain options, in each of which nothing is new once it is full.
    var shelves: [UInt64: Int] = [:]
    let reader = try lines()
    while let line = try reader?.next() {
      guard let fields = try? RecordLine(line), fields.isOfGame(G.name),
        case let group = fields.group.fingerprint, shelves[group].map(finds.isFull) != true,
        (try? fields.ending) == .finished, let head = (try? Record(fields))?.head,
        head.game == G.name, head.rules == G.rules,
        let options = try? G.Options(recorded: head.options),
        let deal = try? Playthrough<G>.Source(head.source).deal(options),
        let shown = G.found(in: deal)
      else { continue }
      finds.add(shown)
      if !fields.isWritten { shelves[group] = shown.shelf }
    }
    return finds
  }
}

extension LineReader {
  /// Creates a reader of the file or pipe at a path. Throws if it is a folder.
  public convenience init(path: String) throws(SystemError) {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw .last }
    self.init(Descriptor(number), named: path.printable)
    var status = stat()
    fstat(number, &status)
    guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemError(code: EISDIR) }
  }

  /// Returns the last record, which is a line of a history or a whole journal, or the last code
  /// with its games and its player's name. Without any there are no games.
  public func lastGames(
    _ catalog: GameCatalog
  ) throws(SystemError) -> (records: [Record], challenge: Challenge?) {
    var (record, challenge) = (Record?.none, Challenge?.none)
    var journal: (head: Record.Head, moves: [Journal.Move])?
    while let line = try next() {
      if let whole = try? Record(line) {
        (record, journal, challenge) = (whole, nil, nil)
      } else if let head = try? Record.Head(line) {
        (record, journal, challenge) = (nil, (head, []), nil)
      } else if let move = try? Journal.Move(line) {
        journal?.moves.append(move)
      } else if let code = Challenge.code(in: line.bytes),
        let whole = try? Challenge(reading: code, catalog)
      {
        (record, journal, challenge) = (nil, nil, whole)
      }
    }
    record =
      journal.map { head, moves in
        Record(head, moves, ended: head.begun, status: Phase.unfinished, score: nil)
      } ?? record
    return (challenge?.records ?? [record].compactMap(\.self), challenge)
  }

  /// Reads the lines of several histories in the order in which their games ended, with one line of
  /// each in memory.
  ///
  /// A line that is no record follows the line before it in its file. Games that ended in the same
  /// second come in the order of the files.
  public static func readMerged(
    _ histories: [LineReader], _ take: (Line) throws(SystemError) -> Void
  ) throws(SystemError) {
    if let only = histories.first, histories.count == 1 {
      while let line = try only.next() { try take(line) }
      return
    }
    // The next line of each history, and the time at which its game ended.
    var heads: [(line: Line, ended: [UInt8])?] = []
    for history in histories { heads.append(try history.head()) }
    while let next = heads.indices.filter({ heads[$0] != nil }).min(by: {
      (heads[$0]?.ended ?? []).lexicographicallyPrecedes(heads[$1]?.ended ?? [])
    }), let line = heads[next]?.line {
      try take(line)
      heads[next] = try histories[next].head()
    }
  }

  private func head() throws(SystemError) -> (line: Line, ended: [UInt8])? {
    try next().map { ($0, (try? RecordLine($0)).map { Array($0.ended) } ?? []) }
  }

  public func records(of game: String? = nil) throws(SystemError) -> [Record] {
    var records: [Record] = []
    while let line = try next() {
      guard let fields = try? RecordLine(line), game.map(fields.isOfGame) ?? true,
        let record = try? Record(fields)
      else { continue }
      records.append(record)
    }
    return records
  }
}
