import Foundation
import CommandLine
import GameCore
import GuessGame
import Lines
import MemorizeGame
import TestSupport
import Testing
import TextUI
@testable import App

/// The input of a Chinese input method, and the Chinese names of games.
@Suite(.oneByOne) struct ChineseInputTests {
  private func words(_ text: String) throws -> [String] {
    var (reader, words) = (WordReader(operands: [text], input: nil), [String]())
    while let word = try reader.next(beforeWaiting: {}) { words.append(word) }
    return words
  }

  @Test(arguments: [
    ("５０", ["50"]), ("12，6", ["12", "6"]), ("3、4", ["3", "4"]), ("提示。", ["提示"]),
    ("５０；２５　12", ["50", "25", "12"]), ("ｑ", ["q"]), ("？", ["?"]), ("25？ 30。", ["25", "30"]),
    ("再听", ["再听"]),
    ("，。、", []), ("café 5，", ["café", "5"]),
  ])
  func fullWidthWordsAreReadAsHalfWidthOnes(text: String, expected: [String]) throws {
    expectEqual(try words(text), expected)
  }

  @Test func valuesMayBeTitlesOrFullWidth() throws {
    var options = Memorize.Options()
    for option in Memorize.Options.table where option.flag.name == "theme" {
      let food = option.flag.choices.first { $0.name == "food" }
      try option.set(&options, to: food?.title(.zh) ?? "")
      expectEqual(option.encode(options), "food")
    }
    for option in Memorize.Options.table where option.flag.name == "pairs" {
      try option.set(&options, to: "１２")
      expectEqual(option.encode(options), "12")
    }
  }

  /// Wrong lines, whose errors are in Chinese but for names and placeholders.
  @Test(arguments: [
    "nonsense", "guess --nonsense", "guess --range 5", "guess --range 9-1", "guess --deal x",
    "guess --daily --seed 1", "guess --seed", "guess --speed 2", "guess --watch nobody",
    "cards --deal x", "cards --deal ace_of_spades", "cards --count 1", "cards --race nobody",
    "memorize --pairs 99", "memorize --theme nothing", "memorize --list /nowhere",
    "memorize --deal a,a,b", "memorize --exec", "tunes --artist ''", "tunes --pairs 99",
    "tunes --refresh", "simulate", "simulate nothing", "simulate guess nobody",
    "simulate guess --shard 1/2", "simulate guess --shard 3/2", "simulate --merge",
    "simulate --merge /nowhere", "simulate guess expert --exec true", "tournament guess",
    "tournament guess expert --sprt 1", "tournament guess expert rounder --games 3",
    "resume", "resume nothing", "resume 7", "scores nothing", "scores /nowhere", "scores --since x",
    "replay", "replay 0", "replay 7", "replay guess", "verify /nowhere", "settings nothing",
    "settings lang xx", "settings program x", "challenge", "race", "race nothing", "join", "join x",
    "help nothing", "man nothing", "completions nothing", "share", "deal", "deal guess --decode x",
    "version more", "__complete", "guess --race expert --versus Ann,Ben",
    "guess --versus Ann", "guess --games 2 --race expert",
    "guess --move-time 0", "猜树", "guess -s=3", "replay --list 3", "memorize --faces /nowhere",
  ])
  func everyErrorIsSaidInChinese(line: String) throws {
    let outcome = try Program.shell("arcade --lang zh \(line)")
    let words = outcome.error.split { !($0.isASCII && $0.isLetter) }.map(String.init)
    #expect(outcome.status != 0 && outcome.error.unicodeScalars.contains(where: \.isHan))
    expectEqual(words.filter(Self.english.contains), [], "\(outcome.error)")
  }

  /// Words that an English sentence hardly does without, and no name has.
  private static let english = Set(
    """
    an and are as at be by can cannot did does for has have in is it like mean must not on \
    requires so takes than that the there these this to try unknown was with without you
    """.split(separator: " ").map(String.init))

