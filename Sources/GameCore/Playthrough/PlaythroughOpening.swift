/// The deal of a game that was played with another machine's answers.
extension Playthrough {
  /// Takes the deal that another machine had, and the moves at its board in a race. Throws the
  /// fault of that machine if they give another deal, other results or other scores than it told,
  /// or if the game isn't over.
  public mutating func open(
    _ origin: DealOrigin, told deal: String, opponent moves: [G.P.Move]
  ) throws(PlayerFault) {
    guard let source = try? Source(origin),
      var played = try? Playthrough(options: options, source: source, opposition: opposition)
    else { throw .deal }
    let isTrue = played.dealText == deal
    for entry in log {
      guard (try? played.play(entry.move)) == entry.event else { throw isTrue ? .event : .seed }
    }
    guard isTrue else { throw .deal }
    let facts = told
    for (index, move) in moves.enumerated() {
      guard (try? played.play(move, at: 1)) != nil, index < facts.count,
        played.told[index] == facts[index]
      else { throw .score }
    }
    guard moves.count == facts.count else { throw .score }
    guard isOver else { throw .ended }
    open(as: played)
  }
}
