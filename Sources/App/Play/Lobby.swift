import CommandLine
import Lines
import Online
import Platform
import Records
import Screens

/// The line to a friend who joins the games of a command, from the first wait to the last rematch.
final class Lobby {
  private(set) var host: Host?

  /// The player that was tried before a game by ear. Its end isn't waited for.
  var player: SoundPlayer?

  /// Waits for a guest of a new game, the first one or the same one again, or for the guest of a
  /// game that goes on. The deal is nil if it will be drawn.
  func open(
    _ game: String, deal: String?, _ opposition: Opposition, errors: Descriptor
  ) throws(UserError) -> Host {
    if let host {
      host.renew(game: game, deal: deal)
      return host
    }
    let line = opposition.friendLine
    let host = try Host(
      game: game, deal: deal, at: line == nil ? opposition.place : line?.place,
      through: opposition.through, version: Version.number, code: line?.code,
      secret: line?.secret ?? Bits256(), nonce: line?.nonce, errors: errors)
    self.host = host
    return host
  }

  /// Stops waiting. A friend who is away when the game has ended gets ten seconds to learn the end.
  func close(isOver: Bool) {
    let deadline = Clock.milliseconds + 10_000
    while isOver, let host, !host.hasToldAll, Clock.milliseconds < deadline,
      !Interruption.isRequested
    {
      _ = host.next(within: 500)
    }
    host?.close()
    host = nil
  }
}

extension Host {
  /// The commands that a friend may type to join, one for each address.
  var invitations: [String] {
    addresses.isEmpty
      ? ["arcade join \(code) --through COMMAND"] : addresses.map { "arcade join \($0) \(code)" }
  }

  /// The line in which scripts read where the host waits.
  var waitingLine: JSONObject {
    var line: JSONObject = ["joinCode": .string(code), "type": "waiting"]
    line["address"] = addresses.first.map { .string($0) }
    line["addresses"] = .list(addresses.map { .string($0) })
    return line.merging(["protocol": JSONObject.protocolVersion])
  }

  /// What a journal keeps to wait for the same guest again, once it has come.
  func line(at place: String?) -> FriendLine? {
    let port = addresses.first?.split(separator: ":").last.map { ":" + String($0) }
    let isAtOne = place.map { !$0.hasPrefix(":") } ?? false
    let kept = isAtOne ? addresses.first : port
    return nonce.map { FriendLine(place: kept, code: code, secret: secret, nonce: $0) }
  }
}

/// The page on which a host waits for its guest. It ends with the guest's name, or nil without one,
/// or with the reason why nobody can come any more.
struct LobbyMenu: Menu {
  typealias Choice = Result<String?, UserError>

  static let title = Phrase(en: "A friend at another machine", zh: "另一台机器上的朋友")

  private let host: Host
  private let isDrawn: Bool

  /// The name of a guest who has played before, or nil before the first game.
  private let name: String?
  private var isOnScreen = false
  private(set) var copies: [String] = []

  init(_ host: Host, isDrawn: Bool, again name: String?) {
    (self.host, self.isDrawn, self.name) = (host, isDrawn, name)
  }

  func items(_ presentation: Presentation) -> [MenuItem] {
    host.invitations.map { MenuItem("copy", $0) }
  }

  func page(_ presentation: Presentation) -> MenuPage {
    let isOne = host.invitations.count == 1
    var notes = [
      name.map {
        presentation(
          en: "Waiting for \($0) to start the next game. After leaving, this brings \($0) back:",
          zh: "等待\($0)开始下一局。离开的人可以用这条命令回来：")
      }
        ?? presentation(
          en: "Waiting for a friend. Type \(isOne ? "this" : "one of these") on the other machine:",
          zh: "等待朋友加入。请在另一台机器上输入：")
    ]
    if isOnScreen {
      notes.append(presentation(en: "Enter copies the line.", zh: "按回车复制。"))
    } else {
      notes += host.invitations.map { "  " + $0 }
      notes.append(presentation(en: "Type back to stop waiting.", zh: "不想等了就输入“返回”。"))
    }
    if !isDrawn {
      notes.append(
        presentation(en: "You chose the deal, and your friend will be told.", zh: "题目由你选定，会告诉对方。"))
    }
    notes += copies.isEmpty ? [] : [presentation(en: "Copied.", zh: "已复制。")]
    var page = MenuPage(notes: notes)
    page.isWaiting = true
    return page
  }

