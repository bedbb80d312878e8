import Flags
import Platform

public final class Fetch {
  private let host: String
  private let job: Job

  /// Starts to fetch a file of at most `limit` bytes within some seconds, with a `term` in the
  /// query if there is one. Throws if there is no `curl`, or if the address is neither `https` nor
  /// on this machine.
  public init(
    _ url: String, term: String? = nil, limit: Int, timeLimit: Int = 20,
    variable: (String) -> String?
  ) throws(UserError) {
    guard let host = Self.host(of: url) else { throw .address }
    let curl = Environment.program("curl", in: variable("PATH"))
    let arguments = [
      // No file of options, and no surprises in addresses.
      "-q", "--globoff", "--silent", "--fail", "--user-agent", "arcade",
      "--proto", url.hasPrefix("https:") ? "=https" : "=http", "--proto-redir", "=https",
      "--location", "--max-redirs", "3", "--noproxy", "localhost,127.0.0.1",
      "--connect-timeout", "5", "--max-time", "\(timeLimit)", "--max-filesize", "\(limit)",
      // Three digits after the file.
      "--write-out", "%{http_code}", "--url", url,
    ]
    let query = term.map { ["--get", "--data-urlencode", "term=\($0)"] } ?? []
    guard let curl,
      let job = try? Job(curl, arguments + query, limit: limit + 3, timeLimit: 1500 * timeLimit)
    else { throw .noCurl }
    (self.host, self.job) = (host, job)
  }

  /// Returns the host of an address, or nil if it has a user or may not be asked.
  private static func host(of url: String) -> String? {
    let start = ["https://", "http://"].first(where: url.hasPrefix) ?? url
    let authority = url.dropFirst(start.count).prefix { !"/?#".contains($0) }
    let host = String(authority.prefix { $0 != ":" })
    let isPlain = authority.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || ".-:".contains($0))
    }
    let isAllowed = start == "https://" || ["localhost", "127.0.0.1"].contains(host)
    return isPlain && isAllowed && !host.isEmpty ? host : nil
  }

  /// Returns the file, or nil until it has come. Never waits.
  public func poll() throws(UserError) -> [UInt8]? {
    guard let (exit, output) = job.poll() else { return nil }
    let status = Int(String(decoding: output.suffix(3), as: UTF8.self)) ?? 0
    guard exit == 0, (200..<300).contains(status) else {
      throw UserError(exit: exit, status: status, host: host)
    }
    return output.dropLast(3)
  }
}