  @Test func helpHasChineseNamesOfKeysAndOperands() throws {
    let help = try InProcess().run("arcade cards --help --lang zh").output
    #expect(help.contains("用法：arcade cards [选项 ...]") && help.contains("空格"), "\(help)")
    #expect(!help.contains("Space") && !help.contains("OPTION"))
    let front = try InProcess().run("arcade help --lang zh").output
    #expect(front.contains("用法：arcade [游戏|命令] [选项 ...] [操作 ...]"), "\(front)")
    let names = [
      "forgetful（健忘鬼）、", "eager（急性子）", "--timeout 秒数", "--watch 电脑", "--at 地址:端口", "也可写 --张数",
    ]
    for name in names { #expect(help.contains(name), "\(name) in \(help)") }
    for name in ["guess     猜数：", "scores [游戏] [文件 ...]", "'arcade help 游戏'"] {
      #expect(front.contains(name), "\(name) in \(front)")
    }
  }

  @Test(arguments: [
    ("成绩", "arcade scores"), ("帮助 成绩", "arcade help scores"), ("设置 lang", "arcade settings lang"),
    ("手册 猜数", "arcade man guess"), ("出题 猜数 -s 1", "arcade deal guess -s 1"),
    ("设置 语言", "arcade settings lang"), ("设置 记忆.主题", "arcade settings memorize.theme"),
    ("记忆 --主题 花园 -s 1 1", "arcade memorize --theme garden -s 1 1"),
    ("唱片 --类别 华语 -s 1 1", "arcade tunes --category mandopop -s 1 1"),
    ("猜数 --lang 英文 -s 1 1", "arcade guess --lang en -s 1 1"), ("帮助 选项", "arcade help options"),
  ])
  func commandsHaveChineseNames(typed: String, meant: String) throws {
    let shell = try InProcess()
    let (ours, theirs) = (try shell.run("arcade \(typed)"), try shell.run(meant))
    #expect(ours.status == theirs.status && !theirs.output.isEmpty)
    expectEqual(ours.output, theirs.output)
  }

  /// An option without its dashes is told in one line, with what was meant.
  @Test func anOptionWithoutDashesIsTold() throws {
    let outcome = try Program.shell("arcade --lang zh 种子 3")
    #expect(outcome.error.hasPrefix("arcade: 种子 是各游戏通用的选项，如 'arcade 纸牌 --种子'\n"), "\(outcome)")
  }

  /// The name of a game chooses its records.
  @Test func theRecordsOfAGameAreVerified() throws {
    let shell = try InProcess()
    for game in ["guess -s 42 50 8", "memorize --pairs 2 -s 1 1 2 3 4 1 3 2 4", "guess -s 42 8"] {
      _ = try shell.run("arcade \(game) --record --quiet")
    }
    for (line, told) in [
      ("验证 猜数 --lang zh", "2 条记录，全部通过验证。\n"), ("verify memorize", "1 record, all verified.\n"),
      ("verify 唱片", "No records to verify.\n"), ("verify", "3 records, all verified.\n"),
    ] {
      try expectEqual(shell.run("arcade \(line)").output, told)
    }
  }

  /// Of many wrong lines the first ones are told, with their number.
  @Test func manyWrongLinesAreSummedUp() throws {
    let shell = try InProcess()
    let file = shell.home.appending(path: "talk").path
    try String(repeating: "x y\n", count: 30).write(toFile: file, atomically: true, encoding: .utf8)
    let told = try shell.run("arcade verify \(file) --lang zh").output.split(separator: "\n")
    #expect(told.count == 12 && told[9] == "第 10 行不是记录", "\(told)")
    expectEqual(told[10...], ["……（加 --quiet 全部列出）", "0 条记录；另有 30 行不是记录。"])
    try expectEqual(shell.run("arcade verify -q \(file)").output.split(separator: "\n").count, 30)
  }

  @Test func theHelpOnSettingsTellsValuesOnce() throws {
    let help = try Program.shell("arcade help settings --lang zh; arcade help settings").output
    expectEqual(help.split(separator: "easy").count, 3, "\(help)")
  }

  /// A line to share has units, in a race too.
  @Test func aLineToShareHasUnits() throws {
    let race = try InProcess().run("arcade guess --race expert -s 42 49 1 25 8 --lang zh").output
    #expect(race.contains("\n  你 4 次，高手 5 次 "), "\(race)")
  }

  @Test func settingsTakeChineseNamesAndValues() throws {
    let shell = try InProcess()
    try expectEqual(shell.run("arcade 设置 配色 霓虹").status, 0)
    try expectEqual(shell.run("arcade settings palette").output, "neon\n")
    #expect(try shell.run("arcade settings --lang zh").output.contains("neon（霓虹）"))
    let near = try shell.run("arcade 设置 主题 花园 --lang zh")
    #expect(near.error.contains("没有设置项 '主题'；是不是 'memorize.theme'（记忆.主题）？"), "\(near)")
  }

  /// What is wrong is told with the words that would be right, in Chinese beside their names.
  @Test(arguments: [
    ("simulate memorize 某人", "可选 expert（高手）、strategist（谋士）、forgetful（健忘鬼）或 random（乱翻鬼）"),
    ("simulate memorize 健忘龟", "是不是 'forgetful'（健忘鬼）？"), ("扑克", "scores（成绩）、"),
    ("tournament", "tournament 后面要写游戏：cards（纸牌）、memorize（记忆）、guess（猜数）或 tunes（唱片）"),
    ("tournament guess", "如 'arcade tournament guess expert random'"),
    ("guess --race nobody", "friend（朋友）、expert（高手）"), ("guess --race nobody", "或记录"),
    ("share nothing", "没有游戏、文件或代码 'nothing'；局的编号见 'arcade replay --list'"),
    ("教学", "是不是 'settings lesson on'？"), ("猜数 --对战 高手", "是不是 '--race'（--比赛）？"),
    ("race XXXXX", "代码由 'arcade challenge' 生成"), ("scores poker", "没有游戏或文件 'poker'；可选 cards（纸牌）、"),
  ])
  func errorsNameTheCure(line: String, cure: String) throws {
    let outcome = try Program.shell("arcade --lang zh \(line)")
    #expect(outcome.status > 1 && outcome.error.contains(cure), "\(outcome)")
  }

  @Test func listsAreInChineseToo() throws {
    let shell = try InProcess()
    let list = try shell.run("arcade settings --lang zh").output
    #expect(list.contains("zh（中文）") && list.contains("--lang"), "\(list)")
    for game in ["guess -s 42 50 8", "memorize --pairs 2 -s 1 1 2 3 4 1 3 2 4"] {
      _ = try shell.run("arcade \(game) --record --quiet")
    }
    let scores = try shell.run("arcade 成绩 --lang zh").output
    #expect(scores.hasPrefix("猜数\n") && scores.contains("\n记忆，2 对动物\n"), "\(scores)")
    #expect(!scores.contains("arcade"))
  }

  @Test func reportsNameBotsInChineseToo() throws {
    let options = "--lang zh --games 2 --seed 1"
    let simulated = try Program.shell("arcade 模拟 记忆 健忘 \(options)").output
    #expect(simulated.contains("玩家：forgetful（健忘鬼）。"), "\(simulated)")
    let played = try Program.shell("arcade tournament cards expert forgetful:2 \(options)").output
    #expect(played.contains("expert（高手）对 forgetful:2（金鱼脑）："), "\(played)")
  }

  /// No help has a placeholder in English, but for names that are the same in Chinese.
  @Test func helpHasNoEnglishPlaceholders() throws {
    let known: Set = ["JSON", "ASCII", "SPRT", "UTF", "WAV", "API", "JPEG", "PNG"]
    let commands =
      ["", "options"]
      + CommandTable.program.commands.flatMap { command in
        [command.name] + command.variants().map(\.name)
      }
    for command in commands where !command.contains(" --") {
      let help = try Program.shell("arcade help \(command) --lang zh").output
      let words = help.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
      let capitals = words.filter { word in
        word.count > 1 && word.allSatisfy(\.isUppercase) && !known.contains(word)
      }
      expectEqual(capitals, [], "\(command)")
    }
  }

  @Test(arguments: [("猜树", "猜数"), ("成积", "成绩"), ("帮组", "帮助")])
  func theNearestChineseNameIsSuggested(typed: String, meant: String) throws {
    let outcome = try InProcess().run("arcade \(typed) --lang zh")
    #expect(outcome.error.contains("没有游戏或命令 '\(typed)'；是不是 '\(meant)'？"), "\(outcome)")
  }

  @Test func theNearestNameIsSuggestedInTheMenuAndForOptions() throws {
    let shell = try InProcess()
    #expect(try shell.plain("--lang zh", "猜树", "退出").contains("菜单里没有“猜树”；是不是 '猜数'？"))
    #expect(
      try shell.plain("", "gess", "quit").contains("isn't on the menu; did you mean 'guess'?"))
    let option = try shell.run("arcade 记忆 --主提 食物 --lang zh")
    #expect(option.error.contains("没有选项 '--主提'；是不是 '--主题'？"), "\(option)")
  }

