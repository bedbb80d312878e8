import TextUI

@testable import App

/// A line that is typed, and the words that Tab must offer then: these and no others.
struct CompletionCase {
  let line: String
  let offered: [String]

  init(_ words: String, _ offered: [String] = []) {
    line = "arcade " + words
    self.offered = offered.sorted()
  }

  /// The words before the one that is being completed, and that one, empty behind a blank.
  var typed: (before: [String], word: String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return (Array(words.dropLast()), words.last ?? "")
  }

  /// What a value is written behind where its option is in the same word: `--theme=`.
  var stem: String {
    let word = typed.word
    return word.lastIndex(of: "=").map { String(word[...$0]) } ?? ""
  }
}

extension CompletionCase {
  static let all = commands + before + options + given + values + ends + operands

  /// A quarter of them, for other ways to load the same script, and those with `=`, where words
  /// break in other places.
  static let some = all.enumerated().filter { $0 % 4 == 0 || $1.line.contains("=") }.map(\.element)

  private static let games = GameRegistry.games.map(\.name)
  private static let everything = CommandTable.commands.map(\.name)

  /// Returns the games and commands whose names have a beginning.
  private static func names(_ start: String, of names: [String] = everything) -> [String] {
    names.filter { $0.hasPrefix(start) }
  }

  private static let answers = ["--help", "--version"]
  private static let leading = listing + ["--palette"]
  private static let playing =
    leading + [
      "--json", "--animation", "--bell", "--mouse", "--no-animation", "--no-bell", "--no-mouse",
    ]
  private static let recording = ["--record", "--no-record"]
  private static let dealing = ["--seed", "--daily", "--deal"]
  /// The options of every game but for those that choose a deal.
  private static let play = playing + ["--quiet"] + recording + racing + watching + answers
  private static let racing = ["--best-of", "--race"]
  private static let watching = ["--player", "--speed", "--step"]
  private static let simulated =
    listing + ["--exec", "--games", "--jobs", "--json", "--seed", "--shard", "--timeout"]
  private static let listing = [
    "--ascii", "--color", "--lang", "--no-ascii", "--no-plain", "--plain",
  ]
  private static let dealt = dealing + ["--open"] + answers
  private static let versus = ["--versus", "--names", "--begins"]
  private static let memorize = ["--collapse", "--faces", "--no-collapse", "--theme"] + versus
  private static let sizes = ["--difficulty", "--pairs"]
  private static let themes = [
    "animals", "clothes", "faces", "food", "fun", "garden", "harvest", "home", "playing-cards",
    "sport", "travel",
  ]
  private static let palettes = Palette.allCases.map(\.rawValue)

  private static let settings = Setting.all.map(\.name)

  private static let commands = [
    Self("", everything), Self("gu", names("gu")), Self("m", names("m")),
    Self("re", names("re")), Self("file"), Self("x"), Self("foo "), Self("foo -"),
    Self("./"),
    Self("-", leading + answers + ["-h", "-V"]), Self("--", leading + answers), Self("--js"),
    Self("-s1 gu"), Self("--seed 1 gu"), Self("--json gu"),
  ]

  /// Before the game or command.
  private static let before = [
    Self("--lang ", ["en", "zh"]), Self("--lang=", ["en", "zh"]), Self("--color n", ["never"]),
    Self("--lang zh ", everything), Self("--lang=zh gu", names("gu")),
    Self("--plain --ascii gu", names("gu")), Self("--plain --no-", ["--no-ascii"]),
    Self("--plain --p", ["--palette"]),
    Self("--palette ", palettes), Self("--palette=n", ["neon"]), Self("--palette neon --pa"),
    Self("--palette neon gu", names("gu")), Self("--palette neon guess --pa", ["--palette"]),
    Self("--palette neon simulate cards --pa"), Self("--color never --co"),
    Self("--plain --la", ["--lang"]), Self("--lang zh guess --la", ["--lang"]),
    Self("--lang zh guess --th"), Self("--color never deal c", names("c", of: games)),
    Self("--ascii deal cards --o", ["--open"]), Self("--plain memorize --theme=sp", ["sport"]),
    Self("--plain --lang zh tunes --category r", ["rap", "rock"]), Self("--lang zh foo -"),
    Self("--plain settings record o", ["off", "on"]), Self("--plain --help gu"),
  ]

