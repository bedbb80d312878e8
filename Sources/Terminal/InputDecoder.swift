import TextUI

/// Decodes the bytes that a terminal sends into keys, clicks and scrolling.
///
/// An incomplete sequence is kept until the rest arrives. Pasted text and unknown sequences are
/// skipped as a whole, so that no part of them is taken for a key.
public struct InputDecoder: Sendable {
  private var pending: [UInt8] = []
  private var isPasting = false

  /// The questions to the terminal whose answers may still come, late and in pieces.
  public var awaited: Set<TerminalQuestion> = []

  /// True if the background of the last answer is light, or nil before one.
  public private(set) var isLight: Bool?

  /// The way in which the terminal shows pictures, by its answers so far; nil for none.
  public private(set) var graphics: GraphicsProtocol?

  public init() {}

  /// True if an incomplete sequence is pending that may be a key.
  public var isWaiting: Bool {
    !pending.isEmpty && (awaited.isEmpty || pending.count == 1 || !"]P_".utf8.contains(pending[1]))
  }

  /// Returns the inputs that the bytes complete.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [Input] {
    pending += bytes
    var (inputs, rest) = ([Input](), pending[...])
    while !rest.isEmpty {
      let start = rest
      guard let piece = next(&rest) else {
        rest = start
        break
      }
      if let input = piece.input { inputs.append(input) }
    }
    pending = rest.count > Self.limit ? [] : Array(rest)
    return inputs
  }

  /// Drops the pending bytes, as nothing follows them. Returns the Escape key if they are a lone
  /// escape, which also ends a paste whose end was lost.
  public mutating func flush() -> [Input] {
    defer { pending.removeAll() }
    guard pending == [Self.escape] else { return [] }
    defer { isPasting = false }
    return isPasting ? [] : [.key(.escape)]
  }

  /// The longest incomplete sequence that is kept, in bytes.
  private static let limit = 64
  private static let escape: UInt8 = 0x1b

  /// A part of the input that is complete, with its meaning if it has one.
  private struct Piece {
    var input: Input?

    static let nothing = Piece()
    static func key(_ key: Key) -> Piece { Piece(input: .key(key)) }
  }

  /// Removes the next piece from the front, or returns nil if it is incomplete.
  private mutating func next(_ rest: inout ArraySlice<UInt8>) -> Piece? {
    guard let byte = rest.first else { return nil }
    guard byte != Self.escape else { return sequence(&rest) }
    if !isPasting, byte >= 0x80 { return scalar(&rest) }
    rest.removeFirst()
    return isPasting ? .nothing : ascii(byte)
  }

  // MARK: Characters

  private func ascii(_ byte: UInt8) -> Piece {
    switch byte {
    case 0x0d, 0x0a: .key(.enter)
    case 0x09: .key(.tab)
    case 0x7f, 0x08: .key(.backspace)
    case 0x01...0x1a: .key(.control(Unicode.Scalar(byte + 0x60)))
    case 0x20...0x7e: .key(.character(Unicode.Scalar(byte)))
    default: .nothing
    }
  }

  private func scalar(_ rest: inout ArraySlice<UInt8>) -> Piece? {
    var decoder = UTF8()
    var bytes = rest.makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&bytes) {
      rest.removeFirst(UTF8.width(scalar))
      return .key(.character(scalar))
    }
    let length = Self.length(startingWith: rest.first ?? 0)
    let tail = rest.dropFirst().prefix(length - 1)
    if rest.count < length, tail.allSatisfy({ $0 & 0xc0 == 0x80 }) { return nil }
    rest.removeFirst()
    return .nothing
  }

  /// Returns the length of a UTF-8 sequence, in bytes, from its first byte.
  private static func length(startingWith byte: UInt8) -> Int {
    (0xc2...0xf4).contains(byte) ? (~byte).leadingZeroBitCount : 1
  }

  // MARK: Sequences

  private mutating func sequence(_ rest: inout ArraySlice<UInt8>) -> Piece? {
    let start = rest.dropFirst()
    guard let kind = start.first else { return nil }
    rest = start.dropFirst()
    switch Unicode.Scalar(kind) {
    case "[": return control(&rest)
    case "O": return rest.popFirst().map { key($0, []) }
    case "]": return answer(&rest, to: .background, "11;rgb")
    case "P": return answer(&rest, to: .graphics, ">|")
    case "_": return answer(&rest, to: .graphics, "G")
    default: rest = start
    }
    if kind == Self.escape { return isPasting ? .nothing : .key(.escape) }
    // A key typed with Alt.
    return next(&rest).map { _ in .nothing }
  }

  /// Decodes an answer after its introducer, such as `11;rgb:ffff/ffff/ffff`, up to a bell or a
  /// string terminator. A byte that is invalid there ends it and is decoded on its own.
  private mutating func answer(
    _ rest: inout ArraySlice<UInt8>, to question: TerminalQuestion, _ beginning: String
  ) -> Piece? {
    let isColor = question == .background
    let body = rest.prefix {
      isColor ? "0123456789abcdefABCDEFrg;:/".utf8.contains($0) : (0x20...0x7e).contains($0)
    }
    // Else it is a key typed with Alt.
    guard awaited.contains(question), zip(body, beginning.utf8).allSatisfy(==) else {
      return .nothing
    }
    let end = Array(rest.dropFirst(body.count).prefix(2))
    guard let last = end.first, end != [Self.escape] else { return nil }
    let length = last == 0x07 ? 1 : end == [Self.escape, 0x5c] ? 2 : 0
    rest = rest.dropFirst(body.count + length)
    guard length > 0 else { return .nothing }
    if isColor { takeBackground(body) } else { takeGraphics(body) }
    return .nothing
  }

  private mutating func takeBackground(_ body: ArraySlice<UInt8>) {
    let parts = body.split(separator: UInt8(ascii: ":")).last?.split(separator: UInt8(ascii: "/"))
    let channels = (parts ?? []).prefix(3).compactMap { digits in
      Int(String(decoding: digits, as: UTF8.self), radix: 16)
        .map { Double($0) / Double(1 << (4 * digits.count) - 1) }
    }
    guard channels.count == 3 else { return }
    awaited.remove(.background)
    isLight = 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2] > 0.5
  }

  private mutating func takeGraphics(_ body: ArraySlice<UInt8>) {
    // iTerm2 3.5 answers `GOK`, without a number, and shows no picture.
    if body.elementsEqual("Gi=\(GraphicsProtocol.queryNumber);OK".utf8) { graphics = .kitty }
    // There is no question for this protocol; these two have long had it.
    let knowsInline = [">|iTerm2", ">|WezTerm"].contains { body.starts(with: $0.utf8) }
    if knowsInline, graphics == nil { graphics = .inline }
  }

  /// Decodes a control sequence (ECMA-48) after its introducer.
  private mutating func control(_ rest: inout ArraySlice<UInt8>) -> Piece? {
    let parameters = rest.prefix { (0x30...0x3f).contains($0) }
    rest = rest.dropFirst(parameters.count)
    rest = rest.drop { (0x20...0x2f).contains($0) }
    guard let final = rest.first else { return nil }
    // A byte that is invalid here ends the sequence and is decoded on its own.
    guard (0x40...0x7e).contains(final) else { return .nothing }
    rest.removeFirst()
    if parameters.first == UInt8(ascii: "<") {
      return mouse(Self.numbers(parameters.dropFirst()), isPress: final == UInt8(ascii: "M"))
    }
    if final == UInt8(ascii: "M"), parameters.isEmpty {
      // The older mouse report: three more bytes.
      guard rest.count >= 3 else { return nil }
      rest = rest.dropFirst(3)
      return .nothing
    }
    // The terminal's attributes, which every one knows, come after its other answers.
    if final == UInt8(ascii: "c"), parameters.first == UInt8(ascii: "?") {
      awaited.remove(.graphics)
    }
    return key(final, Self.numbers(parameters))
  }

  private static func numbers(_ parameters: ArraySlice<UInt8>) -> [Int] {
    parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { WholeNumber.parse(String(decoding: $0, as: UTF8.self)) ?? 0 }
  }

  private mutating func key(_ final: UInt8, _ numbers: [Int]) -> Piece {
    if final == UInt8(ascii: "~"), let number = numbers.first, (200...201).contains(number) {
      isPasting = number == 200
      return .nothing
    }
    return isPasting ? .nothing : Self.key(final, numbers.first).map { .key($0) } ?? .nothing
  }

  private static func key(_ final: UInt8, _ number: Int?) -> Key? {
    switch (Unicode.Scalar(final), number) {
    case ("A", _): .up
    case ("B", _): .down
    case ("C", _): .right
    case ("D", _): .left
    case ("H", _), ("~", 1), ("~", 7): .home
    case ("F", _), ("~", 4), ("~", 8): .end
    case ("~", 5): .pageUp
    case ("~", 6): .pageDown
    case ("Z", _): .backTab
    case ("M", _): .enter
    default: nil
    }
  }

  /// Decodes a mouse report in SGR form: button, column and row, the latter two counted from 1.
  private func mouse(_ numbers: [Int], isPress: Bool) -> Piece {
    guard !isPasting, isPress, numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else {
      return .nothing
    }
    let point = Point(row: numbers[2] - 1, column: numbers[1] - 1)
    // The bits of modifier keys are ignored.
    switch numbers[0] & ~0b11100 {
    case 0: return Piece(input: .click(point))
    case 2: return Piece(input: .secondClick(point))
    case 64: return Piece(input: .scroll(point, by: -1))
    case 65: return Piece(input: .scroll(point, by: 1))
    default: return .nothing
    }
  }
}
