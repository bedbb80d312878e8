import TextUI

/// A row of signs, one for each thing that a player did, and what they mean.
public enum ReviewPicture {
  /// The signs in their order, and below them the meaning of those that there are. A sign has a form in
  /// ASCII and a meaning in a word.
  public static func lines<MoveOutcome: Equatable>(
    _ marks: [MoveOutcome],
    _ signs: [(mark: MoveOutcome, sign: String, ascii: String, meaning: String)],
    _ presentation: Presentation
  ) -> [String] {
    func shown(_ sign: (mark: MoveOutcome, sign: String, ascii: String, meaning: String)) -> String
    {
      presentation.isASCII ? sign.ascii : sign.sign
    }
    let row = marks.prefix(limit).map { mark in signs.first { $0.mark == mark }.map(shown) ?? "" }
    let rest = marks.count > limit ? presentation.ellipsis : ""
    let legend = signs.filter { marks.contains($0.mark) }.map { "\(shown($0)) \($0.meaning)" }
    return [row.joined() + rest, legend.joined(separator: "  ")]
  }

  /// The most signs that are shown.
  private static let limit = 54
}
