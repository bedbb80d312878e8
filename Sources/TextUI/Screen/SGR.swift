extension Style {
  /// The parameters of the control sequence SGR (ECMA-48) that lead from another style to this one,
  /// as few as possible; nil where the two look the same.
  public func parameters(from old: Style, _ depth: ColorDepth) -> String? {
    // Most cells look like the one before them.
    guard self != old else { return nil }
    let change = codes(from: old, depth)
    if change.isEmpty { return nil }
    let start = codes(from: .plain, depth)
    if start.isEmpty { return "" }
    let restart = ["0"] + start
    return (restart.count < change.count ? restart : change).joined(separator: ";")
  }

  private func codes(from old: Style, _ depth: ColorDepth) -> [String] {
    var codes: [String] = []
    let weights = (isBold != old.isBold || isFaint != old.isFaint)
    // One code ends both weights.
    let fallsBack = weights && (old.isBold && !isBold || old.isFaint && !isFaint)
    if fallsBack { codes.append("22") }
    if isBold, fallsBack || !old.isBold { codes.append("1") }
    if isFaint, fallsBack || !old.isFaint { codes.append("2") }
    if isReversed != old.isReversed { codes.append(isReversed ? "7" : "27") }
    let (front, oldFront) = (foreground.code(depth, 30), old.foreground.code(depth, 30))
    if front != oldFront { codes.append(front) }
    let (back, oldBack) = (background.code(depth, 40), old.background.code(depth, 40))
    if back != oldBack { codes.append(back) }
    return codes
  }
}

extension Color {
  /// The SGR parameters of the colour, for text from `base` 30 on, for what is behind it from 40 on.
  fileprivate func code(_ depth: ColorDepth, _ base: Int) -> String {
    switch (self, depth) {
    case (.standard, _), (_, .none): String(base + 9)
    case (.named(let number, _), .sixteen): Self.sixteenth(Int(number), base)
    case (.named(_, let number), _): "\(base + 8);5;\(number)"
    case (.rgb(let red, let green, let blue), .full): "\(base + 8);2;\(red);\(green);\(blue)"
    case (.rgb, .indexed): "\(base + 8);5;\(cube)"
    case (.rgb, .sixteen): Self.sixteenth(nearestOfSixteen, base)
    }
  }

  private static func sixteenth(_ number: Int, _ base: Int) -> String {
    String(number < 8 ? base + number : base + 60 + number - 8)
  }

  /// The nearest colour of the cube of 6 × 6 × 6 that the 256 colours hold from 16 on.
  private var cube: Int {
    guard case .rgb(let red, let green, let blue) = self else { return 0 }
    func level(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
    return 16 + 36 * level(red) + 6 * level(green) + level(blue)
  }

  /// The nearest of the 16, as xterm mixes them.
  private var nearestOfSixteen: Int {
    guard case .rgb(let red, let green, let blue) = self else { return 0 }
    func distance(_ other: (Int, Int, Int)) -> Int {
      let (r, g, b) = (Int(red) - other.0, Int(green) - other.1, Int(blue) - other.2)
      return r * r + g * g + b * b
    }
    return Self.sixteen.indices.min { distance(Self.sixteen[$0]) < distance(Self.sixteen[$1]) } ?? 0
  }

  private static let sixteen = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}
