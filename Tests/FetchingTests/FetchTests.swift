import Flags
import Foundation
import Platform
import TestSupport
import Testing
@testable import Fetching

@Suite(
  .waiting,
  .enabled(
    if: Program.has("curl") && Program.has("python3"),
    "curl or python3 is not installed"))
struct FetchTests {
  private let server: Server

  init() throws {
    server = try Server()
  }

  /// Returns the results of URLs, which are fetched side by side, in their order.
  private func fetch(
    _ urls: [String], limit: Int = 1 << 20, timeLimit: Int = 20,
    variable: (String) -> String? = environment
  ) throws -> [Result<[UInt8], UserError>] {
    var fetches: [Int: Fetch] = [:]
    for (index, url) in urls.enumerated() {
      fetches[index] = try Fetch(url, limit: limit, timeLimit: timeLimit, variable: variable)
    }
    var results: [Int: Result<[UInt8], UserError>] = [:]
    let isDone = wait {
      for (index, fetch) in fetches {
        let result = Result { () throws(UserError) in try fetch.poll() }
        if case .success(nil) = result { continue }
        results[index] = result.map { $0 ?? [] }
        fetches[index] = nil
      }
      return fetches.isEmpty
    }
    #expect(isDone && processes(with: server.base).isEmpty)
    return try urls.indices.map { try #require(results[$0]) }
  }

  private func error(_ path: String, limit: Int = 1000) throws -> UserError? {
    guard case .failure(let error) = try fetch([server.url(path)], limit: limit, timeLimit: 1)[0]
    else { return nil }
    return error
  }

  private let host = "127.0.0.1"

  @Test func `a file is fetched, and the server learns no more than the name arcade`() throws {
    let results = try fetch([server.url("text/hello"), server.url("agent")])
    expectEqual(results[0], .success(Array(String(repeating: "hello", count: 100).utf8)))
    expectEqual(results[1], .success(Array("arcade".utf8)))
    try expectEqual(fetch([server.url("text/x")]), [.success(Array(repeating: 0x78, count: 100))])
  }

  @Test(arguments: ["Miles Davis", "Beyoncé & 周杰伦", "a'b\"/?#=+%", "@/etc/passwd", "-o", ""])
  func `a term is a part of the query`(term: String) throws {
    let fetch = try Fetch(
      server.url("query/?a=b"), term: term, limit: 1000, variable: environment)
    var answer: [UInt8]?
    #expect(
      try wait {
        answer = try fetch.poll()
        return answer != nil
      })
    let text = String(decoding: answer ?? [], as: UTF8.self)
    // Older programs write a space as a plus.
    #expect(text.hasPrefix("?a=b&term=") && text.count == 10 + term.count)
    let plus = String(term.map { $0 == " " ? "+" : $0 })
    #expect(text.hasSuffix(term) || text.hasSuffix(plus))
  }

  @Test func `many files are fetched side by side, and failures don't stop the others`() throws {
    let paths = (0..<24).map { $0 % 5 == 3 ? "status/404" : "text/\($0)-" }
    let results = try fetch(paths.map(server.url))
    for (index, result) in results.enumerated() {
      let text = String(repeating: "\(index)-", count: 100)
      expectEqual(
        result,
        index % 5 == 3
          ? .failure(UserError(exit: 22, status: 404, host: host)) : .success(Array(text.utf8)))
    }
  }

  @Test func `a fetch that is left leaves nothing`() throws {
    var fetch: Fetch? = try Fetch(server.url("silent"), limit: 1000, variable: environment)
    #expect(wait { !processes(with: server.base).isEmpty })
    #expect(try fetch?.poll() == nil)
    fetch = nil
    #expect(processes(with: server.base).isEmpty)
  }

  @Test func `a status is told`() throws {
    let (statuses, host) = ([403, 404, 429, 500, 503], host)
    let results = try fetch(statuses.map { server.url("status/\($0)") })
    expectEqual(results, statuses.map { .failure(UserError(exit: 22, status: $0, host: host)) })
  }

  @Test func `servers that are slow, drip, lie, break off or never end are left`() throws {
    let paths = ["silent", "drip", "short", "huge", "endless", "text/fine"]
    let results = try fetch(paths.map(server.url), limit: 100_000, timeLimit: 1)
    let host = host
    expectEqual(
      results,
      [
        .failure(UserError(exit: 28, host: host)), .failure(UserError(exit: 28, host: host)),
        .failure(UserError(exit: 18, host: host)),
        .failure(UserError(exit: 63, host: host)), .failure(UserError(exit: 63, host: host)),
        .success(Array(String(repeating: "fine", count: 100).utf8)),
      ])
  }

  @Test func `redirections to other protocols and without end are refused`() throws {
    let places = [
      "file:///etc/passwd", "ftp://127.0.0.1/x", server.url("text/x"),
    ]
    for place in places {
      let path = "to/" + (place.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
      try expectEqual(error(path), UserError(exit: 1, host: host), "\(place)")
    }
  }

  @Test func `a server that isn't there is unreachable`() throws {
    #expect(try fetch(["http://127.0.0.1:1/"]) == [.failure(UserError(exit: 7, host: host))])
    #expect(UserError(exit: 6, host: "a.b").phrase(.en) == "can't reach a.b")
  }

  @Test func `without curl nothing is fetched`() throws {
    #expect(throws: UserError.noCurl) {
      _ = try Fetch(server.url("text/x"), limit: 10) { $0 == "PATH" ? ".:/nowhere" : nil }
    }
  }

  @Test func `a curl that dies or never ends is no harm`() throws {
    let folder = try Project.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = [server.url("text/a"), server.url("text/b")]
    for line in [
      "kill -9 $$", "exit 0", "exit 2", "trap '' TERM; while :; do sleep 1; done", "yes",
    ] {
      try Program.writeScript(line, named: "curl", in: folder)
      let results = try fetch(paths, timeLimit: 1) {
        $0 == "PATH" ? folder.path + ":/usr/bin:/bin" : nil
      }
      #expect(results.allSatisfy { (try? $0.get()) == nil }, "\(line)")
      #expect(processes(with: folder.path).isEmpty, "\(line)")
    }
  }
}

@Suite struct AddressTests {
  private func isFetched(_ url: String) throws(UserError) -> Bool {
    do {
      // Where there is no curl.
      _ = try Fetch(url, limit: 10) { _ in nil }
      return true
    } catch .noCurl {
      return true
    } catch .address {
      return false
    }
  }

  @Test(arguments: [
    "https://itunes.apple.com/search?term=x&limit=2", "https://a-b.example:8443/%22", "https://h",
    "http://127.0.0.1:80/", "http://localhost/x", "http://localhost:1234/x",
  ]) func `plain addresses are fetched`(_ url: String) throws {
    #expect(try isFetched(url))
  }

  @Test(arguments: [
    "", "-o", "http://itunes.apple.com/", "http://127.0.0.1.evil.example/", "file:///etc/passwd",
    "ftp://127.0.0.1/", "HTTPS://a.example", "https://", "https:///x", "https://me@a.example/",
    "http://127.0.0.1@evil.example/", "http://127.0.0.1:80@evil.example/",
    "http://127.0.0.1\\@evil.example/", "https://a b.example/", "https://é.example/",
    "https://a\"b/", "https://a\n--output",
  ]) func `others are refused before curl is started`(_ url: String) throws {
    #expect(try !isFetched(url))
  }
}
