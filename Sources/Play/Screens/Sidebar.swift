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
      let text = line.text.cut(to: extent.columns - 4, ellipsis: presentation.ellipsis)
      canvas.put(text, row: row + 1, column: 2, line.style)
    }
  }

  private struct Line {
    var text: String
    var style = Style.plain
  }

  /// Returns what fits a number of rows: the moves take what the rest leaves.
  private func sidebarLines(_ rows: Int) -> [Line] {
    let (facts, keys) = (factLines, keyLines)
    let seed = [Line(text: ""), Line(text: game.origin(presentation), style: .faint)]
    let hasKeys = rows >= facts.count + keys.count + seed.count + 5
    let room = rows - facts.count - seed.count - (hasKeys ? keys.count : 0)
    let moves = moveLines(room)
    return facts + moves + (hasKeys ? keys : []) + seed
  }

  // MARK: Facts

  private var factLines: [Line] {
    var lines: [Line] = []
    if let progress = game.position.progress {
      let dots = progress.text(presentation)
      lines += dots.wrapped(every: 26).map { Line(text: $0, style: Style(.gold)) }
      lines.append(Line(text: ""))
    }
    let width = scoreFacts.map(\.0.displayWidth).max() ?? 0
    return lines + scoreFacts.map { Line(text: $0.padded(to: width + 2) + $1) }
  }

  /// The scores of the seats, or the score and what to compare it with.
  private var scoreFacts: [(String, String)] {
    guard G.seats == 1 else {
      return (0..<G.seats).map(Seat.init).map { seat in
        (
          game.position.name(of: seat, presentation).capitalizedFirst,
          String(game.position.shownScore(of: seat))
        )
      }
    }
    let unit = G.P.Points.unit
    let language = presentation.language
    let dash = presentation.isASCII ? "-" : "–"
    let par = game.par.map { unit.counted($0, language, places: 1) }
    let best = best?.score.map { unit.counted($0, language) }
    let run = (presentation(en: "Run", zh: "连中"), presentation.times(screen.run))
    return [
      (presentation(en: "Score", zh: "成绩"), game.score(presentation)),
      (presentation(en: "Par", zh: "标准杆"), par ?? dash),
      (presentation(en: "Best", zh: "最好"), best ?? dash),
    ] + (screen.run > 1 ? [run] : [])
  }

  // MARK: Moves

  private func moveLines(_ room: Int) -> [Line] {
    let entries = moveEntries.suffix(max(0, min(8, room - 2)))
    guard !entries.isEmpty else { return [] }
    let title = Line(text: presentation(en: "Last moves", zh: "最近几步"), style: .bold)
    return [Line(text: ""), title] + entries.map { Line(text: $0) }
  }

  /// The last moves, in a line for each outcome that has a sign.
  private var moveEntries: [String] {
    var (lines, moves) = ([String](), [String]())
    // A sign comes after a few moves at most.
    for entry in game.round.log.suffix(60) {
      moves.append(entry.move.description)
      guard let sign = entry.event.outcome.sign else { continue }
      let meaning = sign.meaning(presentation.language)
      let text = presentation.isPlain ? meaning : "\(sign.text(presentation)) \(meaning)"
      lines.append("\(moves.suffix(4).joined(separator: " "))  \(text)")
      moves = []
    }
    return lines + (moves.isEmpty ? [] : [moves.suffix(4).joined(separator: " ")])
  }

  // MARK: Keys

  private var keyLines: [Line] {
    let (keyRoom, summaryRoom) = (8, 20)
    let all =
      isReplay ? ReplayKeys.help : screen.keys + GameKeys.bindings.help() + [PalettePage.help]
    let keys = all.compactMap { help -> Line? in
      let names = help.keys(isASCII: presentation.isASCII).split(separator: " ")
      let named = names.filter { !$0.isLetter }
      let text = (named.isEmpty ? names : named).joined(separator: " ")
      let keys = text.displayWidth > keyRoom ? String(names[0]) : text
      // What is in brackets can be left out.
      let whole = help.summary(presentation.language)
      let short = whole.prefix { !"(（".contains($0) }
      let summary = whole.displayWidth <= summaryRoom ? whole : String(short).trimmedAtEnd
      guard summary.displayWidth <= summaryRoom else { return nil }
      return Line(text: keys.padded(to: keyRoom + 2) + summary, style: .faint)
    }
    let title = Line(text: presentation(en: "Keys", zh: "按键"), style: .bold)
    return [Line(text: ""), title] + keys
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
