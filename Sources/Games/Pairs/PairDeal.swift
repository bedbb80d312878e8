import GameCore
import TextUI
import Tiles

/// A hidden layout of pairs: some faces, and for each tile which of them is on it, each exactly twice.
///
/// Its text form is the tiles' faces in their own forms in a row, with the face's `separator` between
/// them.
public struct PairDeal<Face: PairFace>: LosslessStringConvertible, Sendable {
  /// The faces that it was dealt from, all different.
  public let faces: [Face]

  /// The face of every tile by its number in ``faces``, the first tile being number 1.
  public let numbers: [FaceNumber]

  /// The deal of `random`: shuffles the faces, of which there are at most 64, takes the first `pairs`
  /// of them, and shuffles that list twice over. Throws where there are too few.
  @inlinable
  public init(
    _ pairs: Int, of faces: [Face], using random: inout some RandomSource
  ) throws(InvalidInput) {
    guard pairs >= 1, pairs <= faces.count else {
      throw InvalidInput("there are faces for at most \(faces.count) pairs, not for \(pairs)")
    }
    precondition(faces.count <= faceLimit, "there are more faces than anybody can tell apart")
    self.faces = faces
    var numbers: [FaceNumber] = []
    numbers.reserveCapacity(max(faces.count, 2 * pairs))
    numbers.append(contentsOf: 0..<FaceNumber(faces.count))
    random.shuffle(&numbers)
    numbers.removeLast(faces.count - pairs)
    numbers.append(contentsOf: numbers)
    random.shuffle(&numbers)
    self.numbers = numbers
  }

  private init(faces: [Face], numbers: [FaceNumber]) {
    (self.faces, self.numbers) = (faces, numbers)
  }

  /// Reads a deal; nil unless every face is one and stands in it exactly twice, at most 64 of them.
  public init?(_ text: String) {
    let words = text.fields(separatedBy: Face.separator)
    guard words.count <= 2 * faceLimit else { return nil }
    // Numbers in the order of the tiles would tell a player of tiles that are face down.
    let names = Set(words).sorted()
    let faces = names.compactMap { Face($0) }
    let numbers = words.compactMap(names.firstIndex)
    let areTwice = names.indices.allSatisfy { face in numbers.count { $0 == face } == 2 }
    let areDifferent = faces.indices.allSatisfy { faces.firstIndex(of: faces[$0]) == $0 }
    guard faces.count == names.count, areTwice, areDifferent else { return nil }
    self.init(faces: faces, numbers: numbers.map { FaceNumber($0) })
  }

  /// The face of every tile.
  @inlinable
  public var tiles: [Face] { numbers.map { faces[Int($0)] } }

  /// Whether all its faces are among others, which takes no time where it was dealt from these.
  @inlinable
  public func isDealt(from others: [Face]) -> Bool {
    let isSame = faces.withUnsafeBufferPointer { own in
      others.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
    }
    return isSame || tiles.allSatisfy(others.contains)
  }

  public var description: String {
    tiles.map(\.description).joined(separator: Face.separator)
  }
}

extension PairDeal: Equatable {
  /// Whether the same faces lie on the same tiles.
  public static func == (left: PairDeal, right: PairDeal) -> Bool { left.tiles == right.tiles }
}

/// A face that two tiles share. Its text form, which never holds the separator, writes deals down.
public protocol PairFace: LosslessStringConvertible, Equatable, Sendable {
  /// What stands between two faces of a written deal.
  static var separator: String { get }

  /// The face's name in the JSON lines, never translated.
  var name: String { get }

  /// The face as it is drawn and told.
  func shown(_ presentation: Presentation) -> TileFace
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
