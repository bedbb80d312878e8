import GameCore
import Testing
import TextUI
import Tiles
@testable import App

/// What every game on the shelf has to keep, whatever its rules: played with random moves, many of
/// them wrong, over many seeds.
@Suite struct ContractTests {
  @Test(arguments: GameRegistry.games.map(\.name))
  func gamesKeepTheContract(name: String) throws {
    for game in GameRegistry.games.compactMap(\.game) where game.name == name {
      for seed in 1...20 as ClosedRange<UInt64> { try play(game, seed) }
    }
  }

  private func play<G: ArcadeGame>(_ type: G.Type, _ seed: UInt64) throws {
    let options = G.Options()
    var random = SeededRandom(seed: seed)
    let deal = try G.deal(options, using: &random)
    var again = SeededRandom(seed: seed)
    #expect(try G.deal(options, using: &again) == deal)
    #expect(G.Deal(deal.description) == deal)

    var game = try G(options: options, deal: deal)
    var (moves, events) = ([G.Move](), [G.Event]())
    var monkey = SeededRandom(seed: ~seed)
    var looks = 50
    while game.status == .playing, moves.count < 2000 {
      let text = String(monkey.below(110))
      let move = try #require(G.Move(text))
      #expect(G.Move(move.description) == move)
      // Describing a whole game is slow, and a few dozen looks a game see enough.
      looks -= 1
      let before = looks > 0 ? String(describing: game) : ""
      do throws(G.Refusal) {
        events.append(try game.apply(move))
        moves.append(move)
      } catch {
        let isUnchanged = looks <= 0 || String(describing: game) == before
        #expect(isUnchanged)
        for presentation in Self.voices { #expect(!game.reason(for: error, presentation).isEmpty) }
      }
    }
    #expect(game.status != .playing)
    #expect(moves.count > 0)
    let last = try #require(moves.last)
    #expect(throws: G.Refusal.self) { try game.apply(last) }

    var replayed = try G(options: options, deal: deal)
    #expect(try moves.map { try replayed.apply($0) } == events)
    #expect(replayed.score == game.score)
    let isSame = String(describing: replayed) == String(describing: game)
    #expect(isSame)
  }

  private static let voices = [
    Presentation(language: .en), .init(language: .zh), .init(language: .en, isPlain: true),
    .init(language: .zh, isPlain: true), .init(language: .en, isASCII: true),
  ]

  // MARK: What is hidden

  @Test(arguments: GameRegistry.games.map(\.name))
  func nothingHiddenIsTold(name: String) throws {
    for game in GameRegistry.games.compactMap(\.game) where game.name == name {
      let others = try (1...20).map { try tellNothing(game, UInt64($0)) }.reduce(0, +)
      #expect(others > 20)
    }
  }

  /// Plays a few moves of a deal and of others that differ only in what those moves don't show:
  /// every word and field must be the same. Answers how many
  /// others there were.
  private func tellNothing<G: ArcadeGame>(_ type: G.Type, _ seed: UInt64) throws -> Int {
    let options = G.Options()
    var random = SeededRandom(seed: seed)
    // Read from its text, as the others are.
    let deal = try #require(G.Deal(G.deal(options, using: &random).description))
    var monkey = SeededRandom(seed: seed &* 77)
    let moves = (0..<6).compactMap { _ in G.Move(String(monkey.below(12) + 1)) }
    let told = try telling(G(options: options, deal: deal), moves)
    var others = 0
    for other in (0..<40).compactMap({ _ in deal.description.altered(&monkey) }) {
      guard let deal = G.Deal(other), let game = try? G(options: options, deal: deal) else {
        continue
      }
      let otherTold = try telling(game, moves)
      guard otherTold.events == told.events else { continue }
      others += 1
      #expect(otherTold.words == told.words)
    }
    return others
  }

  private func telling<G: ArcadeGame>(
    _ start: G, _ moves: [G.Move]
  ) throws -> (events: [G.Event], words: [String]) {
    var (game, screen) = (start, G.Screen(start))
    let scene = Scene(size: Size(rows: 21, columns: 80), presentation: Self.voices[0])
    var (events, words) = ([G.Event](), [game.openingFields.text])
    for move in moves where game.status == .playing {
      do throws(G.Refusal) {
        let old = game
        let event = try game.apply(move)
        screen.show(event, from: old, to: game, scene)
        events.append(event)
        words.append(game.fields(for: event).text)
        words += Self.voices.map { game.sentence(for: event, $0) }
      } catch {
        words += Self.voices.map { game.reason(for: error, $0) }
      }
      for presentation in Self.voices {
        words += game.board(presentation)
        words += [
          game.task(presentation), game.moveHelp(presentation),
          game.question(after: [], presentation),
        ]
      }
    }
    for time in [0, 5000] {
      var (canvas, later) = (Canvas(scene.size), scene)
      later.time = time
      screen.draw(game, on: &canvas, later)
      words += canvas.lines
    }
    return (events, words)
  }
}

extension String {
  /// A deal's text with two of its parts swapped, or a number's with another number.
  fileprivate func altered(_ random: inout some RandomSource) -> String? {
    if let number = Int(self) { return String((number + 1 + Int(random.below(98))) % 100) }
    let separator = contains("; ") ? "; " : " "
    var parts = split(separator: separator).map(String.init)
    let (one, other) = (
      Int(random.below(UInt64(parts.count))), Int(random.below(UInt64(parts.count)))
    )
    parts.swapAt(one, other)
    return parts[one] == parts[other] ? nil : parts.joined(separator: separator)
  }
}
