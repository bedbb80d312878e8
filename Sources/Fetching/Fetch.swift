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

  /// The files under way, by their indices. Each has a pipe, which `curl` opens by its name.
  private var files: [Int: (name: String, bytes: IncomingBytes)] = [:]
  private var arrived: [(index: Int, result: Result<[UInt8], FetchError>)] = []
  private var mayRetry: Bool

  /// Starts to fetch files of at most `limit` bytes each. Throws if there is no `curl`, or if it
  /// can't be run.
  public convenience init(
    _ urls: [String], limit: Int, variable: (String) -> String?
  ) throws(FetchError) {
    try self.init(urls, limit: limit, timeLimit: 20, variable: variable)
  }

  /// Starts to fetch files, each within some seconds and all within half as many more.
  init(
    _ urls: [String], limit: Int, timeLimit: Int, variable: (String) -> String?
  ) throws(FetchError) {
    guard let curl = Executable.path(of: "curl", in: variable("PATH")) else { throw .noCurl }
    self.curl = curl
    self.limit = limit
    self.timeLimit = timeLimit
    addresses = urls.map { WebAddress($0) }
    deadline = Clock.milliseconds + 1500 * timeLimit
    mayRetry = urls.count > 1
    for (index, address) in addresses.enumerated() where address == nil {
      arrived.append((index, .failure(.address)))
    }
    do throws(SystemError) {
      try start(inParallel: mayRetry)
    } catch {
      throw .failed(error)
    }
  }

  deinit { cancel() }

  private func start(inParallel isParallel: Bool) throws(SystemError) {
    let asked = addresses.enumerated().compactMap { index, address in
      address.map { (index: index, address: $0) }
    }
    guard !asked.isEmpty else { return }
    var writers: [Descriptor] = []
    defer { for writer in writers { writer.close() } }
    var words = ["curl"] + options(asked.map(\.address), isParallel)
    do throws(SystemError) {
      for (index, address) in asked {
        let pipe = try Pipe()
        writers.append(pipe.writer)
        let name = "/dev/fd/\(pipe.writer.number)"
        files[index] = (name, IncomingBytes(pipe.reader, limit: limit))
        words += ["--output", name, "--url", address.text]
      }
      let process = try ChildProcess(
        words, at: curl, reading: .null, reportsErrors: true, sharing: writers)
      self.process = process
      report = IncomingBytes(process.output, limit: 1 << 16)
    } catch {
      cancel()
      throw error
    }
  }

  private func options(_ addresses: [WebAddress], _ isParallel: Bool) -> [String] {
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
    if isParallel { words += ["--parallel", "--parallel-max", "8"] }
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
    for (index, var file) in files {
      file.bytes.read()
      files[index] = file
      if file.bytes.isTooLarge { finish(index, exit: 63) }
    }
    for line in lines where line.count > 1 {
      guard let status = Int(line[1]), let file = files.first(where: { $0.value.name == line[0] })
      else { continue }
      // Before version 7.75 there is no exit status of each file.
      let exit = line.count > 2 ? Int(line[2]) : nil
      finish(file.key, exit: exit ?? ((200..<300).contains(status) ? 0 : 7), status: status)
    }
    if !files.isEmpty, report.isAtEnd {
      let ending = process.ending(within: 100) ?? ""
      // Before version 7.66 nothing is fetched in parallel.
      if ending == "status 2", mayRetry { return fetchInTurn() }
      let exit = ending.hasPrefix("status ") ? Int(ending.dropFirst(7)) ?? 0 : 0
      for index in files.keys { finish(index, exit: exit == 0 ? 56 : exit) }
    } else if Clock.milliseconds > deadline {
      for index in files.keys { finish(index, exit: 28) }
    }
    if files.isEmpty { end() }
  }

  private func fetchInTurn() {
    mayRetry = false
    end()
    do throws(SystemError) {
      try start(inParallel: false)
    } catch {
      for (index, address) in addresses.enumerated() where address != nil {
        arrived.append((index, .failure(.failed(error))))
      }
    }
  }

  private func finish(_ index: Int, exit: Int, status: Int = 0) {
    guard var file = files.removeValue(forKey: index) else { return }
    file.bytes.close()
    mayRetry = false
    let host = addresses[index]?.host ?? ""
    let isFine = exit == 0 && (200..<300).contains(status)
    arrived.append(
      (
        index,
        isFine
          ? .success(file.bytes.bytes)
          : .failure(FetchError(exit: exit, status: status, host: host))
      ))
  }

  /// True if everything has arrived or failed, and was returned.
  public var isDone: Bool { process == nil && arrived.isEmpty }

  /// Ends what is under way. Its processes are gone when it returns.
  public func cancel() {
    end()
    arrived = []
  }

  private func end() {
    for index in files.keys { files[index]?.bytes.close() }
    files = [:]
    process?.stop()
    process = nil
  }
}
