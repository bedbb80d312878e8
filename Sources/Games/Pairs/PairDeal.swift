import Flags
import GameCore
import TextUI
import Tiles

/// A hidden layout of pairs: the face of every tile, each exactly twice.
///
/// Its text form is the tiles' faces in their own text forms, with the face's separator between
/// them.
public struct PairDeal<Face: PairFace>: Deal {
  /// The faces that it was dealt from.
  public let faces: FaceSet<Face>

  /// The face of every tile, by its number in ``faces``.
  @usableFromInline var numbers: [FaceNumber]

  /// The number of pairs.
  @inlinable public var pairs: Int { numbers.count / 2 }

  /// Deals: shuffles the faces, takes the first `pairs` of them, and shuffles that list twice over.
  /// Throws if there are too few faces.
  @inlinable
  public init(
    _ pairs: Int, of faces: FaceSet<Face>, using random: inout some RandomSource
  ) throws(InvalidInput) {
    let count = faces.faces.count
    guard pairs >= 1, pairs <= count else {
      throw InvalidInput("there are faces for at most \(count) pairs, not for \(pairs)")
    }
    self.faces = faces
    numbers = Array(repeating: 0, count: 2 * pairs)
    deal(using: &random)
  }

  /// Deals again as many pairs of the same faces.
  @inlinable
  mutating func deal(using random: inout some RandomSource) {
    let (count, pairs) = (faces.faces.count, pairs)
    var order = TileTable()
    order.withBytes { faces in
      for face in 0..<count { faces[face] = FaceNumber(truncatingIfNeeded: face) }
      random.shuffle(UnsafeMutableBufferPointer(rebasing: faces[..<count]))
      numbers.withUnsafeMutableBufferPointer { tiles in
        for pair in 0..<pairs {
          tiles[pair] = faces[pair]
          tiles[pairs + pair] = faces[pair]
        }
        random.shuffle(tiles)
      }
    }
  }

  /// Reads a deal of at most 64 different faces, each of which is in it exactly twice.
  public init(reading text: String) throws(InvalidInput) {
    let words = text.parts(separatedBy: Face.separator)
    guard words.count <= 2 * FaceSet<Face>.limit else {
      throw InvalidInput("a deal has at most \(2 * FaceSet<Face>.limit) tiles, not \(words.count)")
    }
    let faces = try Self.faces(named: words)
    let set =
      Face.sets.first { set in faces.allSatisfy(set.faces.contains) }
      ?? FaceSet("", Face.ownTitle, faces)
    self.faces = set
    numbers = words.compactMap { word in
      Face(word).flatMap(set.faces.firstIndex).map { FaceNumber($0) }
    }
  }

  /// Returns the faces of a written deal, sorted: in the order of the tiles their numbers would
  /// give away where they are. Throws unless each is in it exactly twice.
  private static func faces(named words: [String]) throws(InvalidInput) -> [Face] {
    var faces: [Face] = []
    for name in Set(words).sorted() {
      guard let face = Face(name) else { throw InvalidInput(Face.misreading(of: name)) }
      let count = words.count { $0 == name }
      guard count == 2 else {
        let times = count == 1 ? "once" : "\(count) times"
        throw InvalidInput(
          "every face has to be there twice; \(name.quoted) is there \(times)")
      }
      guard !faces.contains(face) else {
        throw InvalidInput("\(name.quoted) is there in two spellings")
      }
      faces.append(face)
    }
    return faces
  }

  /// The face of every tile.
  var tiles: [Face] { numbers.map { faces.faces[Int($0)] } }

  @inlinable @inline(__always)
  public func answer(_ move: TileMove, at position: PairPosition<Face>) -> PairEvent {
    let tile = position.tile(move.tile)
    let face = numbers[tile]
    guard let first = position.firstTile else {
      let now = position.closesUp ? position.left.count(before: tile) + 1 : move.tile
      return PairEvent(.up, move.tile, now, face)
    }
    return PairEvent(
      numbers[first] == face ? .match : .mismatch, move.tile, position.number(of: first), face)
  }

  public var description: String {
    tiles.map(\.description).joined(separator: Face.separator)
  }

  /// True if the same faces lie on the same tiles.
  public static func == (left: PairDeal, right: PairDeal) -> Bool { left.tiles == right.tiles }
}

extension String {
  /// Returns the parts between separators, which must be ASCII.
  fileprivate func parts(separatedBy separator: String) -> [String] {
    let (bytes, mark) = (Array(utf8), Array(separator.utf8))
    var parts: [String] = []
    var (start, index) = (0, 0)
    while index < bytes.count {
      if bytes[index...].starts(with: mark) {
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += mark.count
        start = index
      } else {
        index += 1
      }
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}
