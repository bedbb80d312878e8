import GameCore
import TextUI

/// The panel beside the board in a wide window: the progress, the score and what to compare it
/// with, the last moves, the keys, and the seed.
extension GameView {
  /// Returns the sidebar's area, or nil if the window has no room for it.
  static func sidebar(in size: Size) -> Rect? {
    guard size.columns >= 110, size.rows > 9 else { return nil }
    let width = 34
    return Rect(row: 1, column: size.columns - width, rows: size.rows - 1, columns: width)
  }

  func drawSidebar(on canvas: inout Canvas) {
    let extent = canvas.extent
    canvas.fill()
    if canvas.palette == nil {
      let edge = presentation.frame.side
      for row in 0..<extent.rows { canvas.put(edge, row: row, column: 0, Style(.edge)) }
    }
    for (row, line) in sidebarLines(extent.rows - 2).enumerated() {
      line.cut(to: extent.columns - 4, presentation).draw(on: &canvas, row: row + 1, column: 2)
    }
  }

  /// Returns what fits a number of rows: the moves take what the rest leaves.
  private func sidebarLines(_ rows: Int) -> [StyledLine] {
    let (facts, keys) = (factLines, keyLines)
    let seed = [StyledLine(), StyledLine(game.origin(presentation), .faint)]
    let hasKeys = rows >= facts.count + keys.count + seed.count + 5
    let room = rows - facts.count - seed.count - (hasKeys ? keys.count : 0)
    let moves = moveLines(room)
    return facts + moves + (hasKeys ? keys : []) + seed
  }

  // MARK: Facts

  private var factLines: [StyledLine] {
    var lines: [StyledLine] = []
    if let progress = game.position.progress {
      let dots = progress.text(presentation)
      lines += dots.wrapped(every: 26).map { StyledLine($0, Style(.gold)) }
      lines.append(StyledLine())
    }
    let facts = game.seats > 1 ? Seat.both.map(scoreFact) : scoreFacts
    let width = facts.map(\.0.width).max() ?? 0
    return lines
      + facts.map { name, score in
        name.adding(String(repeating: " ", count: width + 2 - name.width)).adding(score)
      }
  }

  /// The score of a seat.
  private func scoreFact(of seat: Seat) -> (StyledLine, String) {
    let name = game.name(of: seat, presentation).capitalizedFirst
    return (sign(of: seat).adding(name), String(game.shownScore(of: seat)))
  }

  /// The sign of a seat, with a blank after it.
  private func sign(of seat: Seat) -> StyledLine {
    StyledLine("\(seat.sign(presentation)) ", seat.style.bolder)
  }

  /// The score and what to compare it with.
  private var scoreFacts: [(StyledLine, String)] {
    let unit = G.P.Points.unit
    let language = presentation.language
    let dash = presentation.isASCII ? "-" : "–"
    let par = par.map { unit.counted($0, language, places: 1) }
    let best = best?.score.map { unit.counted($0, language) }
    let run = (presentation(en: "Run", zh: "连中"), presentation.times(screen.run))
    let facts = [
      (presentation(en: "Score", zh: "成绩"), game.score(presentation)),
      (presentation(en: "Par", zh: "标准杆"), par ?? dash),
      (presentation(en: "Best", zh: "最好"), best ?? dash),
    ]
    return (facts + (screen.run > 1 ? [run] : [])).map { (StyledLine($0), $1) }
  }

  // MARK: Moves

  private func moveLines(_ room: Int) -> [StyledLine] {
    let entries = moveEntries.suffix(max(0, min(8, room - 2)))
    guard !entries.isEmpty else { return [] }
    let title = StyledLine(presentation(en: "Last moves", zh: "最近几步"), .bold)
    return [StyledLine(), title] + entries
  }

  /// The last moves, in a line for each outcome that has a sign; those of two seats are never in
  /// one line, and begin with the seat's sign.
  private var moveEntries: [StyledLine] {
    var (lines, moves, seat) = ([StyledLine](), [String](), Seat.first)
    func end(_ outcome: String) {
      guard !moves.isEmpty else { return }
      let start = game.seats > 1 ? sign(of: seat) : StyledLine()
      lines.append(start.adding(moves.suffix(4).joined(separator: " ") + outcome))
      moves = []
    }
    // A sign comes after a few moves at most.
    for entry in game.log.suffix(60) {
      if entry.seat != seat { end("") }
      seat = entry.seat
      moves.append(entry.move.description)
      guard let sign = entry.event.outcome.sign else { continue }
      let meaning = sign.meaning(presentation.language)
      end("  " + (presentation.isPlain ? meaning : "\(sign.text(presentation)) \(meaning)"))
    }
    end("")
    return lines
  }

  // MARK: Keys

  private var keyLines: [StyledLine] {
    let (keyRoom, summaryRoom) = (8, 20)
    let all =
      isReplay ? ReplayKeys.help : screen.keys + GameKeys.bindings.help() + [PalettePage.help]
    let keys = all.compactMap { help -> StyledLine? in
      let names = help.keys(isASCII: presentation.isASCII).split(separator: " ")
      let named = names.filter { !$0.isLetter }
      let text = (named.isEmpty ? names : named).joined(separator: " ")
      let keys = text.displayWidth > keyRoom ? String(names[0]) : text
      // What is in brackets can be left out.
      let whole = help.summary(presentation.language)
      let short = whole.prefix { !"(（".contains($0) }
      let summary = whole.displayWidth <= summaryRoom ? whole : String(short).trimmedAtEnd
      guard summary.displayWidth <= summaryRoom else { return nil }
      return StyledLine(keys.padded(to: keyRoom + 2) + summary, .faint)
    }
    let title = StyledLine(presentation(en: "Keys", zh: "按键"), .bold)
    return [StyledLine(), title] + keys
  }
}

extension Substring {
  /// True if it is a single letter.
  fileprivate var isLetter: Bool {
    unicodeScalars.count == 1 && unicodeScalars.allSatisfy(\.properties.isAlphabetic)
  }
}

extension String {
  /// Returns the text in pieces of a number of characters.
  fileprivate func wrapped(every count: Int) -> [String] {
    var (rest, pieces) = (self[...], [String]())
    while !rest.isEmpty {
      pieces.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return pieces
  }
}
