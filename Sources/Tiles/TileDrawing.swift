extension TileBoard {
  /// Returns the board as lines of text: small cards with their numbers, or a list in words. The
  /// list says of tiles that are up whether the next move turns them down.
  public func lines(_ presentation: Presentation, staysUp: Bool = true) -> [String] {
    presentation.isPlain
      ? list(presentation, hasMatched: true, staysUp: staysUp) : drawing(presentation)
  }

  private func drawing(_ presentation: Presentation) -> [String] {
    let inner = max(faceWidth, String(tiles.count).count) + 2
    let perRow = max(1, min(columns, (presentation.pictureColumns + 1) / (inner + 3)))
    return stride(from: 0, to: tiles.count, by: perRow).flatMap { start in
      let row = start..<min(start + perRow, tiles.count)
      return (0..<3).map { line in
        row.map { draw(line, of: $0, width: inner, presentation) }
          .joined(separator: " ").trimmedAtEnd
      }
    }
  }

  /// Returns one of a card's three lines: the top with the number, the face, the bottom.
  private func draw(
    _ line: Int, of index: Int, width: Int, _ presentation: Presentation
  ) -> String {
    let (tile, frame) = (tiles[index], presentation.frame)
    if case .empty = tile { return String(repeating: " ", count: width + 2) }
    let mark = if case .matched = tile { frame.mark } else { "" }
    switch line {
    case 0:
      let number = String(index + 1)
      let edges = width - number.count - mark.displayWidth
      return frame.topLeft + number + String(repeating: frame.edge, count: edges) + mark
        + frame.topRight
    case 1: return frame.side + face(of: tile, width: width, presentation) + frame.side
    default:
      return frame.bottomLeft + String(repeating: frame.edge, count: width) + frame.bottomRight
    }
  }

  private func face(of tile: Tile, width: Int, _ presentation: Presentation) -> String {
    func text(_ face: TileFace) -> String {
      let text = presentation.cut(face: face.picture, to: faceWidth)
      return " " + text.padded(to: width - 1)
    }
    return switch tile {
    case .down: String(repeating: presentation.frame.back, count: width)
    case .up(let face): presentation.paint(text(face), face.isRed ? .red : .bold)
    case .matched(let face): presentation.paint(text(face), face.isRed ? .red : .found)
    case .empty: String(repeating: " ", count: width)
    }
  }

  /// Returns the board in words, with or without the matched and gone tiles.
  func list(_ presentation: Presentation, hasMatched: Bool, staysUp: Bool) -> [String] {
    var (down, empty) = ([Int](), [Int]())
    var (up, matched) = ([String](), [(name: String, numbers: [Int])]())
    for (index, tile) in tiles.enumerated() {
      switch tile {
      case .down: down.append(index + 1)
      case .empty: empty.append(index + 1)
      case .up(let face): up.append(described([index + 1], face.name, presentation))
      case .matched(let face):
        let place = matched.firstIndex { $0.name == face.name } ?? matched.count
        if place == matched.count { matched.append((face.name, [])) }
        matched[place].numbers.append(index + 1)
      }
    }
    let say = presentation.language
    let (comma, semicolon) = (say(en: ", ", zh: "、"), say(en: "; ", zh: "；"))
    let pairs = matched.map { described($0.numbers, $0.name, presentation) }
    let found = pairs.isEmpty && empty.isEmpty ? [say(en: "none", zh: "无")] : pairs
    let upTitle =
      staysUp
      ? say(en: "Face up: ", zh: "已翻开：") : say(en: "Face up until the next tile: ", zh: "翻下一张时盖回：")
    let groups = [
      (say(en: "Face down: ", zh: "未翻开："), down.runs(presentation).joined(separator: comma)),
      (upTitle, up.joined(separator: semicolon)),
      (say(en: "Matched: ", zh: "已配对："), found.joined(separator: semicolon)),
      (say(en: "Gone: ", zh: "已拿走："), empty.runs(presentation).joined(separator: comma)),
    ]
    return groups.prefix(hasMatched ? 4 : 2).filter { !$0.1.isEmpty }.map {
      $0 + $1 + say(en: ".", zh: "。")
    }
  }

  private func described(
    _ numbers: [Int], _ name: String, _ presentation: Presentation
  ) -> String {
    let (word, texts) = (numbers.count == 1 ? "tile" : "tiles", numbers.map(String.init))
    return presentation(
      en: "\(word) \(texts.joined(separator: " and ")), \(name)",
      zh: "\(texts.joined(separator: "、")) 号，\(name)")
  }
}

extension [Int] {
  /// Returns runs of ascending numbers: `1 to 3`, `5`.
  fileprivate func runs(_ presentation: Presentation) -> [String] {
    runs.flatMap { run in
      run.count <= 2 ? run.map { String($0) } : [run.described(in: presentation.language)]
    }
  }
}
