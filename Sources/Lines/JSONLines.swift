import GameCore

/// The lines in which programs play. They are never translated.
///
/// In turns, each line names the seat that moves next.
public enum JSONLines {
  /// Returns the first line of a game. In turns it names the seat of the program that reads it, if
  /// that has one.
  public static func begin<G: ArcadeGame>(
    _ game: G.Type, _ options: JSONObject, _ position: some PlayerText, _ mode: Mode,
    seat: Seat? = nil
  ) -> JSONObject {
    var fields: JSONObject = [
      "game": .string(G.name), "options": .object(options),
      "protocol": JSONObject.protocolVersion, "rules": .number(G.rules), "type": "begin",
    ]
    if mode.hasOpponent { fields["mode"] = .string(mode.rawValue) }
    if mode == .race { fields["race"] = .bool(true) }
    return fields.merging(position.openingFields)
      .merging(
        ofTwo(position, field("seat", seat).merging(["seats": .number(position.seating.count)])))
  }

  /// Returns the line of the `turn`-th move, which led to a position.
  public static func move<P: PlayerText>(
    _ entry: Round<P>.Entry, turn: Int, _ position: P
  ) -> JSONObject {
    var fields: JSONObject = [
      "move": .string(entry.move.description), "result": .string(entry.event.outcome.rawValue),
      "score": .number(position.score(of: entry.seat)), "turn": .number(turn),
      "type": "move",
    ]
    // The status tells a program that only the end follows, so that it doesn't write again.
    if !position.phase.isPlaying {
      fields["status"] = .string(status(of: entry.seat, at: position))
    }
    return fields.merging(position.fields(for: entry.event)).merging(
      ofTwo(
        position, ["seat": .number(entry.seat.number), "scores": scores(at: position)]))
  }

  /// Returns the reply to a word that isn't a legal move: its refusal, or else that it is no move.
  public static func refused<P: PlayerText>(
    _ word: String, _ refusal: P.Refusal? = nil, at position: P
  ) -> JSONObject {
    let fields: JSONObject = [
      "code": .string(refusal?.code.rawValue ?? notAMove), "input": .string(word),
      "reason": .string(
        refusal.map { position.reason(for: $0, .untranslated) }
          ?? position.moveForm(.untranslated)),
      "type": "refused",
    ]
    return fields.merging(mover(at: position))
  }

  /// The code of the refusal of a word that isn't a move.
  public static let notAMove = "not-a-move"

  public static func hint<P: PlayerText>(_ hint: Hint<P>, at position: P) -> JSONObject {
    let fields: JSONObject = [
      "move": .string(hint.move.description),
      "reason": .string(hint.explanation(.untranslated)), "type": "hint",
    ]
    return fields.merging(mover(at: position))
  }

  /// Returns the last line of a game, which may be unfinished, as a seat sees it.
  public static func end(_ round: Round<some PlayerText>, for seat: Seat? = nil) -> JSONObject {
    let (position, seat) = (round.position, seat ?? .first)
    let unit = type(of: position).unit(position.seating)
    let fields: JSONObject = [
      "better": .string(unit.better.rawValue), "moves": .string(round.moves),
      "score": .number(position.score(of: seat)),
      "status": .string(status(of: seat, at: position)), "turns": .number(round.log.count),
      "type": "end",
      "unit": .string(unit.name),
    ]
    return fields.merging(position.closingFields)
      .merging(ofTwo(position, result(at: position).merging(field("seat", seat))))
  }

  /// Returns the field of the last line for the fault that ended a game, or none for nil.
  static func field(
    _ fault: (seat: Seat, reason: PlayerFault)?, _ detail: Phrase? = nil
  ) -> JSONObject {
    fault.map { seat, reason in
      var fields = field("seat", seat).merging(["code": .string(reason.rawValue)])
      fields["reason"] = detail.map { .string($0(.en)) }
      return ["fault": .object(fields)]
    } ?? [:]
  }

  fileprivate static func winner(lead: Int) -> JSONValue {
    Seat.ahead(by: lead).map { .number($0.number) } ?? .null
  }

