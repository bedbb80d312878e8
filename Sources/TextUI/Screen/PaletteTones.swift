extension Palette {
  /// Returns the tone of a role, or nil of a colour that has none.
  func tone(of color: Color) -> Tone? {
    guard let role = color.role, role != .standard else { return nil }
    if role == .tint {
      return color.tint < Color.tints
        ? tints[color.tint % tints.count] : accents[color.tint % accents.count]
    }
    return switch self {
    case .felt: Self.felt(role)
    case .paper: Self.paper(role)
    case .neon: Self.neon(role)
    case .contrast: Self.contrast(role)
    case .mono: Self.mono(role)
    }
  }

  /// White cards with blue backs on a green table; the focus is gold.
  private static func felt(_ role: Color.Role) -> Tone? {
    switch role {
    case .table: Tone(0x0F5C3F, 22, 0)
    case .text: Tone(0xF6F1E1, 255, 15)
    case .quiet: Tone(0xC4DAC8, 152, 7)
    case .bar: Tone(0x0A442E, 22, 0)
    case .panel: Tone(0x0B3B29, 234, 0)
    case .edge: Tone(0x8DBB9F, 108, 2)
    case .low: Tone(0xB4D4FF, 153, 14)
    case .high: Tone(0xFFC98A, 222, 11)
    case .found: Tone(0xC2F2A0, 193, 10)
    case .gold: Tone(0xFFD75E, 221, 11)
    case .focus: Tone(0xFFC53D, 221, 11)
    case .onFocus: Tone(0x2A1B00, 234, 0)
    case .card: Tone(0xFBF8EE, 231, 15)
    case .ink: Tone(0x1B1B1F, 234, 0)
    case .quietInk: Tone(0x575246, 239, 0)
    case .red: Tone(0xB3121D, 124, 1)
    case .matched: Tone(0xBEE394, 150, 7)
    case .back: Tone(0x223F86, 18, 4)
    case .pattern: Tone(0x5B80CF, 68, 12)
    case .onBack: Tone(0xF2F5FF, 255, 15)
    case .shadow: Tone(0x0A4530, 22, 0)
    case .standard, .tint: nil
    }
  }

  /// White cards with terracotta backs on a sheet of paper.
  private static func paper(_ role: Color.Role) -> Tone? {
    switch role {
    case .table: Tone(0xE6DAC0, 187, 7)
    case .text: Tone(0x2F2618, 235, 0)
    case .quiet: Tone(0x5E503A, 237, 0)
    case .bar: Tone(0xD8CAAB, 187, 7)
    case .panel: Tone(0xF7F1E1, 230, 15)
    case .edge: Tone(0x9A8763, 101, 0)
    case .low: Tone(0x1B5078, 24, 4)
    case .high: Tone(0x8A3F00, 88, 1)
    case .found: Tone(0x2A5E1B, 22, 0)
    case .gold: Tone(0x7A4B00, 58, 0)
    case .focus: Tone(0x0B6B80, 24, 4)
    case .onFocus: Tone(0xFFFFFF, 231, 15)
    case .card: Tone(0xFFFEFA, 231, 15)
    case .ink: Tone(0x23201A, 234, 0)
    case .quietInk: Tone(0x5F5543, 239, 0)
    case .red: Tone(0xB3121D, 124, 1)
    case .matched: Tone(0xCBE6AC, 151, 14)
    case .back: Tone(0xA94A34, 131, 1)
    case .pattern: Tone(0xD28E7A, 174, 9)
    case .onBack: Tone(0xFFFFFF, 231, 15)
    case .shadow: Tone(0xC5B591, 144, 8)
    case .standard, .tint: nil
    }
  }

  /// Dark cards with bright ink in the dark.
  private static func neon(_ role: Color.Role) -> Tone? {
    switch role {
    case .table: Tone(0x0B0716, 233, 0)
    case .text: Tone(0xEAE6FF, 189, 15)
    case .quiet: Tone(0xA59CCB, 146, 7)
    case .bar: Tone(0x150D2A, 234, 0)
    case .panel: Tone(0x190F30, 235, 0)
    case .edge: Tone(0x8A4DFF, 99, 13)
    case .low: Tone(0x4DD9FF, 81, 14)
    case .high: Tone(0xFF9F43, 215, 11)
    case .found: Tone(0x5CFFB1, 85, 10)
    case .gold: Tone(0xFFE45C, 221, 11)
    case .focus: Tone(0xFF2E97, 198, 15)
    case .onFocus: Tone(0x14000C, 232, 0)
    case .card: Tone(0x251A47, 236, 14)
    case .ink: Tone(0x8AFAFF, 123, 0)
    case .quietInk: Tone(0xB3A9EA, 225, 0)
    case .red: Tone(0xFF86C2, 225, 1)
    case .matched: Tone(0x0F4A46, 23, 11)
    case .back: Tone(0x2B1458, 54, 5)
    case .pattern: Tone(0xA02CE8, 92, 13)
    case .onBack: Tone(0xF5E3FF, 225, 15)
    case .shadow: Tone(0x05030B, 16, 0)
    case .standard, .tint: nil
    }
  }

  /// Black and white, with the purest colours: at least 7 : 1.
  private static func contrast(_ role: Color.Role) -> Tone? {
    switch role {
    case .table, .bar, .panel, .onFocus, .ink, .shadow: Tone(0x000000, 16, 0)
    case .text, .edge, .card, .onBack: Tone(0xFFFFFF, 231, 15)
    case .quiet: Tone(0xD7D7D7, 188, 7)
    case .low: Tone(0x6FD3FF, 117, 14)
    case .high: Tone(0xFFB000, 214, 11)
    case .found: Tone(0x7CFF7C, 120, 10)
    case .gold, .focus: Tone(0xFFE600, 220, 11)
    case .quietInk: Tone(0x303030, 236, 0)
    case .red: Tone(0xA00000, 124, 1)
    case .matched: Tone(0xBFF5BF, 194, 14)
    case .back: Tone(0x00308F, 17, 4)
    case .pattern: Tone(0x7FA8FF, 111, 15)
    case .standard, .tint: nil
    }
  }

  /// Shades of grey, each a step from the next.
  private static func mono(_ role: Color.Role) -> Tone? {
    switch role {
    case .table: Tone(0x1C1C1C, 234, 0)
    case .text, .low, .high: Tone(0xE8E8E8, 254, 15)
    case .quiet: Tone(0xB0B0B0, 145, 7)
    case .bar, .ink, .red: Tone(0x121212, 233, 0)
    case .panel: Tone(0x2A2A2A, 235, 0)
    case .edge: Tone(0x8A8A8A, 245, 7)
    case .found, .gold, .focus: Tone(0xFFFFFF, 231, 15)
    case .onFocus: Tone(0x000000, 16, 0)
    case .card: Tone(0xD4D4D4, 188, 7)
    case .quietInk: Tone(0x383838, 237, 0)
    case .matched: Tone(0xA8A8A8, 248, 8)
    case .back: Tone(0x444444, 238, 8)
    case .pattern: Tone(0x6C6C6C, 242, 7)
    case .onBack: Tone(0xFFFFFF, 231, 0)
    case .shadow: Tone(0x0A0A0A, 232, 0)
    case .standard, .tint: nil
    }
  }

  /// The tints of a palette, which are repeated if they are few.
  private var tints: [Tone] {
    switch self {
    case .felt, .paper:
      [
        Tone(0xFFE3E0, 224, 15), Tone(0xFFEBCF, 230, 15), Tone(0xFFF6C9, 230, 15),
        Tone(0xF6E2CC, 223, 15), Tone(0xD8F0EE, 195, 15), Tone(0xDCE8FB, 254, 15),
        Tone(0xE9E1FA, 189, 15), Tone(0xF9E0EF, 224, 15),
      ]
    case .neon:
      [
        Tone(0x48163C, 53, 14), Tone(0x472C14, 236, 14), Tone(0x3A3E14, 58, 14),
        Tone(0x3D2020, 52, 14), Tone(0x123C44, 237, 14), Tone(0x152A5C, 60, 14),
        Tone(0x2E1763, 17, 14), Tone(0x48135A, 53, 14),
      ]
    case .contrast: [Tone(0xFFFFFF, 231, 15)]
    case .mono: [Tone(0xD4D4D4, 188, 7), Tone(0xC6C6C6, 251, 7)]
    }
  }

  /// The strong colours of the tints.
  private var accents: [Tone] {
    switch self {
    case .felt, .paper:
      [
        Tone(0xE8808A, 174, 9), Tone(0xF0A050, 215, 11), Tone(0xDDB63A, 179, 3),
        Tone(0xB98A5E, 137, 3), Tone(0x55B4AB, 73, 14), Tone(0x7AA0E0, 110, 12),
        Tone(0xA58ADB, 140, 13), Tone(0xDD86B8, 175, 5),
      ]
    case .neon:
      [
        Tone(0xFF5C9E, 204, 9), Tone(0xFF9F43, 215, 11), Tone(0xE6E04A, 185, 3),
        Tone(0xFF7A5C, 209, 9), Tone(0x3EE0E0, 80, 4), Tone(0x5C8CFF, 69, 12),
        Tone(0xA06BFF, 135, 13), Tone(0xE85CFF, 171, 5),
      ]
    case .contrast:
      [
        Tone(0x00308F, 17, 4), Tone(0x005020, 22, 2), Tone(0x6B5000, 58, 3), Tone(0x303030, 236, 8),
      ]
    case .mono: [Tone(0x6C6C6C, 242, 8)]
    }
  }
}
