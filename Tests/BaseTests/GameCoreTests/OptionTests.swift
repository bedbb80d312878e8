import GameCore
import TestSupport
import Testing

@Suite struct OptionTests {
  private func options(_ set: (inout SpellOptions) -> Void = { _ in }) -> SpellOptions {
    var options = SpellOptions()
    set(&options)
    return options
  }

  private func option(_ name: String) throws -> Option<SpellOptions> {
    try #require(SpellOptions.table.first { $0.flag.name == name })
  }

  // MARK: Records

  @Test func optionsAreRecordedInTheOrderOfTheirNames() throws {
    expectEqual(options().recorded, "seats=1 size=3 strict=no")
    let chosen = options { ($0.size, $0.isStrict, $0.look) = (4, true, "fancy") }
    expectEqual(chosen.recorded, "seats=1 size=4 strict=yes")
    let again = try SpellOptions(recorded: chosen.recorded)
    #expect(again.size == 4 && again.isStrict && again.seats == 1)
    // How a screen looks is no part of a record.
    expectEqual(again.look, "plain")
    try expectEqual(SpellOptions(recorded: "").recorded, options().recorded)
  }

  @Test(arguments: [
    ("size", "'size'"), ("=", "'='"), ("look=plain", "'look=plain'"), ("other=1", "'other=1'"),
    ("strict=maybe", "'maybe'"), ("size=x", "'x'"), ("size=10", "'10'"), ("size=9", "2 to 5"),
  ])
  func aRecordsOptionsMustBeValid(text: String, part: String) {
    #expect(fault { try SpellOptions(recorded: text) }.contains(part))
  }

  @Test func aGameKnownByNameReadsItsRecords() {
    let game = GameVariant(Spell.self)
    #expect(game.normalForm(of: "size=4") != nil && game.normalForm(of: "") != nil)
    #expect(game.normalForm(of: "size=7") == nil && game.normalForm(of: "level=1") == nil)
    #expect(game.fields("size=4")?.text == #"{"seats":"1","size":"4","strict":false}"#)
    #expect(game.unit.name == "guesses" && game.unit.better == .lower)
  }

  /// A field whose number of mines follows from its size until a player chooses it.
  private struct Field {
    var size = 8
    var chosen: Int?

    static let table: [Option<Field>] = [
      .number("mines", "N", in: 1...99, .empty, get: { $0.chosen ?? 2 * $0.size }) {
        $0.chosen = $1
      },
      .number("size", "N", in: 2...30, .empty, get: { $0.size }, set: { $0.size = $1 }),
    ]
  }

  @Test func aDefaultThatFollowsAnotherOptionIsNotChanged() {
    func changed(_ target: Field) -> [String] {
      Field.table.changed(from: Field(), to: target).map(\.flag.name)
    }
    expectEqual(changed(Field()), [])
    expectEqual(changed(Field(size: 16)), ["size"])
    expectEqual(changed(Field(chosen: 20)), ["mines"])
    expectEqual(changed(Field(size: 16, chosen: 20)), ["mines", "size"])
  }

  // MARK: The command line

  @Test func aCommandHasOnlyTheOptionsThatDiffer() {
    expectEqual(options().command(of: "spell"), ["arcade", "spell"])
    let chosen = options { ($0.size, $0.isStrict, $0.look) = (5, true, "fancy") }
    expectEqual(chosen.command(of: "spell"), ["arcade", "spell", "--size", "5", "--strict"])
    expectEqual(
      chosen.command(of: "spell", omitting: options { $0.size = 5 }),
      ["arcade", "spell", "--strict"])
  }

  @Test func jsonHasEveryOptionOfTheRules() {
    expectEqual(options().fields.text, #"{"seats":"1","size":"3","strict":false}"#)
  }

  @Test func helpHasTheDefaults() {
    expectEqual(SpellOptions.flags.map(\.name), ["size", "strict", "seats", "look"])
    expectEqual(SpellOptions.flags.map(\.defaultValue), ["3", nil, "1", nil])
  }

  @Test func aWrongValueNamesTheNearestOrWhatIsExpected() throws {
    var options = options()
    let near = fault { try option("look").set(&options, to: "fanc") }
    #expect(near.contains("--look") && near.contains("'fanc'") && near.contains("'fancy'"))
    #expect(!near.contains("plain"))
    let far = fault { try option("look").set(&options, to: "9") }
    #expect(far.contains("plain or fancy") && far.contains("'9'"))
    expectEqual(options.look, "plain")
    try option("look").set(&options, to: "fancy")
    expectEqual(options.look, "fancy")
  }

  @Test func choicesAreListedInWords() {
    func list(_ names: String...) -> String { names.map { Choice($0) }.alternatives(.en) }
    expectEqual(list(), "")
    expectEqual(list("easy"), "easy")
    expectEqual(list("easy", "hard"), "easy or hard")
    expectEqual(list("easy", "medium", "hard"), "easy, medium or hard")
  }
}
