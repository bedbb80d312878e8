import Fetching
import Tiles

/// The index of a face in its ``FaceSet``, with the side of it that a tile shows in the two highest
/// bits. Rules and players need no more: equal indices are a pair.
public typealias FaceNumber = UInt8

extension FaceNumber {
  /// The index of the face, which both tiles of a pair share.
  public var pair: FaceNumber { self & 0x3f }

  public var side: FaceSide? { FaceSide(rawValue: self & 0xc0) }

  /// The number on the other tile of the pair.
  var mate: FaceNumber { side == nil ? self : self ^ 0xc0 }
}

/// The side of a face that a tile shows in a game that asks who made it.
public enum FaceSide: UInt8, Sendable {
  case record = 0x40
  case artist = 0x80

  /// The name in the JSON lines.
  var name: String { self == .record ? "record" : "artist" }
}

/// A face that two tiles share. Written deals are made of its text form, which never contains the
/// separator.
public protocol PairFace: LosslessStringConvertible, Equatable, Sendable {
  /// Reads a face of a written deal: its text form, or another that means the same.
  init(written text: String) throws(UserError)

  /// The text between two faces of a written deal.
  static var separator: String { get }

  /// The face's name in the JSON lines, never translated.
  var name: String { get }

  /// Returns the drawing and the name of the face. The number tells faces apart that would look the
  /// same.
  func tileFace(_ number: FaceNumber, _ presentation: Presentation) -> TileFace

  /// Returns the width that the faces of a set are drawn in, in columns.
  static func width(of faces: [Self], _ presentation: Presentation) -> Int

  /// Returns the shape of the tiles that the faces of a set are drawn on.
  static func shape(of faces: [Self]) -> TileShape

  /// The sets that the game can deal from.
  static var sets: [FaceSet<Self>] { get }

  /// The faces of a written deal or a list, in a word: `albums`.
  static var ownTitle: Phrase { get }

  /// Reads a face from a line of a list, with the detail after a tab. Sets the path of its picture
  /// if it has one.
  init(listed text: String, _ detail: String?, picture: inout String?) throws(UserError)

  /// Returns what all faces of a deal have in common, such as an artist, or nil for nothing.
  static func subject(of faces: [Self], _ presentation: Presentation) -> String?

  /// The end of a face's text form that stands for its maker, or nil if no game shows makers.
  static var makerMark: String? { get }

  /// The maker of the face, who is the other side of it, or nil if nobody is known.
  var maker: String? { get }

  /// Returns who made the face, in a sentence without its end, or nil if nobody is known.
  func credit(_ presentation: Presentation) -> String?

  /// Returns true if players could take another face for this one.
  func looksLike(_ other: Self) -> Bool
}

extension PairFace {
  public init?(_ text: String) {
    guard let face = try? Self(written: text) else { return nil }
    self = face
  }

  public static func subject(of faces: [Self], _ presentation: Presentation) -> String? { nil }
  public static var makerMark: String? { nil }
  public var maker: String? { nil }
  public func credit(_ presentation: Presentation) -> String? { nil }
  public func looksLike(_ other: Self) -> Bool { name == other.name }
}

/// The faces that a game deals from, in the order that a seed's deal depends on.
// The type alone demands no `PairFace`: the runtime would search all conformances for it.
public final class FaceSet<Face: Sendable>: Sendable {
  /// The name that options and records use.
  public let name: String

  /// The name of the faces for players, a plural such as `animals`.
  public let title: Phrase

  /// The faces, all different, at most 64.
  public let faces: [Face]

  public init(_ name: String, _ title: Phrase, _ faces: [Face]) {
    precondition(faces.count <= 64, "a face's number has to fit the players' tables")
    (self.name, self.title, self.faces) = (name, title, faces)
  }
}

/// The faces of a set by their numbers, whatever their type, so that rules, sentences and players
/// are compiled once for all games of pairs.
public protocol NumberedFaces: AnyObject, Sendable {
  var title: Phrase { get }
  var shape: TileShape { get }
  var count: Int { get }

  /// Returns the face's name in the JSON lines.
  func name(of number: FaceNumber) -> String

  func tileFace(_ number: FaceNumber, _ presentation: Presentation) -> TileFace

  /// Returns who made a face, in a sentence without its end, or nil if nobody is known.
  func credit(for number: FaceNumber, _ presentation: Presentation) -> String?

  /// Returns the width that the faces are drawn in, in columns.
  func width(_ presentation: Presentation) -> Int
}

extension FaceSet: NumberedFaces where Face: PairFace {
  public static var limit: Int { 64 }

  /// Creates a set of faces that are in none of the game's own sets.
  public convenience init(own faces: [Face]) {
    self.init("", Face.ownTitle, faces)
  }

  /// The first face of the maker of each face.
  public var makers: [FaceNumber] {
    let names = faces.map(\.maker)
    return names.map { FaceNumber(names.firstIndex(of: $0) ?? 0) }
  }

  public var shape: TileShape { Face.shape(of: faces) }
  public var count: Int { faces.count }
  public func name(of number: FaceNumber) -> String { faces[Int(number.pair)].name }

  public func tileFace(_ number: FaceNumber, _ presentation: Presentation) -> TileFace {
    let face = faces[Int(number.pair)]
    var tileFace = face.tileFace(number, presentation)
    if name.isEmpty, number.side != .artist {
      tileFace.photo = { CacheFolder().picture(named: face.name) }
    }
    return tileFace
  }

  public func credit(for number: FaceNumber, _ presentation: Presentation) -> String? {
    faces[Int(number.pair)].credit(presentation)
  }

  public func width(_ presentation: Presentation) -> Int { Face.width(of: faces, presentation) }
}
