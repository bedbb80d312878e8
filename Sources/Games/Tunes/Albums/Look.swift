import Tiles

/// How an album's cover and the portrait of its artist look.
struct Look {
  let motif: Motif

  /// The colours of the cover's ground, figure, accent and lines, and sometimes more.
  let inks: [Ink]

  /// The heads of the people on the portrait, and what they hold.
  let figures: [Figure]

  /// The colour of each one's hair.
  let hairs: [Ink]

  /// Creates a look from its words: a motif, three or more inks and figures, which a slash and a
  /// colour of hair may follow. The lines are in the first of black, white and yellow that is left,
  /// unless they have an ink of their own.
  init(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    motif = Motif(rawValue: words[0]) ?? .vinyl
    let (inks, lines) = (words.compactMap(Ink.init), [Ink.black, .white, .yellow])
    self.inks = inks + lines.filter { !inks.contains($0) }.prefix(inks.count > 3 ? 0 : 1)
    var (figures, hairs) = ([Figure](), [Ink]())
    for word in words.dropFirst() {
      let parts = word.split(separator: "/").map(String.init)
      guard let figure = Figure(rawValue: parts[0]) else { continue }
      figures.append(figure)
      hairs.append(parts.count > 1 ? Ink(rawValue: parts[1]) ?? .black : .black)
    }
    (self.figures, self.hairs) = (figures, hairs)
  }

  /// Creates the look of an album that isn't built in from its number. No two of 64 have the same
  /// motif.
  init(number: Int) {
    let (motifs, figures) = (Motif.allCases, Figure.allCases.filter(\.isPerson))
    motif = motifs[number * 7 % motifs.count]
    inks = Look(Catalogue.pop[number % Catalogue.pop.count].look).inks
    self.figures = [figures[number % figures.count]]
    hairs = [[.black, .brown, .ginger, .blond][number / figures.count % 4]]
  }
}

extension Album {
  /// Returns the look of the album with a number in its category.
  func look(_ number: UInt8) -> Look { look.isEmpty ? Look(number: Int(number)) : Look(look) }
}

/// A colour of covers and portraits: greys and natural ones, then the others by their hues.
enum Ink: String, CaseIterable {
  case black, grey, silver, white, brown, sand, ginger, blond
  case coral, wine, red, orange, yellow, lime, green, teal, sky, navy, blue, lilac, violet, magenta
  case pink

  /// The colours that no portrait has but for hair and what is black.
  static let neutrals = 8

  var color: Color {
    switch self {
    case .black: .rgb(20, 20, 26)
    case .blond: .rgb(255, 236, 132)
    case .blue: .rgb(30, 90, 220)
    case .brown: .rgb(125, 70, 35)
    case .coral: .rgb(255, 110, 90)
    case .ginger: .rgb(206, 84, 22)
    case .green: .rgb(20, 120, 60)
    case .grey: .rgb(112, 114, 126)
    case .lilac: .rgb(190, 150, 240)
    case .lime: .rgb(130, 210, 75)
    case .magenta: .rgb(235, 40, 150)
    case .navy: .rgb(20, 34, 96)
    case .orange: .rgb(247, 127, 0)
    case .pink: .rgb(250, 165, 220)
    case .red: .rgb(214, 32, 44)
    case .sand: .rgb(235, 205, 150)
    case .silver: .rgb(185, 190, 200)
    case .sky: .rgb(90, 205, 240)
    case .teal: .rgb(0, 160, 150)
    case .violet: .rgb(120, 40, 180)
    case .white: .rgb(255, 250, 240)
    case .wine: .rgb(120, 16, 40)
    case .yellow: .rgb(255, 215, 75)
    }
  }
}
