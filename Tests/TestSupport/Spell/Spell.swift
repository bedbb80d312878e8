import GameCore

/// A small game for the tests of all that is written once for every game: find a word of the
/// letters a to f. A guess tells how many of its letters are right and in their places.
///
/// Its options have a number, a switch and one that no record has; one or two seats take turns.
public enum Spell: ArcadeGame {
  /// By these rules a game is lost after a hundred guesses.
  public static let rules = 2

  static let letters = Array("abcdef")

  public static func deal(
    _ options: SpellOptions, using random: inout some RandomSource
  ) throws(UserError) -> SpellDeal {
    try options.check()
    return SpellDeal(
      (0..<options.size).map { _ in letters[Int(random.below(UInt64(letters.count)))] })
  }

  public static func adopt(_ options: inout SpellOptions, from deal: SpellDeal) {
    options.size = deal.word.count
  }

  public static func setup(_ options: SpellOptions, _ seating: Seating) -> SpellSetup {
    setup(options, limit: 100)
  }

  static func setup(_ options: SpellOptions, limit: Int) -> SpellSetup {
    SpellSetup(
      size: options.size, isStrict: options.isStrict, seats: options.seats, limit: limit)
  }

  public static func check(_ deal: SpellDeal, with options: SpellOptions) throws(UserError) {
    guard deal.word.count == options.size else {
      throw UserError(
        en: "the word must have \(options.size) letters", zh: "单词应有 \(options.size) 个字母")
    }
  }
}

/// A player's choices in spell.
public struct SpellOptions: GameOptions {
  /// The number of letters, 2 to 5.
  public var size = 3

  /// True if a word may be guessed only once.
  public var isStrict = false

  /// The number of seats, 1 or 2.
  public var seats = 1

  /// The look of the screen, which changes neither the deal nor the rules.
  public var look = "plain"

  public init() {}

  static let sizes = 2...5

  public static let table: [Option<SpellOptions>] = [
    .number(
      "size", "N", in: 1...9, "number of letters", get: { $0.size }, set: { $0.size = $1 }),
    Option(
      Flag("strict", "refuse a word guessed before"), isRecorded: true, get: { $0.isStrict },
      set: { $0.isStrict = $1 }),
    .number("seats", "N", in: 1...2, "number of seats", get: { $0.seats }, set: { $0.seats = $1 }),
    Option(
      Flag(
        "look", value: .init("NAME", oneOf: [Choice("plain", "plain"), Choice("fancy", "fancy")]),
        "how it looks"),
      parse: { ["plain", "fancy"].contains($0) ? $0 : nil }, set: { $0.look = $1 }),
  ]

  public func check() throws(UserError) {
    guard Self.sizes.contains(size) else {
      throw UserError(en: "a word has 2 to 5 letters", zh: "单词有 2 到 5 个字母")
    }
  }
}

/// The hidden word. Its text form is the word itself.
public struct SpellDeal: Deal {
  let word: [Character]

  init(_ word: [Character]) {
    self.word = word
  }

  public init(reading text: String) throws(UserError) {
    guard SpellOptions.sizes.contains(text.count), text.allSatisfy(Spell.letters.contains) else {
      throw UserError(
        en: "a deal of spell is a word of the letters a to f, not \(text.quoted)",
        zh: "spell 的题目是由 a 到 f 组成的单词，不能是 \(text.quoted)")
    }
    word = Array(text)
  }

  public var description: String { String(word) }

  public func answer(_ move: SpellMove, at position: SpellPosition) -> SpellEvent {
    let right = zip(word, move.word).count { $0 == $1 }
    return SpellEvent(move.word, right, isFound: right == word.count)
  }
}

/// Spell by its first rules, by which a game was lost after four guesses.
public enum FirstSpell: ArcadeGame {
  public typealias Screen = EntryScreen<SpellPosition>

  public static let rules = 1
  public static var name: String { Spell.name }
  public static var manual: Manual { Spell.manual }

  public static func deal(
    _ options: SpellOptions, using random: inout some RandomSource
  ) throws(UserError) -> SpellDeal {
    try Spell.deal(options, using: &random)
  }

  public static func setup(_ options: SpellOptions, _ seating: Seating) -> SpellSetup {
    Spell.setup(options, limit: 4)
  }
}
