import ArcadeCore

/// A hidden layout of pairs: the faces tile by tile, each of them exactly twice.
///
/// Its text form is the faces' own forms in a row, with the face's `separator` between them.
public struct PairDeal<Face: PairFace>: LosslessStringConvertible, Equatable, Sendable {
  /// The face of every tile, the first being number 1.
  public let tiles: [Face]

  /// The deal of `random`: shuffles the faces, takes the first `pairs` of them, and shuffles that
  /// list twice over. The faces are distinct. Throws where there are too few.
  public init(
    _ pairs: Int, of faces: [Face], using random: inout some RandomSource
  ) throws(BadOptions) {
    guard pairs >= 1, pairs <= faces.count else {
      throw BadOptions("there are faces for at most \(faces.count) pairs, not for \(pairs)")
    }
    var faces = faces
    random.shuffle(&faces)
    var tiles = Array(faces.prefix(pairs))
    tiles += tiles
    random.shuffle(&tiles)
    self.tiles = tiles
  }

  /// A bare table.
  public static var none: PairDeal { PairDeal(tiles: []) }

  private init(tiles: [Face]) {
    self.tiles = tiles
  }

  /// Reads a deal; nil unless every face is one and stands in it exactly twice.
  public init?(_ text: String) {
    var tiles: [Face] = []
    for word in text.fields(separatedBy: Face.separator) {
      guard let face = Face(word) else { return nil }
      tiles.append(face)
    }
    let areTwice = tiles.allSatisfy { face in tiles.count { $0 == face } == 2 }
    guard !tiles.isEmpty, areTwice else { return nil }
    self.tiles = tiles
  }

  public var description: String {
    tiles.map(\.description).joined(separator: Face.separator)
  }
}

/// A face that two tiles share. Its text form, which never holds the separator, writes deals down.
public protocol PairFace: LosslessStringConvertible, Equatable, Sendable {
  /// What stands between two faces of a written deal.
  static var separator: String { get }

  /// The face's name in the JSON lines, never translated.
  var name: String { get }

  /// The face as it is drawn and told.
  func shown(_ voice: Voice) -> TileFace
}

extension String {
  /// The parts between separators, which must be ASCII.
  fileprivate func fields(separatedBy separator: String) -> [String] {
    let (bytes, mark) = (Array(utf8), Array(separator.utf8))
    var fields: [String] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: mark) {
        fields.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += mark.count
        start = index
      } else {
        index += 1
      }
    }
    return fields + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}
