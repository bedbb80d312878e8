import GameCore

/// The places of everything on a page of options in a window of a size.
struct OptionsLayout {
  let panel, notes: Rect
  let picture: Rect?
  /// True if all options are in sight, in a box with titles.
  let isWhole: Bool
  let items: Range<Int>
  /// The first option below the opponents, or nil.
  let split: Int?
  /// The rows of an option, two with its description below it, and from one to the next one.
  let height: Int
  private let pitch: Int
  private let width: Int
  /// The columns in a row where descriptions and bars begin.
  let aboutColumn, barColumn: Int
  static let barWidth = 7

  init(_ view: OptionsView, in size: Size) {
    let (rows, top) = (view.rows, OptionsView.tabsRow(in: size) + 1)
    let isWide = view.emblem != nil && size.columns >= 120 && size.rows >= 32
    let scale = !isWide ? 1 : size.rows < 50 ? 3 : 4
    let art = Art.emblem(scale: scale)
    // A comfortable width, and rows that stay free for the notes and the keys.
    let (columns, room) = (min(76, size.columns - 2), max(1, size.rows - top - 3))
    let split = rows.first?.rung == nil ? nil : rows.firstIndex { $0.rung == nil }
    func height(_ pitch: Int) -> Int { rows.count * pitch - pitch / 3 + (split == nil ? 2 : 4) }
    let above = view.emblem == nil || isWide ? 0 : art.rows + 1
    let pitches = rows.contains { $0.about.displayWidth + 6 > columns } ? [1] : [3, 2, 1]
    let pitch =
      pitches.first { height($0) + above < room } ?? pitches.first { height($0) <= room }
    (isWhole, self.split) = (pitch != nil, pitch == nil ? nil : split)
    (self.pitch, self.height) = (pitch ?? 1, min(2, pitch ?? 1))
    items = pitch == nil ? view.list.visible(in: room) : rows.indices
    let list = Size(
      rows: pitch.map(height) ?? items.count, columns: pitch == nil ? columns + 2 : columns)
    width = pitch == nil ? list.columns : list.columns - 4

    aboutColumn = (rows.map(\.title.displayWidth).max() ?? 0) + 4
    let about = rows.map { $0.rung == nil ? 0 : $0.about.displayWidth }.max() ?? 0
    let end = (pitch ?? 1) > 1 ? aboutColumn : aboutColumn + about + 2
    barColumn = end + Self.barWidth <= width ? width - Self.barWidth : width

    let hasPicture = isWide || above > 0 && pitch != nil && list.rows + above < room
    let (air, side) = (hasPicture ? above : 0, isWide ? art.columns + 6 : 0)
    panel = Rect(
      row: top + (room - list.rows + air) / 2, column: (size.columns - list.columns + side) / 2,
      rows: list.rows, columns: list.columns)
    let picture = Rect(
      row: isWide ? top + (room - art.rows) / 2 - 2 : panel.origin.row - air,
      column: isWide ? panel.origin.column - side : (size.columns - art.columns) / 2,
      rows: art.rows, columns: art.columns)
    self.picture = hasPicture ? picture : nil
    let below = panel.end + (size.rows - panel.end > 3 ? 1 : 0)
    notes =
      isWide
      ? Rect(row: picture.end + 1, column: picture.origin.column, rows: 6, columns: art.columns)
      : Rect(row: below, column: 1, rows: size.rows - 1 - below, columns: size.columns - 2)
  }

  /// Returns the area of an option in the window.
  func area(of item: Int) -> Rect {
    let above = split.map { item < $0 ? 0 : 2 } ?? 0
    let (row, margin) = (above + (item - items.lowerBound) * pitch, isWhole ? 2 : 0)
    return Rect(
      row: panel.origin.row + row + margin / 2, column: panel.origin.column + margin, rows: height,
      columns: width)
  }

  /// Returns true if an option's row has room for its description.
  func tells(_ row: OptionRow) -> Bool {
    let value = row.rung == nil ? row.value.displayWidth + 5 + 3 * row.colors.count : 0
    return height > 1 || width > 60 && aboutColumn + row.about.displayWidth + value <= width
  }
}
