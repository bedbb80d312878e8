import Tiles

/// The number of the face of every tile. Each face is on two tiles. It answers the moves of every
/// game of pairs.
struct PairLayout: Dealer {
  fileprivate(set) var numbers: [FaceNumber]

  /// The number of faces to deal from.
  fileprivate let count: Int

  var pairs: Int { numbers.count / 2 }

  /// Deals anew: shuffles the numbers of all faces, puts each of the first ones on two tiles, and
  /// shuffles the tiles.
  @inline(__always)
  mutating func deal(using random: inout some RandomSource) {
    let (pairs, count) = (pairs, count)
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

  @inline(__always)
  func answer(_ move: NumberMove, at position: PairPosition) -> PairEvent {
    let tile = position.index(ofTile: move.number)
    let face = numbers[tile]
    guard let first = position.openTile else {
      let now = position.closesUp ? position.left.count(before: tile) + 1 : move.number
      return PairEvent(.up, move.number, now, face)
    }
    return PairEvent(
      numbers[first] == face ? .match : .mismatch, move.number, position.number(of: first), face)
  }
}

/// A hidden layout of pairs of a game's faces.
///
/// Its text form is the tiles' faces in their own text forms, with the face's separator between
/// them.
public struct PairDeal<Face: Sendable>: Sendable {
  public let faces: FaceSet<Face>

  var layout: PairLayout
  public var pairs: Int { layout.pairs }
}

extension PairDeal: Deal, Dealer, Equatable, LosslessStringConvertible, CustomStringConvertible
where Face: PairFace {
  /// Deals pairs of some of the faces. Throws if there are too few faces.
  public init(
    _ pairs: Int, of faces: FaceSet<Face>, using random: inout some RandomSource
  ) throws(UserError) {
    let count = faces.faces.count
    guard pairs >= 1, pairs <= count else {
      throw UserError("there are faces for at most \(count) pairs, not for \(pairs)")
    }
    self.faces = faces
    layout = PairLayout(numbers: Array(repeating: 0, count: 2 * pairs), count: count)
    layout.deal(using: &random)
  }

  /// Reads a deal of at most 64 different faces, each of which is in it exactly twice.
  public init(reading text: String) throws(UserError) {
    let (words, limit) = (text.parts(separatedBy: Face.separator), 2 * FaceSet<Face>.limit)
    guard words.count <= limit else {
      throw UserError("a deal has at most \(limit) tiles, not \(words.count)")
    }
    let faces = try Self.faces(named: words)
    let set = Face.sets.first { faces.allSatisfy($0.faces.contains) } ?? FaceSet(own: faces)
    self.faces = set
    layout = PairLayout(
      numbers: words.compactMap { Face($0).flatMap(set.faces.firstIndex).map { FaceNumber($0) } },
      count: set.faces.count)
  }

  /// Returns the faces of a written deal, sorted: in the order of the tiles, the numbers of faces
  /// would give away their places. Throws unless each face is on exactly two tiles.
  private static func faces(named words: [String]) throws(UserError) -> [Face] {
    let names = Set(words).sorted()
    var faces: [Face] = []
    for name in names {
      let face = try Face(written: name)
      guard !faces.contains(face) else {
        throw UserError(
          en: "\(name.quoted) appears in two spellings", zh: "\(name.quoted) 有两种写法")
      }
      faces.append(face)
    }
    // A misspelled face is the reason why another one appears only once.
    for name in names {
      let count = words.count { $0 == name }
      guard count != 2 else { continue }
      let times = count == 1 ? "once" : "\(count) times"
      throw UserError(
        en: "each face must appear exactly twice; \(name.quoted) appears \(times)",
        zh: "每种图案必须正好出现两次，\(name.quoted) 出现了 \(count) 次")
    }
    return faces
  }

  public func subject(_ presentation: Presentation) -> String? {
    Face.subject(of: faces.faces, presentation)
  }

  public var tiles: [Face] { layout.numbers.map { faces.faces[Int($0)] } }

  public func answer(_ move: NumberMove, at position: PairPosition) -> PairEvent {
    layout.answer(move, at: position)
  }

  public var description: String {
    let texts = faces.faces.map(\.description)
    return layout.numbers.map { texts[Int($0)] }.joined(separator: Face.separator)
  }

  /// True if the same faces lie on the same tiles.
  public static func == (left: PairDeal, right: PairDeal) -> Bool { left.tiles == right.tiles }
}

extension String {
  /// Returns the parts between separators, which must be ASCII.
  fileprivate func parts(separatedBy separator: String) -> [String] {
    let mark = Array(separator.utf8)
    var (parts, rest) = ([String](), [UInt8]())
    for byte in utf8 {
      rest.append(byte)
      guard rest.suffix(mark.count).elementsEqual(mark) else { continue }
      parts.append(String(decoding: rest.dropLast(mark.count), as: UTF8.self))
      rest = []
    }
    return parts + [String(decoding: rest, as: UTF8.self)]
  }
}
