/// A bar of a chart, as text.
public enum Bar {
  /// Returns a bar that fills a share of the room, from 0 to 1, to an eighth of a column. A share
  /// above 0 gets at least the shortest bar.
  public static func text(_ share: Double, room: Int, _ presentation: Presentation) -> String {
    guard share > 0 else { return "" }
    let eighths = max(1, Int(share * Double(8 * room)))
    guard !presentation.isASCII else { return String(repeating: "#", count: max(1, eighths / 8)) }
    let last = eighths % 8 == 0 ? "" : String(Array("▏▎▍▌▋▊▉")[eighths % 8 - 1])
    return String(repeating: "█", count: eighths / 8) + last
  }
}
