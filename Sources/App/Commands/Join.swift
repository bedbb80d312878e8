import CommandLine
import Lines
import Online
import Platform
import Records
import Screens

extension Command {
  static let join = CommandSpec(
    name: "join",
    summary: Phrase(en: "join a friend's game at another machine", zh: "加入另一台机器上朋友的游戏"),
    detail: "The friend's arcade shows the line to type: see `arcade man online`.",
    operand: Operand("[ADDRESS:PORT] CODE [MOVE ...]"),
    flags: [Opposition.through.flag, Setting.name.flag],
    sharedFlags: PlayOptions.flags(without: PlayOptions.dealing),
    keys: GameKeys.help,
    examples: [
      .init("Join a game in the same network", "arcade join 192.168.1.5:41203 K7QM2")
    ]
  ).performing { context in
    let name = try context.playerName()
    let command = context.line.value(of: Opposition.through.flag.name)
    let through = command == "" ? nil : command
    var operands = context.line.operands.map(\.halfWidth)[...]
    let address = through == nil ? operands.popFirst() : nil
    guard let code = operands.popFirst() else {
      throw UserError(
        en: "type the line that the other arcade shows: an address and a code",
        zh: "请输入对方显示的命令，其中有地址和代码")
    }
    var words = WordReader(operands: Array(operands), input: context.input)
    let isOnScreen = context.opensScreen(words)
    let file = GuestFile(context, address: address, code: code)
    let kept = file.line
    let guest = try Guest(
      address: address, through: through, code: code, name: name,
      version: Version.number, seal: kept?.secret.description, nonce: kept?.nonce ?? Bits256(),
      errors: isOnScreen ? .null : .error)
    defer { guest.close() }
    let joining = JoinCommand(
      context: context.withoutLine(isDaily: false), guest: guest, file: file,
      isOnScreen: isOnScreen,
      words: [address, code].compactMap(\.self) + (through.map { ["--through", $0] } ?? []))
    return try joining.play(&words)
  }
}

/// The games that a guest plays at another's table, one after another.
private struct JoinCommand {
  let context: CommandContext
  let guest: Guest
  let file: GuestFile
  let isOnScreen: Bool

  /// The words that join the game.
  let words: [String]

  private func command(_ presentation: Presentation) -> String {
    (["arcade join"] + words.map { $0.shellWord(inASCII: presentation.isASCII) })
      .joined(separator: " ")
  }

  func play(_ words: inout WordReader) throws -> ExitStatus {
    var (status, isFirst) = (ExitStatus.unfinished, true)
    while true {
      guard let line = try opening(&words, isFirst: isFirst) else { return status }
      isFirst = false
      guard let game = line["game"]?.string.flatMap({ GameCatalog.arcade.game(named: $0) }) else {
        throw UserError(
          en: "the host plays a game that this arcade doesn't have", zh: "对方玩的游戏这个 arcade 没有",
          status: .unavailable)
      }
      let (next, end) = try play(line, game, &words)
      status = end
      guard next != .leave else { return status }
    }
  }

  /// Returns the first line of the host's next game, or nil if the player doesn't wait for it.
  private func opening(
    _ words: inout WordReader, isFirst: Bool
  ) throws -> JSONObject? {
    let menu = JoinMenu(guest, isFirst: isFirst)
    return try context.frontEnd(words)
      .choose(from: menu, title: LobbyMenu.title, &words)?.get()
  }

  private func play<G: ArcadeGame>(
    _ line: JSONObject, _ game: G.Type, _ words: inout WordReader
  ) throws -> (RoundChoice, ExitStatus) {
    let game = try Playthrough<G>(begin: line)
    file.keep(guest)
    let playing = PlayCommand<G>(context, game.mode)
    var table = Table(
      game, playing.isRecorded ? playing.recorder() : nil,
      referee: HostReferee<G>(guest, begin: line))
    while guest.isResuming, !table.hasEnded, !Interruption.isRequested {
      _ = table.advance(within: 500)
    }
    let next = try context.frontEnd(words).play(&table, &words)
    if table.hasEnded { file.remove() }
    if let news = table.faultNews(context.presentation), isOnScreen {
      context.warn(Phrase(en: news, zh: news))
    }
    if !table.hasEnded, !context.play.json {
      let say = context.presentation
      try context.say([say(en: "To come back:", zh: "要回来，请再次输入：")])
      try context.output.line("  " + command(say))
    }
    let isDone = table.game.isOver && table.fault == nil
    return (next, isDone ? .done : .unfinished)
  }
}

/// The file that keeps a guest's number in a game's seed until the game has ended, so that a guest
/// that was killed can join it again.
private struct GuestFile {
  private let path: String?
  private let address, code: String

  init(_ context: CommandContext, address: String?, code: String) {
    (self.address, self.code) = (address ?? "", code.uppercased())
    let isName = self.code.utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0) }
    let isKept = isName && context.play.switches[.record] != false
    path = isKept ? context.state.map { $0.path + "/guest-" + code.uppercased() } : nil
  }

  /// What was kept, with the game's seal in place of the secret, which the host has.
  var line: FriendLine? {
    guard let path, let bytes = try? File.contents(of: path),
      let line = FriendLine(String(decoding: bytes, as: UTF8.self)), line.place ?? "" == address
    else { return nil }
    return line
  }

  func keep(_ guest: Guest) {
    guard let path, let seal = guest.seal.flatMap(Bits256.init) else { return }
    let line = FriendLine(place: address, code: code, secret: seal, nonce: guest.nonce)
    try? File.replace(path, with: Array(line.description.utf8))
  }

  func remove() {
    if let path { unlink(path) }
  }
}

/// The page on which a guest waits for the host's game. It ends with the first line of that, or
/// with the reason why there won't be one.
struct JoinMenu: Menu {
  typealias Choice = Result<JSONObject, UserError>

  private let guest: Guest
  private let isFirst: Bool

  init(_ guest: Guest, isFirst: Bool) { (self.guest, self.isFirst) = (guest, isFirst) }

  func items(_ presentation: Presentation) -> [MenuItem] { [] }
  func choose(_ index: Int) -> MenuStep<Choice> { .turned }

  func page(_ presentation: Presentation) -> MenuPage {
    var page = MenuPage(notes: [
      guest.seal == nil || isFirst && guest.awaySince == nil
        ? presentation(en: "Calling the other arcade…", zh: "正在连接对方的 arcade……")
        : guest.awaySince != nil
          ? presentation(
            en: "The other arcade is gone. Waiting for it to come back…",
            zh: "对方的 arcade 已断开，等待重新连上……")
          : presentation(en: "Waiting for the next game…", zh: "等待下一局……")
    ])
    page.isWaiting = true
    return page
  }

  mutating func take(_ news: MenuNews) -> MenuStep<Choice> {
    while let event = guest.next(within: 0) {
      switch event {
      case .line(let line) where line["type"] == "begin": return .done(.success(line))
      case .refused(let refusal): return .done(.failure(refusal.error))
      case .unreachable(let error), .foul(let error): return .done(.failure(error))
      case .host, .line, .away, .back: continue
      }
    }
    return .turned
  }
}
