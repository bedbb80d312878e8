import GameCore
import TextUI
import Tiles

extension PairPosition {
  /// The face of a number.
  private func face(_ number: FaceNumber, _ presentation: Presentation) -> TileFace {
    setup.faces.faces[Int(number)].tileFace(presentation)
  }
}

// MARK: Words

extension PairPosition: PlayerText {
  public func task(_ presentation: Presentation) -> String {
    let title = setup.faces.title(presentation.language)
    return presentation(
      en: "Find the \(setup.pairs) pairs of \(title).", zh: "找出 \(setup.pairs) 对\(title)。")
  }

  public func moveHelp(_ presentation: Presentation) -> String {
    presentation(
      en: "Type the number of a tile to turn, 1 to \(lastNumber); two tiles turned make one move.",
      zh: "输入要翻的牌的编号（1 到 \(lastNumber)），翻两张算一步。")
  }

  public func moveForm(_ presentation: Presentation) -> String {
    TileMove.form(last: lastNumber, presentation)
  }

  public func question(_ presentation: Presentation) -> String {
    TileMove.question(last: lastNumber, presentation)
  }

  public func sentence(for event: PairEvent, _ presentation: Presentation) -> String {
    let name = face(event.face, presentation).name
    let turned = presentation(
      en: "Tile \(event.tile): \(name).", zh: "\(event.tile) 号牌：\(name)。")
    let other = event.other
    switch event.outcome {
    case .match:
      return turned
        + presentation(en: " A pair with tile \(other)!", zh: "与 \(other) 号配成一对！")
    case .mismatch:
      return turned
        + presentation(en: " No pair with tile \(other).", zh: "与 \(other) 号不成对。")
    case .up, .down:
      guard other != event.tile else { return turned }
      return turned
        + presentation(
          en: " The board has closed up: it is tile \(other) now.",
          zh: "空位已补上，这张牌现在是 \(other) 号。")
    }
  }

  public func reason(for refusal: TileRefusal, _ presentation: Presentation) -> String {
    refusal.sentence(presentation)
  }

  public func verdict(_ presentation: Presentation) -> String {
    let moves = Moves.unit.counted(moveCount, presentation.language)
    let pairs = setup.pairs
    let all = pairs == 1 ? "The pair" : pairs == 2 ? "Both pairs" : "All \(pairs) pairs"
    let misses = mismatches == 0 ? "" : ", " + mismatches.counted("miss", "misses")
    return presentation(
      en: "\(all) in \(moves)\(misses).",
      zh: "\(pairs) 对全部找到，共 \(moves)"
        + (mismatches == 0 ? "，一次都没配错。" : "，配错 \(mismatches) 次。"))
  }
}

// MARK: Board

extension PairPosition: TilePosition {
  public func tileBoard(_ presentation: Presentation) -> TileBoard {
    let tiles = places.map { place -> TileBoard.Tile in
      switch place {
      case .down: .down
      case .up(let number): .up(face(number, presentation))
      case .matched(let number): .matched(face(number, presentation))
      case .empty: .empty
      }
    }
    return TileBoard(
      tiles, columns: columns, faceWidth: Face.width(of: setup.faces.faces, presentation),
      dealt: setup.tileCount, drawingSizes: Face.drawingSizes)
  }

  public func turn(for event: PairEvent) -> TileTurn {
    switch event.outcome {
    case .up, .down: TileTurn(event.other)
    case .match: TileTurn(event.tile)
    case .mismatch: TileTurn(event.tile, mismatched: [event.tile, event.other])
    }
  }

  private var columns: Int { TileGrid.columns(for: setup.tileCount) }
}

// MARK: JSON

extension PairPosition: JSONReporting {
  public var openingFields: JSONObject {
    TileGrid.fields(tiles: setup.tileCount, columns: columns)
  }

  public func fields(for event: PairEvent) -> JSONObject {
    var fields: JSONObject = [
      "tile": .number(event.tile), "face": .string(setup.faces.faces[Int(event.face)].name),
    ]
    switch event.outcome {
    case .up, .down: if closesUp { fields["now"] = .number(event.other) }
    case .match, .mismatch: fields["with"] = .number(event.other)
    }
    return fields
  }

  public var closingFields: JSONObject { ["mismatches": .number(mismatches)] }
}