  /// Returns the status of a game as a seat sees it: of two, one wins and the other loses.
  private static func status(of seat: Seat, at position: some PlayerText) -> String {
    guard position.seating.isShared, !position.phase.isPlaying else { return position.phase.status }
    return Phase(lead: position.score(of: seat) - position.score(of: seat.other)).status
  }

  /// Returns the fields for playing in turns, and the seat that moves next; empty for one seat.
  private static func ofTwo(
    _ position: some PlayerText, _ fields: @autoclosure () -> JSONObject
  ) -> JSONObject {
    guard position.seating.isShared else { return [:] }
    return fields().merging(field("next", position.phase.seat))
  }

  /// Returns the seat to which a reply is addressed and which moves next.
  private static func mover(at position: some PlayerText) -> JSONObject {
    ofTwo(position, field("seat", position.phase.seat))
  }

  private static func field(_ name: String, _ seat: Seat?) -> JSONObject {
    seat.map { [name: .number($0.number)] } ?? [:]
  }

  private static func result(at position: some PlayerText) -> JSONObject {
    var fields: JSONObject = ["scores": scores(at: position)]
    if !position.phase.isPlaying {
      fields["winner"] = winner(lead: position.score(of: .first) - position.score(of: Seat(1)))
    }
    return fields
  }

  private static func scores(at position: some PlayerText) -> JSONValue {
    .list(Seat.both.map { .number(position.score(of: $0)) })
  }
}

/// The lines of a game in a session, which include the opponent in a race.
extension Playthrough {
  /// Returns the first line for a reader who may have a seat.
  public func openingLine(for seat: Seat? = nil) -> JSONObject {
    // The options of a race aren't the game's.
    let own = options.fields.merging(other == nil ? opposition?.fields ?? [:] : [:])
    var line = JSONLines.begin(G.self, own, G.P(position.setup), mode, seat: seat)
    if let player { line["player"] = .string(player) }
    if let daily { line["daily"] = .number(daily.number) }
    if other != nil { line["opponent"] = .object(opponentName) }
    return line.merging(source.fields)
  }

  /// Returns the line of a move by its number, from 1. The position after it is found by its moves
  /// if it isn't given.
  public func line(ofMove number: Int, at position: G.P? = nil) -> JSONObject {
    let position = position ?? round.position(after: number)
    var line = JSONLines.move(log[number - 1], turn: number, position)
    if let facts = opponentFacts(after: number) {
      line["opponent"] = .object(facts.fields.merging(opponentName))
    }
    return line
  }

  /// The news of an opponent that come by themselves.
  var opponentLine: JSONObject {
    let opponent = (opponentFacts?.fields ?? [:]).merging(opponentName)
    return ["opponent": .object(opponent), "type": "opponent"]
  }

  private var opponentName: JSONObject {
    ["name": .string(opposition?.opponent.name ?? opposition?.opponent.word ?? "")]
  }

  /// Returns the last line for a reader who may have a seat.
  public func closingLine(for seat: Seat? = nil) -> JSONObject {
    var line = JSONLines.end(round, for: seat)
    line["hints"] = .number(hints.count)
    if !isPlaying {
      line["share"] = .string(share(.shared))
      if let par { line["par"] = .decimal((par * 10_000).rounded() / 10_000) }
      if let review {
        line["coach"] = .object(fields(review))
        let stars = stars(review)
        if let stars { line["stars"] = .number(stars.count) }
        if review.allowance != nil { line["cost"] = .decimal(stars?.cost ?? review.cost) }
      }
    }
    if var fields = opponentFacts?.fields.merging(opponentName) {
      if isOver, let costs = costsOfTwo { fields["cost"] = .decimal(costs[1]) }
      line["opponent"] = .object(fields)
      if let series { line["series"] = .object(series.fields) }
      if isOver { line["winner"] = JSONLines.winner(lead: recordedScore) }
    }
    return line.merging(source.fields)
  }
}

extension JSONObject {
  /// Returns the line, marked if it is about what was before a game was resumed. The last of these
  /// lines isn't marked, as the program may have to answer it.
  func replayed(_ isMarked: Bool) -> JSONObject {
    isMarked ? merging(["replayed": .bool(true)]) : self
  }
}
