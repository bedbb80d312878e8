import Foundation
import GameCore
import Lines
import Online
import Platform
import TestSupport
import Testing

/// A third side that changes, drops, doubles, delays and floods lines, and never ends some.
struct ThirdSide<G: ArcadeGame> {
  private let falseEvents: FalseEvents<G>
  private var random: SeededRandom
  private var late = ""
  private let rarity: UInt64

  /// The number of lines of its own.
  private(set) var flood = 0

  init(_ falseEvents: FalseEvents<G>, seed: UInt64) {
    self.falseEvents = falseEvents
    random = SeededRandom(seed: seed)
    rarity = [5, 20, 60][Int(random.below(3))]
  }

  /// True if the line breaks now.
  var cuts: Bool { mutating get { random.below(200) == 0 } }

  mutating func change(_ line: String) -> String {
    defer { if random.below(3) == 0 { late = "" } }
    let line = line + "\n"
    guard random.below(rarity) == 0 else { return line + late }
    switch random.below(9) {
    case 0: return ""
    case 1: return line + line
    case 2:
      late += line
      return ""
    case 3: return String(line.dropLast())
    case 4:
      let count = Int(random.below(200))
      flood += count
      return String(repeating: random.below(2) == 0 ? line : "junk \u{7}{\n", count: count)
    case 5: return event(line)
    default: return changed(line)
    }
  }

  /// Returns a line with another event.
  private mutating func event(_ line: String) -> String {
    guard var object = JSONObject(String(line.dropLast())), let event = object["event"]?.string,
      let move = object["move"]?.string
    else { return changed(line) }
    object["event"] = .string(falseEvents.changed(event, move: move, &random))
    return object.text + "\n"
  }

  /// Returns a line with some other bytes.
  private mutating func changed(_ line: String) -> String {
    var bytes = Array(line.utf8)
    for _ in 0...random.below(3) where !bytes.isEmpty {
      let place = Int(random.below(UInt64(bytes.count)))
      switch random.below(4) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8(random.below(256))
      case 2: bytes.removeSubrange(place...)
      default: bytes.insert(UInt8(0x30 + random.below(10)), at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
