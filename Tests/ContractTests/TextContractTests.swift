import GameCore
import TestSupport
import Testing

/// The contract of everything that a game says, in every language.
@Suite(.oneByOne) struct TextContractTests {
  /// Every sentence and line that a game says on its way, and those of the look back.
  private func said<G: ArcadeGame>(
    _ each: OptionCase<G>, _ presentation: Presentation
  ) throws -> (sentences: [String], lines: [String]) {
    var game = try each.game(seed: 3)
    let prompt = G.prompt(each.options, isInteractive: true)
    var sentences = [
      G.summary(presentation.language), game.position.task(presentation),
      G.screen(each.options, game.position.setup).introduction(to: game.position, presentation),
    ]
    var lines = game.position.board(presentation)
    playLikeAMonkey(&game, seed: 5, limit: each.isDefault ? 30 : 10) { game, word in
      sentences += [
        prompt.help(at: game.position, presentation),
        prompt.question(after: [], at: game.position, presentation),
        game.position.moveForm(presentation), game.position.question(presentation),
      ]
      lines += game.position.board(presentation) + prompt.board(at: game.position, presentation)
      lines += game.position.facts(presentation)
      if case .refused(let reason) = prompt.reading(of: [word], at: game.position, presentation) {
        sentences.append(reason)
      }
      guard let move = G.P.Move(word) else { return }
      do throws(G.P.Refusal) {
        guard let event = try game.play(move) else { return }
        sentences.append(game.position.sentence(for: event, presentation))
      } catch {
        sentences.append(game.position.reason(for: error, presentation))
      }
      if let hint = game.hint(presentation) { sentences.append(hint.sentence(presentation)) }
    }
    let end = try finished(G.self, each.options, each.opposition, seed: 3)
    lines += end.position.board(presentation) + [end.summary(presentation)]
    sentences += [end.verdict(presentation)] + end.analysis(end.review, presentation)
    let room = Size(rows: 99, columns: 64)
    lines += end.review?.chart(presentation)?.lines(in: room, presentation) ?? []
    lines += end.round.log.compactMap { $0.event.outcome.sign?.text(presentation) }
    return (sentences, lines)
  }

  @Test(arguments: GameCase.all)
  func everySentenceIsTranslated(_ each: GameCase) throws {
    try translated(each.game)
  }

  private func translated<G: ArcadeGame>(_ game: G.Type) throws {
    for each in OptionCase<G>.all.prefix(4) {
      let chinese = try said(each, Presentation(language: .zh)).sentences
      expectEqual(chinese.filter { !$0.hasChinese }, [], "not Chinese")
      let english = try said(each, Presentation(language: .en))
      // Chinese names stay Chinese in every language.
      let isChinese = each.options.recorded.hasPrefix("category=mandopop")
      let mixed = isChinese ? [] : (english.sentences + english.lines).filter(\.hasChinese)
      expectEqual(mixed, [], "not English")
      let unended = english.sentences.filter { !".!?:".contains($0.last ?? " ") }
      expectEqual(unended.filter { $0 != G.summary(.en) }, [], "no sentences")
    }
    for key in G.Screen.keys {
      #expect(key.summary(.zh).hasChinese, "not Chinese: \(key.summary(.zh))")
      #expect(!key.summary(.en).isEmpty && !key.summary(.en).hasChinese)
    }
    for outcome in G.P.Event.Outcome.allCases {
      if let sign = outcome.sign { #expect(sign.meaning(.zh).hasChinese) }
    }
  }

  @Test(arguments: GameCase.all)
  func asciiIsASCII(_ each: GameCase) throws {
    try ascii(each.game)
  }

  private func ascii<G: ArcadeGame>(_ game: G.Type) throws {
    for (index, each) in OptionCase<G>.all.enumerated() {
      // Both forms with the defaults, and each in turn with the other options.
      for isPlain in each.isDefault ? [false, true] : [index.isMultiple(of: 2)] {
        let presentation = Presentation(language: .en, isPlain: isPlain, isASCII: true)
        let said = try said(each, presentation)
        expectEqual((said.sentences + said.lines).filter { !$0.isASCII }, [], "not ASCII")
      }
      let chinese = try said(each, Presentation(language: .zh, isASCII: true))
      let others = (chinese.sentences + chinese.lines).filter { text in
        !text.unicodeScalars.allSatisfy { $0.isASCII || $0.isChinese }
      }
      expectEqual(others, [], "neither ASCII nor Chinese")
    }
  }

  @Test(arguments: GameCase.all)
  func boardsFitTheirWidth(_ each: GameCase) throws {
    try fits(each.game)
  }

  private func fits<G: ArcadeGame>(_ game: G.Type) throws {
    let all = [20, 25, 31, 40, 57, 80, 121, 200]
    for (index, each) in OptionCase<G>.all.enumerated() {
      // Every width with the defaults, and three in turn with the other options.
      let widths = each.isDefault ? all : (0..<3).map { all[(index + 3 * $0) % all.count] }
      let presentations = widths.flatMap { width in
        Language.allCases.map { Presentation(language: $0, columns: width) }
      }
      let prompt = G.prompt(each.options, isInteractive: true)
      var game = try each.game(seed: 8)
      var wide: [String] = []
      playLikeAMonkey(&game, seed: 2, limit: 8) { game, word in
        if let move = G.P.Move(word) { _ = try? game.play(move) }
        for presentation in presentations {
          wide += prompt.board(at: game.position, presentation).filter {
            $0.displayWidth > presentation.pictureColumns
          }
        }
      }
      expectEqual(wide, [], "\(each.name)=\(each.value)")
    }
  }

  @Test(arguments: GameCase.all)
  func lineToShareRevealsNothingAndDealsTheSame(_ each: GameCase) throws {
    try share(each.game)
  }

  private func share<G: ArcadeGame>(_ game: G.Type) throws {
    for each in OptionCase<G>.all {
      let game = try finished(G.self, each.options, each.opposition, seed: 12)
      let line = game.share(.shared)
      #expect(line.contains("arcade \(G.name)"))
      #expect(line.contains("--seed 12"))
      #expect(!line.contains("\n") && !line.contains(game.source.origin.text(.shared) + "("))
      // The signs alone: deals with the same outcomes share the same line but for the seed.
      let signs = game.round.log.compactMap { $0.event.outcome.sign?.text(.shared) }
      let isWhole = signs.isEmpty || line.contains(signs.joined())
      #expect(signs.count <= 60 ? isWhole : line.contains("…"))
    }
  }
}

extension Unicode.Scalar {
  /// True if it is a Chinese character or full-width punctuation.
  var isChinese: Bool {
    switch value {
    case 0x4e00...0x9fff, 0x3001...0x3011, 0xff01...0xff5e, 0x2014, 0x201c, 0x201d: true
    default: false
    }
  }
}

extension String {
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  var isPrintableLine: Bool { unicodeScalars.allSatisfy { $0.isPrintable } }

  var hasChinese: Bool { unicodeScalars.contains { (0x4e00...0x9fff).contains($0.value) } }
}
