import GameCore
import TextUI
import Tiles

/// The hidden part of the game: one number. Its text form is its digits.
public struct GuessDeal: LosslessStringConvertible, Equatable, Sendable {
  let secret: Int

  /// A deal with a secret chosen by hand.
  public init(secret: Int) {
    self.secret = secret
  }

  /// Reads a deal; nil for anything but digits.
  public init?(_ text: String) {
    guard let secret = WholeNumber.parse(text) else { return nil }
    self.secret = secret
  }

  public var description: String { String(secret) }
}

/// One guess. Its text form is the number's digits.
public struct GuessMove: LosslessStringConvertible, Equatable, Sendable {
  /// The number guessed.
  public let number: Int

  /// The guess of a number.
  public init(_ number: Int) {
    self.number = number
  }

  /// Reads a guess; nil for anything but a whole number.
  public init?(_ text: String) {
    guard let number = WholeNumber.parse(text) else { return nil }
    self.number = number
  }

  public var description: String { String(number) }
}