  mutating func choose(_ index: Int) -> MenuStep<Choice> {
    copies.append(host.invitations[index])
    return .turned
  }

  mutating func take(_ news: MenuNews) -> MenuStep<Choice> {
    if case .opened(let onScreen) = news { isOnScreen = onScreen }
    while let event = host.next(within: 0) {
      switch event {
      case .joined(let name, _):
        return .done(.success(name.flatMap { Opponent.isName($0) ? $0 : nil }))
      case .closed(let error): return .done(.failure(error))
      case .word, .away, .back: continue
      }
    }
    return .turned
  }
}

extension PlayCommand {
  /// Waits for the friend whom a new game is against, and returns it with its deal; nil if the
  /// player doesn't wait. Any other game is returned as it is.
  func meet(
    _ start: Start, on frontEnd: any FrontEnd, _ words: inout WordReader
  ) throws -> Start? {
    guard var opposition = start.opposition, opposition.isFriend, start.saved.isEmpty else {
      return start
    }
    if start.options.dealsFromOutside || start.options.namesSource() {
      throw UserError(
        en: "a friend's arcade doesn't have these faces; play with a built-in set",
        zh: "对方的 arcade 没有这些图案，请改用自带的图案")
    }
    let deal = start.source == nil ? nil : try newGame(start).dealText ?? ""
    let again =
      lobby.host == nil ? nil : opposition.seatNames.name(of: Seat(1), context.presentation)
    let host = try lobby.open(G.name, deal: deal, opposition, errors: programErrors)
    if play.quiet, let invitation = host.invitations.first {
      context.warn(Phrase(en: invitation, zh: invitation))
    }
    if play.json, !play.quiet {
      try context.output.line(host.waitingLine.text)
      try context.output.flush()
    }
    let menu = LobbyMenu(host, isDrawn: deal == nil, again: again)
    guard let arrival = try frontEnd.choose(from: menu, title: LobbyMenu.title, &words),
      case let name = try arrival.get(),
      let line = host.line(at: opposition.place ?? opposition.friendLine?.place)
    else { return nil }
    opposition.opponent = .friend(name: name)
    opposition.friendLine = line
    let source = start.source ?? .seed(Seal.seed(line.secret, nonce: line.nonce))
    return Start(options: start.options, opposition: opposition, source: source)
  }

  /// Returns the player of a friend, who is waited for again if the game goes on.
  func friend(_ game: Playthrough<G>, _ opposition: Opposition) throws -> FriendPlayer<G> {
    let isDrawn = opposition.friendLine.map {
      game.source.origin == .seed(Seal.seed($0.secret, nonce: $0.nonce).text)
    }
    if lobby.host == nil, let line = opposition.friendLine {
      guard line.place != nil || opposition.through != nil else {
        throw UserError.lacking("--through", of: "a game with a friend")
      }
      let deal = isDrawn == true ? nil : game.dealText
      _ = try lobby.open(G.name, deal: deal, opposition, errors: programErrors)
    }
    guard let host = lobby.host else {
      throw UserError(en: "the game has no line to a friend", zh: "这一局没有连到朋友", status: .unavailable)
    }
    return FriendPlayer(
      host, game, hostName: try context.playerName(), isDrawn: isDrawn == true)
  }

  /// Where programs write their errors: nowhere while the full screen is open.
  var programErrors: Descriptor { play.opensScreen(in: context.environment) ? .null : .error }
}