  // MARK: Options

  /// Words as an input method types them, and what they mean. Values are left alone.
  @Test(arguments: [
    (["猜数", "——种子", "３"], ["guess", "--种子", "３"]), (["guess", "－－seed＝3"], ["guess", "--seed=3"]),
    (["guess", "—seed", "3", "–q"], ["guess", "--seed", "3", "-q"]),
    (["猜数　——种子　3", "50　25"], ["guess", "--种子", "3", "50　25"]),
    (["guess", "--种子", "——甲", "－s", "猜数"], ["guess", "--种子", "——甲", "-s", "猜数"]),
    (["scores", "我的　记录"], ["scores", "我的　记录"]), (["猜数", "--", "——种子"], ["guess", "--", "——种子"]),
    (["挑战", "每日"], ["挑战", "daily"]), (["ｇｕｅｓｓ", "５０"], ["guess", "５０"]),
  ])
  func wordsAreMeantAsAnInputMethodTypesThem(typed: [String], meant: [String]) {
    expectEqual(CommandTable.meant(by: typed), meant)
  }

  @Test(arguments: [
    ("猜数 ——种子 42 --json 50", "guess --seed 42 --json 50"),
    ("记忆 --对子 困难 －－种子 1 --json 1", "memorize --pairs hard --seed 1 --json 1"),
    ("猜数 --选数 列表 -s 1 1", "guess --picker list -s 1 1"),
    ("猜数 --比赛 高手 --局数 5 -s 1 1", "guess --race expert --best-of 5 -s 1 1"),
    ("纸牌 --对战 健忘 --先手 2 -s 1", "cards --versus forgetful --begins 2 -s 1"),
    ("猜数 --观看 高手 -s 1 --不用动画", "guess --watch expert -s 1 --no-animation"),
    ("成绩 --起始 7天", "scores --since 7d"), ("猜数 --范围 1—50 -s 1 1", "guess --range 1-50 -s 1 1"),
    ("猜数 --范围 １～５０ -s 1 1", "guess --range 1-50 -s 1 1"),
    ("猜数 --范围 1到50 -s 1 1", "guess --range 1-50 -s 1 1"),
    ("成绩 --选项 范围=1到50，谎话=0", "scores --options range=1-50,lies=0"),
    ("成绩 --选项 主题=动物，补上空位=关", "scores --options theme=animals,collapse=off"),
    ("猜数 --帮助", "guess --help"), ("——版本", "--version"),
  ])
  func optionsHaveChineseNames(typed: String, meant: String) throws {
    let shell = try InProcess()
    let (ours, theirs) = (try shell.run("arcade \(typed)"), try shell.run("arcade \(meant)"))
    #expect(ours.status == theirs.status && ours.error == theirs.error)
    expectEqual(ours.output, theirs.output)
  }

