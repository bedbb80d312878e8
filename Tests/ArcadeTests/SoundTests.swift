import Foundation
import TestSupport
import Testing

/// Games by ear, with a program that plays nothing but notes its beginning and end.
@Suite(.waiting) struct SoundTests {
  private static let player = """
    #!/bin/sh
    trap 'echo stopped >> "$HOME/log"; exit' TERM
    echo "$$" >> "$HOME/running"
    echo "$(head -c 4 "$1") $(($(wc -c < "$1") > 50000))" >> "$HOME/log"
    while :; do sleep 0.05; done
    """

  private func play(_ line: String, _ path: [String: String] = [:]) throws -> Program.Outcome {
    let home = try Project.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: home) }
    let file = home.appending(path: "player")
    try Self.player.write(to: file, atomically: true, encoding: .utf8)
    let environment = ["ARCADE_SOUND": "sh \(file.path)", "XDG_RUNTIME_DIR": home.path]
    // The last line counts the files of sounds and the players that are left.
    let rest = """
      echo; cat log; ls | grep -c wav
      for id in $(cat running); do ps -p "$id"; done | grep -c player
      """
    return try Program.shell(
      "\(line); \(rest)", environment: environment.merging(path) { $1 }, home: home)
  }

  @Test func theNextTileStopsTheTune() throws {
    let moves = "(echo 1; sleep 1; echo 2; sleep 1; echo again; sleep 1)"
    let outcome = try play("\(moves) | arcade tunes --ear --plain --seed 42 > /dev/null")
    let log = outcome.output.split(separator: "\n")
    let heard = ["RIFF 1", "stopped"]
    #expect(log.sorted() == (["0", "0"] + heard + heard + heard).sorted().map { $0[...] })
    // A player that is stopped may say so a little later than the next one begins.
    let (stop, last) = (log.firstIndex(of: "stopped"), log.lastIndex(of: "RIFF 1"))
    #expect((stop ?? .max) < (last ?? 0) && log.suffix(2) == ["0", "0"], "\(outcome)")
  }

  @Test func nothingIsLeftIfTheArcadeIsKilled() throws {
    let outcome = try play(
      """
      mkfifo in; arcade tunes --ear --plain --seed 42 < in > /dev/null & exec 4> in; echo 1 >&4
      for n in $(seq 400); do [ -s log ] && break; sleep 0.05; done; ls | grep -c wav; kill -9 $!
      for n in $(seq 400); do ls | grep -q wav || break; sleep 0.05; done
      for n in $(seq 400); do grep -q stopped log && break; sleep 0.05; done
      """)
    expectEqual(outcome.output.split(separator: "\n"), ["1", "RIFF 1", "stopped", "0", "0"])
  }

  @Test func inJSONNothingSounds() throws {
    let outcome = try play("touch log running; arcade tunes --ear --json --seed 42 1 2")
    #expect(outcome.output.contains(#""ear":true"#) && !outcome.output.contains("RIFF"))
  }

  @Test func aPlayerThatFailsIsNamedOnce() throws {
    let moves = "(echo 1; sleep 1; echo 2)"
    let outcome = try Program.shell(
      "\(moves) | ARCADE_SOUND=false arcade tunes --ear --plain --seed 42")
    let news = "The tunes can't be heard: the program false ended with status 1."
    expectEqual(outcome.output.components(separatedBy: news).count, 2)
    let words = outcome.output.replacing("\n", with: " ")
    #expect(
      words.contains("Leave the game; 'arcade resume', or a start without --ear, plays it by"))
  }

  @Test func withoutAPlayerAPersonIsToldWhatToInstall() throws {
    let variables = ["ARCADE_SOUND": "", "PATH": Program.folder.path]
    let outcome = try Program.shell("arcade tunes --ear 1", environment: variables)
    #expect(outcome.status == 3 && outcome.error.contains("install"))
    expectEqual(outcome.error.split(separator: "\n").count, 1)
  }

  @Test func aSavedGameThatIsHeardNeedsAPlayerToo() throws {
    let variables = ["ARCADE_SOUND": "", "PATH": Program.folder.path]
    let start = "ARCADE_SOUND=: arcade tunes --ear --record --quiet --seed 42 1"
    let outcome = try Program.shell("\(start); arcade resume 1 2", environment: variables)
    #expect(outcome.status == 3 && outcome.error.contains("install"), "\(outcome)")
  }
}
