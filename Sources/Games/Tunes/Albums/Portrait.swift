import Tiles

/// A head on a portrait, named for the hair or what is on it, or what one holds.
enum Figure: String, CaseIterable {
  case plain, long, curly, crest, hat, bob, headphones, bun, cap, spikes, tail, bald, beard, braids
  case buns, glasses, helmet, hood, locks, masked, mop, quiff, tiara, veil
  case playing, singing

  var isPerson: Bool { self != .playing && self != .singing }
}

/// A portrait of an artist: people under an arch, unlike the square covers. Their faces are all of
/// one colour, as those of emoji are.
struct Portrait {
  private let colors: [Color]

  /// The people, the first one in front.
  private let people: [(forms: [Form], place: Place, isInBlack: Bool)]
  private let things: [Form]

  /// The place of a head, with its scale.
  private typealias Place = (x: Double, y: Double, scale: Double)

  private static let face = Color.rgb(226, 168, 104)

  /// The colours of grounds and clothes.
  private static let inks = Ink.allCases.dropFirst(Ink.neutrals).filter { ink in
    ink.color.brightness > 60 && ink.color.isUnlike(face)
  }

  /// Creates the portrait of the artist of an album. It has none of the colours of its cover, but
  /// two others, the darker one for clothes; in a category hardly any two have the same.
  init(of album: Album, _ number: UInt8) {
    let (look, inks) = (album.look(number), Self.inks)
    let (count, start) = (inks.count, Int(number.pair))
    /// Returns the first ink from a place on that is in no list.
    func ink(from place: Int, besides others: [Ink]) -> Ink {
      (0..<count).lazy.map { inks[(place + $0) % count] }.first { !others.contains($0) } ?? .grey
    }
    let ground = ink(from: 5 * start, besides: look.inks)
    let clothes = ink(from: 5 * start + 1 + start / count, besides: look.inks + [ground])
    let tones = [ground, clothes].map(\.color).sorted { $0.brightness < $1.brightness }
    let hairs = Ink.allCases.dropFirst().filter(look.hairs.contains)
    let own = [Ink.black.color, tones[1], Self.face, tones[0]]
    colors = own + hairs.map(\.color) + [.standard]
    let (body, eyes) = (Form.drawings["person"] ?? [], Form.drawings["eyes"] ?? [])
    let figures = look.figures
    let heads = zip(figures, look.hairs).filter { $0.0.isPerson }.map { figure, hair in
      let tone = hairs.firstIndex(of: hair).map { own.count + $0 } ?? 0
      let head = (Form.drawings[figure.rawValue] ?? []).map { form in
        var form = form
        if form.tone == 0 { form.tone = tone }
        return form
      }
      return head + (figure == .helmet ? [] : eyes)
    }
    let places = Self.places[min(heads.count, Self.places.count) - 1]
    people = zip(heads, places).enumerated().reversed().map { index, person in
      (forms: body + person.0, place: person.1, isInBlack: !index.isMultiple(of: 2))
    }
    things = figures.filter { !$0.isPerson }.flatMap { Form.drawings[$0.rawValue] ?? [] }
  }

  /// The places of one to five people, the last one in front.
  private static let places: [[Place]] = [
    [(0, 13, 1.05)],
    [(-6, 13, 0.84), (6.5, 14, 0.84)],
    [(-8.5, 16, 0.7), (8.5, 16, 0.7), (0, 13, 0.76)],
    [(-4.4, 11, 0.6), (4.4, 11, 0.6), (9.4, 19, 0.66), (-9.4, 19, 0.66)],
    [(-6.8, 12, 0.54), (6.8, 12, 0.54), (11, 20, 0.58), (-11, 20, 0.58), (0, 14, 0.64)],
  ]

  /// Returns the portrait as a picture that is `aspect` times as wide as high.
  func art(_ aspect: Double) -> Art {
    let outside = colors.count - 1
    var art = Art(colors) { x, y in
      let (x, y) = ((x - 0.5) * 32 * aspect, 32 * y)
      let (side, above) = (max(0, abs(x) - 16 * (aspect - 1)), min(0, y - 16))
      guard side * side + above * above < 270 else { return outside }
      return tone(x, y, spread: min(aspect, 1.5)) ?? 1
    }
    art.isFine = true
    return art
  }

  private func tone(_ x: Double, _ y: Double, spread: Double) -> Int? {
    if let thing = things.last(where: { $0.contains(x, y) }) { return thing.tone }
    for (forms, place, isInBlack) in people {
      let (x, y) = ((x - place.x * spread) / place.scale, 13 + (y - place.y) / place.scale)
      guard abs(x) < 16, let form = forms.last(where: { $0.contains(x, min(y, 36)) }) else {
        continue
      }
      return isInBlack && form.tone == 3 ? 0 : form.tone
    }
    return nil
  }
}
