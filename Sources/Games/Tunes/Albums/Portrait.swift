import Tiles

/// A portrait of an artist: a dark figure in a spotlight under an arch, unlike the square covers.
/// It has no face, as an artist's own can't be known from a name. The number of the album in its
/// category chooses colours, outline and prop, and the name the light.
struct Portrait {
  private let colors: [Color]
  private let outline: Outline
  private let prop: Prop
  private let light: Light
  private let isMirrored: Bool

  enum Outline: CaseIterable {
    case plain, long, curly, crest, hat, bob, headphones, bun, cap, spikes, tail
  }

  enum Prop: CaseIterable { case nothing, guitar, microphone, arm, friends }
  enum Light: CaseIterable { case disc, cone, beam }

  /// The indices of the colours. Through the corners over the arch the tile shows.
  private enum Tone: Int { case figure, ground, light, none }

  /// Creates the portrait of the artist of an album. No two of a category have the same colours, or
  /// both the same outline and the same prop, and none has the colours of the album's cover.
  init(of artist: String, _ number: UInt8) {
    var random = SeededRandom(seed: Seed.fnv1a(artist.utf8))
    let print = Print.all[(Int(number) * 3 + 11) % Print.all.count]
    // A figure is seen before a bright light, and not before its own black.
    var tones = [print.ground, print.figure].map { $0 == Print.black ? print.accent : $0 }
    tones.sort { $0.brightness < $1.brightness }
    if tones[1].brightness < 85 { tones[1] = print.accent }
    colors = [Print.black] + tones + [.standard]
    outline = Outline.allCases[Int(number) % Outline.allCases.count]
    prop = Prop.allCases[Int(number) % Prop.allCases.count]
    (light, isMirrored) = (random.pick(Light.allCases), random.pick([true, false]))
  }

  /// Returns the portrait as a picture that is `aspect` times as wide as high.
  func art(_ aspect: Double) -> Art {
    var art = Art(colors) { x, y in
      let place = Place(x: (isMirrored ? 0.5 - x : x - 0.5) * aspect, y: y)
      let corner = Place(x: max(0, place.side - (aspect - 1) / 2), y: min(y, 0.5))
      // In a narrow picture nothing has room beside the person.
      let isFigure = isPerson(place) || aspect >= 1 && isProp(place)
      // The ground is a rim around the light.
      let isLit = isLit(place) && corner.isInside(0, 0.5, 0.41, 0.41)
      let tone: Tone = isFigure ? .figure : isLit ? .light : .ground
      return (corner.isInside(0, 0.5, 0.51, 0.51) ? tone : .none).rawValue
    }
    art.isFine = true
    return art
  }

  /// A point at a distance from the middle, and from the top.
  private struct Place {
    let x, y: Double
    var side: Double { abs(x) }

    /// Returns true inside an ellipse with a middle, half a width and half a height.
    func isInside(_ middle: Double, _ row: Double, _ width: Double, _ height: Double) -> Bool {
      let (dx, dy) = ((x - middle) / width, (y - row) / height)
      return dx * dx + dy * dy < 1
    }
  }

  private func isLit(_ at: Place) -> Bool {
    switch light {
    case .disc: at.isInside(0, 0.42, 0.38, 0.38)
    case .cone: at.side < 0.1 + 0.36 * at.y
    case .beam: abs(at.x + 0.55 * (at.y - 0.5)) < 0.26
    }
  }

  private func isProp(_ at: Place) -> Bool {
    let (x, y) = (at.x, at.y)
    return switch prop {
    case .nothing: false
    case .guitar: y > 0.34 && abs(x + 0.12 - 0.62 * (y - 0.9)) < (y < 0.5 ? 0.065 : 0.04)
    case .microphone: y > 0.5 && abs(x - 0.38) < 0.03 || at.isInside(0.35, 0.47, 0.075, 0.09)
    case .arm: y > 0.2 && abs(x - 0.42 + 0.14 * y) < 0.06 || at.isInside(0.39, 0.18, 0.085, 0.11)
    case .friends:
      [-0.37, 0.37].contains {
        at.isInside($0, 0.66, 0.1, 0.15) || at.isInside($0, 1.08, 0.2, 0.27)
      }
    }
  }

  private func isPerson(_ at: Place) -> Bool {
    let (side, y) = (at.side, at.y)
    let isBody = at.isInside(0, 1.08, 0.36, 0.4) || side < 0.08 && (0.5..<0.85).contains(y)
    if isBody || at.isInside(0, 0.39, 0.165, 0.19) { return true }
    switch outline {
    case .plain: return false
    case .long:
      return at.isInside(0, 0.4, 0.22, 0.26) || (0.4..<0.84).contains(y) && side < 0.18 + 0.1 * y
    case .curly: return at.isInside(0, 0.33, 0.29, 0.25)
    case .crest: return at.isInside(0, 0.28, 0.07, 0.24)
    case .hat: return (0.06..<0.34).contains(y) && side < (y < 0.25 ? 0.18 : 0.36)
    case .bob: return y < 0.57 && (at.isInside(0, 0.42, 0.26, 0.28) || y > 0.42 && side < 0.3)
    case .headphones:
      let isBand = at.isInside(0, 0.39, 0.26, 0.32) && !at.isInside(0, 0.39, 0.2, 0.25)
      return y < 0.36 && isBand || side < 0.28 && (0.3..<0.52).contains(y)
    case .bun: return at.isInside(0, 0.15, 0.1, 0.1)
    case .cap:
      let isPeak = y > 0.25 && (0..<0.38).contains(at.x)
      return y < 0.36 && (isPeak || at.isInside(0, 0.36, 0.2, 0.23))
    case .spikes:
      let gap = abs((side * 11).truncatingRemainder(dividingBy: 2) - 1)
      return side < 0.29 && y < 0.4 && y > 0.06 + 0.45 * side + 0.2 * gap
    case .tail: return at.isInside(0.28, 0.42, 0.1, 0.22) || at.isInside(0.12, 0.29, 0.17, 0.12)
    }
  }
}
