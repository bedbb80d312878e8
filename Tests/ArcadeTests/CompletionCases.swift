import CommandLine
import GameCore

@testable import App

/// A line that is typed, and what Tab must offer then: these words and names, and no others.
struct CompletionCase {
  let line: String
  let offered: [String]
  let names: Flag.Value.Names

  init(_ words: String, _ offered: [String] = [], _ names: Flag.Value.Names = .none) {
    line = "arcade " + words
    (self.offered, self.names) = (offered.sorted(), names)
  }

  /// The words before the one that is being completed, and that one, empty after a blank.
  var typed: (before: [String], word: String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return (Array(words.dropLast()), words.last ?? "")
  }

  /// The text before a value where its option is in the same word: `--theme=`.
  var stem: String {
    let word = typed.word
    return word.hasPrefix("-") ? word.lastIndex(of: "=").map { String(word[...$0]) } ?? "" : ""
  }
}

extension CompletionCase {
  static let all = unquoted + quoted
  static let unquoted =
    commands + before + options + given + values + ends + decided + operands

  /// Some of them, to be tried in the shells, with those where words break in other places.
  static let some = unquoted.enumerated().filter { index, test in
    test.names == .none && !test.line.hasSuffix(":")
      && (index % 6 == 0 || test.line.contains("=") || test.line.contains(":"))
  }.map(\.element)

  private static let games = GameCatalog.arcade.games.map { $0.name }
  private static let everything = CommandTable.program.commands.map(\.name)

  /// Returns the games and commands whose names have a beginning.
  private static func names(_ start: String, of names: [String] = everything) -> [String] {
    names.filter { $0.hasPrefix(start) }
  }

  private static let guessers = ["cautious", "dreamy", "expert", "random", "tidy"]
  private static let answers = ["--help", "--version"]
  /// What every command takes.
  private static let everywhere = [
    "--ascii", "--color", "--lang", "--no-ascii", "--no-plain", "--palette", "--plain",
  ]
  private static let playing =
    everywhere + [
      "--json", "--animation", "--bell", "--clock", "--mouse", "--no-animation", "--no-bell",
      "--no-clock", "--no-mouse",
    ]
  private static let recording = ["--record", "--no-record"]
  private static let dealing = ["--seed", "--daily", "--deal"]
  /// The options of every game but for those that choose a deal.
  private static let play = playing + ["--quiet"] + recording + racing + watching + answers
  private static let racing =
    ["--at", "--best-of", "--exec", "--name", "--race", "--through", "--timeout"]
  private static let watching = ["--speed", "--watch"]
  private static let simulated =
    everywhere
    + ["--exec", "--games", "--jobs", "--json", "--log", "--seed", "--shard", "--timeout"]
  private static let met = simulated + answers + ["--against", "--sprt"]
  private static let dealt = dealing + ["--json", "--decode"] + everywhere + answers
  private static let versus = ["--versus", "--names", "--begins"]
  private static let memorize = ["--collapse", "--faces", "--no-collapse", "--theme"] + versus
  private static let sizes = ["easy", "hard", "medium"]
  private static let themes = [
    "animals", "clothes", "faces", "food", "fun", "garden", "harvest", "home", "playing-cards",
    "sport", "travel",
  ]
  private static let palettes = ["auto"] + Palette.allCases.map(\.rawValue)

  private static let settings = Setting.all.map(\.name)

  private static let commands = [
    Self("", everything), Self("gu", names("gu")), Self("m", names("m")),
    Self("re", names("re")), Self("file"), Self("x"), Self("foo "), Self("foo -"),
    Self("./"),
    Self("-", anywhere + ["-s", "-q", "-h", "-V"]), Self("--", anywhere),
    Self("--js", ["--json"]), Self("-s1 gu", ["guess"]), Self("--seed 1 gu", ["guess"]),
    Self("--json gu", ["guess"]),
  ]

  /// The options of all games and commands, which may come before them.
  private static let anywhere = Array(
    Set(
      CommandTable.program.commands.flatMap(\.everyFlag).flatMap { flag in
        [flag.option] + (flag.isNegatable ? ["--no-\(flag.name)"] : [])
      }))

