import Tiles

/// The number of the face of every tile. Each face is on two tiles, or each of its sides on one. It
/// answers the moves of every game of pairs.
struct PairLayout: Dealer {
  fileprivate(set) var numbers: [FaceNumber]

  /// The number of faces to deal from.
  fileprivate let count: Int

  /// The first face of the maker of each face; empty in a game of equal faces.
  fileprivate var makers: [FaceNumber] = []

  var pairs: Int { numbers.count / 2 }

  /// Deals anew: shuffles the numbers of all faces, puts each of the first ones on two tiles, and
  /// shuffles the tiles. If makers are faces, too, takes the first ones of different makers.
  @inline(__always)
  mutating func deal(using random: inout some RandomSource) {
    let (pairs, count, makers) = (pairs, count, makers)
    let sides: (UInt8, UInt8) =
      makers.isEmpty ? (0, 0) : (FaceSide.record.rawValue, FaceSide.artist.rawValue)
    var order = TileTable()
    order.withBytes { faces in
      for face in 0..<count { faces[face] = FaceNumber(truncatingIfNeeded: face) }
      random.shuffle(UnsafeMutableBufferPointer(rebasing: faces[..<count]))
      if !makers.isEmpty { Self.keepOne(ofEach: makers, in: faces) }
      numbers.withUnsafeMutableBufferPointer { tiles in
        for pair in 0..<pairs {
          tiles[pair] = faces[pair] | sides.0
          tiles[pairs + pair] = faces[pair] | sides.1
        }
        random.shuffle(tiles)
      }
    }
  }

  /// Moves the first face of each maker to the front, in their order.
  private static func keepOne(
    ofEach makers: [FaceNumber], in faces: UnsafeMutableBufferPointer<UInt8>
  ) {
    var (taken, end) = (TileSet(), 0)
    for index in makers.indices where !taken.contains(Int(makers[Int(faces[index])])) {
      taken.insert(Int(makers[Int(faces[index])]))
      faces[end] = faces[index]
      end += 1
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
      numbers[first].pair == face.pair ? .match : .mismatch, move.number,
      position.number(of: first), face)
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

  /// A bit for each face on the tiles, by its index.
  public var shown: UInt64 { layout.numbers.reduce(0) { $0 | 1 << UInt64($1.pair) } }

  /// True if of each pair one tile shows the face and the other one its maker.
  public var hasSides: Bool { layout.numbers.first?.side != nil }
}

extension PairDeal: Deal, Dealer, Equatable, LosslessStringConvertible, CustomStringConvertible
where Face: PairFace {
  /// Deals pairs of some of the faces, or of faces of different makers and these. Throws if there
  /// are too few.
  public init(
    _ pairs: Int, of faces: FaceSet<Face>, withMakers hasMakers: Bool = false,
    using random: inout some RandomSource
  ) throws(UserError) {
    let makers = hasMakers ? faces.makers : []
    let count = hasMakers ? Set(makers).count : faces.faces.count
    guard pairs >= 1, pairs <= count else {
      throw UserError(
        en: "there are faces for at most \(count) pairs, not for \(pairs)",
        zh: "图案只够 \(count) 对，不够 \(pairs) 对")
    }
    self.faces = faces
    layout = PairLayout(
      numbers: Array(repeating: 0, count: 2 * pairs), count: faces.faces.count, makers: makers)
    layout.deal(using: &random)
  }

  /// Reads a deal of at most 64 different faces, each of which is in it exactly twice, once marked
  /// as its maker or never.
  public init(reading text: String) throws(UserError) {
    let (parts, limit) = (text.parts(separatedBy: Face.separator), 2 * FaceSet<Face>.limit)
    guard parts.count <= limit else {
      throw UserError(
        en: "a deal has at most \(limit) tiles, not \(parts.count)",
        zh: "牌局最多 \(limit) 张牌，不能是 \(parts.count) 张")
    }
    let isMarked = parts.map { Face.makerMark.map($0.hasSuffix) ?? false }
    let words = zip(parts, isMarked).map { part, isMarked in
      isMarked ? String(part.dropLast(Face.makerMark?.count ?? 0)) : part
    }
    let marked = zip(words, isMarked).filter(\.1).map(\.0)
    guard marked.isEmpty || Set(marked).count == marked.count && 2 * marked.count == words.count
    else {
      throw UserError(
        en: "either no face or one of each two must be marked as the maker",
        zh: "要么都不标歌手，要么每对标一张")
    }
    let faces = try Self.faces(named: words)
    let set = Face.sets.first { faces.allSatisfy($0.faces.contains) } ?? FaceSet(own: faces)
    self.faces = set
    let numbers = words.compactMap { Face($0).flatMap(set.faces.firstIndex).map(FaceNumber.init) }
    let (record, artist) = (FaceSide.record.rawValue, FaceSide.artist.rawValue)
    layout = PairLayout(
      numbers: marked.isEmpty
        ? numbers : zip(numbers, isMarked).map { $0 | ($1 ? artist : record) },
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

  public var tiles: [Face] { layout.numbers.map { faces.faces[Int($0.pair)] } }

  public func answer(_ move: NumberMove, at position: PairPosition) -> PairEvent {
    layout.answer(move, at: position)
  }

  public var description: String {
    let texts = faces.faces.map(\.description)
    return layout.numbers.map { number in
      texts[Int(number.pair)] + (number.side == .artist ? Face.makerMark ?? "" : "")
    }.joined(separator: Face.separator)
  }

  /// True if the same sides of the same faces lie on the same tiles.
  public static func == (left: PairDeal, right: PairDeal) -> Bool {
    left.tiles == right.tiles
      && left.layout.numbers.map(\.side) == right.layout.numbers.map(\.side)
  }
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
