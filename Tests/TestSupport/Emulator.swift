import GameCore
import TextUI
import Tiles

/// A terminal's screen, as far as the arcade uses one: what it is sent becomes cells.
///
/// It knows no more than the arcade may send; anything else is a fault, and so is what lies outside
/// the window. As in raw mode, a line feed only goes down.
public final class Emulator {
  /// The window's extent.
  public private(set) var size: Size

  /// What went wrong while the whole window was the program's.
  public private(set) var faults: [String] = []

  /// The modes that are on.
  public private(set) var modes: Set<String> = ["?25"]

  /// How often each mode was switched, on as a positive and off as a negative number of its own.
  public private(set) var switches: [String: (on: Int, off: Int)] = [:]

  private var cells: [[Cell]]
  private var row = 0
  private var column = 0
  private var look = Look()
  private var pending: [UInt8] = []
  private var isShared = false
  private var nextSize: Size?

  /// The colours and weights of a cell, by their SGR parameters.
  public struct Look: Equatable {
    var foreground = "39"
    var background = "49"
    var isBold = false
    var isFaint = false
    var isReversed = false
  }

  /// A character on the screen; empty in the right half of a wide one.
  public struct Cell: Equatable {
    var text = " "
    var look = Look()

    /// The cell with what can't be seen of a blank left out.
    var seen: Cell {
      guard text == " ", !look.isReversed else { return self }
      return Cell(text: text, look: Look(background: look.background))
    }
  }

  /// A blank screen.
  public init(rows: Int = 24, columns: Int = 80) {
    size = Size(rows: rows, columns: columns)
    cells = Self.blank(size)
  }

  private static func blank(_ size: Size) -> [[Cell]] {
    Array(repeating: Array(repeating: Cell(), count: size.columns), count: size.rows)
  }

  /// Gives the window another size, which counts from when the program clears it: what it sends
  /// until then is for the old one.
  public func resize(rows: Int, columns: Int) {
    nextSize = Size(rows: rows, columns: columns)
  }

  private func clear() {
    if let nextSize { size = nextSize }
    nextSize = nil
    cells = Self.blank(size)
    (row, column) = (min(row, size.rows - 1), min(column, size.columns - 1))
  }

  /// The screen as text, without the blanks at the ends of its lines.
  public var lines: [String] {
    cells.map { row in row.map(\.text).joined().trimmedAtEnd }
  }

  /// The rows of what can be seen, with their looks.
  public var picture: [[Cell]] { cells.map { $0.map(\.seen) } }

  /// The colours on the screen beside the terminal's own.
  public var colors: Set<String> {
    Set(picture.joined().flatMap { [$0.look.foreground, $0.look.background] })
      .subtracting([Look().foreground, Look().background])
  }

  /// Takes what a program sends.
  public func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    var rest = pending[...]
    while let taken = take(rest) { rest = rest.dropFirst(taken) }
    pending = Array(rest)
  }

  /// Takes one character or sequence; answers its length, or nil where it is not complete.
  private func take(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1b: return sequence(bytes)
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
      if bytes.count >= 4 { report("not UTF-8: \(Array(bytes.prefix(4)))") }
      return bytes.count >= 4 ? 1 : nil
    }
    let width = scalar.displayWidth
    if row >= size.rows || column + width > size.columns {
      report("'\(scalar)' at \(row),\(column) outside \(size)")
    } else {
      unpair(column)
      if width == 2 { unpair(column + 1) }
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
    guard bytes[bytes.startIndex + 1] == UInt8(ascii: "["),
      let end = body.firstIndex(where: { (0x40...0x7e).contains($0) })
    else {
      if bytes.count > 32 { report("unknown escape") }
      return bytes.count > 32 ? 1 : nil
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
    case "J" where text == "2": clear()
    case "K" where text.isEmpty:
      for place in min(column, size.columns)..<size.columns {
        unpair(place)
        cells[row][place] = Cell()
      }
    case "m": look.apply(text)
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
    // From here on the lines are the shell's, and scroll.
    if mode == "?1049" { isShared = !isOn }
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
  }
}

extension Emulator.Look {
  /// Applies the parameters of a control sequence SGR.
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
  /// What an emulator must show that was sent this picture.
  public func picture(_ depth: ColorDepth) -> [[Emulator.Cell]] {
    (0..<size.rows).map { row in
      (0..<size.columns).map { column in
        let cell = self[row, column]
        var look = Emulator.Look()
        if let codes = cell.style.parameters(from: .plain, depth) { look.apply(codes) }
        return Emulator.Cell(text: cell.isRightHalf ? "" : String(cell.scalar), look: look).seen
      }
    }
  }
}
