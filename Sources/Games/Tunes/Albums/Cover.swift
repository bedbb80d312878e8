import Tiles

/// A record cover: a motif in a few colours, bold enough for four pixels a side.
struct Cover {
  let motif: Motif
  let colors: [Color]

  /// True for every second album that isn't built in.
  private let isMirrored: Bool

  init(of album: Album, _ number: UInt8) {
    let look = album.look(number)
    (motif, colors) = (look.motif, look.inks.map(\.color))
    isMirrored = album.look.isEmpty && !Seed.fnv1a(album.name.utf8).isMultiple(of: 2)
  }

  /// Returns the cover as a picture that is `aspect` times as wide as high.
  func art(_ aspect: Double) -> Art {
    let forms = Form.drawings[motif.rawValue] ?? []
    var art = Art(colors) { x, y in
      let side = (isMirrored ? 0.5 - x : x - 0.5) * aspect
      let form = forms.last { $0.contains(32 * side, 32 * y) }
      return min(form?.tone ?? motif.tone(side, y), colors.count - 1)
    }
    art.isFine = true
    return art
  }
}
