import ArcadeCore
import Platform

/// Lets a person choose from a menu, in lines.
struct MenuSession {
  let prompter: Prompter

  /// What was chosen, or nil where the player left. `keep` gets what is to be kept.
  func choose<Choice>(
    from menu: any Menu<Choice>, title: String, _ words: inout WordReader,
    keep: (Choice) -> Void
  ) throws(SystemError) -> Choice? {
    var menu = menu
    try show(menu, title)
    while let word = try words.next(beforeWaiting: ask) {
      switch word.lowercased() {
      case "quit", "q": return nil
      case "help", "board": try show(menu, title)
      default:
        guard let step = menu.choose(word.lowercased()) else {
          try refuse(word)
          continue
        }
        if case .play(let choice) = step { return choice }
        if case .kept(let choice) = step { keep(choice) }
        try show(menu, title)
      }
    }
    try prompter.giveUp()
    return nil
  }

  private func show<Choice>(_ menu: any Menu<Choice>, _ title: String) throws(SystemError) {
    try prompter.say(prompter.voice.paint(title, .bold))
    for line in menu.page(prompter.voice) { try prompter.output.line(line) }
  }

  private func ask() throws(SystemError) {
    try prompter.ask(
      prompter.voice.language(en: "Choose a number, or quit:", zh: "请输入编号，或输入 quit 退出："))
  }

  private func refuse(_ word: String) throws(SystemError) {
    let quoted = prompter.voice.quote(word)
    try prompter.say(
      prompter.voice.language(
        en: "\(quoted) is not among the choices.", zh: "没有 \(quoted) 这一项。"))
  }
}