  /// Before the game or command.
  private static let before = [
    Self("--lang ", ["en", "zh"]), Self("--lang=", ["en", "zh"]), Self("--color n", ["never"]),
    Self("--lang zh ", everything), Self("--lang=zh gu", names("gu")),
    Self("--plain --ascii gu", names("gu")),
    Self(
      "--plain --no-",
      [
        "--no-animation", "--no-ascii", "--no-bell", "--no-clock", "--no-collapse", "--no-ear",
        "--no-mouse",
        "--no-record",
      ]),
    Self("--plain --p", ["--pairs", "--palette", "--picker"]),
    Self("--palette ", palettes), Self("--palette=n", ["neon"]),
    Self("--palette neon --pa", ["--pairs"]),
    Self("--palette neon gu", names("gu")), Self("--palette neon guess --pa"),
    Self("--palette neon simulate cards --pa"),
    Self("--color never --co", ["--collapse", "--count"]),
    Self("--plain --la", ["--lang"]), Self("--lang zh guess --la"),
    Self("--lang zh guess --th", ["--through"]),
    Self("--color never deal c", names("c", of: games)),
    Self("--ascii deal cards --dec", ["--decode"]), Self("--plain memorize --theme=sp", ["sport"]),
    Self("--plain --lang zh tunes --category r", ["rap", "rock"]), Self("--lang zh foo -"),
    Self("--plain settings record o", ["off", "on"]), Self("--plain --help gu"),
    Self("--json sc", ["scores"]), Self("--seed 42 s", ["simulate"]),
    Self("--merge s", ["scores", "simulate"]), Self("--merge --js"), Self("--pairs 3 g"),
    Self("--pairs 3 --th", ["--theme", "--through"]), Self("--pairs 3 --pi"),
    Self("--pairs hard m", ["memorize"]),
    Self("--watch random gu", ["guess"]),
    Self("--seed "), Self("--pairs 3 guess --js"), Self("--seed 1 guess --js", ["--json"]),
    Self("--merge simulate fi", [], .files), Self("--merge simulate --se"), Self("--what gu"),
  ]

  /// Of the command alone, and none before a dash is typed.
  private static let options = [
    Self("guess --", play + dealing + ["--lies", "--picker", "--range"]),
    Self("guess -", play + dealing + ["--lies", "--picker", "--range", "-s", "-q", "-h", "-V"]),
    Self("cards --", play + dealing + versus + ["--bonus", "--count"]),
    Self("memorize --", play + dealing + memorize + ["--pairs"]),
    Self(
      "tunes --",
      play + dealing + versus + [
        "--albums", "--artist", "--category", "--ear", "--match", "--no-ear", "--offline",
        "--online", "--pairs", "--refresh",
      ]),
    Self("deal tunes --o", ["--offline", "--online"]), Self("simulate guess --pic"),
    Self(
      "resume --", playing + ["--exec", "--list", "--quiet", "--through", "--timeout"] + answers),
    Self("share --p", ["--palette", "--plain"]),
    Self(
      "scores --", everywhere + ["--best", "--json", "--merge", "--options", "--since"] + answers),
    Self("replay --", playing + ["--list", "--speed"] + answers),
    Self("verify --", ["--jobs", "--json", "--quiet"] + everywhere + answers),
    Self("settings --", ["--json"] + everywhere + answers),
    Self("deal --", dealt), Self("deal cards --", dealt + ["--bonus", "--count"]),
    Self("deal memorize --t", ["--theme"]), Self("deal guess --dec", ["--decode"]),
    Self("deal gues --"),
    Self("simulate --", ["--merge"] + simulated + answers),
    Self("simulate --merge --s"), Self("simulate --merge file --js", ["--json"]),
    Self("simulate --merge fil", [], .files),
    Self("simulate --merge file fil", [], .files), Self("verify file fil", [], .files),
    Self("simulate cards --", simulated + ["--bonus", "--count"] + answers),
    Self("settings color --", ["--json"] + everywhere + answers),
    Self("tournament --", ["--merge"] + met),
    Self("tournament cards --", met + ["--bonus", "--count"]),
    Self("tournament guess --", met + ["--lies", "--range"]),
    Self("version --", ["--json"] + everywhere + answers), Self("help --", everywhere + answers),
    Self("man --", everywhere + answers),
    Self("completions -", everywhere + answers + ["-h", "-V"]),
    Self("guess --p", ["--palette", "--picker", "--plain"]),
    Self("guess --js", ["--json"]), Self("guess --th", ["--through"]), Self("memorize --pi"),
    Self("version --s"),
    Self("guess "), Self("guess 50 "), Self("guess file"), Self("version "),
  ]

