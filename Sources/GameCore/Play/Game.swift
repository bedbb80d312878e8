import Flags

/// A game: options and a seed make a deal, and the deal's public side is a position.
///
/// Everything that plays a game, in lines, in JSON lines or on the screen, is written once over
/// these types.
public protocol Game: Sendable {
  /// A player's choices. Their table makes the flags, the help, the records and the JSON lines.
  associatedtype Options: GameOptions

  /// The public side.
  associatedtype P: Position

  /// The hidden side.
  associatedtype D: Deal<P>

  /// The number of the rules, raised when a change would alter games already played.
  static var rules: Int { get }

  /// Returns the deal that `random` gives with these options. Nothing else is drawn from it.
  static func deal(
    _ options: Options, using random: inout some RandomSource
  ) throws(InvalidInput) -> D

  /// Deals again into a deal of the same options, whose memory may be reused: simulations deal
  /// millions of games.
  static func redeal(
    _ deal: inout D, _ options: Options, using random: inout some RandomSource
  ) throws(InvalidInput)

  /// Sets the options that a written deal decides, such as the number of tiles.
  static func fit(_ options: inout Options, to deal: D)

  /// Prepares a deal for a game: somebody whose random choices come from a seed may play along.
  static func prepare(
    _ deal: inout D, _ options: Options, playerSeed: UInt64
  ) throws(InvalidInput)

  /// Returns the setup of a deal. Throws if the options don't allow it.
  static func setup(_ options: Options, _ deal: D) throws(InvalidInput) -> P.Setup
}

extension Game {
  @inlinable
  public static func redeal(
    _ deal: inout D, _ options: Options, using random: inout some RandomSource
  ) throws(InvalidInput) {
    deal = try Self.deal(options, using: &random)
  }

  public static func fit(_ options: inout Options, to deal: D) {}

  public static func prepare(
    _ deal: inout D, _ options: Options, playerSeed: UInt64
  ) throws(InvalidInput) {}
}
