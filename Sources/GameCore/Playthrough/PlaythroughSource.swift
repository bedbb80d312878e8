extension Playthrough {
  /// Where the deal comes from: a seed, a written deal or both, or another machine that has it
  /// until the game's end.
  public struct Source: Sendable {
    public let seed: Seed?

    /// The written deal, or nil if a seed alone gives the deal. With a seed, it is the seed's deal
    /// of data from outside.
    public let writtenDeal: G.D?

    public static func seed(_ seed: Seed) -> Source { Source(seed: seed, writtenDeal: nil) }
    public static func deal(_ deal: G.D) -> Source { Source(seed: nil, writtenDeal: deal) }
    public static var elsewhere: Source { Source(seed: nil, writtenDeal: nil) }
    public static var drawn: Source { .seed(.drawn()) }

    private init(seed: Seed?, writtenDeal: G.D?) {
      (self.seed, self.writtenDeal) = (seed, writtenDeal)
    }

    public init(_ origin: DealOrigin) throws(UserError) {
      switch origin {
      case .seed(let text): self = .seed(try Seed(text))
      case .deal(let text): self = .deal(try DealText.deal(text, of: G.self))
      case .elsewhere: self = .elsewhere
      }
    }

    /// The source in the form of records and JSON lines.
    public var origin: DealOrigin {
      writtenDeal.map { .deal(DealText.encoded($0, of: G.name)) }
        ?? seed.map { .seed($0.text) } ?? .elsewhere
    }

    /// The fields of the JSON lines: the seed and the encoded deal, as far as known.
    public var fields: JSONObject {
      origin.fields.merging(seed.map { ["seed": .string($0.text)] } ?? [:])
    }

    /// Returns the source with the seed's deal if the options deal from outside. The deal is read
    /// back from its text, so that records replay exactly this deal.
    public func dealt(_ options: G.Options) throws(UserError) -> Source {
      guard writtenDeal == nil, seed != nil, options.dealsFromOutside else { return self }
      return Source(seed: seed, writtenDeal: try G.D(reading: try deal(options).description))
    }

    /// Returns the deal. Throws if the options make none, or another machine has it.
    public func deal(_ options: G.Options) throws(UserError) -> G.D {
      if let writtenDeal { return writtenDeal }
      guard let seed else {
        throw UserError(en: "another machine has the deal", zh: "题目在另一台机器上")
      }
      var random = SeededRandom(seed: seed.number)
      return try G.deal(options, using: &random)
    }

    /// The seed of the players' random choices, equal in all games of a seed.
    public var playerSeed: UInt64 {
      seed.map { PlayerSeed.of($0.number) } ?? 0
    }
  }
}
