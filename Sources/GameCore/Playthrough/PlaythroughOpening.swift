/// The deal of a game that was played with another machine's answers.
extension Playthrough {
  /// Takes the deal that another machine had, and the moves at its board in a race. Throws the
  /// fault of that machine if they give other results or scores than it told.
  public mutating func open(
    _ origin: DealOrigin, opponent moves: [G.P.Move]
  ) throws(PlayerFault) {
    guard let source = try? Source(origin),
      var played = try? Playthrough(options: options, source: source, opposition: opposition)
    else { throw .deal }
    for entry in log {
      guard (try? played.play(entry.move)) == entry.event else { throw .event }
    }
    let facts = told
    for (index, move) in moves.enumerated() {
      guard (try? played.play(move, at: 1)) != nil, index < facts.count,
        played.told[index] == facts[index]
      else { throw .score }
    }
    guard moves.count == facts.count else { throw .score }
    open(as: played)
  }
}
