extension String {
  /// The text with a capital in front.
  public var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
