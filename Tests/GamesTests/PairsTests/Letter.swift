import Pairs
import TestSupport
import Tiles

/// A face that is any one letter, or any word without spaces.
struct Letter: PairFace {
  let name: String

  init(written text: String) throws(UserError) {
    guard !text.isEmpty, !text.contains(" ") else {
      throw UserError(en: "\(text.quoted) is not a letter", zh: "\(text.quoted) 不是字母")
    }
    name = text
  }

  init(listed text: String, _ detail: String?, picture: inout String?) throws(UserError) {
    try self.init(written: text)
  }

  var description: String { name }
  static let separator = " "
  static func shape(of faces: [Letter]) -> TileShape { .card }

  /// The letters a to h, and those from w on.
  static let sets = [
    FaceSet("first", Phrase(en: "first letters", zh: "前面的字母"), "abcdefgh".map(Letter.init)),
    FaceSet("last", Phrase(en: "last letters", zh: "后面的字母"), "wxyz".map(Letter.init)),
  ]

  static let ownTitle = Phrase(en: "letters", zh: "字母")

  private init(_ letter: Character) { name = String(letter) }

  static func width(of faces: [Letter], _ presentation: Presentation) -> Int { 1 }
  func tileFace(_ number: FaceNumber, _ presentation: Presentation) -> TileFace {
    TileFace(picture: name, name: name)
  }
}

typealias LetterRound = TestRound<PairDeal<Letter>>

extension LetterRound {
  /// Deals letters with spaces between them.
  init(_ deal: String, matched: MatchedPlaces = .empty) throws {
    let deal = try PairDeal<Letter>(reading: deal)
    self.init(deal, PairSetup(deal.faces, pairs: deal.pairs, matched: matched))
  }
}
