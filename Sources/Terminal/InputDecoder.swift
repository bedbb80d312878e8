/// Decodes the bytes that a terminal sends into keys, clicks and scrolling.
///
/// An incomplete sequence is kept until the rest arrives. Pasted text and unknown sequences are
/// skipped as a whole, so that no part of them is taken for a key.
struct InputDecoder: Sendable {
  private var pending: [UInt8] = []
  private var isPasting = false {
    didSet { hasPasted = hasPasted || oldValue && !isPasting }
  }

  /// True if a paste, which is no input, has ended since this was set to false.
  var hasPasted = false

  /// The questions to the terminal whose answers may still come, late and in pieces.
  var awaited: Set<TerminalQuestion> = []

  /// True if the background of the last answer is light, or nil before one.
  private(set) var isLight: Bool?

  /// The way in which the terminal shows pictures, by its answers so far; nil for none.
  private(set) var graphics: GraphicsProtocol?

  /// The range of colours by the answers so far.
  private(set) var depth = ColorDepth.sixteen

  /// The size of a cell in pixels by an answer, or nil before one.
  private(set) var cell: Size?

  /// True if an incomplete sequence is pending that may be a key.
  var isWaiting: Bool {
    !pending.isEmpty && (awaited.isEmpty || pending.count == 1 || !"]P_".utf8.contains(pending[1]))
  }

