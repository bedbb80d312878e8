import GameCore

/// Events that a host may tell and that are none of the deal's.
struct FalseEvents<G: ArcadeGame> {
  /// The words at each place of events, and numbers.
  private var words: [[String]]

  init(_ options: G.Options) throws {
    let outcomes = G.P.Event.Outcome.allCases.map(\.rawValue)
    words = [outcomes + ["x", "-1", "255", "64", "300"] + (0...16).map(String.init)]
    for seed in 1...3 as ClosedRange<UInt64> {
      var game = try Playthrough<G>(options: options, source: .seed(Seed(number: seed)))
      playLikeAMonkey(&game, seed: seed, limit: 60) { game, word in
        guard let move = G.P.Move(word), let event = try? game.play(move) else { return }
        for (place, word) in event.description.split(separator: " ").enumerated() {
          if place + 1 == words.count { words.append([]) }
          words[place + 1].append(String(word))
        }
      }
    }
    words = words.map { Array(Set($0)).sorted() }
  }

  /// Returns another event than the true one, or nil if none is found soon.
  func event(
    for entry: (move: G.P.Move, event: G.P.Event), isPossible: Bool, at position: G.P,
    _ random: inout SeededRandom, tries: Int = 300
  ) -> G.P.Event? {
    for _ in 0..<tries {
      let text = changed(entry.event.description, move: entry.move.description, &random)
      guard let event = G.P.Event(text), event != entry.event,
        position.isPossible(event, of: entry.move) == isPossible
      else { continue }
      return event
    }
    return nil
  }

  /// Returns the text of an event with one to three other words.
  func changed(_ text: String, move: String, _ random: inout SeededRandom) -> String {
    var parts = text.split(separator: " ").map(String.init)
    for _ in 0...random.below(3) {
      let place = Int(random.below(UInt64(parts.count + 1)))
      let known = random.below(3) > 0 && place + 1 < words.count ? words[place + 1] : words[0]
      guard !known.isEmpty else { continue }
      let word = random.below(6) == 0 ? move : known[Int(random.below(UInt64(known.count)))]
      switch random.below(12) {
      case _ where place == parts.count: parts.append(word)
      case 0 where parts.count > 1: parts.remove(at: place)
      case 1: parts.insert(word, at: place)
      default: parts[place] = word
      }
    }
    return parts.joined(separator: " ")
  }
}
