extension Int {
  /// Returns the count and its noun: `1 turn`, `2 turns`, `-1 point`. The default plural is the
  /// singular with an "s".
  public func counted(_ singular: String, _ plural: String? = nil) -> String {
    "\(self) \(self.plural(one: singular, other: plural ?? singular + "s"))"
  }

  /// Returns the English word that agrees with the count: `one` for 1 and -1, `other` for the rest.
  public func plural(one: String, other: String) -> String {
    magnitude == 1 ? one : other
  }
}
