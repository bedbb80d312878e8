import Tiles

extension TileFace {
  /// The face of every tile that is heard: two notes, which tell nothing of the tune.
  static func sound(_ presentation: Presentation) -> TileFace {
    let notes = presentation.isASCII ? "~" : "♫"
    return TileFace(picture: notes, name: presentation(en: "a tune", zh: "一段旋律")) { canvas, style in
      let room = canvas.extent
      let side = min(room.rows, room.columns / 2) / 4 * 4
      guard presentation.drawsPixels, side > 0 else {
        return canvas.put([notes], style, presentation)
      }
      let rect = Rect(Size(rows: side, columns: 2 * side), centeredIn: room)
      canvas.draw(picture, in: rect, presentation)
    }
  }

  private static let picture = Art(
    [.ink, .standard],
    [
      "  xxxxxx",
      "  xxxxxx",
      "  x    x",
      "  x    x",
      "  x    x",
      " xx   xx",
      "xxx  xxx",
      "xx   xx ",
    ], "x ")
}
