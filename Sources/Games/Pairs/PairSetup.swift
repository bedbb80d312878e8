import GameCore
import TextUI
import Tiles

/// The index of a face in its ``FaceSet``. Rules and players need no more: equal numbers are equal
/// faces.
public typealias FaceNumber = UInt8

/// A face that two tiles share. Written deals are made of its text form, which never contains the
/// separator.
public protocol PairFace: LosslessStringConvertible, Equatable, Sendable {
  /// The text between two faces of a written deal.
  static var separator: String { get }

  /// The face's name in the JSON lines, never translated.
  var name: String { get }

  /// Returns the face as it is drawn and named.
  func tileFace(_ presentation: Presentation) -> TileFace

  /// Returns the width that the faces of a set are drawn in, in columns.
  static func width(of faces: [Self], _ presentation: Presentation) -> Int

  /// The extents of the faces' drawings on a screen, the largest first.
  static var drawingSizes: [Size] { get }

  /// The sets that the game can deal from.
  static var sets: [FaceSet<Self>] { get }

  /// The title of a written deal's own set of faces.
  static var ownTitle: Phrase { get }

  /// Returns the error message for a text that is no face.
  static func misreading(of text: String) -> String
}

/// The faces that a game deals from, in the order that a seed's deal depends on.
public final class FaceSet<Face: PairFace>: Sendable {
  /// The name that options and records use.
  public let name: String

  /// The name of the faces for players, a plural such as `animals`.
  public let title: Phrase

  /// The faces, all different, at most 64.
  public let faces: [Face]

  /// The most faces of a set.
  @usableFromInline static var limit: Int { 64 }

  /// Creates a set of at most 64 faces.
  public init(_ name: String, _ title: Phrase, _ faces: [Face]) {
    precondition(faces.count <= Self.limit, "a face's number has to fit the players' tables")
    (self.name, self.title, self.faces) = (name, title, faces)
  }
}

/// The facts of a game of pairs that are known before the first move.
public struct PairSetup<Face: PairFace>: Sendable {
  /// The set that the faces on the tiles are from.
  public let faces: FaceSet<Face>

  /// The number of pairs, 1 to 64.
  public let pairs: Int

  /// The effect of the next turn on the places of a matched pair.
  public let matched: MatchedPlaces

  /// Creates a setup.
  @inlinable
  public init(_ faces: FaceSet<Face>, pairs: Int, matched: MatchedPlaces = .empty) {
    (self.faces, self.pairs, self.matched) = (faces, pairs, matched)
  }

  /// The number of tiles dealt, two a pair.
  @inlinable public var tileCount: Int { 2 * pairs }
}

/// The effect of the next turn on the places of a matched pair.
@frozen public enum MatchedPlaces: Sendable {
  /// They are empty.
  case empty

  /// They close up, so that the tiles after them get new numbers.
  case closeUp

  /// The pair stays in sight to the end.
  case stay
}