  @Test func aFormIsFoundByTheChineseNameOfItsOption() throws {
    let simulate = try CommandTable.named("模拟").spec
    expectEqual(simulate.form(of: ["--汇总", "part"]).command.name, "simulate --merge")
  }

  /// Every option has a Chinese name of its own, and so has every word that one takes.
  @Test func everyOptionAndEveryValueHasAChineseName() throws {
    for form in CommandTable.program.commands.flatMap({ [$0] + $0.variants() }) {
      for flag in form.allFlags where flag.name != "json" {
        let name = try #require(flag.chinese, "\(form.name) --\(flag.name)")
        expectEqual(form.allFlags.filter { $0.isNamed(name) }.map(\.name), [flag.name], form.name)
        let line = ParsedLine(["--" + name, "x"], flags: form.allFlags)
        expectEqual(line.error?.message, nil, "\(form.name) --\(name)")
        for choice in flag.choices.flatMap(\.variants) {
          let title = choice.title(.zh)
          let word = title.isASCII ? choice.summary(.zh) : title
          expectEqual(flag.value(meant: word), choice.name, "\(form.name) --\(name)")
          try expectEqual(OptionStep.to(word).value(of: flag, .zh), choice.name)
        }
      }
    }
  }

  /// After a word on the command line that is no move nothing is played, not even in a script; a
  /// move that is refused only doesn't count.
  @Test func aWrongWordEndsTheCommandLine() throws {
    let shell = try InProcess()
    let wrong = try shell.run("arcade guess --seed 42 种籽 3 50 --lang zh", input: "25\n")
    #expect(wrong.output.contains("这一行后面的内容没有处理。") && wrong.output.contains("成绩：1 次，未完成"))
    let refused = try shell.run("arcade guess --seed 42 --quiet 50 50 25").output
    expectEqual(refused, "Score: 2 guesses, unfinished (seed 42)\n")
  }

