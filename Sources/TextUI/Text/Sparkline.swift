/// Numbers as a row of small bars.
public enum Sparkline {
  /// Returns a bar for each number, the lowest for the least of them; in ASCII, signs that get
  /// denser. The highest bar leaves a gap to the row above.
  public static func text(_ numbers: [Int], isASCII: Bool) -> String {
    let signs = Array(isASCII ? "_.-=+*#" : "▁▂▃▄▅▆▇")
    guard let least = numbers.min(), let most = numbers.max() else { return "" }
    guard most > least else {
      return String(repeating: signs[signs.count / 2], count: numbers.count)
    }
    return String(numbers.map { signs[($0 - least) * (signs.count - 1) / (most - least)] })
  }
}
