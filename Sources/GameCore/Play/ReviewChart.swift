import TextUI

/// The charts of reviews, in a few lines of text.
public enum ReviewChart {
  /// The sign of a kind of move.
  public struct Sign<Kind: Equatable> {
    let kind: Kind
    let sign: OutcomeSign

    /// Creates a sign in all its forms.
    public init(_ kind: Kind, _ symbol: String, ascii: String, en: String, zh: String) {
      self.kind = kind
      sign = OutcomeSign(symbol, ascii: ascii, en: en, zh: zh)
    }
  }

  /// Returns a heading that says what a sign stands for, a row of signs, and the legend of those in
  /// it.
  public static func signs<Kind: Equatable>(
    _ heading: String, _ kinds: [Kind], _ signs: [Sign<Kind>], _ presentation: Presentation
  ) -> [String] {
    let row = kinds.prefix(signLimit).map { kind in
      signs.first { $0.kind == kind }?.sign.text(presentation) ?? ""
    }
    let end = kinds.count > signLimit ? presentation.ellipsis : ""
    let legend = signs.filter { kinds.contains($0.kind) }.map { entry in
      "\(entry.sign.text(presentation)) \(entry.sign.meaning(presentation.language))"
    }
    return [heading, row.joined() + end, legend.joined(separator: "  ")]
  }

  /// The most signs in a row.
  private static let signLimit = 54

  /// A labelled bar.
  public struct Bar {
    fileprivate let label: String
    private let share: Double
    private let value: String

    /// Creates a bar of a share, 0 to 1, of the room, with a label before and a value after it.
    public init(_ label: String, share: Double, value: String) {
      (self.label, self.share, self.value) = (label, share, value)
    }

    fileprivate func text(labelWidth: Int, _ presentation: Presentation) -> String {
      let bar = TextUI.Bar.text(share, room: 24, presentation)
      return String(repeating: " ", count: labelWidth - label.displayWidth) + label + "  "
        + (bar.isEmpty ? "" : bar + " ") + value
    }
  }

  /// Returns a heading and a row for each bar, without the middle of more than ``barLimit``.
  public static func bars(
    _ heading: String, _ bars: [Bar], _ presentation: Presentation
  ) -> [String] {
    let width = bars.map(\.label.displayWidth).max() ?? 0
    let rows = bars.map { $0.text(labelWidth: width, presentation) }
    guard rows.count > barLimit else { return [heading] + rows }
    return [heading] + rows.prefix(barLimit - 3) + [presentation.ellipsis] + rows.suffix(2)
  }

  /// The most bars of a chart.
  public static let barLimit = 12
}
