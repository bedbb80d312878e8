extension Int {
  /// Returns the number before its noun: `1 turn`, `2 turns`, `2 guesses`.
  public func counted(_ singular: String, _ plural: String? = nil) -> String {
    "\(self) " + (self == 1 ? singular : plural ?? singular + "s")
  }
}
