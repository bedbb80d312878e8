import Foundation
import Platform
import TestSupport
import TextUI
import Testing
@testable import Fetching

@Suite(.waiting) struct CacheFolderTests {
  private let home: URL
  private let cache: CacheFolder

  init() throws {
    home = try Project.temporaryFolder()
    let path = home.path
    cache = CacheFolder { $0 == "XDG_CACHE_HOME" ? path + "/cache" : nil }
  }

  private func age(_ name: String, _ seconds: Int) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -Double(seconds))],
      ofItemAtPath: "\(cache.path)/\(name)")
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `the folder is where the variable says, else in the home`() {
    let given = ["XDG_CACHE_HOME": "/caches", "HOME": "/home/me"]
    #expect(CacheFolder { given[$0] }.path == "/caches/arcade")
    #expect(CacheFolder { ["HOME": "/home/me"][$0] }.path == "/home/me/.cache/arcade")
    #expect(!CacheFolder { _ in nil }.keep([1], as: "a.json"))
  }

  @Test func `what is kept is the owner's alone, and is found for its time`() throws {
    let name = CacheFolder.answer(to: "https://a.example/")
    #expect(cache.contents(of: name) == nil && name.count == ".json".count + 16)
    #expect(cache.keep([1, 2], as: name) && cache.keep([3], as: name))
    #expect(cache.contents(of: name, newerThan: 60) == [3])
    #expect(try mode("\(cache.path)/\(name)") == 0o600)
    #expect(try mode(cache.path) == 0o700)
    try age(name, 100)
    expectEqual(cache.contents(of: name, newerThan: 60), nil)
    #expect(cache.contents(of: name, newerThan: 200) == [3] && cache.contents(of: name) == [3])
    for seconds in [-1000, -9_000_000_000, -1 << 50] {
      try age(name, seconds)
      expectEqual(cache.contents(of: name, newerThan: 60), nil)
    }
    #expect(cache.keep(Array(repeating: 0, count: (1 << 20) + 1), as: name))
    expectEqual(cache.contents(of: name), nil)
  }

  @Test func `several writers leave one whole file`() async throws {
    let (cache, name) = (cache, "a.json")
    await withTaskGroup(of: Bool.self) { group in
      for writer in 0..<8 {
        group.addTask {
          (0..<20).allSatisfy { _ in
            cache.keep(Array(repeating: UInt8(writer), count: 100_000), as: name)
          }
        }
      }
      for await isFine in group { #expect(isFine) }
    }
    let bytes = try #require(cache.contents(of: name))
    #expect(bytes.count == 100_000 && Set(bytes).count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path).count == 1)
  }

  @Test func `where nothing can be kept there is no error`() throws {
    try Data().write(to: home.appending(path: "cache"))
    #expect(!cache.keep([1], as: "a.json") && cache.contents(of: "a.json") == nil)
    cache.sweep()
  }

  @Test func `sweeping removes by age, and then the oldest`() throws {
    let ages = [
      "a.json": 60, "b.jpg": 100_000, "c.ppm": 2_500_000, "d.jpg": 2_600_000,
      ".e.json.1.new": 4000, ".f.json.1.new": 3000,
    ]
    for (name, seconds) in ages {
      #expect(cache.keep(Array(repeating: 0, count: 1000), as: name))
      try age(name, seconds)
    }
    func kept() -> [String] { ages.keys.filter { cache.contents(of: $0) != nil }.sorted() }
    cache.sweep()
    #expect(kept() == [".f.json.1.new", "a.json", "b.jpg", "c.ppm"])
    cache.sweep(limit: 3999)
    #expect(kept() == [".f.json.1.new", "a.json", "b.jpg"])
    cache.sweep(limit: 2999)
    #expect(kept() == [".f.json.1.new", "a.json"])
    cache.sweep(limit: 1500)
    #expect(kept() == ["a.json"])
  }
}

@Suite struct PictureFormatTests {
  private func picture(_ text: String, _ pixels: [UInt8]) -> Picture? {
    Picture(ppm: Array(text.utf8) + pixels)
  }

  @Test func `the middle square is shrunk by averaging`() throws {
    let row: [UInt8] = [9, 9, 9, 0, 10, 20, 100, 30, 40, 9, 9, 9]
    let wide = try #require(picture("P6\n4 2\n255\n", row + row.map { $0 + 2 }))
    let small = try #require(Picture(ppm: wide.square(1)))
    #expect(small.pixels == [51, 21, 31] && small.width == 1 && small.height == 1)
    expectEqual(
      Picture(ppm: wide.square(8))?.pixels, [0, 10, 20, 100, 30, 40, 2, 12, 22, 102, 32, 42])
    expectEqual(picture("P5 2 1 255\n", [7, 8])?.pixels, [7, 7, 7, 8, 8, 8])
  }

  @Test func `damaged pixmaps and bitmaps never trap`() {
    var random = SystemRandomNumberGenerator()
    let whole = [
      Array("P6\n4 3\n255\n".utf8) + Array(repeating: 7, count: 36),
      Array("BM".utf8) + [0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]
        + [1, 0, 24, 0] + Array(repeating: 0, count: 48),
    ]
    #expect(Picture(ppm: whole[0])?.height == 3 && Picture(bmp: whole[1])?.height == 3)
    for _ in 0..<20_000 {
      var bytes = whole.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      bytes.removeLast(Int.random(in: 0...3, using: &random) == 0 ? bytes.count / 3 : 0)
      if let picture = Picture(ppm: bytes) ?? Picture(bmp: bytes) {
        expectEqual(picture.pixels.count, 3 * picture.width * picture.height)
      }
    }
  }
}
