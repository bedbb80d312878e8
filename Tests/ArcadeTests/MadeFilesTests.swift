import Foundation
import GameCore
import TestSupport
import Testing
@testable import App

/// The files that the program itself has printed, completions and man pages, and its picture.
@Suite(.waiting) struct MadeFilesTests {
  /// A file and the command that prints it.
  struct MadeFile: CustomTestStringConvertible {
    let path: String
    let command: String

    var testDescription: String { path }
  }

  static let files =
    [
      MadeFile(path: "completions/arcade.bash", command: "arcade completions bash"),
      MadeFile(path: "completions/_arcade", command: "arcade completions zsh"),
      MadeFile(path: "completions/arcade.fish", command: "arcade completions fish"),
      MadeFile(path: "man/arcade.6", command: "arcade man"),
      MadeFile(path: "man/arcade-json.5", command: "arcade man json"),
      MadeFile(path: "man/arcade-records.5", command: "arcade man records"),
      MadeFile(path: "man/arcade-players.7", command: "arcade man players"),
      MadeFile(path: "man/arcade-online.7", command: "arcade man online"),
      MadeFile(path: "man/arcade-recipes.7", command: "arcade man recipes"),
    ]
    + GameCatalog.arcade.games.map {
      MadeFile(path: "man/arcade-\($0.name).6", command: "arcade man \($0.name)")
    } + chinese

  static let chinese =
    [MadeFile(path: "man/zh_CN/man6/arcade.6", command: "arcade man --lang zh")]
    + GameCatalog.arcade.games.map {
      MadeFile(
        path: "man/zh_CN/man6/arcade-\($0.name).6", command: "arcade man \($0.name) --lang zh")
    }

  @Test(arguments: files)
  func theFileIsWhatTheProgramPrints(file: MadeFile) throws {
    let outcome = try Program.shell(file.command)
    #expect(outcome.status == 0 && outcome.error == "")
    try expectOnFile(outcome.output, at: file.path)
  }

  @Test func thereAreNoOthers() {
    let found = ["completions", "man"].flatMap { folder in
      Project.files(in: folder, endingIn: "").map { "\(folder)/\($0)" }
    }
    // Those of a new game may be written at the same time.
    expectEqual(Set(found).subtracting(Self.files.map(\.path)), [])
  }

  // MARK: The picture in the README

  // What it shows depends on the time that the filmed programs took.

  @Test func theReadmeShowsThePicture() throws {
    #expect(try Project.text("README.md").contains("](.github/demo.svg)"))
  }

  @Test func thePictureNeedsNothingElse() throws {
    let picture = try Project.text(".github/demo.svg")
    #expect(picture.contains("prefers-reduced-motion"))
    #expect(!picture.contains("<script") && !picture.contains("url(h"))
    #expect(!picture.replacing("href=\"#", with: "").contains("href="))
  }

  @Test(.enabled(if: Program.has("python3"), "python3 is not installed"))
  func thePictureIsWellFormed() throws {
    try expectSilence(
      of: "python3 -c 'import xml.dom.minidom; xml.dom.minidom.parse(\".github/demo.svg\")'")
  }

  // MARK: Lint