  // MARK: The screen

  /// A word that an input method types is the key of its command. No Enter that sends it, nor any
  /// other text, makes a move; the next Enter does.
  @Test(arguments: [
    ("提 示 Enter", "再按一次 H"), ("帮 助 。 Enter", "转动"), ("规 则 Enter", "转动"),
    ("猜 吧 Enter", "这里不认识这个词；按 ? 查看按键。"), ("规 则 Enter", "用输入法打“提示”“规则”“退出”也行"),
    ("完 成 Enter", "“完成”现在用不上"),
    ("请 给 提 示 ， Enter", "再按一次 H"),
  ])
  func anInputMethodMakesNoMove(keys: String, shown: String) throws {
    let played = try InProcess().play(
      "arcade guess --seed 42 --lang zh --no-animation",
      ["", .keys(keys), "z", "5 0 Enter", "２ ５ Enter"])
    #expect(played.shows(shown, after: 1), "\(played.shown[1])")
    #expect(played.shows("0 次", after: 2) && played.shows("1 次", after: 3))
    #expect(played.shows("2 次", after: 4))
  }

  @Test func onlyGamesThatCanBeFinishedOfferIt() throws {
    let played = try InProcess().play("arcade cards --seed 42 --lang zh", ["?"])
    #expect(played.shows("“提示”“规则”“完成”“退出”", after: 0), "\(played.shown)")
  }

  /// A seed is its bytes, so that of full-width digits is another one, which is told.
  @Test func aSeedOfFullWidthDigitsIsTold() throws {
    let shell = try InProcess()
    let told = try shell.run("arcade guess --种子 ３ 50 --lang zh").error
    #expect(told.contains("种子 '３' 是全角的，和 3 不是同一局"), "\(told)")
    try expectEqual(shell.run("arcade guess --种子 三 50 --lang zh").error, "")
  }

  /// An Enter after a word is told to have done nothing, and the next one does what it does.
  @Test func theEnterThatSendsAWordIsTold() throws {
    let played = try InProcess().play(
      "arcade guess --seed 42 --lang zh --no-animation", ["", .keys("2 5 提 示"), "Enter", "Enter"])
    let told = "这次按键被输入法用掉了，请再按一次。"
    #expect(!played.shows(told, after: 1) && played.shows(told, after: 2))
    #expect(!played.shows(told, after: 3) && played.shows("1 次", after: 3), "\(played.shown)")
  }

