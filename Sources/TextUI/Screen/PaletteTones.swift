extension Palette {
  /// Returns the tone of a colour's role, or nil if it has none.
  func tone(of color: Color) -> Tone? {
    guard let role = color.role else { return nil }
    guard role == .tint else { return tone(of: role) }
    let tints = color.tint < Color.tints ? tints : accents
    return Tone(tints[color.tint % tints.count])
  }

  /// Returns a colour as it is seen in a range of colours.
  func seen(_ color: Color, _ depth: ColorDepth) -> RGB {
    let mix = (self == .mono ? color.grey : color).mix ?? RGB(0, 0, 0)
    let tone = tone(of: color)
    return switch depth {
    case .full, .none: tone?.mix ?? mix
    case .indexed: tone.map { RGB(indexed: $0.indexed) } ?? mix.indexed.color
    case .sixteen: RGB.theme[tone?.named ?? mix.inTheme()]
    }
  }

  /// Returns this palette's tone of several. Each hexadecimal number has the digits of a 24-bit
  /// colour, the two of one of the 256 colours, from 16 on, and the one of the theme's 16.
  private func tone(
    _ felt: Int, _ paper: Int, _ neon: Int, _ contrast: Int, _ mono: Int
  ) -> Tone {
    switch self {
    case .felt: Tone(felt)
    case .paper: Tone(paper)
    case .neon: Tone(neon)
    case .contrast: Tone(contrast)
    case .mono: Tone(mono)
    }
  }

  // White cards with blue backs on a green table, with a gold focus; white cards with terracotta
  // backs on paper; dark cards with bright ink; black and white with the purest colours, at least
  // 7 : 1 on cards; shades of grey, each a step from the next. Backs are 3 : 1 to the table, after
  // WCAG 2.
  private func tone(of role: Color.Role) -> Tone? {
    switch role {
    case .table: tone(0x0C4A33_16_0, 0xE6DAC0_BB_7, 0x0B0716_E9_0, 0x000000_10_0, 0x1C1C1C_EA_0)
    case .text: tone(0xF6F1E1_FF_F, 0x2F2618_EB_0, 0xEAE6FF_BD_F, 0xFFFFFF_E7_F, 0xE8E8E8_FE_F)
    case .quiet: tone(0xC4DAC8_98_7, 0x524532_ED_0, 0xA59CCB_92_7, 0xD7D7D7_BC_7, 0xB0B0B0_91_7)
    case .bar: tone(0x083A27_16_0, 0xD8CAAB_BB_7, 0x150D2A_EA_0, 0x000000_10_0, 0x121212_E9_0)
    case .panel: tone(0x0B3B29_EA_0, 0xF7F1E1_E6_F, 0x190F30_EB_0, 0x000000_10_0, 0x2A2A2A_EB_0)
    case .edge: tone(0x8DBB9F_6C_2, 0x9A8763_65_0, 0x8A4DFF_63_D, 0xFFFFFF_E7_F, 0x8A8A8A_F5_7)
    case .low: tone(0xB4D4FF_99_E, 0x1B5078_18_4, 0x4DD9FF_51_E, 0x6FD3FF_75_E, 0xE8E8E8_FE_F)
    case .high: tone(0xFFC98A_DE_B, 0x8A3F00_58_1, 0xFF9F43_D7_B, 0xFFB000_D6_B, 0xE8E8E8_FE_F)
    case .found: tone(0xC2F2A0_C1_A, 0x2A5E1B_16_0, 0x5CFFB1_55_A, 0x7CFF7C_78_A, 0xFFFFFF_E7_F)
    case .gold: tone(0xFFD75E_DD_B, 0x8C4000_3A_1, 0xFFE45C_DD_B, 0xFFE600_DC_B, 0xFFFFFF_E7_F)
    case .focus: tone(0xFFC53D_DD_B, 0x0B6B80_18_4, 0xFF2E97_C6_F, 0xFFE600_DC_B, 0xFFFFFF_E7_F)
    case .onFocus: tone(0x2A1B00_EA_0, 0xFFFFFF_E7_F, 0x14000C_E8_0, 0x000000_10_0, 0x000000_10_0)
    case .card: tone(0xFBF8EE_E7_F, 0xFFFEFA_E7_F, 0x251A47_EC_E, 0xFFFFFF_E7_F, 0xD4D4D4_BC_7)
    case .ink: tone(0x1B1B1F_EA_0, 0x23201A_EA_0, 0x8AFAFF_7B_0, 0x000000_10_0, 0x121212_E9_0)
    case .quietInk: tone(0x575246_EF_0, 0x5F5543_EF_0, 0xB3A9EA_E1_0, 0x303030_EC_0, 0x383838_ED_0)
    case .red: tone(0xB3121D_7C_1, 0xB3121D_7C_1, 0xFF86C2_E1_1, 0xA00000_7C_1, 0x121212_E9_0)
    case .matched: tone(0xBEE394_96_7, 0xCBE6AC_97_E, 0x0F4A46_17_B, 0xBFF5BF_C2_E, 0xA8A8A8_F8_8)
    case .back: tone(0x6A98EC_6F_C, 0xA94A34_83_1, 0x7430E0_5D_5, 0x0048E6_1A_C, 0x6C6C6C_F2_8)
    case .pattern: tone(0x2F5DB5_1A_4, 0xC67A64_AE_9, 0x9A64F0_63_D, 0x4F86FF_45_4, 0x9A9A9A_F7_7)
    case .onBack: tone(0x0A1638_11_F, 0xFFFFFF_E7_F, 0xF5E3FF_E1_F, 0xFFFFFF_E7_F, 0xFFFFFF_E7_0)
    case .shadow: tone(0x073020_16_0, 0xC5B591_90_8, 0x05030B_10_0, 0x000000_10_0, 0x0A0A0A_E8_0)
    case .hole: tone(0x0A4030_16_0, 0xC9BA97_90_8, 0x130C24_EA_0, 0x000000_10_0, 0x272727_EB_0)
    case .print: tone(0x1B1B1F_EA_0, 0x23201A_EA_0, 0x8AFAFF_7B_0, 0x00308F_12_4, 0x585858_F0_0)
    case .redPrint: tone(0xB3121D_7C_1, 0xB3121D_7C_1, 0xFF86C2_E1_1, 0xA00000_7C_1, 0x585858_F0_0)
    case .standard, .tint: nil
    }
  }

  /// The tints of a palette, which are repeated if they are few.
  private var tints: [Int] {
    switch self {
    case .felt, .paper:
      [
        0xFFE3E0_E0_F, 0xFFEBCF_E6_F, 0xFFF6C9_E6_F, 0xF6E2CC_DF_F,
        0xD8F0EE_C3_F, 0xDCE8FB_FE_F, 0xE9E1FA_BD_F, 0xF9E0EF_E0_F,
      ]
    case .neon:
      [
        0x48163C_35_E, 0x472C14_EC_E, 0x3A3E14_3A_E, 0x3D2020_34_E,
        0x123C44_ED_E, 0x152A5C_3C_E, 0x2E1763_11_E, 0x48135A_35_E,
      ]
    case .contrast: [0xFFFFFF_E7_F]
    case .mono: [0xD4D4D4_BC_7, 0xC6C6C6_FB_7]
    }
  }

  /// The strong colours of the tints.
  private var accents: [Int] {
    switch self {
    case .felt, .paper:
      [
        0xE8808A_AE_9, 0xF0A050_D7_B, 0xDDB63A_B3_3, 0xB98A5E_89_3,
        0x55B4AB_49_E, 0x7AA0E0_6E_C, 0xA58ADB_8C_D, 0xDD86B8_AF_5,
      ]
    case .neon:
      [
        0xFF5C9E_CC_9, 0xFF9F43_D7_B, 0xE6E04A_B9_3, 0xFF7A5C_D1_9,
        0x3EE0E0_50_4, 0x5C8CFF_45_C, 0xA06BFF_87_D, 0xE85CFF_AB_5,
      ]
    case .contrast: [0x00308F_11_4, 0x005020_16_2, 0x6B5000_3A_3, 0x303030_EC_8]
    case .mono: [0x6C6C6C_F2_8]
    }
  }
}
