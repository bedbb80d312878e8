import GameCore

/// A game's screen, at which a test presses keys, with the round that it shows.
public struct TestScreen<D: Deal, S: GameScreen<D.P>> where D.P: PlayerText {
  /// The round.
  public private(set) var round: TestRound<D>

  /// The screen.
  public private(set) var screen: S

  /// The circumstances; a test sets size and time.
  public var scene = DrawContext(size: Size(rows: 21, columns: 80), presentation: .english)

  /// Creates the screen of a written deal. `choose` sets the options that the deal doesn't decide.
  public init<G: ArcadeGame>(
    _ game: G.Type, _ deal: String, choose: (inout G.Options) -> Void = { _ in }
  ) throws where G.D == D, G.Screen == S {
    round = try TestRound(game, deal, choose: choose)
    let options = TestRound.options(game, try D(reading: deal), choose)
    screen = G.screen(options, round.position.setup)
  }

  /// Creates a screen of a round.
  public init(_ round: TestRound<D>, _ screen: S) {
    (self.round, self.screen) = (round, screen)
  }

  /// The position now.
  public var position: D.P { round.position }

  /// The response to an input, comparable.
  public enum Response: Equatable {
    case move(String)
    case message(String)
    case changed
    case ignored

    /// The message to show, or nil without one.
    public var message: String? {
      if case .message(let text) = self { text } else { nil }
    }
  }

  /// Passes an input to the screen. A move isn't made.
  @discardableResult
  public mutating func handle(_ input: Input) -> Response {
    switch screen.handle(input, at: position, scene) {
    case .move(let move): .move(move.description)
    case .moves(let one, let other): .move("\(one) \(other)")
    case .changed(let message?): .message(message)
    case .changed(nil), .again, .finish: .changed
    case .ignored: .ignored
    }
  }

  /// Presses keys and returns the response to the last one. Moves aren't made.
  @discardableResult
  public mutating func press(_ keys: Key...) -> Response {
    var response = Response.ignored
    for key in keys { response = handle(.key(key)) }
    return response
  }

  /// Types characters and returns the response to the last one. Moves aren't made.
  @discardableResult
  public mutating func type(_ text: String) -> Response {
    var response = Response.ignored
    for scalar in text.unicodeScalars { response = handle(.key(.character(scalar))) }
    return response
  }

  /// Clicks on the first place where a text is drawn.
  @discardableResult
  public mutating func click(on text: String) throws -> Response {
    guard let place = place(of: text) else { throw NotDrawn(text: text) }
    return handle(.click(place))
  }

  /// Makes a move and shows its result.
  public mutating func play(_ word: String) throws {
    let before = position
    let event = try round.event(of: word)
    screen.show(event, from: before, to: position, scene)
  }

  /// Presses a key and makes the move that it must choose.
  public mutating func play(_ key: Key) throws {
    guard case .move(let word) = press(key) else { throw NotAMove(word: "\(key)") }
    try play(word)
  }

  /// Puts the focus on a move.
  public mutating func point(to word: String) throws {
    guard let move = D.P.Move(word) else { throw NotAMove(word: word) }
    screen.point(to: move, at: position)
  }

  /// Shows the move of an event in a look back.
  public mutating func lookBack(at event: D.P.Event) { screen.lookBack(at: event) }

  /// The screen as lines of text.
  public var lines: [String] { canvas.lines }

  /// The screen as cells.
  public var canvas: Canvas {
    var canvas = Canvas(scene.size)
    screen.draw(position, on: &canvas, scene)
    return canvas
  }

  /// The extent that the screen lacks, or nil if there is room.
  public var requiredSize: Size? { screen.requiredSize(for: position, scene) }

  /// Returns the cell where a text is drawn first, or nil if it isn't drawn.
  public func place(of text: String) -> Point? {
    let canvas = canvas
    for row in 0..<scene.size.rows {
      let cells = (0..<scene.size.columns).map { canvas[row, $0].scalar }
      let wanted = Array(text.unicodeScalars)
      for column in 0..<cells.count where cells[column...].starts(with: wanted) {
        return Point(row: row, column: column)
      }
    }
    return nil
  }
}

/// A text that a test looks for in vain.
struct NotDrawn: Error {
  let text: String
}