  /// What was given already, in whatever spelling and place, with what it rules out.
  private static let given = [
    Self("guess --json --j"), Self("guess 50 --json 25 --j"), Self("guess 50 --q", ["--quiet"]),
    Self("guess --daily --se"), Self("guess --watch random --re"),
    Self("guess --watch random --e"), Self("guess --race program --e", ["--exec"]),
    Self("guess --race random --s", ["--seed"]),
    Self("guess --record --pla", ["--plain"]),
    Self("guess --speed 1 --sp"), Self("simulate tunes --exec cat --pl", ["--plain"]),
    Self("simulate tunes --jobs 2 --e", ["--ear", "--exec"]),
    Self("tournament guess --against ex", ["expert"]),
    Self("simulate guess --log f", [], .files),
    Self("guess --no-record --r", ["--race", "--range"]),
    Self("tournament tunes --exec cat --e", ["--ear", "--exec"]),
    Self("tournament tunes --sprt 0,1 --sp"),
    Self("replay --speed step --s"), Self("deal cards --seed 1 --dai"),
    Self("deal cards --decode --dec"),
    Self("guess -s1 --se"), Self("guess -s 1 --se"), Self("guess --seed=1 --se"),
    Self("guess --seed 1 --se"), Self("guess --seed= --se"), Self("guess --seed=a=b --se"),
    Self("guess --seed a:b --j", ["--json"]), Self("guess --seed=a:b --j", ["--json"]),
    Self("guess -s1 -", play + ["--lies", "--picker", "--range", "-q", "-h", "-V"]),
    Self("guess --seed 1 -", play + ["--lies", "--picker", "--range", "-q", "-h", "-V"]),
    Self("guess -q --q"), Self("guess --quiet --q"), Self("resume -q --q"),
    Self("guess -q --j", ["--json"]),
    Self("guess --seed=1 --", play + ["--lies", "--picker", "--range"]),
    Self("memorize --pairs 3 --", play + dealing + memorize),
    Self("memorize --pairs=3 --", play + dealing + memorize),
    Self("memorize --pairs hard --", play + dealing + memorize),
    Self("memorize --pairs=hard --p", ["--palette", "--plain"]),
    Self("tunes --pairs 3 --c", ["--category", "--clock", "--color"]),
    Self("tunes --pairs 3 --pai"),
    Self("memorize --pairs 3 --pairs ", sizes),
    Self("memorize --theme food --theme ", themes),
    Self("memorize --theme=food --theme=", themes),
    Self("memorize --collapse --c", ["--clock", "--color"]), Self("guess --palette mono --pa"),
    Self(
      "guess --bell --no-",
      ["--no-animation", "--no-ascii", "--no-clock", "--no-mouse", "--no-plain", "--no-record"]),
    Self("cards --no-bell --b", ["--begins", "--best-of", "--bonus"]),
    Self("replay --no-animation --an"),
    Self(
      "resume --no-animation --bell --no-",
      ["--no-ascii", "--no-clock", "--no-mouse", "--no-plain"]),
  ]

  /// In a word of their own and behind `=`.
  private static let values = [
    Self("memorize --theme ", themes), Self("memorize --theme=", themes),
    Self("memorize --versus p", ["person", "program"]), Self("guess --versus "),
    Self("memorize --watch random --ve", ["--version"]),
    Self("memorize --theme sp", ["sport"]), Self("memorize --theme=sp", ["sport"]),
    Self("memorize --theme f", ["faces", "food", "fun"]),
    Self("memorize --theme=f", ["faces", "food", "fun"]), Self("memorize --theme=x"),
    Self("memorize --pairs ", sizes), Self("memorize --pairs=", sizes), Self("tunes --pairs "),
    Self("guess --watch ", guessers), Self("replay --speed ", ["step"]),
    Self("guess --watch random --speed=", ["step"]),
    Self("simulate cards e", ["eager", "expert"]), Self("simulate cards expert e"),
    Self("simulate guess --exec c", [], .commands), Self("guess --exec c", [], .commands),
    Self("guess --race p", ["program"]), Self("simulate guess --exec cat "),
    Self("tournament guess --exec cat ex", ["expert"]),
    Self("guess --picker ", ["list", "wheels"]), Self("guess --picker=w", ["wheels"]),
    Self("tunes --category=", ["electronic", "mandopop", "metal", "pop", "rap", "rock"]),
    Self("tunes 1 2 --category r", ["rap", "rock"]),
    Self("cards --color ", ["always", "auto", "never"]), Self("cards --color=n", ["never"]),
    Self("cards --palette ", palettes), Self("resume --palette=p", ["paper"]),
    Self("replay --palette m", ["mono"]), Self("scores --palette=n", ["neon"]),
    Self("scores --be", ["--best"]),
    Self("tunes --json --lang=", ["en", "zh"]), Self("tunes --seed=1 --lang z", ["zh"]),
    Self("guess --seed "), Self("guess --seed="), Self("guess -s "), Self("guess -s1"),
    Self("guess --seed fi"),
    Self("guess --seed -"), Self("guess --theme="), Self("guess --json="), Self("guess --no="),
  ]

