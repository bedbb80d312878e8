import Flags
import Testing
import TextUI

@testable import CommandLine

@Suite struct CompletionTableTests {
  private let table = CompletionTable(Demo.program)

  @Test func commandsAreFollowedByTheirVariants() {
    #expect(table.commands.map(\.name) == ["paint", "find", "cut", "show", "read"])
    #expect(
      table.variants.map(\.name)
        == ["paint", "find", "cut", "cut paper", "cut stone", "show", "read"])
    #expect(table.parents == ["cut"])
  }

  @Test func optionsHaveOwners() {
    #expect(
      table.flags.map { "\($0.owner) \($0.flag.name)" } == [
        "paint size", "paint round", "paint square", "cut paper round", "cut paper size",
        "cut stone round", "cut stone size", "* color", "* quiet",
      ])
    #expect(table.firstFlags.map(\.name) == ["color", "help", "version"])
    #expect(
      table.exclusions.map { "\($0.owner) \($0.flag.exclusions.joined(separator: " "))" }
        == [
          "paint -s --size", "paint --round --square", "paint --square --round",
          "cut paper --round --square", "cut paper -s --size", "cut stone --round --square",
          "cut stone -s --size", "* -q --quiet",
        ])
    #expect(table.requests == ["-h*", "--help", "-V*", "--version"])
  }

  @Test func aNegatableSwitchIsOfferedTwice() {
    let flags = [Flag("bold", "bold", isNegatable: true)].withNegations
    #expect(flags.map(\.name) == ["bold", "no-bold"])
    #expect(flags.map(\.exclusions) == [["--bold", "--no-bold"], ["--no-bold", "--bold"]])
  }

  @Test func wordsAreOfferedForValuesAndOperands() {
    let choices = table.choices.map { owner, option, choices in
      "\(owner)/\(option): \(choices.map(\.name).joined(separator: " "))"
    }
    #expect(
      choices == [
        "/: paint find cut show read", "find/: paper stone", "cut/: paper stone",
        "*/--color: always never",
      ])
    #expect(table.fileCommands == ["read"])
    #expect(table.outputs.map(\.arguments) == ["show --list"])
    #expect(table.outputs.map(\.commands) == [["show"]])
  }

  @Test(arguments: Shell.allCases)
  func aScriptNamesEverything(shell: Shell) {
    let script = shell.script(for: Demo.program)
    #expect(script.contains("made by 'demo completions \(shell.rawValue)'"))
    for command in table.variants { #expect(script.contains("'\(command.name)")) }
    for (_, flag) in table.flags { #expect(script.contains(flag.option)) }
    #expect(script.contains("demo_output") && script.contains("show --list"))
  }
}
