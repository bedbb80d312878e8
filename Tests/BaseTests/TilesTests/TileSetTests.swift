import TestSupport
import Testing
import Tiles

/// Sets and tables of tiles, compared with those of the standard library.
@Suite(.oneByOne) struct TileSetTests {
  private func expectSame(_ tiles: TileSet, _ model: Set<Int>) {
    let sorted = model.sorted()
    expectEqual(tiles.tiles, sorted)
    #expect(tiles.count == sorted.count && tiles.isEmpty == sorted.isEmpty)
    expectEqual(tiles.first, sorted.first)
    expectEqual((0..<128).filter(tiles.contains), sorted)
    expectEqual(sorted.indices.map(tiles.tile), sorted)
    expectEqual(
      [0, 1, 63, 64, 65, 127].map(tiles.count(before:)),
      [0, 1, 63, 64, 65, 127].map { end in sorted.count { $0 < end } })
  }

  @Test func aSetIsASet() {
    var random = SeededRandom(seed: 1)
    var (tiles, model) = (TileSet(), Set<Int>())
    for _ in 0..<500 {
      let tile = Int(random.below(128))
      if random.below(2) == 0 {
        tiles.insert(tile)
        model.insert(tile)
      } else {
        tiles.remove(tile)
        model.remove(tile)
      }
      expectSame(tiles, model)
    }
  }

  @Test(arguments: [0, 1, 2, 63, 64, 65, 104, 127, 128])
  func theFirstTilesOfABoard(count: Int) {
    expectSame(TileSet(first: count), Set(0..<count))
  }

  @Test func aSetIsSubtracted() {
    var (one, other) = (TileSet(first: 66), TileSet(first: 63))
    other.insert(65)
    one.subtract(other)
    expectSame(one, [63, 64])
  }

  @Test func aTableHoldsAByteForEachTile() {
    var (table, model) = (TileTable(), [UInt8](repeating: 0, count: 128))
    var random = SeededRandom(seed: 2)
    for _ in 0..<500 {
      let (tile, byte) = (Int(random.below(128)), UInt8(random.below(256)))
      table[tile] = byte
      model[tile] = byte
    }
    expectEqual((0..<128).map { table[$0] }, model)
    table.withBytes { $0[5] = 77 }
    #expect(table[5] == 77 && table[4] == model[4])
  }
}
