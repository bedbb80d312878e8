import GameCore
import TextUI
import Tiles

extension Tunes {
  public func task(_ presentation: Presentation) -> String {
    let pairs = table.tileCount / 2
    return presentation(
      en: "Find the \(pairs) pairs of \(category.title(.en)) albums.",
      zh: "找出 \(pairs) 对\(category.title(.zh))专辑。")
  }

  public func faceWidth(_ presentation: Presentation) -> Int { 14 }

  public typealias Screen = TileScreen<Tunes>

  public static let drawingSizes = [
    Size(rows: 8, columns: 28), Size(rows: 5, columns: 21), Size(rows: 3, columns: 17),
  ]

  public static func menu(startingWith options: TunesOptions) -> (any Menu<TunesOptions>)? {
    TunesMenu(startingWith: options)
  }
}

extension Category {
  /// The category's name as a player reads it.
  func title(_ language: Language) -> String {
    switch self {
    case .pop: language(en: "pop", zh: "流行")
    case .electronic: language(en: "electronic", zh: "电子")
    case .rock: language(en: "rock", zh: "摇滚")
    case .metal: language(en: "metal", zh: "金属")
    case .rap: language(en: "rap", zh: "说唱")
    }
  }
}