  /// Of the command alone, and none before a dash is typed.
  private static let options = [
    Self("guess --", play + dealing + ["--picker", "--range"]),
    Self("guess -", play + dealing + ["--picker", "--range", "-s", "-q", "-h", "-V"]),
    Self("cards --", play + dealing + versus + ["--bonus", "--count"]),
    Self("memorize --", play + dealing + memorize + sizes),
    Self(
      "tunes --",
      play + dealing + versus + [
        "--albums", "--artist", "--category", "--offline", "--online", "--pairs", "--refresh",
      ]),
    Self("deal tunes --o", ["--offline", "--online", "--open"]), Self("simulate tunes --art"),
    Self("resume --", playing + ["--quiet"] + answers), Self("share --p", ["--plain"]),
    Self("scores --", listing + ["--best", "--json", "--merge", "--options", "--since"] + answers),
    Self("replay --", playing + ["--list", "--speed", "--step"] + answers),
    Self("verify --", ["--jobs", "--json", "--lang"] + answers), Self("settings --", answers),
    Self("deal --", answers), Self("deal cards --", dealt + ["--bonus", "--count"]),
    Self("deal memorize --t", ["--theme"]), Self("deal guess --o", ["--open"]),
    Self("deal gues --"),
    Self("simulate --", ["--merge"] + answers),
    Self("simulate --merge --s"), Self("simulate --merge fil", ["file"]),
    Self("simulate --merge file fil", ["file"]), Self("verify file fil", ["file"]),
    Self("simulate cards --", simulated + ["--bonus", "--count", "--player"] + answers),
    Self("settings color --", answers),
    Self("tournament --", answers),
    Self(
      "tournament cards --",
      listing + answers
        + ["--bonus", "--count", "--exec", "--games", "--jobs", "--json", "--seed", "--sprt"]
        + ["--timeout"]),
    Self(
      "tournament guess --",
      listing + answers + [
        "--exec", "--games", "--jobs", "--json", "--picker", "--range", "--seed", "--sprt",
      ]
        + ["--timeout"]),
    Self("version --", answers), Self("help --", answers), Self("man --", answers),
    Self("completions -", answers + ["-h", "-V"]),
    Self("guess --p", ["--palette", "--picker", "--plain", "--player"]),
    Self("guess --js", ["--json"]), Self("guess --th"), Self("memorize --pi"), Self("version --s"),
    Self("guess "), Self("guess 50 "), Self("guess file"), Self("version "),
  ]

  /// What was given already, in whatever spelling and place, with what it rules out.
  private static let given = [
    Self("guess --json --j"), Self("guess 50 --json 25 --j"), Self("guess 50 --q", ["--quiet"]),
    Self("guess --daily --se"), Self("guess --player random --re"),
    Self("guess --race random --s", ["--seed"]),
    Self("guess --record --pla", ["--plain"]),
    Self("guess --speed 1 --st"), Self("simulate tunes --exec cat --pl", ["--plain"]),
    Self("simulate tunes --jobs 2 --e"), Self("guess --no-record --r", ["--race", "--range"]),
    Self("tournament tunes --exec cat --e", ["--exec"]), Self("tournament tunes --sprt 0,1 --sp"),
    Self("replay --step --s"), Self("deal cards --seed 1 --d"), Self("deal cards --open --o"),
    Self("guess -s1 --se"), Self("guess -s 1 --se"), Self("guess --seed=1 --se"),
    Self("guess --seed 1 --se"), Self("guess --seed= --se"), Self("guess --seed=a=b --se"),
    Self("guess --seed a:b --j", ["--json"]), Self("guess --seed=a:b --j", ["--json"]),
    Self("guess -s1 -", play + ["--picker", "--range", "-q", "-h", "-V"]),
    Self("guess --seed 1 -", play + ["--picker", "--range", "-q", "-h", "-V"]),
    Self("guess -q --q"), Self("guess --quiet --q"), Self("resume -q --q"),
    Self("guess -q --j", ["--json"]),
    Self("guess --seed=1 --", play + ["--picker", "--range"]),
    Self("memorize --pairs 3 --", play + dealing + memorize),
    Self("memorize --pairs=3 --", play + dealing + memorize),
    Self("memorize --difficulty hard --", play + dealing + memorize),
    Self("memorize --difficulty=hard --p", ["--palette", "--plain", "--player"]),
    Self("tunes --pairs 3 --c", ["--category", "--color"]), Self("tunes --pairs 3 --pai"),
    Self("memorize --pairs 3 --difficulty "), Self("memorize --pairs 3 --difficulty="),
    Self("memorize --theme food --theme "), Self("memorize --theme=food --theme="),
    Self("memorize --collapse --c", ["--color"]), Self("guess --palette mono --pa"),
    Self(
      "guess --bell --no-",
      ["--no-animation", "--no-ascii", "--no-mouse", "--no-plain", "--no-record"]),
    Self("cards --no-bell --b", ["--begins", "--best-of", "--bonus"]),
    Self("replay --no-animation --an"),
    Self("resume --no-animation --bell --no-", ["--no-ascii", "--no-mouse", "--no-plain"]),
  ]

