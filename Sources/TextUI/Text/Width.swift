extension Unicode.Scalar {
  /// The number of terminal columns that the scalar takes: 0, 1 or 2.
  ///
  /// Wide scalars are those in blocks that Unicode's EastAsianWidth.txt lists as W or F, and those
  /// with a default emoji presentation. Combining marks and format characters have no width.
  public var displayWidth: Int {
    // Latin, lines and blocks: most of every screen.
    if value < 0x300 || (0x2500...0x259f).contains(value) { return 1 }
    if isInWideBlock || properties.isEmojiPresentation { return 2 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  // No table, which would have to be made at the start.
  private var isInWideBlock: Bool {
    switch value {
    case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xa960...0xa97c, 0xac00...0xd7a3,
      0xf900...0xfaff, 0xfe30...0xfe6f, 0xff01...0xff60, 0xffe0...0xffe6, 0x20000...0x3fffd:
      true
    default: false
    }
  }

  /// True for a Chinese character, but not for punctuation.
  public var isHan: Bool {
    (0x3400...0x9fff).contains(value) || (0x20000...0x3fffd).contains(value)
  }
}

extension String {
  /// The number of terminal columns that the text takes, if it has no control characters.
  public var displayWidth: Int {
    unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }

  /// Returns the text with spaces added up to a width in columns.
  public func padded(to width: Int) -> String {
    self + padding(to: width)
  }

  /// Returns the text with spaces before it up to a width in columns.
  public func paddedBefore(to width: Int) -> String { padding(to: width) + self }

  private func padding(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth))
  }

  /// Returns the text, cut to a width in columns and ended by `ellipsis` if it is longer.
  public func cut(to width: Int, ellipsis: String) -> String {
    guard displayWidth > width else { return self }
    var (start, room) = (UnicodeScalarView(), width - ellipsis.displayWidth)
    for scalar in unicodeScalars {
      room -= scalar.displayWidth
      if room < 0 { break }
      start.append(scalar)
    }
    return String(start) + ellipsis
  }

  /// Returns the text in lines of at most `width` columns, broken at spaces and between wide
  /// characters. A longer word gets a line to itself.
  public func wrapped(to width: Int?) -> [String] {
    guard let width, displayWidth > width else { return [self] }
    var lines: [String] = []
    var line = ""
    for piece in pieces(for: width) {
      let candidate = line + piece
      if candidate.trimmedAtEnd.displayWidth > width, !line.isEmpty {
        lines.append(line.trimmedAtEnd)
        line = piece
      } else {
        line = candidate
      }
    }
    lines += line.isEmpty ? [] : [line.trimmedAtEnd]
    // No Chinese character, and no number before a Chinese stop, is left alone in the last line.
    let isAlone = line.displayWidth < (width < 20 ? 5 : 7) && !line.isASCII
    guard isAlone, width > 4, lines.count > 1 else { return lines }
    let next = wrapped(to: width - 1)
    return next.count == lines.count ? next : lines
  }

  /// Returns the text in as few lines as fit a width: broken after Chinese stops in the second half
  /// of a line, or else all about as long.
  public func balanced(to width: Int) -> [String] {
    let lines = wrapped(to: width)
    let longest = lines.map(\.displayWidth).max() ?? 0
    guard lines.count > 1, 1 < longest, longest <= width else { return lines }
    if let end = lastStop(within: width), case let rest = String(self[end...]),
      rest.displayWidth * 3 >= width, rest.wrapped(to: width).count < lines.count
    {
      return [String(self[..<end]).trimmedAtEnd] + rest.balanced(to: width)
    }
    let next = wrapped(to: longest - 1)
    let isNarrower = next.count == lines.count && next.allSatisfy { $0.displayWidth < longest }
    return isNarrower ? balanced(to: longest - 1) : lines
  }

  /// Returns the end of the last Chinese stop in the second half of a line, or nil if it has none.
  private func lastStop(within width: Int) -> Index? {
    var (column, end, isStop) = (0, Index?.none, false)
    for (index, scalar) in zip(unicodeScalars.indices, unicodeScalars) {
      if isStop, column * 2 >= width, !Self.closing.contains(scalar) { end = index }
      column += scalar.displayWidth
      if column > width { return end }
      isStop = "，。：；".unicodeScalars.contains(scalar) || isStop && Self.closing.contains(scalar)
    }
    return end
  }

  /// The pieces between which a line may break: words with the space after them, and wide
  /// characters. A piece keeps the punctuation that must not begin or end a line, a number with the
  /// Chinese after it or a word such as `到` before it, a term that is read as one word, and
  /// brackets of at most half a line's width with the word of ASCII or the title before them.
  private func pieces(for width: Int) -> [String] {
    let scalars = Array(unicodeScalars)
    var pieces: [String] = []
    var termEnd = 0
    for (index, scalar) in scalars.enumerated() {
      let last = index > 0 ? scalars[index - 1] : " "
      let (isHan, isFree) = (scalar.isHan, index >= termEnd)
      var isBound = false
      if scalar == "（", isFree, let end = scalars[index...].firstIndex(of: "）"),
        String(UnicodeScalarView(scalars[index...end])).displayWidth <= width / 2
      {
        (termEnd, isBound) = (end, last.isASCII && last != " " || last == "》")
      }
      let number = last == " " && index > 1 ? scalars[index - 2] : last
      if last == " ", ("0"..."9").contains(scalar),
        number.isASCII && number.properties.isAlphabetic
          || "到从扣第".unicodeScalars.contains(number),
        let name = pieces.last?.displayWidth,
        name + scalars[index...].prefix(while: { $0 != " " }).count <= width / 2
      {
        isBound = true
      }
      let mayBreak =
        (last == " " || last.displayWidth == 2 || scalar.displayWidth == 2)
        && isFree && !isBound && !Self.closing.contains(scalar) && !Self.opening.contains(last)
        && !(isHan && ("0"..."9").contains(number))
      if isHan, isFree,
        let term = Self.terms.first(where: {
          scalars[index...].starts(with: $0.unicodeScalars)
        })
      {
        termEnd = index + term.unicodeScalars.count
      }
      if pieces.isEmpty || mayBreak {
        pieces.append(String(scalar))
      } else {
        pieces[pieces.count - 1].unicodeScalars.append(scalar)
      }
    }
    return pieces
  }

  /// Signs and particles that must not begin a line, and those that must not end one.
  private static let closing = Set(" ,.;:!?)，。；：！？）、”’》」』…％的了吗呢".unicodeScalars)
  private static let opening = Set("（“‘《「『把从".unicodeScalars)

  /// Chinese terms that a line isn't broken in.
  private static let terms = [
    "参考成绩", "提示", "成绩", "种子", "复盘", "电脑", "高手", "对手", "牌局", "范围", "编号", "系列赛",
    "每日一局", "每日挑战", "本局", "最差", "一手", "窗口", "放大", "一局", "健忘鬼", "没有", "已经", "之前", "最好", "最多", "可以",
    "翻开", "翻回去", "比它", "配对", "规则", "退出", "回车", "确定", "比赛", "轮流", "之间",
  ]

  public var trimmedAtEnd: String {
    let bytes = utf8.reversed().drop { $0 == UInt8(ascii: " ") }.count
    return String(self[..<utf8.index(startIndex, offsetBy: bytes)])
  }
}
