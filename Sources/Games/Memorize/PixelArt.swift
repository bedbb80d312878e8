import TextUI
import Tiles

/// The frame around a picture, in a shape of its theme.
public enum Medallion: Equatable, Sendable {
  /// A flower or a star of some points, whose depth is a part of the radius; a circle without any.
  case petals(Int, Double)

  /// A round head with two ears.
  case head

  case leaf, house, diamond

  /// The frame in the strong colour of a tint.
  func art(_ tint: UInt8) -> Art {
    Art([.card, .accent(tint), .standard]) { x, y in
      let distance = distance(2 * x - 1, 2 * y - 1)
      return distance < 0.76 ? 0 : distance < 1 ? 1 : 2
    }
  }

  /// Returns the distance of a point from the middle, in parts of that of the edge.
  private func distance(_ x: Double, _ y: Double) -> Double {
    let radius = (x * x + y * y).squareRoot()
    switch self {
    case .petals(let count, let depth):
      // The cosine of a multiple of the angle, by Chebyshev's polynomials.
      var (wave, next) = (1.0, radius > 0 ? -y / radius : 0)
      let cosine = next
      for _ in 0..<count { (wave, next) = (next, 2 * cosine * next - wave) }
      return radius / (1 - depth * (1 - wave) / 2)
    case .head:
      let (dx, dy) = (abs(x) - 0.66, y + 0.68)
      let ear = max(0.8, (dx * dx + dy * dy).squareRoot() / 0.32)
      return min(ear, (x * x + (y - 0.12) * (y - 0.12)).squareRoot() / 0.88)
    case .leaf:
      let dx = abs(x) + 0.3
      return (dx * dx + y * y).squareRoot() / 1.04
    case .house: return max(abs(x) / 0.9, y / 0.95, abs(x) - y)
    case .diamond: return abs(x) + abs(y)
    }
  }
}