  /// groff prints a cell that is wider than its column into the next one, and takes a first word
  /// such as In for a macro.
  @Test(arguments: files.filter { $0.path.hasPrefix("man/") })
  func theColumnsOfAPageAreWideEnough(file: MadeFile) throws {
    var width: Int?
    for line in try Project.text(file.path).split(separator: "\n") {
      if line.hasPrefix(".Bl") || line == ".El" {
        let parts = line.split(separator: "\"")
        width = line.hasPrefix(".Bl -column") ? try #require(parts.dropFirst().first).count : nil
      }
      guard let width, line.hasPrefix(".It ") else { continue }
      let term = try #require(line.dropFirst(4).split(separator: " Ta ").first)
        .replacing(#/\b(Cm|Ic|Ql|No|Ns) /#, with: "").replacing(" ,", with: ",")
        .replacing("\\-", with: "-").replacing("\\&", with: "").replacing(/\\\[u\w+\]/, with: "x")
      #expect(String(term).displayWidth <= width, "\(line)")
      #expect(!line.contains(" Ta In "), "\(line)")
    }
  }

  /// A macro of a quotation quotes all up to the next one, and a name alone is that of the page.
  @Test(arguments: files.filter { $0.path.hasPrefix("man/") })
  func theWordsOfAPageAreThoseThatAreMeant(file: MadeFile) throws {
    for line in try Project.text(file.path).split(separator: "\n") {
      #expect(!line.contains(#/^\.Ql .* Ql /#), "\(line)")
      #expect(line != ".Nm" || file.path.hasSuffix("/arcade.6"))
    }
  }

  @Test func aCommandHasNoConflictWithAnOptionThatItLacks() throws {
    let page = try Project.text("man/arcade.6")
    let join = try #require(page.firstMatch(of: #/(?s)\.It Cm join .*?\.It Cm resume /#))
    #expect(!join.output.contains("conflicts"))
    #expect(page.contains(".Fl -list No conflicts with Fl -exec , -through ."))
  }

  @Test(.enabled(if: Program.has("bash"), "bash is not installed"))
  func bashFindsNothingWrong() throws {
    try expectSilence(of: "bash -n completions/arcade.bash")
  }

  @Test(.enabled(if: Program.has("zsh"), "zsh is not installed"))
  func zshFindsNothingWrong() throws {
    try expectSilence(of: "zsh -n completions/_arcade")
  }

  @Test(.enabled(if: Program.has("fish"), "fish is not installed"))
  func fishFindsNothingWrong() throws {
    try expectSilence(of: "fish -n completions/arcade.fish")
  }

  @Test(.enabled(if: Program.has("mandoc"), "mandoc is not installed"))
  func mandocFindsNothingWrong() throws {
    // Inside the folder, where mandoc finds the pages that each refers to.
    try expectSilence(of: "cd man && mandoc -T lint *.?")
  }

  @Test(.enabled(if: Program.has("mandoc"), "mandoc is not installed"))
  func mandocFindsNoErrorInChinesePages() throws {
    // Its warnings are about titles that are not in English.
    try expectSilence(of: "mandoc -T lint -W error man/zh_CN/man6/*.6")
  }

  @Test(.enabled(if: Program.has("groff"), "groff is not installed"))
  func groffFindsNothingWrong() throws {
    try expectSilence(of: "groff -ww -mdoc -Tutf8 man/*.? >/dev/null")
    try expectSilence(of: "groff -k -ww -mdoc -Tutf8 man/zh_CN/man6/*.6 >/dev/null")
  }

  /// Where lines of the source are joined, no blank is left after a Chinese sign.
  @Test(.enabled(if: Program.has("groff"), "groff is not installed"), arguments: chinese)
  func chineseTextIsSetWithoutBlanks(file: MadeFile) throws {
    let plain = "groff -k -mdoc -Tutf8 -rLL=78n -P-cbou"
    let page = try Program.shell("\(plain) '\(Project.folder.path)/\(file.path)'").output
    #expect(page.firstMatch(of: #/\$ arcade [一-龥]/#) != nil)
    for line in page.split(separator: "\n") {
      #expect(line.firstMatch(of: #/（$|[，。、；：] [^ ]/#) == nil, "\(line)")
    }
  }

  /// The indexes of man-db and of `apropos` are made of it.
  @Test(.enabled(if: Program.has("lexgrog"), "lexgrog is not installed"), arguments: chinese)
  func manFindsTheNameOfAPage(file: MadeFile) throws {
    let outcome = try Program.shell("cd '\(Project.folder.path)' && lexgrog \(file.path)")
    let name = try #require(file.path.split(separator: "/").last).dropLast(2)
    #expect(outcome.output.contains(": \"\(name) - "))
  }

  /// Runs a tool in the folder of the project, where it must have nothing to say.
  private func expectSilence(of line: String) throws {
    let outcome = try Program.shell("cd '\(Project.folder.path)' && \(line)")
    #expect(outcome.output == "" && outcome.error == "" && outcome.status == 0)
  }
}
