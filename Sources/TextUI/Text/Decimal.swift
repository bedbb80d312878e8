extension Double {
  /// The number with up to a number of decimal places, as few as it needs: `5.8`, `-4`.
  public func rounded(toPlaces places: Int) -> String {
    let unit = (0..<places).reduce(1.0) { unit, _ in unit * 10 }
    return ((self * unit).rounded() / unit).shortest
  }

  /// The number without a fraction where it has none: `6`, `6.5`.
  public var shortest: String {
    Int(exactly: self).map(String.init) ?? String(self)
  }
}

extension Int {
  /// The number with its sign: `+4`, `-1`, `0`.
  public var signed: String { self > 0 ? "+\(self)" : String(self) }
}
