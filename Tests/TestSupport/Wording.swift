import Tiles

// Golden files hold the exact words. Other tests look at what is said in whichever words.

extension String {
  /// The whole numbers in the text, in order, without their signs.
  public var numbers: [Int] {
    split { !("0"..."9").contains($0) }.compactMap { Int($0) }
  }
}

/// Returns the message of the invalid input that some work throws, or an empty text if it throws
/// none.
public func fault<Result>(_ work: () throws -> Result) -> String {
  do {
    _ = try work()
    return ""
  } catch let error as UserError {
    return error.message
  } catch {
    return "\(error)"
  }
}

/// Returns whether a game refuses 64 KiB of repeated pieces as a deal, in less time than quadratic
/// work on them would take.
public func refusesQuickly<G: ArcadeGame>(_ piece: String, _ game: G.Type) -> Bool {
  let start = ContinuousClock.now
  let text = String(repeating: piece, count: (1 << 16) / piece.utf8.count)
  let isRefused = (try? DealText.deal(text, of: G.self)) == nil
  return isRefused && ContinuousClock.now - start < .seconds(10)
}

extension TestRound where D.P: TilePosition {
  /// The tiles as a player sees them: `.` if down, the face if up, `[face]` if matched, and `_` for
  /// an empty place.
  public var tiles: String {
    position.tileBoard(.ascii).tiles.map { tile in
      switch tile {
      case .down: "."
      case .up(let face): face.picture
      case .matched(let face): "[\(face.picture)]"
      case .empty: "_"
      }
    }.joined(separator: " ")
  }
}

extension Phrase: ExpressibleByStringLiteral {
  /// Creates a text that is the same in every language, for made-up games.
  public init(stringLiteral text: String) { self.init(en: text, zh: text) }
}
