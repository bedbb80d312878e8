/// A kind of music, with its part of the catalogue.
public enum Category: String, CaseIterable, Sendable {
  case pop, electronic, rock, metal, rap

  /// The albums, in the order that a seed's deal depends on.
  public var albums: [Album] {
    switch self {
    case .pop: Catalogue.pop
    case .electronic: Catalogue.electronic
    case .rock: Catalogue.rock
    case .metal: Catalogue.metal
    case .rap: Catalogue.rap
    }
  }
}