  /// Behind the answers and behind `--`.
  private static let ends = [
    Self("--help "), Self("--help gu"), Self("--version --"), Self("-h -"), Self("-V "),
    Self("guess --help "), Self("guess --help --"), Self("guess -h --"), Self("guess -V --"),
    Self("guess -hV -"), Self("help --help "), Self("help --version gu"),
    Self("guess -- "), Self("guess -- --"), Self("guess -- 50 -"), Self("help -- --"),
    Self("help -- gu", names("gu")), Self("-- gu", names("gu")),
    Self("-- --"), Self("-- guess --js"), Self("-- -- "),
  ]

  /// As a shell reads them.
  private static let quoted = [
    Self("guess > al", [], .files), Self("guess >al", [], .files), Self("guess < ", [], .files),
    Self("guess 2>al", [], .files), Self("guess &>> al", [], .files), Self("> ", [], .files),
    Self("guess > file --js", ["--json"]), Self("guess 2>&1 --js", ["--json"]),
    Self("guess --seed 'a b' --js", ["--json"]), Self("guess --seed a\\ --js"),
    Self(#"guess --seed "'" --js"#, ["--json"]), Self("memorize --theme 'sp", ["sport"]),
    Self(#"memorize "--theme=sp"#, ["--theme=sport"]), Self(#"memo\rize --the\me sp"#, ["sport"]),
    Self("'guess' --js", ["--json"]), Self("  guess   --js", ["--json"]),
    Self("verify ~/ho", [], .files), Self("verify $HOME/ho", [], .files),
  ]

  /// Cases in which one word decides about others.
  private static let decided = [
    Self("simulate --seed 1 gu", ["guess"]), Self("simulate --seed 1 guess --p", players),
    Self("simulate --jobs 2 --me"), Self("simulate --merge gu", [], .files),
    Self("scores --merge --js"), Self("scores --json --mer"),
    Self("scores --merge gu", ["guess"], .files),
    Self("replay --list "), Self("replay --list --sp"), Self("replay --speed 2 --li"),
    Self("deal --decode gu", ["guess"]), Self("deal --decode guess --o"),
    Self("guess -q", ["-q"]), Self("guess -qs1 --q"), Self("guess -qs 1 --se"),
    Self("guess -qs "), Self("guess -qx --j"), Self("guess -qsfi"),
    Self("memorize --watch=forgetful:7 --js", ["--json"]),
    Self("memorize --watch=forgetful:", forgetful),
    Self("memorize --watch forgetful:", forgetful),
    Self("tournament memorize forgetful:7 forgetful:", forgetful),
    Self("guess --no-record --watch r", ["random"]), Self("guess --record --watch r"),
    Self("settings memorize.pairs 4 "),
  ]
  private static let players = ["--palette", "--plain"]
  private static let forgetful = [2, 7, 12].map { "forgetful:\($0)" }

  /// As many as there may be.
  private static let operands = [
    Self("help ", (everything + ["options"]).sorted()), Self("help m", names("m")),
    Self("man ", games + ["json", "online", "players", "recipes", "records"]),
    Self("resume guess "),
    Self("scores t", names("t", of: games), .files), Self("scores tunes fil", [], .files),
    Self("scores fil", [], .files),
    Self("scores file fil", [], .files), Self("scores --merge fil", [], .files),
    Self("simulate ", games), Self("tournament ", games),
    Self("tournament cards ", ["eager", "expert", "forgetful", "random"]),
    Self("tournament memorize forgetful:7 ex", ["expert"]),
    Self("tournament tunes strategist random --games 8 s", ["strategist"]),
    Self("tournament guess expert ", guessers),
    Self("deal ", games), Self("deal cards "),
    Self("replay ", games, .files), Self("replay gu", ["guess"], .files), Self("replay 1 "),
    Self("share --plain ", (games + ["daily"]).sorted(), .files), Self("share 1 "),
    Self("verify fil", [], .files),
    Self("settings ", settings), Self("settings zz"),
    Self("settings memorize.t", ["memorize.theme"]),
    Self("settings color ", ["always", "auto", "never"]),
    Self("settings palette ", palettes), Self("settings palette n", ["neon"]),
    Self("settings bell ", ["off", "on"]), Self("settings a", ["animation", "ascii"]),
    Self("settings memorize.p", ["memorize.pairs"]), Self("settings memorize.pairs ", sizes),
    Self("settings memorize.collapse ", ["off", "on"]),
    Self("settings record o", ["off", "on"]), Self("settings record on "),
    Self("completions ", ["bash", "fish", "zsh"]), Self("completions z", ["zsh"]),
    Self("help guess "), Self("help guess c"), Self("help guess --", everywhere + answers),
    Self("help deal gu", ["guess"]),
    Self("man guess g"), Self("man help "), Self("completions zsh b"), Self("version g"),
  ]
}
