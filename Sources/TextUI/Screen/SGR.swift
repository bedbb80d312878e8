extension Style {
  /// Returns the shortest parameters of the control sequence SGR (ECMA-48) that change another
  /// style to this one, or nil if the two look the same.
  public func parameters(
    from old: Style, _ depth: ColorDepth, _ palette: Palette? = nil
  ) -> String? {
    // The usual case, so it comes first.
    guard self != old else { return nil }
    let change = codes(from: old, depth, palette)
    guard !change.isEmpty else { return nil }
    let start = codes(from: .plain, depth, palette)
    guard !start.isEmpty else { return "" }
    let restart = ["0"] + start
    return (restart.count < change.count ? restart : change).joined(separator: ";")
  }

  private func codes(
    from old: Style, _ depth: ColorDepth, _ palette: Palette?
  ) -> [String] {
    var codes: [String] = []
    let (isBold, wasBold) = (showsBold(depth, palette), old.showsBold(depth, palette))
    // One code ends both bold and faint.
    let endsWeight = wasBold && !isBold || old.isFaint && !isFaint
    if endsWeight { codes.append("22") }
    if isBold, endsWeight || !wasBold { codes.append("1") }
    if isFaint, endsWeight || !old.isFaint { codes.append("2") }
    if isReversed != old.isReversed { codes.append(isReversed ? "7" : "27") }
    func code(_ color: Color, _ base: Int) -> String { color.code(depth, palette, base) }
    let (front, oldFront) = (code(foreground, 30), code(old.foreground, 30))
    if front != oldFront { codes.append(front) }
    let (back, oldBack) = (code(background, 40), code(old.background, 40))
    if back != oldBack { codes.append(back) }
    return codes
  }

  /// Returns true if the text is bold. With 16 colours bold ones are bright: black would be grey,
  /// and none is legible on a bright ground.
  private func showsBold(_ depth: ColorDepth, _ palette: Palette?) -> Bool {
    guard isBold, depth == .sixteen, palette != nil else { return isBold }
    return foreground.named(palette) != 0 && (0..<7).contains(background.named(palette) ?? 0)
  }
}

extension Color {
  /// Returns the SGR parameters of the colour: `base` is 30 for text, 40 for the background.
  fileprivate func code(_ depth: ColorDepth, _ palette: Palette?, _ base: Int) -> String {
    if depth == .none { return String(base + 9) }
    let tone = palette?.tone(of: self)
    if depth == .full, let mix = tone?.mix ?? mix {
      return "\(base + 8);2;\(mix.red);\(mix.green);\(mix.blue)"
    }
    if depth == .sixteen {
      guard let number = named(palette) else { return String(base + 9) }
      return String(number < 8 ? base + number : base + 60 + number - 8)
    }
    let number = tone?.indexed ?? mix?.indexed.number ?? theme?.indexed
    return number.map { "\(base + 8);5;\($0)" } ?? String(base + 9)
  }

  /// Returns the number of one of the theme's 16 colours, or nil for the default one.
  fileprivate func named(_ palette: Palette?) -> Int? {
    palette?.tone(of: self)?.named ?? mix?.inTheme() ?? theme?.named
  }

  /// The colour without a palette: one of the theme's 16, and the nearest of the 256. Nil for the
  /// default one.
  private var theme: (named: Int, indexed: Int)? {
    switch role {
    case .red: (1, 167)
    case .found: (2, 72)
    case .edge, .low: (4, 67)
    case .high, .gold: (3, 172)
    default: nil
    }
  }
}

extension Presentation {
  /// Returns the text in a style, or unchanged if no colours are used.
  public func paint(_ text: String, _ style: Style) -> String {
    guard isColored, let codes = style.parameters(from: .plain, .sixteen) else { return text }
    return "\u{1b}[\(codes)m\(text)\u{1b}[0m"
  }
}