  /// A sign that may have sent a word is taken once, and told.
  @Test func theSignThatSendsAWordIsTold() throws {
    let played = try InProcess().play(
      "arcade guess --seed 42 --lang zh --no-animation", ["", .keys("2 5 提 示"), "?", "?"])
    #expect(played.shows("这次按键被输入法用掉了，请再按一次。", after: 2), "\(played.shown[2])")
    #expect(played.shows("输入数字", after: 3), "\(played.shown[3])")
    let space = try InProcess().play(
      "arcade memorize --seed 42 --lang zh --no-animation", ["", .keys("提 示"), "Space", "Space"])
    #expect(space.shows("这次按键被输入法用掉了", after: 2) && space.shows("翻开 1 号", after: 3))
  }

  /// On the front page the words of its keys are meant, and the help names them.
  @Test func theWordsOfTheFrontPageAreItsKeys() throws {
    let shell = try InProcess()
    _ = try shell.run("arcade settings lesson off")
    let played = try shell.play(
      "arcade --lang zh",
      ["", .keys("提 示"), .keys("z 统 计"), .keys("Escape z 选 项"), .keys("Escape z 帮 助"), "Escape"])
    #expect(played.shows("这里不认识这个词；按 ? 查看按键。", after: 1), "\(played.shown[1])")
    #expect(played.shows("还没有完成过一局", after: 2) && played.shows("回车 修改", after: 3))
    #expect(played.shows("“对战”“统计”“选项”“配色”“帮助”“退出”", after: 4), "\(played.shown[4])")
  }

  /// The words on the end page and in the look back are their keys; more of a word does nothing.
  @Test func theWordsOfTheEndPageAreItsKeys() throws {
    let played = try InProcess().play(
      "arcade guess --seed 42 --lang zh --no-animation",
      ["5 0 Enter", "8 Enter .900", .keys("复 盘"), .keys("失 误"), "Escape", .keys("挑 战 朋 友")])
    #expect(played.shows("共 2 手", after: 2), "\(played.shown)")
    #expect(played.shows("朋友输入这一行", after: 5) && !played.shows("不认识", after: 5), "\(played.shown)")
  }

  @Test func aWordSkipsTheLessonOnTheScreen() throws {
    let line = "arcade tunes --category rock --lang zh"
    let played = try InProcess().play(line, [.keys("跳 过"), "z"])
    #expect(!played.shows("1/3", after: 1), "\(played.shown)")
  }

  /// The look back takes the forms of a number that it asks for, and full-width digits.
  @Test func theLookBackTakesChineseNumbers() throws {
    let told = try InProcess().type(
      "arcade guess --seed 42 --lang zh --plain",
      "50\n25\n12\n8\n复盘\n３\n第1手\n第 4 手\n第２手\n上一手\np\n返回\n退出\n"
    ).output
    let steps = told.split(separator: "第 ").dropFirst().compactMap { part in
      part.dropFirst().hasPrefix(" 手，共") ? part.first.map(String.init) : nil
    }
    expectEqual(steps.joined(), "1314211", "\(told)")
  }

  @Test func recordNumbersMayBeFullWidth() throws {
    let shell = try InProcess()
    _ = try shell.run("arcade guess -s 42 50 8 --record --quiet")
    for command in ["分享", "重放", "挑战"] {
      try expectEqual(shell.output("arcade \(command) １"), shell.output("arcade \(command) 1"))
      expectEqual(shell.statuses, [0])
    }
  }

  /// What Chinese words name is told with its Chinese name.
  @Test(arguments: [
    ("设置 张数 12", "是不是 'cards.count'（纸牌.张数）？"), ("设置 纸牌.张树 12", "是不是 'cards.count'（纸牌.张数）？"),
    ("猜数 --对战 高手", "guess（猜数）没有 --对战，cards（纸牌）、memorize（记忆）、tunes（唱片）有；是不是 '--race'（--比赛）？"),
    ("纸牌 --张数 100", "--count（--张数）的值应为 2 到 52 的整数"), ("设置 语言 法语", "lang（语言）的值不能是 '法语'"),
  ])
  func errorsNameTheChineseNames(line: String, told: String) throws {
    let outcome = try InProcess().run("arcade \(line) --lang zh")
    #expect(outcome.status == 2 && outcome.error.contains(told), "\(outcome)")
  }