  /// In a word of their own and behind `=`.
  private static let values = [
    Self("memorize --theme ", themes), Self("memorize --theme=", themes),
    Self("memorize --versus p", ["perfect", "person"]), Self("guess --versus "),
    Self("memorize --player random --ve", ["--version"]),
    Self("memorize --theme sp", ["sport"]), Self("memorize --theme=sp", ["sport"]),
    Self("memorize --theme f", ["faces", "food", "fun"]),
    Self("memorize --theme=f", ["faces", "food", "fun"]), Self("memorize --theme=x"),
    Self("memorize --difficulty ", ["easy", "hard", "medium"]),
    Self("memorize --difficulty=", ["easy", "hard", "medium"]),
    Self("guess --player ", ["bisection", "random"]),
    Self("simulate cards --player=e", ["eager", "expert"]), Self("simulate guess --exec c"),
    Self("guess --picker ", ["list", "wheels"]), Self("guess --picker=w", ["wheels"]),
    Self("tunes --category=", ["electronic", "metal", "pop", "rap", "rock"]),
    Self("tunes 1 2 --category r", ["rap", "rock"]),
    Self("cards --color ", ["always", "auto", "never"]), Self("cards --color=n", ["never"]),
    Self("cards --palette ", palettes), Self("resume --palette=p", ["paper"]),
    Self("replay --palette m", ["mono"]), Self("scores --palette="),
    Self("scores --be", ["--best"]),
    Self("tunes --json --lang=", ["en", "zh"]), Self("tunes --seed=1 --lang z", ["zh"]),
    Self("guess --seed "), Self("guess --seed="), Self("guess -s "), Self("guess -s1"),
    Self("memorize --pairs "), Self("memorize --pairs="), Self("guess --seed fi"),
    Self("guess --seed -"), Self("guess --theme="), Self("guess --json="), Self("guess --no="),
  ]

  /// Behind the answers and behind `--`.
  private static let ends = [
    Self("--help "), Self("--help gu"), Self("--version --"), Self("-h -"), Self("-V "),
    Self("guess --help "), Self("guess --help --"), Self("guess -h --"), Self("guess -V --"),
    Self("guess -hV -"), Self("help --help "), Self("help --version gu"),
    Self("guess -- "), Self("guess -- --"), Self("guess -- 50 -"), Self("help -- --"),
    Self("help -- gu", names("gu")), Self("-- "), Self("-- gu"), Self("-- guess --"),
  ]

  /// As many as there may be.
  private static let operands = [
    Self("help ", everything), Self("help m", names("m")),
    Self("man ", games + ["players", "records"]),
    Self("resume ", games), Self("resume g", names("g", of: games)), Self("resume guess "),
    Self("scores t", names("t", of: games)), Self("scores tunes fil", ["file"]),
    Self("scores fil", ["file"]),
    Self("scores file fil", ["file"]), Self("scores --merge fil", ["file"]),
    Self("simulate ", games), Self("tournament ", games),
    Self("tournament cards ", ["eager", "expert", "forgetful", "random"]),
    Self("tournament memorize forgetful:7 p", ["perfect"]),
    Self("tournament tunes strategist random --games 8 s", ["strategist"]),
    Self("tournament guess bisection ", ["bisection", "random"]),
    Self("deal ", games), Self("deal cards "),
    Self("replay ", ["1", "2"]), Self("replay fil", ["file"]),
    Self("share --plain ", ["1", "2"]), Self("share 1 "), Self("verify fil", ["file"]),
    Self("settings ", settings), Self("settings th", ["theme"]), Self("settings thme "),
    Self("settings color ", ["always", "auto", "default", "never"]),
    Self("settings palette ", palettes + ["default"]), Self("settings palette n", ["neon"]),
    Self("settings bell ", ["default", "off", "on"]), Self("settings a", ["animation", "ascii"]),
    Self("settings memorize.p", ["memorize.pairs"]), Self("settings memorize.pairs ", ["default"]),
    Self("settings memorize.collapse ", ["default", "off", "on"]),
    Self("settings record o", ["off", "on"]), Self("settings record on "),
    Self("completions ", ["bash", "fish", "zsh"]), Self("completions z", ["zsh"]),
    Self("help guess "), Self("help guess c"), Self("help guess --", answers),
    Self("man guess g"), Self("man help "), Self("completions zsh b"), Self("version g"),
  ]
}
