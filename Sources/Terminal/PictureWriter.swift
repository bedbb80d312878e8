/// A question to the terminal, whose answer comes among its inputs.
enum TerminalQuestion: Sendable {
  case background, graphics
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
  /// may write it; then for the terminal's name and version; and, as all know that, its attributes.
  static let query =
    "\u{1b}[H\u{1b}_Gi=\(queryNumber),s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\\u{1b}[>q\u{1b}[c"

  /// The sequence that removes all pictures when the full screen is left.
  var end: String { self == .kitty ? "\u{1b}_Ga=d,d=A,q=2\u{1b}\\" : "" }
}

/// Shows pictures on a terminal, and removes those that are gone.
struct PictureWriter {
  private let graphics: GraphicsProtocol

  /// The pictures that the terminal was sent, by their numbers.
  private var pictures: [Picture] = []

  /// The pictures on the terminal, or nil if that isn't known.
  private var shown: [Canvas.Placement]? = []

  /// The most pictures that a terminal keeps.
  private static let most = 128

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
      isKitty || old.contains($0) || $0.picture.encoded() != nil
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

  private mutating func show(_ placement: Canvas.Placement, _ number: Int) -> String {
    let (picture, size, origin) = (placement.picture, placement.rect.size, placement.rect.origin)
    var text = "\u{1b}[\(origin.row + 1);\(origin.column + 1)H"
    if graphics == .inline {
      guard let bytes = picture.encoded() else { return "" }
      return text + "\u{1b}]1337;File=inline=1;size=\(bytes.count);width=\(size.columns);"
        + "height=\(size.rows);doNotMoveCursor=1:"
        + Base64.standard.encode(bytes) + "\u{07}"
    }
    let index = pictures.firstIndex { $0 === picture } ?? pictures.count
    let id = Self.firstNumber + index
    if index == pictures.count {
      pictures.append(picture)
      text += transmit(picture, id)
    }
    return text + command("a=p,i=\(id),p=\(number),c=\(size.columns),r=\(size.rows),C=1")
  }

  /// Returns the commands that send a picture in pieces of at most 4096 bytes.
  private func transmit(_ picture: Picture, _ id: Int) -> String {
    let letters = Array(Base64.standard.encode(picture.pixels).utf8)
    let starts = stride(from: 0, to: letters.count, by: 4096)
    return starts.reduce(into: "") { text, start in
      let end = min(start + 4096, letters.count)
      let keys = "a=t,f=24,s=\(picture.width),v=\(picture.height),i=\(id),"
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