  /// Returns the inputs that the bytes complete.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Input] {
    pending += bytes
    var (inputs, rest) = ([Input](), pending[...])
    var incomplete = rest
    do throws(Incomplete) {
      while !rest.isEmpty {
        if let input = try next(&rest), !isPasting { inputs.append(input) }
        incomplete = rest
      }
    } catch {}
    pending = incomplete.count > Self.limit ? [] : Array(incomplete)
    return inputs
  }

  /// Drops the pending bytes, as nothing follows them. Returns the Escape key if they are a lone
  /// escape, which also ends a paste whose end was lost.
  mutating func flush() -> [Input] {
    defer { pending.removeAll() }
    guard pending == [Self.escape] else { return [] }
    defer { isPasting = false }
    return isPasting ? [] : [.key(.escape)]
  }

  /// The longest incomplete sequence that is kept, in bytes.
  private static let limit = 64
  private static let escape: UInt8 = 0x1b

  /// The bytes end before what they begin.
  private struct Incomplete: Error {}

  private func take(_ rest: inout ArraySlice<UInt8>) throws(Incomplete) -> UInt8 {
    guard let byte = rest.popFirst() else { throw Incomplete() }
    return byte
  }

  /// Removes the next piece from the front. Returns its meaning, or nil if it has none.
  private mutating func next(_ rest: inout ArraySlice<UInt8>) throws(Incomplete) -> Input? {
    let byte = try take(&rest)
    return switch byte {
    case Self.escape: try sequence(&rest)
    case 0x0d, 0x0a: .key(.enter)
    case 0x09: .key(.tab)
    case 0x7f, 0x08: .key(.backspace)
    case 0x01...0x1a: .key(.control(Unicode.Scalar(byte + 0x60)))
    case 0x20...: try character(byte, &rest)
    default: nil
    }
  }

  /// Decodes a character of UTF-8 from its first byte; a full-width one is its half-width form. An
  /// invalid byte has no meaning.
  private func character(
    _ byte: UInt8, _ rest: inout ArraySlice<UInt8>
  ) throws(Incomplete) -> Input? {
    let count = (0xc2...0xf4).contains(byte) ? (~byte).leadingZeroBitCount - 1 : 0
    let tail = rest.prefix(count)
    if tail.count < count, tail.allSatisfy({ $0 & 0xc0 == 0x80 }) { throw Incomplete() }
    guard let text = String(validating: [byte] + tail, as: UTF8.self) else { return nil }
    rest = rest.dropFirst(count)
    return text.unicodeScalars.first.map { .key(.character($0.halfWidth)) }
  }

  // MARK: Sequences

  private mutating func sequence(_ rest: inout ArraySlice<UInt8>) throws(Incomplete) -> Input? {
    let start = rest
    switch Unicode.Scalar(try take(&rest)) {
    case "[": return try control(&rest)
    case "O": return Self.key(Unicode.Scalar(try take(&rest)), nil).map { .key($0) }
    case "]":
      try answer(&rest, isColor: true, to: [.background: "11;rgb", .palette: "4;255;rgb"])
      return nil
    case "P":
      try answer(&rest, to: [.graphics: ">|", .trueColor: "1$r", .trueColor: "0$r"])
      return nil
    case "_":
      try answer(&rest, to: [.graphics: "G"])
      return nil
    case "\u{1b}":
      rest = start
      return .key(.escape)
    default:
      // A key typed with Alt.
      rest = start
      _ = try next(&rest)
      return nil
    }
  }

  /// Decodes an answer after its introducer, such as `11;rgb:ffff/ffff/ffff`, up to a bell or a
  /// string terminator. It begins like that to one of the questions. A byte that is invalid there
  /// ends it and is decoded on its own.
  private mutating func answer(
    _ rest: inout ArraySlice<UInt8>, isColor: Bool = false,
    to questions: KeyValuePairs<TerminalQuestion, String>
  ) throws(Incomplete) {
    let body = rest.prefix {
      isColor ? "0123456789abcdefABCDEFrg;:/".utf8.contains($0) : (0x20...0x7e).contains($0)
    }
    let question = questions.first { question, beginning in
      awaited.contains(question) && zip(body, beginning.utf8).allSatisfy(==)
    }
    // Else it is a key typed with Alt.
    guard let question = question?.key else { return }
    let end = Array(rest.dropFirst(body.count).prefix(2))
    guard let last = end.first, end != [Self.escape] else { throw Incomplete() }
    let length = last == 0x07 ? 1 : end == [Self.escape, 0x5c] ? 2 : 0
    rest = rest.dropFirst(body.count + length)
    guard length > 0 else { return }
    switch question {
    case .background: takeBackground(body)
    case .graphics: takeGraphics(body)
    case .palette:
      awaited.remove(.palette)
      if depth == .sixteen { depth = .indexed }
    case .trueColor:
      awaited.remove(.trueColor)
      // Some answer with the nearest of their colours, as their own are no good.
      let numbers = body.dropLast().split { ";:".utf8.contains($0) }
      let parts = numbers.suffix(3).map { String(decoding: $0, as: UTF8.self) }
      if parts == ["1", "2", "3"] { depth = .full }
    }
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
  private mutating func control(_ rest: inout ArraySlice<UInt8>) throws(Incomplete) -> Input? {
    let parameters = rest.prefix { (0x30...0x3f).contains($0) }
    rest = rest.dropFirst(parameters.count)
    rest = rest.drop { (0x20...0x2f).contains($0) }
    // A byte that is invalid here ends the sequence and is decoded on its own.
    if let byte = rest.first, !(0x40...0x7e).contains(byte) { return nil }
    let final = Unicode.Scalar(try take(&rest))
    let numbers = Self.numbers(parameters)
    switch (final, parameters.first.map { Unicode.Scalar($0) }) {
    case (_, "<"): return Self.mouse(Self.numbers(parameters.dropFirst()), isPress: final == "M")
    case ("M", nil):
      // The older mouse report: three more bytes.
      for _ in 0..<3 { _ = try take(&rest) }
    // The terminal's attributes, which every one knows, come after its other answers.
    case ("c", "?"): awaited.remove(.graphics)
    case ("t", _) where numbers.count == 3 && numbers[0] == 6 && !numbers.contains(0):
      cell = Size(rows: min(numbers[1], 512), columns: min(numbers[2], 512))
    case ("~", _) where numbers == [200] || numbers == [201]: isPasting = numbers == [200]
    default: return Self.key(final, numbers.first).map { .key($0) }
    }
    return nil
  }

  private static func numbers(_ parameters: ArraySlice<UInt8>) -> [Int] {
    parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { WholeNumber.parse(String(decoding: $0, as: UTF8.self)) ?? 0 }
  }

  private static func key(_ final: Unicode.Scalar, _ number: Int?) -> Key? {
    switch (final, number) {
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
  private static func mouse(_ numbers: [Int], isPress: Bool) -> Input? {
    guard isPress, numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let point = Point(row: numbers[2] - 1, column: numbers[1] - 1)
    // The bits of modifier keys are ignored.
    return switch numbers[0] & ~0b11100 {
    case 0: .click(point)
    case 2: .secondClick(point)
    case 64: .scroll(point, by: -1)
    case 65: .scroll(point, by: 1)
    default: nil
    }
  }
}
