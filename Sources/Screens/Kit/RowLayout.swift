/// Rows for blocks that stand one below the other. The most important blocks ask first.
struct RowLayout<Block: Hashable> {
  /// The rows that no block has.
  private(set) var left: Int
  private var heights: [Block: Int] = [:]

  init(rows: Int) { left = max(0, rows) }

  /// Gives a block more rows if so many are left, else none. Returns true if it got them.
  @discardableResult
  mutating func give(_ rows: Int, to block: Block) -> Bool {
    guard rows <= left else { return false }
    left -= rows
    heights[block, default: 0] += rows
    return true
  }

  func height(of block: Block) -> Int { heights[block] ?? 0 }

  /// Returns the rows of blocks, given from the top down, the first of which begins at a row.
  func rows(of blocks: [Block], from first: Int) -> [Block: Range<Int>] {
    var end = first
    return blocks.reduce(into: [:]) { rows, block in
      rows[block] = end..<end + height(of: block)
      end += height(of: block)
    }
  }
}
