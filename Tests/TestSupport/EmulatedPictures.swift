import TextUI

/// The pictures on an emulated terminal, of kitty's graphics protocol and of iTerm2's inline
/// images.
public struct EmulatedPictures {
  /// A picture on the screen.
  public struct Shown: Equatable {
    /// The number of kitty's picture, or 0 of an inline one.
    public let number: Int
    public let rect: Rect
  }

  /// The errors of the commands.
  public private(set) var faults: [String] = []

  /// The complete pictures that kitty keeps, by their numbers: their bytes.
  public private(set) var kept: [Int: [UInt8]] = [:]

  /// The number of pictures that were sent, all in all.
  public private(set) var sent = 0

  private var placements: [String: Shown] = [:]
  private var partial: (keys: [String: String], letters: String)?
  private var inline: [(rect: Rect, cells: Set<Int>)] = []

  /// The pictures in sight, from the top left; of an inline one at least a cell.
  public var shown: [Shown] {
    let all = Array(placements.values) + inline.map { Shown(number: 0, rect: $0.rect) }
    return all.sorted {
      ($0.rect.origin.row, $0.rect.origin.column) < ($1.rect.origin.row, $1.rect.origin.column)
    }
  }

  /// The inline pictures of which something was overwritten and something is left.
  public var remnants: [Rect] {
    inline.filter { $0.cells.count < $0.rect.size.rows * $0.rect.size.columns }.map(\.rect)
  }

  /// Erases what is shown, as Konsole does where the window is erased.
  mutating func clear() { (inline, placements) = ([], [:]) }

  /// Drops all pictures, as kitty does at `ESC[2J`.
  mutating func free() { kept = [:] }

  mutating func overwrite(row: Int, column: Int) {
    guard !inline.isEmpty else { return }
    for index in inline.indices { inline[index].cells.remove(row << 16 | column) }
    inline.removeAll { $0.cells.isEmpty }
  }

  /// Executes a command of kitty's protocol, without its introducer `G` and its end.
  mutating func execute(_ command: String, at point: Point) {
    let halves = command.split(separator: ";", maxSplits: 1).map(String.init)
    let pairs = halves[0].split(separator: ",").map { $0.split(separator: "=").map(String.init) }
    let keys = Dictionary(pairs.map { ($0[0], $0.count > 1 ? $0[1] : "") }) { $1 }
    if keys["q"] != "2", keys["a"] != "q" { faults.append("an answer is wanted: \(halves[0])") }
    let payload = halves.count > 1 ? halves[1] : ""
    if payload.utf8.count > 4096 { faults.append("a piece of \(payload.utf8.count) bytes") }
    if partial != nil || keys["a"] == "t" { return receive(keys, payload) }
    switch keys["a"] {
    case "p": place(keys, at: point)
    case "d": delete(keys)
    case "q": break
    default: faults.append("unknown command \(halves[0])")
    }
  }

  private mutating func receive(_ keys: [String: String], _ payload: String) {
    let all = (keys: partial?.keys ?? keys, letters: (partial?.letters ?? "") + payload)
    partial = keys["m"] == "1" ? all : nil
    guard partial == nil, let number = Int(all.keys["i"] ?? "") else { return }
    let letters = all.letters.filter { $0 != "=" }.map {
      $0 == "+" ? "-" : $0 == "/" ? "_" : String($0)
    }
    let bytes = Base64.urlSafe.decode(letters.joined()) ?? []
    let (width, height) = (Int(all.keys["s"] ?? "") ?? 0, Int(all.keys["v"] ?? "") ?? 0)
    if all.keys["f"] != "24" || bytes.count != 3 * width * height || width == 0 {
      faults.append("\(bytes.count) bytes for \(width) x \(height)")
    }
    kept[number] = bytes
    sent += 1
  }

  private mutating func place(_ keys: [String: String], at point: Point) {
    let (number, placement) = (Int(keys["i"] ?? "") ?? 0, keys["p"] ?? "")
    let (rows, columns) = (Int(keys["r"] ?? "") ?? 0, Int(keys["c"] ?? "") ?? 0)
    if kept[number] == nil { faults.append("there is no picture \(number)") }
    if keys["C"] != "1" { faults.append("the cursor moves") }
    let rect = Rect(row: point.row, column: point.column, rows: rows, columns: columns)
    placements["\(number) \(placement)"] = Shown(number: number, rect: rect)
  }

  private mutating func delete(_ keys: [String: String]) {
    switch keys["d"] {
    case "a": placements = [:]
    case "A": (placements, kept) = ([:], [:])
    case "i":
      let key = "\(keys["i"] ?? "") \(keys["p"] ?? "")"
      if placements.removeValue(forKey: key) == nil { faults.append("\(key) isn't shown") }
    default: faults.append("unknown deletion")
    }
  }

  /// Executes the command of an inline picture, from `File=` on, without its end.
  mutating func executeInline(_ command: String, at point: Point) {
    let halves = command.split(separator: ":", maxSplits: 1).map(String.init)
    let words = halves[0].split(separator: ";").map(String.init)
    func number(_ key: String) -> Int {
      words.first { $0.hasPrefix(key + "=") }.flatMap { Int($0.dropFirst(key.count + 1)) } ?? 0
    }
    let (rows, columns) = (number("height"), number("width"))
    if rows == 0 || columns == 0 || halves.count < 2 { faults.append("incomplete: \(halves[0])") }
    if !halves[0].hasPrefix("File=inline=1;") { faults.append("no inline picture: \(halves[0])") }
    for row in point.row..<point.row + rows {
      for column in point.column..<point.column + columns { overwrite(row: row, column: column) }
    }
    let rect = Rect(row: point.row, column: point.column, rows: rows, columns: columns)
    let cells = (0..<rows).flatMap { row in
      (0..<columns).map { (point.row + row) << 16 | (point.column + $0) }
    }
    inline.append((rect, Set(cells)))
    sent += 1
  }
}
