import GameCore

extension SpellPosition: PlayerText {
  public func task(_ presentation: Presentation) -> String {
    presentation(en: "Find the word.", zh: "找出单词。")
  }

  public func moveHelp(_ presentation: Presentation) -> String {
    presentation(en: "A guess has \(setup.size) letters.", zh: "请输入 \(setup.size) 个字母。")
  }

  public func board(_ presentation: Presentation) -> [String] {
    ["letters \(Spell.letters.map(String.init).joined())"]
  }

  public func sentence(for event: SpellEvent, _ presentation: Presentation) -> String {
    presentation(en: "\(event).", zh: "\(event)。")
  }

  public func reason(for refusal: SpellRefusal, _ presentation: Presentation) -> String {
    switch refusal {
    case .length(let count): "\(count) letters are not \(setup.size)."
    case .repeated: "The word was guessed before."
    case .ended: "The word was found."
    }
  }

  public var entryForm: EntryForm {
    EntryForm(symbols: String(Spell.letters), places: setup.size)
  }
}

extension Spell {
  public typealias Screen = EntryScreen<SpellPosition>

  public static let name = "spell"
  public static let manual = Manual(summary: Phrase(en: "find the word", zh: "找单词"))
  public static let formerRules: [any ArcadeGame.Type] = [FirstSpell.self]

  public static let bots: [Bot<Spell>] = [
    Bot(
      Choice(
        "patient", "tries every word that is possible", title: Phrase(en: "Patient", zh: "慢性子"))
    ) { setup, _ in
      PatientSpeller(setup)
    },
    Bot(Choice("random", "guesses any word")) { _, seed in RandomSpeller(seed: seed) },
  ]

  public static func advisor(_ setup: SpellSetup) -> (any Advisor<SpellPosition>)? {
    PatientSpeller(setup)
  }

  /// Known for words of three letters only.
  public static func par(_ setup: SpellSetup) -> Double? { setup.size == 3 ? 5.25 : nil }

  public static func review(
    _ setup: SpellSetup, _ deal: SpellDeal
  ) -> (any Review<SpellPosition>)? {
    SpellReview(word: deal.description)
  }
}

/// Guesses the first word in the order of the alphabet that all events allow.
struct PatientSpeller: Advisor {
  typealias P = SpellPosition

  private var words: [[Character]]

  init(_ setup: SpellSetup) {
    words = (0..<setup.size).reduce([[]]) { words, _ in
      words.flatMap { word in Spell.letters.map { word + [$0] } }
    }
  }

  mutating func observe(_ event: SpellEvent, at position: SpellPosition) {
    words.removeAll { word in
      zip(word, event.word).count { $0 == $1 } != event.right || word == event.word
    }
  }

  func move(at position: SpellPosition) -> SpellMove { SpellMove(words.first ?? []) }

  func reason(at position: SpellPosition, _ presentation: Presentation) -> String {
    presentation(en: "\(words.count) words are possible.", zh: "还有 \(words.count) 个单词。")
  }
}

/// Guesses any word.
struct RandomSpeller: Strategy {
  typealias P = SpellPosition

  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  mutating func move(at position: SpellPosition) -> SpellMove {
    SpellMove(
      (0..<position.setup.size).map { _ in
        Spell.letters[Int(random.below(UInt64(Spell.letters.count)))]
      })
  }
}

/// Tells the word and how many guesses were near.
struct SpellReview: Review {
  let word: String
  private var near = 0

  init(word: String) {
    self.word = word
  }

  mutating func observe(
    _ event: SpellEvent, from before: SpellPosition, to after: SpellPosition
  ) {
    if event.outcome == .near, before.guesses.count + 1 == after.guesses.count { near += 1 }
  }

  var allowance: Double? { 1 }
  func facts(_ presentation: Presentation) -> [String] { ["\(word), near \(near)"] }
  var fields: JSONObject { ["near": .number(near)] }
}
