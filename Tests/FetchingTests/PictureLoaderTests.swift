import Flags
import Foundation
import Platform
import TestSupport
import TextUI
import Testing
@testable import Fetching

/// A picture of 24 × 16 pixels, the left half red and the right half blue.
private let jpeg = """
  /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNy
  wtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09P
  T09PT09PT09PT09PT09PT09PT09PT0//wAARCAAQABgDAREAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAwQF/8
  QAFxABAAMAAAAAAAAAAAAAAAAAAARCgf/EABcBAQEBAQAAAAAAAAAAAAAAAAYFBAf/xAAaEQEAAgMBAAAAAAAAAAAA
  AAAAgcEFBkJD/9oADAMBAAIRAxEAPwDGYDYEquruE7ixvYPOaAvDa4EdIBKrq7hO4sb2DzmgLw2//9k=
  """

private let png = """
  iVBORw0KGgoAAAANSUhEUgAAABgAAAAQAgMAAABxSlcGAAAABGdBTUEAALGPC/xhBQAAACBjSFJNAAB6JgAAgIQAAP
  oAAACA6AAAdTAAAOpgAAA6mAAAF3CculE8AAAACVBMVEXcHigUPMj///+r4vr+AAAAAWJLR0QCZgt8ZAAAAAd0SU1F
  B+oLFwQzOBp1uQEAAAASSURBVAjXY2BgYAgNDWWgFwUAZTUP8c95SigAAAAldEVYdGRhdGU6Y3JlYXRlADIwMjYtMT
  EtMjNUMDQ6NTE6NTYrMDA6MDBEADXtAAAAJXRFWHRkYXRlOm1vZGlmeQAyMDI2LTExLTIzVDA0OjUxOjU2KzAwOjAw
  NV2NUQAAAABJRU5ErkJggg==
  """

private func bytes(_ base64: String) -> [UInt8] {
  Array(Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data())
}

@Suite(.waiting) struct PictureLoaderTests {
  private let home: URL
  private let folder: URL
  private let cache: CacheFolder

  init() throws {
    home = try Project.temporaryFolder()
    folder = home.appending(path: "bin")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = home.path
    cache = CacheFolder { $0 == "XDG_CACHE_HOME" ? path : nil }
  }

  /// Only the programs of the test are found.
  private func variable(_ name: String) -> String? {
    ["PATH": folder.path][name]
  }

