import Platform

/// Files that `curl` fetches side by side.
public final class Fetch {
  private let curl: String
  private let addresses: [WebAddress?]
  private let limit: Int
  private let timeLimit: Int
  private let deadline: Int
  private var process: ChildProcess?
  private var report = IncomingBytes(Descriptor(-1), limit: 0)

  /// The files under way, by the names of their pipes, which `curl` opens.
  private var files: [String: (index: Int, bytes: IncomingBytes)] = [:]
  private var arrived: [(index: Int, result: Result<[UInt8], FetchError>)] = []
  private var mayRetry: Bool

  /// Starts to fetch files of at most `limit` bytes each, each within some seconds and all within
  /// half as many more. Throws if there is no `curl`.
  public init(
    _ urls: [String], limit: Int, timeLimit: Int = 20, variable: (String) -> String?
  ) throws(FetchError) {
    guard let curl = Executable.path(of: "curl", in: variable("PATH")) else { throw .noCurl }
    (self.curl, self.limit, self.timeLimit) = (curl, limit, timeLimit)
    addresses = urls.map { WebAddress($0) }
    deadline = Clock.milliseconds + 1500 * timeLimit
    mayRetry = urls.count > 1
    arrived = urls.indices.filter { addresses[$0] == nil }.map { ($0, .failure(.address)) }
    start(inParallel: mayRetry)
  }

  deinit { end() }

  private func start(inParallel isParallel: Bool) {
    let asked = addresses.indices.filter { addresses[$0] != nil }
    guard !asked.isEmpty else { return }
    var (words, writers) = (["curl"] + options(isParallel), [Descriptor]())
    defer { for writer in writers { writer.close() } }
    do throws(SystemError) {
      for index in asked {
        let pipe = try Pipe()
        writers.append(pipe.writer)
        let name = "/dev/fd/\(pipe.writer.number)"
        files[name] = (index, IncomingBytes(pipe.reader, limit: limit))
        words += ["--output", name, "--url", addresses[index]?.text ?? ""]
      }
      let process = try ChildProcess(
        words, at: curl, reading: .null, reportsErrors: true, sharing: writers)
      self.process = process
      report = IncomingBytes(process.output, limit: 1 << 16)
    } catch {
      end()
      let failure = FetchError(
        en: "can't run curl: \(error.message)", zh: "无法运行 curl：\(error.messageInChinese)")
      arrived += asked.map { ($0, .failure(failure)) }
    }
  }

  private func options(_ isParallel: Bool) -> [String] {
    let addresses = addresses.compactMap(\.self)
    var words = [
      // No file of options, and no surprises in addresses.
      "-q", "--globoff", "--silent", "--no-buffer", "--fail", "--user-agent", "arcade",
      "--proto", addresses.allSatisfy(\.isSecure) ? "=https" : "=http,https",
      "--proto-redir", "=https", "--location", "--max-redirs", "3",
      "--connect-timeout", "\(min(5, timeLimit))", "--max-time", "\(timeLimit)",
      "--max-filesize", "\(limit)",
      // A line for each file, at once: standard error has no buffer.
      "--write-out", "%{stderr}\\n%{filename_effective} %{http_code} %{exitcode}\\n",
    ]
    if addresses.contains(where: \.isLocal) { words += ["--noproxy", "localhost,127.0.0.1,::1"] }
    if isParallel { words += ["--parallel", "--parallel-immediate", "--parallel-max", "8"] }
    return words
  }

  /// Returns the files and failures that have arrived since the last call, without waiting.
  public func poll() -> [(index: Int, result: Result<[UInt8], FetchError>)] {
    if let process { advance(process) }
    defer { arrived = [] }
    return arrived
  }

  private func advance(_ process: ChildProcess) {
    // What a line reports is in its pipe already.
    report.read()
    let lines = report.takeLines().map { String(decoding: $0, as: UTF8.self).split(separator: " ") }
    for name in files.keys {
      files[name]?.bytes.read()
      if files[name]?.bytes.isTooLarge == true { finish(name, exit: 63) }
    }
    for line in lines where line.count > 1 {
      guard let status = Int(line[1]) else { continue }
      // Before version 7.75 there is no exit status of each file.
      let exit = line.count > 2 ? Int(line[2]) : nil
      finish(String(line[0]), exit: exit ?? ((200..<300).contains(status) ? 0 : 7), status: status)
    }
    if !files.isEmpty, report.isAtEnd {
      let ending = process.ending(within: 100) ?? ""
      // Before version 7.68 nothing is fetched in parallel.
      if ending == "status 2", mayRetry {
        mayRetry = false
        end()
        return start(inParallel: false)
      }
      let exit = ending.hasPrefix("status ") ? Int(ending.dropFirst(7)) ?? 0 : 0
      for name in files.keys { finish(name, exit: exit == 0 ? 56 : exit) }
    } else if Clock.milliseconds > deadline {
      for name in files.keys { finish(name, exit: 28) }
    }
    if files.isEmpty { end() }
  }

  private func finish(_ name: String, exit: Int, status: Int = 0) {
    guard let file = files.removeValue(forKey: name) else { return }
    file.bytes.close()
    mayRetry = false
    let isFine = exit == 0 && (200..<300).contains(status)
    let host = addresses[file.index]?.host ?? ""
    arrived.append(
      (
        file.index,
        isFine
          ? .success(file.bytes.bytes)
          : .failure(FetchError(exit: exit, status: status, host: host))
      ))
  }

  /// True if everything has arrived or failed, and was returned.
  public var isDone: Bool { process == nil && arrived.isEmpty }

  /// Ends what is under way. Its processes are gone when it returns.
  private func end() {
    for file in files.values { file.bytes.close() }
    files = [:]
    process?.stop()
    process = nil
  }
}