  @Test(arguments: [
    ("响铃 打开", "bell", "on"), ("响铃 否", "bell", "off"), ("语言 汉语", "lang", "zh"),
    ("语言 英语", "lang", "en"), ("记忆.主题 食物", "memorize.theme", "food"),
    ("纸牌。张数 １２", "cards.count", "12"),
  ])
  func settingsTakeOtherWords(typed: String, name: String, value: String) throws {
    let shell = try InProcess()
    try expectEqual(shell.run("arcade 设置 \(typed)").status, 0)
    try expectEqual(shell.output("arcade settings \(name)"), value + "\n")
  }

  @Test func theFirstLineOfAGameBreaksNoWord() throws {
    let played = try InProcess().play(
      "arcade guess --seed 42 --lang zh --no-animation", rows: 8, columns: 30, [""])
    #expect(played.shows("方向键转动，回车猜，? 帮助。", after: 0), "\(played.shown)")
  }

  @Test func theWordForQuittingQuits() throws {
    let played = try InProcess().play("arcade guess --seed 42 --lang zh", ["", "退 出 Enter", "5"])
    expectEqual(played.shown.count, 1)
    // Where text is typed, it is text.
    let search = try InProcess().play(
      "arcade tunes --lang zh", ["Down Down Enter", "提 示", "Escape", "q"])
    #expect(search.shown.contains { $0.contains { $0.contains("提示▏") } }, "\(search.shown)")
  }

  // MARK: Errors and lists

  /// Of an option given twice the last value counts that it can take, and no wrong value of another
  /// option hides it.
  @Test(arguments: [
    "guess --lang zh --lang xx", "guess --palette xx --lang zh", "guess --color xx --lang zh -s",
    "--lang=zh --lang=xx guess", "--color xx --lang zh",
  ])
  func theLanguageOfAnErrorIsTheLastOneGiven(line: String) throws {
    let outcome = try InProcess().run("arcade \(line)")
    #expect(outcome.status == 2 && outcome.error.unicodeScalars.contains(where: \.isHan))
  }

  /// The history with one record, changed so that something is wrong with it.
  @Test(arguments: [
    ("won", "over", "第 7 手 '8' 之后的状态是 won，记录里却是 over"),
    ("\t7\t", "\t6\t", "第 7 手 '8' 之后的成绩是 7 次，记录里却是 6"),
    ("50 25", "50 50", "第 2 手 '50' 无效：不会是 50，只剩 0 到 49 了。"),
    ("50 25", "50 x", "第 2 手 'x' 不是有效的一手"),
    ("hhhlhlc", "hlhlhlc", "第 2 手 '25' 的结果是太大（high），记录里的字母却是 'l'"),
    ("hhhlhlc", "hhh", "第 4 手 '6' 的结果是太小（low），记录里却没有"),
    ("50 25 12 6 9 7 8", "", "一手也没有"), ("guess\t1\t", "guess\t9\t", "不认识 guess 的规则 9"),
    ("guess\t1\t", "chess\t1\t", "没有游戏 'chess'"), ("0-99", "9-0", "range"),
    ("2026", "xxxx", "没有开始时间"), ("1\tguess", "guess", "不是记录"),
  ])
  func wrongRecordsAreToldInChinese(part: String, wrong: String, told: String) throws {
    let time = "2026-11-26T02:33:59Z"
    let record =
      "1\tguess\t1\trange=0-99\tseed=42\t\(time)\t\(time)\twon\t7\thhhlhlc\t50 25 12 6 9 7 8"
    let changed = record.replacingOccurrences(of: part, with: wrong)
    let shell = try InProcess()
    let file = shell.home.appending(path: "records").path
    try (changed + "\n").write(toFile: file, atomically: true, encoding: .utf8)
    for command in ["verify", "scores guess", "replay --plain"] {
      let outcome = try shell.run("arcade \(command) \(file) --lang zh")
      let words = (outcome.output + outcome.error)
        .split { !($0.isASCII && $0.isLetter) }.map(String.init)
      expectEqual(words.filter(Self.english.contains), [], "\(outcome)")
      if command == "verify" { #expect(outcome.output.contains(told), "\(outcome)") }
    }
  }
}
