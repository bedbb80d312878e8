import GameCore
import TextUI
import Tiles

/// The short help, made from the table of commands.
enum HelpPage {
  /// The help of a command, or of the arcade where there is none.
  static func text(for command: Command?) -> String {
    command.map(page) ?? frontPage
  }

  private static var frontPage: String {
    """
    arcade: four small games for the terminal

    usage: arcade [GAME [OPTION ...] [MOVE ...]]
           arcade COMMAND

    games:
    \(list(GameRegistry.games))

    commands:
    \(list(CommandTable.commands.filter { $0.game == nil }))

    options of every game:
    \(list(PlayOptions.flags))

    options everywhere:
    \(list(InfoFlags.flags))

    'arcade help guess' tells what a game takes, 'man arcade' tells all.

    """
  }

  private static func page(of command: Command) -> String {
    var words = ["[OPTION ...]", command.operand.synopsis]
    if case .game = command.operand { words.reverse() }
    var sections = [
      "arcade \(command.name): \(command.summary)",
      "usage: " + (["arcade", command.name] + words).filter { !$0.isEmpty }.joined(separator: " "),
    ]
    if case .record = command.operand {
      sections.append(
        "RECORD is \(RecordChoice.description).".wrapped(to: 80).joined(separator: "\n"))
    }
    let (choices, variants) = (command.operand.choices, command.variants())
    if !choices.isEmpty {
      let values = choices.map { choice in
        variants.first { $0.name == "\(command.name) \(choice.name)" }?.operand.choices ?? []
      }
      sections.append(
        "choices:\n"
          + rows(zip(choices, values).map { ("  " + $0.name, $0.summary + listed($1)) }))
    }
    if case .game = command.operand {
      sections.append("'arcade \(command.name) GAME --help' tells all options.")
    }
    let own = command.flags() + command.commonFlags()
    if !own.isEmpty { sections.append("options:\n" + list(own)) }
    // Where the game decides, what all games share is listed nevertheless.
    let shared = command.playFlags() + (own.isEmpty ? [] : variants.first?.playFlags() ?? [])
    if !shared.isEmpty {
      let title = command.game == nil ? "options shared with games" : "options of every game"
      sections.append("\(title):\n" + list(shared))
    }
    sections.append("options everywhere:\n" + list(InfoFlags.flags))
    let keys = command.keys()
    if !keys.isEmpty {
      sections.append(
        "keys in full screen:\n"
          + rows(keys.map { ("  " + $0.keys(isASCII: true), $0.summary(.en)) }))
    }
    let examples = command.examples()
    if !examples.isEmpty {
      sections.append(
        "examples:\n" + examples.map { "  \($0.command)" }.joined(separator: "\n"))
    }
    if command.game != nil {
      sections.append(
        "The rules: man arcade-\(command.name), or arcade man \(command.name) | man -l -")
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func list(_ commands: [Command]) -> String {
    rows(commands.map { ("  \($0.name) \($0.operand.listed)", $0.summary) })
  }

  private static func list(_ flags: [Flag]) -> String {
    rows(
      flags.map { flag in
        let short = flag.short.map { "-\($0), " } ?? "    "
        let placeholder = flag.value.map { " \($0.placeholder)" } ?? ""
        let standard = flag.standard.map { " (\($0))" } ?? ""
        return (
          "  \(short)--\(flag.name)\(placeholder)",
          flag.summary + listed(flag.value?.choices ?? []) + standard
        )
      })
  }

  private static func listed(_ choices: [Choice]) -> String {
    choices.isEmpty ? "" : ": " + choices.map(\.name).joined(separator: ", ")
  }

  /// Two columns within 80, of which the second starts where the longest of the first ends.
  private static func rows(_ rows: [(String, String)]) -> String {
    let width = 2 + (rows.map(\.0.displayWidth).max() ?? 0)
    return rows.flatMap { name, text in
      text.wrapped(to: 80 - width).enumerated().map { index, line in
        (index == 0 ? name : "").padded(to: width) + line
      }
    }.joined(separator: "\n")
  }
}

extension Operand {
  fileprivate var listed: String {
    if case .moves = self { "" } else { synopsis }
  }
}
