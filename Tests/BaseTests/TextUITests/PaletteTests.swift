import Foundation
import TestSupport
import Testing

@testable import TextUI

@Suite struct PaletteTests {
  /// Grounds with the text that is read on them.
  private static let texts: [(ground: [Color], text: [Color])] = [
    ([.table, .bar, .panel], [.text, .quiet, .gold]),
    ([.table], [.low, .high, .found]),
    ([.card, .matched] + (0..<UInt8(Color.tints)).map { .tint($0) }, [.ink, .quietInk, .red]),
    ([.card], [.print, .redPrint]),
    ([.back], [.onBack]),
    ([.focus], [.onFocus]),
  ]

  /// The least contrast of text in WCAG 2, level AA, is 4.5 : 1.
  @Test(arguments: Palette.allCases, [ColorDepth.sixteen, .indexed, .full])
  func textIsLegible(palette: Palette, depth: ColorDepth) throws {
    for (grounds, texts) in Self.texts {
      for ground in grounds {
        for text in texts {
          #expect(try contrast(text, ground, palette, depth) >= 4.5, "\(text) on \(ground)")
        }
      }
    }
  }

  /// The least contrast of what isn't text in WCAG 2, level AA, is 3 : 1.
  @Test(arguments: Palette.allCases, [ColorDepth.sixteen, .indexed, .full])
  func backsStandOutFromTheTable(palette: Palette, depth: ColorDepth) throws {
    #expect(try contrast(.back, .table, palette, depth) >= 3)
  }

  @Test(arguments: Palette.allCases, [ColorDepth.sixteen, .indexed, .full])
  func earnedStarsDifferFromOthersInColour(palette: Palette, depth: ColorDepth) {
    #expect(palette.seen(.gold, depth) != palette.seen(.quiet, depth))
  }

  /// Bold black is grey in xterm with 16 colours.
  @Test(arguments: Palette.allCases)
  func nothingIsBoldOnABrightGroundOfSixteen(palette: Palette) {
    func codes(_ color: Color, on ground: Color, _ depth: ColorDepth = .sixteen) -> [Substring] {
      let style = palette.resolved(Style(color, on: ground).bolder)
      return style.parameters(from: .plain, depth, palette)?.split(separator: ";") ?? []
    }
    for (color, ground) in [(Color.onFocus, Color.focus), (.ink, .card), (.red, .card)] {
      let isBright = palette.tone(of: ground).map { $0.named > 6 } ?? false
      let isBlack = palette.tone(of: color)?.named == 0
      expectEqual(codes(color, on: ground).contains("1"), !isBright && !isBlack)
      #expect(codes(color, on: ground, .indexed).contains("1"))
    }
    expectEqual(codes(.text, on: .table).contains("1"), palette != .paper)
  }

  private func contrast(
    _ one: Color, _ other: Color, _ palette: Palette, _ depth: ColorDepth
  ) throws -> Double {
    let lights = try [one, other].map { try luminance(of: $0, palette, depth) }
    return ((lights.max() ?? 0) + 0.05) / ((lights.min() ?? 0) + 0.05)
  }

  @Test(arguments: [ColorDepth.sixteen, .indexed, .full])
  func theHighContrastIsHigher(depth: ColorDepth) throws {
    let sides = try [Color.text, .table, .ink, .card].map {
      try luminance(of: $0, .contrast, depth)
    }
    #expect((sides[0] + 0.05) / (sides[1] + 0.05) >= 15)
    #expect((sides[3] + 0.05) / (sides[2] + 0.05) >= 15)
  }

  /// Print on an emblem, and the place of a card, don't look like holes to what is around them.
  @Test(arguments: Palette.allCases)
  func nothingLooksLikeItsSurroundings(palette: Palette) throws {
    let panel = try luminance(of: .panel, palette, .full)
    for print in [Color.print, .redPrint] {
      let ink = try luminance(of: print, palette, .full)
      #expect((max(ink, panel) + 0.05) / (min(ink, panel) + 0.05) >= 1.3, "\(print)")
    }
    let hole = try luminance(of: .hole, palette, .full)
    for ground in [Color.table, .bar] where palette != .contrast {
      #expect(try luminance(of: ground, palette, .full) != hole, "\(ground)")
    }
  }

  @Test(arguments: Palette.allCases)
  func nothingIsLeftToTheTerminal(palette: Palette) {
    for style in [Style.plain, .bold, .faint, .focus, .found, Style(.ink).fainter] {
      let look = palette.resolved(style)
      #expect(palette.tone(of: look.foreground) != nil)
      #expect(palette.tone(of: look.background) != nil)
      #expect(!look.isFaint && !look.isReversed)
      expectEqual(look.isBold, style.isBold)
    }
  }

  /// Returns the relative luminance of WCAG 2, from 0 to 1.
  private func luminance(
    of color: Color, _ palette: Palette, _ depth: ColorDepth
  ) throws -> Double {
    let tone = try #require(palette.tone(of: color))
    let mix =
      switch depth {
      case .full: [tone.mix.red, tone.mix.green, tone.mix.blue]
      case .indexed: indexed(tone.indexed)
      case .sixteen, .none: named(tone.named)
      }
    let linear = mix.map { value in
      let share = Double(value) / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// Returns one of the 16 colours of xterm's theme.
  private func named(_ number: Int) -> [Int] {
    let mix = RGB.theme[number]
    return [mix.red, mix.green, mix.blue]
  }

  /// Returns one of xterm's 256 colours.
  private func indexed(_ number: Int) -> [Int] {
    guard number < 232 else { return [Int](repeating: 8 + 10 * (number - 232), count: 3) }
    let levels = [0, 95, 135, 175, 215, 255]
    return [36, 6, 1].map { levels[(number - 16) / $0 % 6] }
  }
}
