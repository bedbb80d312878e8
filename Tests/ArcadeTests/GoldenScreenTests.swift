import Foundation
import TestSupport
import Testing

/// A few screens on file as a real terminal shows them, tmux's.
@Suite(.waiting) struct GoldenScreenTests {
  @Test(
    .enabled(if: Program.has("tmux"), "tmux is not installed"),
    arguments: GoldenScreen.names(inProcess: false))
  func theScreenIsAsOnFile(name: String) throws {
    let screen = try GoldenScreen(name)
    let home = try Project.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: home) }
    let tmux = try Tmux(screen, home: home)
    defer { tmux.end() }
    let shown = try zip(screen.steps, screen.pictures).map(tmux.type)
    try expectOnFile(screen.text(shown), at: screen.path)
  }
}

/// A terminal of tmux, with a server of its own.
private final class Tmux {
  private let home: URL

  init(_ screen: GoldenScreen, home: URL) throws {
    self.home = home
    let settings = "set -g status off\nset -g default-terminal tmux-256color\n"
    try Data(settings.utf8).write(to: home.appending(path: "tmux.conf"))
    // The server must not inherit the pipes by which the end of its shell is noticed. The shell in
    // the terminal outlives the program for a moment, so that its last screen can be seen.
    let outcome = try Program.shell(
      """
      for number in {3..255}; do eval "exec $number>&-"; done
      tmux -S "$HOME/socket" -f "$HOME/tmux.conf" new-session -d \
      -x \(screen.columns) -y \(screen.rows) \
      "PATH='$PATH' HOME='$HOME' LANG=C.UTF-8 \(screen.command); sleep 60" </dev/null >/dev/null
      """, with: ["/bin/bash", "-c"], home: home)
    #expect(outcome.error == "" && outcome.status == 0)
    _ = try shown(isWhole: Project.isRecording) { !$0.allSatisfy(\.isEmpty) }
  }

  /// Presses keys, and returns what is shown once it is the picture on file, or after 20 seconds.
  /// Where the file is to be written, that is what is shown once it rests.
  func type(_ keys: String, _ picture: [String]) throws -> [String] {
    let before = Project.isRecording ? try capture() : []
    if !keys.isEmpty {
      // One at a time, as a person does, and none of them a part of another.
      for key in keys.split(separator: " ") { try run("send-keys \(key)") }
    }
    guard Project.isRecording else {
      return try shown(isWhole: false) { GoldenScreen.picture($0) == picture }
    }
    return try shown(isWhole: true) { keys.isEmpty || $0 != before }
  }

  /// Returns what is shown once it is as wanted and, if it is to be whole, has rested; or after 20
  /// seconds.
  private func shown(isWhole: Bool, _ isWanted: ([String]) -> Bool) throws -> [String] {
    let deadline = Date().addingTimeInterval(20)
    var (last, rests) = ([String](), 0)
    while Date() < deadline {
      let now = try capture()
      rests = now == last ? rests + 1 : 0
      // On a busy machine the picture of the next key may be late.
      if isWanted(now), !isWhole || rests == 4 { return now }
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
    expectEqual(outcome.error, "")
    return outcome.output
  }
}