  /// Returns the pictures that a loader brings, in their order.
  private func load(
    _ origins: [PictureLoader.Origin], timeLimit: Int = 10_000, problem: UserError? = nil
  ) throws -> [Picture?] {
    let loader = PictureLoader(
      origins.enumerated().map { ("face \($0)", $1) }, in: cache, timeLimit: timeLimit,
      variable: variable)
    var pictures: [String: Picture?] = [:]
    let isDone = wait {
      for (name, picture) in loader.poll() {
        #expect(pictures[name] == nil)
        pictures[name] = .some(picture)
      }
      return loader.isDone
    }
    #expect(isDone && processes(with: home.path).isEmpty && loader.problem == problem)
    let names = try FileManager.default.contentsOfDirectory(atPath: home.path)
    #expect(names.allSatisfy { ["bin", "arcade"].contains($0) || $0.hasPrefix("own") }, "\(names)")
    return try origins.indices.map { try #require(pictures["face \($0)"]) }
  }

  /// Writes a file of one's own.
  private func file(_ bytes: [UInt8], _ name: String = "own") throws -> PictureLoader.Origin {
    let file = home.appending(path: name)
    try Data(bytes).write(to: file)
    return .file(file.path)
  }

  private func write(_ decoder: String, as name: String = "djpeg") throws {
    try Program.writeScript("export PATH=/usr/bin:/bin; \(decoder)", named: name, in: folder)
  }

  /// A decoder that makes two pixels, red and blue, of anything.
  private static let two = #"cat >/dev/null; printf 'P6\n2 1\n255\n\377\0\0\0\0\377'"#

  private static let tools = [["magick"], ["convert"], ["ffmpeg"], ["djpeg"]]

  @Test(arguments: tools) func `each program decodes`(_ names: [String]) throws {
    for name in names {
      guard let path = Environment.program(name, in: environment("PATH")) else { continue }
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: name).path, withDestinationPath: path)
    }
    guard try !FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty else { return }
    let isJPEGOnly = names == ["djpeg"]
    let pictures = try load(
      [
        file(bytes(jpeg), "own1"), file(bytes(png), "own2"),
        file(bytes(jpeg).dropLast(250), "own3"), file(bytes(jpeg).dropLast(40), "own4"),
      ], problem: .noPicture)
    #expect((pictures[1] == nil) == isJPEGOnly && pictures[2] == nil)
    // Of a picture that breaks off some programs make a part.
    for picture in pictures[..<3].compactMap({ $0 }) {
      let side = picture.width
      #expect(side == picture.height && [16, 32, 300].contains(side))
      let (left, right) = (picture.pixels[0..<3], picture.pixels[(3 * side - 3)..<3 * side])
      #expect(zip(left, [220, 30, 40] as [UInt8]).allSatisfy { abs(Int($0) - Int($1)) < 12 })
      #expect(zip(right, [20, 60, 200] as [UInt8]).allSatisfy { abs(Int($0) - Int($1)) < 12 })
    }
    #expect(cache.picture(named: "face 0") === pictures[0] && pictures[0] != nil)
  }

  @Test func `djpeg makes the largest picture that can be kept`() throws {
    try write(#"cat >/dev/null; test "$4" = 1/4 && printf 'P5 1 1 255\n1'"#)
    #expect(try load([file(bytes(jpeg))])[0]?.width == 1)
  }

  @Test func `what fails is followed by the next program`() throws {
    try write("exit 1", as: "magick")
    try write(Self.two)
    let own = try file(bytes(jpeg))
    #expect(try load(Array(repeating: own, count: 12)).allSatisfy { $0?.width == 1 })
  }

  @Test(arguments: [
    "sleep 1000", "trap '' TERM; while :; do sleep 1; done", "kill -9 $$", "exit 1",
    "cat /dev/zero", "(sleep 1000) & exit 1", "setsid sleep 1000",
    #"printf 'P6\n512 512\n255\n12345'"#, #"printf 'P6\n99999999 99999999\n255\n12345'"#,
    #"printf 'P6\n2 1\n255\n1234567'"#, #"printf 'P6\n0 0\n255\n'"#, "echo hello",
  ]) func `a program that fails on one picture is no harm to the others`(_ fault: String) throws {
    // The first two pictures are of the size that the program fails on.
    try write("case $(wc -c) in 1002) \(fault);; esac; \(Self.two)")
    var odd = bytes(jpeg)
    odd += Array(repeating: 0, count: 1002 - odd.count)
    let origins = try [file(odd, "own1"), file(odd, "own2"), file(bytes(jpeg), "own3")]
    let pictures = try load(origins, timeLimit: 4000, problem: .noPicture)
    #expect(pictures[0] == nil && pictures[1] == nil && pictures[2]?.width == 1)
    #expect(cache.picture(named: "face 0") == nil)
    #expect(cache.picture(named: "face 2")?.encoded() == bytes(jpeg))
  }

  @Test func `only JPEG and PNG are given to a program`() throws {
    try write("touch \(home.path)/called; \(Self.two)")
    let others = ["<svg/>", "GIF89a", "", "BM", "P6 1 1 255 xyz"].map { Array($0.utf8) }
    let pictures = try load(
      others.enumerated().map { try file($1, "own\($0)") }, problem: .noPicture)
    #expect(pictures.allSatisfy { $0 == nil })
  }

  @Test(arguments: [
    ("/nowhere", "No such file or directory"), ("/dev/zero", "not a regular file"),
    ("/dev/null/x", "Not a directory"),
  ])
  func `a file that can't be read is told with the reason`(path: String, reason: String) throws {
    try write(Self.two)
    let loader = PictureLoader([("face 0", .file(path))], in: cache, variable: variable)
    #expect(loader.poll().map(\.name) == ["face 0"])
    expectEqual(loader.problem?.phrase(.en), "can't read \(path): \(reason)")
  }

  @Test func `a picture is large enough to fill the pipe many times`() throws {
    try write(#"test "$(wc -c)" = 3000000 && printf 'P5 1 1 255\n1'"#)
    let large = bytes(jpeg) + Array(repeating: 0, count: 3_000_000 - bytes(jpeg).count)
    #expect(try load([file(large)])[0]?.width == 1)
  }

  @Test func `a name's picture is that of the last list or search with the name`() throws {
    try write(Self.two)
    let url = PictureLoader.Origin.url("https://127.0.0.1:1/")
    let web = try #require(cache.keep(Array("P5 1 1 255\n1".utf8), [], of: "face 0"))
    #expect(cache.picture(named: "face 0") === web)
    let own = try #require(try load([file(bytes(jpeg))])[0])
    #expect(own !== web && cache.picture(named: "face 0") === own)
    #expect(try load([url])[0] === web && cache.picture(named: "face 0") === web)
    _ = try load([file(bytes(jpeg))])
    cache.forgetOwn("face 0")
    #expect(cache.picture(named: "face 0") === web)
  }

  @Test func `sips makes a bitmap`() throws {
    // The last row first, blue green red, rows of four bytes.
    try write(
      #"test -s "$6" && printf 'BMxxxx\0\0\0\0\066\0\0\0\050\0\0\0\001\0\0\0\002\0\0\0\001\0"#
        + #"\030\0\0\0\0\0xxxxxxxxxxxxxxxxxxxx\001\002\003\0\004\005\006\0' >"$8""#, as: "sips")
    let picture = try #require(try load([file(bytes(jpeg))])[0])
    expectEqual(picture.pixels, [6, 5, 4])
    expectEqual(picture.encoded(), bytes(jpeg))
  }

  @Test func `one's own file is decoded again only when it has changed`() throws {
    try write("echo >>\(home.path)/own-calls; \(Self.two)")
    let gif = "R0lGODlh"
    for (content, calls) in [(jpeg, 1), (jpeg, 1), (gif, 1), (jpeg, 2)] {
      _ = try load([file(bytes(content))], problem: content == gif ? .noPicture : nil)
      #expect(try Data(contentsOf: home.appending(path: "own-calls")).count == calls)
    }
  }

  @Test func `without a program pictures are not fetched`() throws {
    #expect(try load([.url("https://127.0.0.1:1/")], problem: .noDecoder)[0] == nil)
    #expect(try load([file(bytes(jpeg))], problem: .noDecoder)[0] == nil)
    #expect(UserError.noDecoder.phrase(.en).contains("magick"))
  }

  @Test(
    .enabled(if: Program.has("curl") && Program.has("python3"), "no curl"))
  func `covers are fetched once, and shown where nothing can be kept`() throws {
    let server = try Server()
    try write(Self.two)
    let curl = try #require(Environment.program("curl", in: environment("PATH")))
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "curl").path, withDestinationPath: curl)
    let data = jpeg.replacing("\n", with: "").addingPercentEncoding(
      withAllowedCharacters: .alphanumerics)
    let origins = (0..<24).map {
      PictureLoader.Origin.url(server.url($0 == 5 ? "status/500" : "base64/\(data ?? "")"))
    }
    let problem = UserError(exit: 22, status: 500, host: "127.0.0.1")
    // A file where the folder would be: nothing is kept.
    try Data().write(to: home.appending(path: "arcade"))
    var pictures = try load(origins, problem: problem)
    expectEqual(pictures.indices.filter { pictures[$0] == nil }, [5])
    #expect(cache.picture(named: "face 1") != nil && cache.encoded("face 1") == nil)
    // They aren't fetched again: without curl only the one that is missing fails.
    try FileManager.default.removeItem(at: folder.appending(path: "curl"))
    pictures = try load(origins, problem: .noCurl)
    #expect(pictures.indices.filter { pictures[$0] == nil } == [5])
  }

  @Test func `cancelling leaves nothing`() throws {
    try write("sleep 1000")
    var loader: PictureLoader? = PictureLoader(
      [("a", try file(bytes(jpeg)))], in: cache, variable: variable)
    // Until the program has taken the place of its parent's copy.
    let isRunning = Clock.wait(5000) {
      loader?.poll().isEmpty == true && !processes(with: folder.path).isEmpty
    }
    #expect(isRunning && loader?.isDone == false)
    loader = nil
    #expect(processes(with: folder.path).isEmpty)
  }

  /// A process that is killed while programs decode leaves nothing, as they read pipes.
  @Test func `pictures are decoded without temporary files`() throws {
    try write("sleep 1000")
    let loader = PictureLoader([("a", try file(bytes(jpeg)))], in: cache, variable: variable)
    let before = try FileManager.default.subpathsOfDirectory(atPath: home.path)
    let isRunning = Clock.wait(5000) {
      loader.poll().isEmpty && !processes(with: folder.path).isEmpty
    }
    #expect(isRunning)
    try expectEqual(FileManager.default.subpathsOfDirectory(atPath: home.path), before)
  }
}
