import Foundation
import TestSupport
import Testing

/// The guest of arcade-online(7), which knows no more than that page says, plays whole games.
@Suite(.waiting) struct GuestExampleTests {
  /// What the host plays, and how.
  static let plays = [
    "guess --range 0-31 --race", "cards --versus", "cards --race", "memorize --versus",
    "memorize --race", "tunes --versus", "tunes --race",
  ]

  @Test(
    .enabled(if: ["mandoc", "python3"].allSatisfy(Program.has), "mandoc or python3 is missing"),
    arguments: plays)
  func theGuestOfTheManualPlays(play: String) throws {
    let home = try RecordHome()
    let guest = try #require(try RenderedPage("online").block(below: "how the deal came about:"))
    try Data(guest.utf8).write(to: home.folder.appending(path: "guest.py"))
    // The host tries tiles and numbers at random.
    let outcome = try home.run(
      #"""
      cd && moves=$(awk 'BEGIN { for (n = 0; n < 3000; n++) print int(32 * rand()) }')
      arcade \#(play) friend --at 127.0.0.1:0 --json $moves >game &
      host=$! && for n in $(seq 200); do [ -s game ] || sleep 0.05; done
      line='s/.*"address":"\([^"]*\)".*"joinCode":"\([^"]*\)".*/\1 \2/p'
      python3 guest.py $(sed -n "1$line" game) || kill $host
      wait $host && tail -n 1 game >&2
      """#)
    expectEqual(outcome.status, 0, "\(outcome.error)")
    let end = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.error.utf8)) as? [String: Any])
    #expect(["won", "lost", "over"].contains(end["status"] as? String))
    // What the guest has computed deals what the host had, and has played.
    let words = outcome.output.split(separator: " ").map(String.init)
    try #require(words.count == 4, "\(outcome.output)")
    expectEqual(words[2], end["seed"] as? String)
    let options = play.split(separator: " ").dropLast().joined(separator: " ")
    expectEqual(
      try home.run("arcade deal \(options) --seed \(words[2])").output, words[3],
      "the deal of \(play)")
  }

  /// A bot of arcade-json(5) is a guest without a word about friends, and no word of it is refused.
  @Test(
    .enabled(if: Program.has("python3"), "python3 is missing"),
    arguments: [
      ("python3 pairs.py", "memorize --pairs 3 --versus"),
      ("python3 pairs.py", "memorize --pairs 3 --race"),
      ("sh guess.sh", "guess --range 0-6 --race"),
    ])
  func aProgramIsAGuest(bot: String, play: String) throws {
    let home = try RecordHome()
    let file = String(bot.split(separator: " ")[1])
    let text = try Project.text("Sources/App/Manual/Pages/\(file)")
    try Data(text.utf8).write(to: home.folder.appending(path: file))
    let outcome = try home.run(
      #"""
      cd && moves=$(awk 'BEGIN { for (n = 0; n < 999; n++) print int(7 * rand()) }')
      arcade \#(play) friend --at 127.0.0.1:0 --json $moves >game &
      host=$! && for n in $(seq 200); do [ -s game ] || sleep 0.05; done
      line='s/.*"address":"\([^"]*\)".*"joinCode":"\([^"]*\)".*/\1 \2/p'
      mkfifo pipe
      \#(bot) <pipe | arcade join $(sed -n "1$line" game) --record --json | tee lines >pipe
      wait $host; arcade verify; cat lines
      """#)
    expectEqual(outcome.status, 0, "\(outcome)")
    #expect(outcome.output.contains("record, all verified"), "\(outcome)")
    #expect(!outcome.output.contains("refused"), "\(outcome)")
  }
}
