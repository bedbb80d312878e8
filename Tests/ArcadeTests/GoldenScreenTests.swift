import Foundation
import TestSupport
import Testing

/// Screens on file, each as a real terminal shows it.
///
/// A file is a line of shell (`$ …`), the window (`@ 80x24`), and steps: keys by the names that
/// tmux has for them (`> Down Enter`) and what is shown then (`| …`). `RECORD=1` writes what is shown
/// anew.
struct GoldenScreen {
  private let command: String
  private let size: String
  private let steps: [String]

  init(path: String) throws {
    let lines = try Project.text("Tests/Screens/\(path)").split(separator: "\n").map(String.init)
    command = String(try #require(lines.first).dropFirst(2))
    size = String(try #require(lines.dropFirst().first).dropFirst(2))
    steps = lines.filter { $0.hasPrefix(">") }.map { String($0.dropFirst(2)) }
  }

  /// The file as it would be written now.
  func played() throws -> String {
    let home = try Project.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: home) }
    let tmux = try Tmux(command, size: size, home: home)
    defer { tmux.end() }
    var text = "$ \(command)\n@ \(size)\n"
    for step in steps {
      let shown = try tmux.type(step)
      text += "> \(step)".trimmed + "\n" + shown.map { "| \($0)".trimmed + "\n" }.joined()
    }
    return text
  }
}

/// A terminal of tmux, with a server of its own.
private final class Tmux {
  private let home: URL

  init(_ command: String, size: String, home: URL) throws {
    self.home = home
    let sides = size.split(separator: "x")
    let settings = "set -g status off\nset -g default-terminal tmux-256color\n"
    try Data(settings.utf8).write(to: home.appending(path: "tmux.conf"))
    // The server must not keep open what tells that the shell which started it has ended. The shell
    // in the terminal outlives the program for a moment, so that its last screen can be seen.
    let outcome = try Program.shell(
      """
      for number in {3..255}; do eval "exec $number>&-"; done
      tmux -S "$HOME/socket" -f "$HOME/tmux.conf" new-session -d -x \(sides[0]) -y \(sides[1]) \
      "PATH='$PATH' HOME='$HOME' LANG=C.UTF-8 \(command); sleep 60" </dev/null >/dev/null
      """, with: ["/bin/bash", "-c"], home: home)
    #expect(outcome.error == "" && outcome.status == 0)
    _ = try shown { !$0.allSatisfy(\.isEmpty) }
  }

  /// Presses keys; answers what is shown once it rests.
  func type(_ keys: String) throws -> [String] {
    let before = try capture()
    if !keys.isEmpty {
      // One at a time, as a person does, and none of them a part of another.
      for key in keys.split(separator: " ") { try run("send-keys \(key)") }
    }
    return try shown { keys.isEmpty || $0 != before }
  }

  /// What is shown once it is as it is wanted, and has rested.
  private func shown(_ isWanted: ([String]) -> Bool) throws -> [String] {
    let deadline = Date().addingTimeInterval(10)
    var last: [String] = []
    while Date() < deadline {
      let now = try capture()
      if isWanted(now), now == last { return now }
      last = now
      usleep(80_000)
    }
    return last
  }

  private func capture() throws -> [String] {
    try run("capture-pane -p").split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { String($0).trimmed }
  }

  func end() {
    _ = try? run("kill-server")
  }

  @discardableResult
  private func run(_ arguments: String) throws -> String {
    let outcome = try Program.shell("tmux -S \"$HOME/socket\" \(arguments)", home: home)
    #expect(outcome.error == "")
    return outcome.output
  }
}

extension String {
  fileprivate var trimmed: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}

@Suite struct GoldenScreenTests {
  static let paths = Project.files(in: "Tests/Screens", endingIn: ".txt")

  @Test func thereAreScreens() {
    #expect(Self.paths.count > 30)
  }

  @Test(.enabled(if: Program.has("tmux"), "tmux is not installed"), arguments: paths)
  func theScreenIsAsOnFile(path: String) throws {
    try expectOnFile(GoldenScreen(path: path).played(), at: "Tests/Screens/\(path)")
  }
}
