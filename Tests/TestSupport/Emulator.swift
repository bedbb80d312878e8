import TextUI

/// A terminal emulator with only the control sequences that the arcade may send.
///
/// Any other sequence is an error, and so is any position outside the window. As in raw mode, a
/// line feed keeps the column.
public final class Emulator {
  /// The extent of the window.
  public private(set) var size: Size

  /// The errors on the alternate screen.
  public private(set) var faults: [String] = []

  /// The modes that are set.
  public private(set) var modes: Set<String> = ["?25"]

  /// The number of times that each mode was set and reset.
  public private(set) var switches: [String: (on: Int, off: Int)] = [:]

  /// The pictures on the screen.
  public private(set) var pictures = EmulatedPictures()

  private var cells: [[Cell]]
  private var row = 0
  private var column = 0
  private var look = Look()
  private var pending: [UInt8] = []
  private var isShared = false
  private var nextSize: Size?

  /// The colours, by their SGR parameters, and weights of a cell.
  public struct Look: Equatable {
    var foreground = "39"
    var background = "49"
    var isBold = false
    var isFaint = false
    var isReversed = false
  }

  /// A cell of the screen. The right half of a wide character has an empty text.
  public struct Cell: Equatable {
    var text = " "
    var look = Look()

    /// The cell, for a blank without the attributes that can't be seen.
    var seen: Cell {
      guard text == " ", !look.isReversed else { return self }
      return Cell(text: text, look: Look(background: look.background))
    }
  }

  /// Creates a blank screen.
  public init(rows: Int = 24, columns: Int = 80) {
    size = Size(rows: rows, columns: columns)
    cells = Self.blank(size)
  }

  private static func blank(_ size: Size) -> [[Cell]] {
    Array(repeating: Array(repeating: Cell(), count: size.columns), count: size.rows)
  }

  /// Resizes the window as soon as the program clears it. Until then, its output is for the old
  /// size.
  public func resize(rows: Int, columns: Int) {
    nextSize = Size(rows: rows, columns: columns)
  }

  private func clear() {
    if let nextSize { size = nextSize }
    nextSize = nil
    cells = Self.blank(size)
    pictures.clear()
    (row, column) = (min(row, size.rows - 1), min(column, size.columns - 1))
  }

  /// The number of times that the bell rang.
  public private(set) var rings = 0

  /// The screen as text, without trailing blanks.
  public var lines: [String] {
    cells.map { row in row.map(\.text).joined().trimmedAtEnd }
  }

  /// The visible contents of the cells.
  public var picture: [[Cell]] { cells.map { $0.map(\.seen) } }

  /// The colours on the screen except the default ones.
  public var colors: Set<String> {
    Set(picture.joined().flatMap { [$0.look.foreground, $0.look.background] })
      .subtracting([Look().foreground, Look().background])
  }

