/// A question to the terminal, whose answer comes among its inputs.
enum TerminalQuestion: Sendable {
  case background, graphics, palette, trueColor

  /// The question for the last one of 256 colours.
  static let paletteQuery = "\u{1b}]4;255;?\u{7}"

  /// The question for the style (DECRQSS) after one of 24 bits was set.
  static let trueColorQuery = "\u{1b}[48;2;1;2;3m\u{1b}P$qm\u{1b}\\\u{1b}[m"
}

/// A protocol in which terminals show pictures.
enum GraphicsProtocol: Sendable {
  /// Kitty's protocol, which other terminals have, too.
  case kitty

  /// The inline images of iTerm2.
  case inline

  /// The number of the picture that the question is about.
  static let queryNumber = 31

  /// The question for the protocol: in the first row, where a terminal that doesn't know kitty's
  /// may write it; then for the terminal's name and version; for the size of a cell in pixels; and,
  /// as all know that, its attributes.
  static let query =
    "\u{1b}[H\u{1b}_Gi=\(queryNumber),s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\"
    + "\u{1b}[>q\u{1b}[16t\u{1b}[c"

  /// The sequence that removes all pictures when the full screen is left.
  var end: String { self == .kitty ? "\u{1b}_Ga=d,d=A,q=2\u{1b}\\" : "" }
}

/// Shows pictures on a terminal, and removes those that are gone.
struct PictureWriter {
  private let graphics: GraphicsProtocol

  /// The size of a cell in pixels, or nil if that isn't known.
  var cell: Size?

  /// The pictures that the terminal was sent, by their numbers, and the size of each in pixels.
  private var pictures: [(picture: Picture, size: Size)] = []

  /// The pictures on the terminal, or nil if that isn't known.
  private var shown: [Canvas.Placement]? = []

  /// The most pictures that a terminal keeps.
  private static let most = 128

  /// The least pixels of a side in which a picture is worth more than cells.
  private static let leastSide = 40

  /// A number of pictures that hardly any other program uses.
  private static let firstNumber = 0x41C0DE

  init(_ graphics: GraphicsProtocol) { self.graphics = graphics }

  /// Makes the next canvas send all its pictures again, as the terminal may have dropped them.
  mutating func forget() { (shown, pictures) = (nil, []) }

  /// Returns the bytes that update the terminal to a canvas, its pictures included.
  mutating func bytes(for canvas: Canvas, by writer: inout FrameWriter) -> [UInt8] {
    if pictures.count > Self.most { forget() }
    // Konsole and the terminals of inline images erase the pictures, too.
    if writer.clears(before: canvas) { shown = nil }
    let (isKitty, old) = (graphics == .kitty, shown ?? [])
    var (canvas, text) = (canvas, "")
    let placements = canvas.takePlacements {
      isLarge($0.rect.size) && (isKitty || old.contains($0) || $0.picture.encoded() != nil)
    }
    if shown != placements {
      // Kitty's pictures stay above the cells until they are deleted; a few bytes place them again.
      if isKitty { text = command("a=d,d=\(pictures.isEmpty ? "A" : "a")") }
      for (index, placement) in placements.enumerated() where isKitty || !old.contains(placement) {
        text += show(placement, index + 1)
      }
    }
    shown = placements
    return writer.bytes(for: canvas, adding: Array(text.utf8))
  }

  private func isLarge(_ size: Size) -> Bool {
    let cell = cell ?? Size(rows: 16, columns: 8)
    return min(size.rows * cell.rows, size.columns * cell.columns) >= Self.leastSide
  }

  /// Returns the size in which a picture is sent: its own, or less if fewer pixels are shown.
  private func sentSize(_ picture: Picture, in size: Size) -> Size {
    let own = Size(rows: picture.height, columns: picture.width)
    guard let cell else { return own }
    return Size(
      rows: min(own.rows, size.rows * cell.rows),
      columns: min(own.columns, size.columns * cell.columns))
  }

  private mutating func show(_ placement: Canvas.Placement, _ number: Int) -> String {
    let (picture, size, origin) = (placement.picture, placement.rect.size, placement.rect.origin)
    var text = "\u{1b}[\(origin.row + 1);\(origin.column + 1)H"
    if graphics == .inline {
      guard let bytes = picture.encoded() else { return "" }
      return text + "\u{1b}]1337;File=inline=1;size=\(bytes.count);width=\(size.columns);"
        + "height=\(size.rows);doNotMoveCursor=1:"
        + Base64.standard.encode(bytes) + "\u{07}"
    }
    let pixels = sentSize(picture, in: size)
    let known = pictures.firstIndex { $0.picture === picture && $0.size == pixels }
    let index = known ?? pictures.count
    let id = Self.firstNumber + index
    if known == nil {
      pictures.append((picture, pixels))
      text += transmit(picture, pixels, id)
    }
    return text + command("a=p,i=\(id),p=\(number),c=\(size.columns),r=\(size.rows),C=1")
  }

  /// Returns the commands that send a picture in a size in pieces of at most 4096 bytes.
  private func transmit(_ picture: Picture, _ size: Size, _ id: Int) -> String {
    let letters = Array(Base64.standard.encode(picture.resized(to: size)).utf8)
    let starts = stride(from: 0, to: letters.count, by: 4096)
    return starts.reduce(into: "") { text, start in
      let end = min(start + 4096, letters.count)
      let keys = "a=t,f=24,s=\(size.columns),v=\(size.rows),i=\(id),"
      text += command(
        (start == 0 ? keys : "") + "m=\(end < letters.count ? 1 : 0)",
        String(decoding: letters[start..<end], as: UTF8.self))
    }
  }

  /// Returns a command of kitty's protocol, to which the terminal answers nothing.
  private func command(_ keys: String, _ payload: String = "") -> String {
    "\u{1b}_G\(keys),q=2" + (payload.isEmpty ? "" : ";" + payload) + "\u{1b}\\"
  }
}
