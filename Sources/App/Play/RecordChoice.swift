import CommandLine
import Platform
import Records

/// The choice of a record or of files by the operands of a command.
enum RecordChoice {
  static let description = Phrase(
    en: "last (the last finished game), a number (1 is the last game, finished or not), a game "
      + "(its last one, finished or not), a code, a file (its last record or code), or - for "
      + "standard input",
    zh: "last（最近玩完的一局）、编号（1 是最近一局，不论玩没玩完）、游戏（它最近一局，同上）、代码、"
      + "文件（其中最后一条记录或代码）或 -（标准输入）")

  static let operand = operand(or: [])

  /// Returns the operand that is a record or one of a few words.
  static func operand(or words: [Choice]) -> Operand {
    Operand(
      "[RECORD]", limit: 1,
      note: Phrase { $0(en: "RECORD is ", zh: "记录是") + description($0) },
      takesFiles: true, words: words + GameCatalog.arcade.choices)
  }

  /// A record, or the games of a code with its challenge.
  typealias Games = (records: [Record], challenge: Challenge?)

  /// Returns the games that an operand names; without an operand, or for `last`, the last finished
  /// game, or else the last game. Throws if there are none.
  static func games(_ operand: String?, _ context: CommandContext) throws -> Games {
    if let operand, Challenge.isCode(operand) {
      do throws(UserError) {
        let challenge = try Challenge(reading: operand, .arcade)
        return (challenge.records, challenge)
      } catch {
        throw UserError(
          en: "the code \(error.message)", zh: "这个代码\(error.phrase(.zh))", status: .unfinished)
      }
    }
    if let record = try record(operand == "last" ? nil : operand?.halfWidth, context) {
      return ([record], nil)
    }
    let operand = operand ?? ""
    let other = (
      Phrase(en: "game, file or code", zh: "游戏、文件或代码"),
      Phrase(
        en: "'arcade replay --list' numbers the games, 'arcade challenge' prints codes",
        zh: "局的编号见 'arcade replay --list'，代码由 'arcade challenge' 生成")
    )
    let games = try reader(of: operand, or: other, context).lastGames(.arcade)
    guard !games.records.isEmpty else {
      throw UserError(
        en: "there is no record in \(name(of: operand)(.en))",
        zh: "\(name(of: operand)(.zh).spacedAfter)中没有记录",
        status: .unfinished)
    }
    return games
  }

  /// Returns the games that a word names for a race in a game, or nil if it names none: a number,
  /// `last`, a code, a file or `-`.
  static func games(
    toRace word: String, in game: String, _ context: CommandContext
  ) throws -> Games? {
    if word == "last" {
      let record = try history(context).last(20, of: game).first(where: \.isFinished)
      return ([try record ?? last(of: game, context)], nil)
    }
    let isNamed =
      word == "-" || Challenge.isCode(word) || WholeNumber.parse(word.halfWidth) != nil
      || access(word, F_OK) == 0
    return isNamed ? try games(word, context) : nil
  }

  /// Returns the record of a number or a game, or nil if the operand is another one.
  private static func record(_ operand: String?, _ context: CommandContext) throws -> Record? {
    if operand == nil, let record = try history(context).last(20).first(where: \.isFinished) {
      return record
    }
    if let number = operand.map(WholeNumber.parse) ?? 1 { return try last(number, context) }
    let isGame = operand.map { GameCatalog.arcade.game(named: $0) != nil && access($0, F_OK) != 0 }
    return isGame == true ? try last(of: operand ?? "", context) : nil
  }

  /// Returns the game that a record names. Throws if this version doesn't know it.
  static func game(of record: Record) throws(UserError) -> any ArcadeGame.Type {
    let head = record.head
    if let game = GameCatalog.arcade.game(named: head.game, rules: head.rules) { return game.type }
    throw UserError(RecordVerifier.unknown(head, in: .arcade), status: .unfinished)
  }

  /// Returns a record's game up to the first move that fails verification, and the error if any.
  static func playthrough<G: ArcadeGame>(
    of record: Record, as game: G.Type
  ) throws(UserError) -> (Playthrough<G>, fault: Phrase?) {
    do throws(UserError) {
      let fault = RecordVerifier(.arcade).error(in: record).map {
        Phrase(en: "the record does not verify: \($0.message)", zh: "记录未通过验证：\($0.phrase(.zh))")
      }
      return (try Playthrough(playing: record), fault)
    } catch {
      throw UserError(error.phrase, status: .unfinished)
    }
  }

  /// Returns readers of the files that operands name, or without operands a reader of the history.
  /// Where the first operand may be a game, an error says so.
  static func readers(
    _ files: [String], orGame mayBeGame: Bool = false, _ context: CommandContext
  ) throws -> [LineReader] {
    let other = (
      Phrase(en: "game or file", zh: "游戏或文件"),
      Phrase.choose(GameCatalog.arcade.choices.alternatives)
    )
    guard files.isEmpty else {
      return try files.map { try reader(of: $0, or: mayBeGame ? other : nil, context) }
    }
    return try state(context).history.lines().map { [$0] } ?? []
  }

  private static func name(of file: String) -> Phrase {
    let path = file.isEmpty ? "''" : file.printable
    return file == "-"
      ? Phrase(en: "standard input", zh: "标准输入") : Phrase(en: path, zh: path)
  }

  /// Returns a reader of a file or of standard input. The error of a missing file tells what else
  /// could have been meant, if anything, and a cure.
  private static func reader(
    of file: String, or other: (noun: Phrase, cure: Phrase)?, _ context: CommandContext
  ) throws(UserError) -> LineReader {
    guard file != "-" else {
      let language = context.play.json ? .en : context.presentation.language
      return LineReader(.input, named: name(of: file)(language))
    }
    do throws(SystemError) {
      return try LineReader(path: file)
    } catch {
      let (games, name) = (GameCatalog.arcade.choices, name(of: file))
      guard let other, error.code == ENOENT, !file.utf8.contains(UInt8(ascii: "/")) else {
        let failure = error.doing("read \(name(.en))", zh: "读取 \(name(.zh))").phrase
        throw UserError(failure, status: .unavailable)
      }
      let cure = file.suggestion(from: games) ?? other.cure
      throw UserError(
        UserError.unknown(other.noun, file, cure: cure).phrase, status: .unavailable)
    }
  }

  static func state(_ context: CommandContext) throws(UserError) -> StateFolder {
    if let state = context.state { return state }
    throw .homeless("find the history", "找到历史记录", context.environment.variable)
  }

  static func history(_ context: CommandContext) throws(UserError) -> History {
    let history = try state(context).history
    context.sweepJournals()
    return history
  }

  private static func last(of game: String, _ context: CommandContext) throws -> Record {
    if let record = try history(context).last(1, of: game).first { return record }
    throw UserError(
      en: "no game of \(game) has been recorded yet", zh: "还没有 \(game) 的记录",
      status: .unfinished)
  }

  private static func last(_ number: Int, _ context: CommandContext) throws -> Record {
    let records = try history(context).last(max(1, number))
    if number > 0, records.count == number { return records[number - 1] }
    throw UserError(
      records.isEmpty
        ? Phrase(en: "no game has been recorded yet", zh: "还没有任何记录")
        : Phrase(
          en: "there is no game \(number); they are numbered from 1, the last one",
          zh: "没有编号为 \(number) 的局；编号从 1（最近一局）开始"), status: .unfinished)
  }
}