  /// Processes the output of a program.
  public func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    var rest = pending[...]
    while let taken = take(rest) { rest = rest.dropFirst(taken) }
    pending = Array(rest)
  }

  /// Processes one character or sequence. Returns its length, or nil if it is incomplete.
  private func take(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1b: return sequence(bytes)
    case 0x07: rings += 1
    case 0x0d: column = 0
    case 0x0a: move(row + 1, column)
    case 0x08: move(row, column - 1)
    case ..<0x20, 0x7f: report("control character \(first)")
    default: return put(bytes)
    }
    return 1
  }

  private func put(_ bytes: ArraySlice<UInt8>) -> Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
      // The sequence of leaving can cut a character short.
      if let escape = bytes.prefix(4).firstIndex(of: 0x1b) { return escape - bytes.startIndex }
      if bytes.count >= 4 { report("not UTF-8: \(Array(bytes.prefix(4)))") }
      return bytes.count >= 4 ? 1 : nil
    }
    let width = scalar.displayWidth
    if row >= size.rows || column + width > size.columns {
      report("'\(scalar)' at \(row),\(column) outside \(size)")
    } else {
      unpair(column)
      if width == 2 { unpair(column + 1) }
      for column in column..<column + width { pictures.overwrite(row: row, column: column) }
      cells[row][column] = Cell(text: String(scalar), look: look)
      if width == 2 { cells[row][column + 1] = Cell(text: "", look: look) }
    }
    column += width
    return UTF8.width(scalar)
  }

  private func unpair(_ column: Int) {
    if cells[row][column].text.isEmpty { cells[row][column - 1].text = " " }
    if column + 1 < size.columns, cells[row][column + 1].text.isEmpty {
      cells[row][column + 1].text = " "
    }
  }

  private func move(_ row: Int, _ column: Int) {
    if !(0..<size.rows).contains(row) || !(0..<size.columns).contains(column) {
      report("cursor at \(row),\(column) outside \(size)")
    }
    self.row = max(0, min(size.rows - 1, row))
    self.column = max(0, min(size.columns - 1, column))
  }

  private func sequence(_ bytes: ArraySlice<UInt8>) -> Int? {
    let body = bytes.dropFirst(2)
    guard bytes.count > 1 else { return nil }
    // A command to the terminal, which shows nothing, lasts until a bell.
    if bytes[bytes.startIndex + 1] == UInt8(ascii: "]") {
      guard let end = body.firstIndex(of: 0x07) else { return nil }
      let text = String(decoding: body[..<end], as: UTF8.self)
      if text.hasPrefix("1337;") {
        pictures.executeInline(String(text.dropFirst(5)), at: Point(row: row, column: column))
      }
      return end - bytes.startIndex + 1
    }
    if bytes[bytes.startIndex + 1] == UInt8(ascii: "_") {
      guard let end = body.firstIndex(of: 0x1b), bytes.endIndex > end + 1 else { return nil }
      pictures.execute(
        String(decoding: body.dropFirst()[..<end], as: UTF8.self),
        at: Point(row: row, column: column))
      return end - bytes.startIndex + 2
    }
    // As in every terminal, an escape begins a new sequence: that of leaving can cut one short.
    if let escape = bytes.dropFirst().firstIndex(of: 0x1b),
      escape == bytes.startIndex + 1
        || !body.prefix(while: { $0 != 0x1b }).contains(where: { (0x40...0x7e).contains($0) })
    {
      return escape - bytes.startIndex
    }
    guard bytes[bytes.startIndex + 1] == UInt8(ascii: "["),
      let end = body.firstIndex(where: { (0x40...0x7e).contains($0) })
    else {
      if bytes.count > 64 { report("unknown escape \(bytes.prefix(40).shown)") }
      return bytes.count > 64 ? 1 : nil
    }
    let text = String(decoding: body[..<end], as: UTF8.self)
    execute(Unicode.Scalar(bytes[end]), text)
    return end - bytes.startIndex + 1
  }

  private func execute(_ final: Unicode.Scalar, _ text: String) {
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = numbers.first ?? nil
    switch final {
    case "H":
      move((first ?? 1) - 1, (numbers.count > 1 ? numbers[1] ?? 1 : 1) - 1)
    case "A": move(row - (first ?? 1), column)
    case "B": move(row + (first ?? 1), column)
    case "C": move(row, column + (first ?? 1))
    case "G": move(row, (first ?? 1) - 1)
    case "J" where text.isEmpty && row == 0 && column == 0: clear()
    case "J" where text == "2":
      clear()
      pictures.free()
    case "K" where text.isEmpty:
      for column in min(column, size.columns)..<size.columns {
        unpair(column)
        pictures.overwrite(row: row, column: column)
        cells[row][column] = Cell()
      }
    case "m": look.apply(text)
    // The caret's shape, and questions for the terminal's version, attributes and cells.
    case "q" where text == ">" || text.hasSuffix(" "), "c" where text.isEmpty,
      "t" where text == "16":
      break
    case "h", "l": toggle(text, isOn: final == "h")
    default: report("unknown sequence \(text)\(final)")
    }
  }

  private func report(_ fault: String) {
    if !isShared { faults.append(fault) }
  }

  private func toggle(_ mode: String, isOn: Bool) {
    switches[mode, default: (0, 0)].on += isOn ? 1 : 0
    switches[mode, default: (0, 0)].off += isOn ? 0 : 1
    // The main screen belongs to the shell, and scrolls.
    if mode == "?1049" { isShared = !isOn }
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
  }
}

extension Emulator.Look {
  /// Applies the parameters of an SGR sequence.
  public mutating func apply(_ text: String) {
    var rest = text.split(separator: ";", omittingEmptySubsequences: false).map(String.init)[...]
    while let code = rest.popFirst() {
      switch code {
      case "", "0": self = Self()
      case "1": isBold = true
      case "2": isFaint = true
      case "22": (isBold, isFaint) = (false, false)
      case "7": isReversed = true
      case "27": isReversed = false
      case "38", "48":
        let count = rest.first == "5" ? 2 : 4
        let color = ([code] + rest.prefix(count)).joined(separator: ";")
        rest = rest.dropFirst(count)
        if code == "38" { foreground = color } else { background = color }
      default:
        if code.hasPrefix("3") || code.hasPrefix("9") {
          foreground = code
        } else {
          background = code
        }
      }
    }
  }
}

extension Canvas {
  /// Returns the cells that an emulator has to show for this canvas.
  public func picture(_ depth: ColorDepth) -> [[Emulator.Cell]] {
    (0..<size.rows).map { row in
      (0..<size.columns).map { column in
        let cell = self[row, column]
        var look = Emulator.Look()
        let style = palette?.resolved(cell.style) ?? cell.style
        if let codes = style.parameters(from: .plain, depth, palette) { look.apply(codes) }
        return Emulator.Cell(text: cell.isRightHalf ? "" : String(cell.scalar), look: look).seen
      }
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var shown: String { String(decoding: self, as: UTF8.self).debugDescription }
}
