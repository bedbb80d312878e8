import Foundation
import Platform
import TestSupport

/// The addresses of a test on the HTTP server on this machine that behaves well or badly, as the
/// path says.
struct Server {
  let base: String

  init() throws {
    base = "http://127.0.0.1:\(try WebServer.shared.get().port)/\(UInt64.random(in: 0...(.max)))/"
  }

  func url(_ path: String) -> String { base + path }
}

/// The server of all tests, which ends with this process.
///
/// Foundation's processes keep none of the descriptors of this one open. A child that did would
/// hold up whoever waits for another process to end, as long as the server runs.
private final class WebServer: Sendable {
  static let shared = Result { try WebServer() }

  /// The server runs until this end of a pipe is closed.
  private let lifeline = Foundation.Pipe()
  let port: Int

  private init() throws {
    let (process, output) = (Process(), Foundation.Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.script]
    (process.standardInput, process.standardOutput) = (lifeline, output)
    try process.runUnmasked()
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw SystemError(code: EPIPE) }
      line += more
    }
    port = Int(String(decoding: line.dropLast(), as: UTF8.self)) ?? 0
  }

  private static let script = """
    import base64, http.server, os, sys, threading, time
    from urllib.parse import unquote

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *words): pass

        def send(self, status, body=b"", **headers):
            self.send_response(status)
            headers.setdefault("Content_Length", str(len(body)))
            for name, value in headers.items():
                if value: self.send_header(name.replace("_", "-"), value)
            self.end_headers()
            self.wfile.write(body)

        def do_GET(self):
            kind, _, rest = self.path[1:].partition("/")[2].partition("/")
            if kind == "text": self.send(200, rest.encode() * 100)
            elif kind == "query": self.send(200, unquote(rest).encode())
            elif kind == "agent": self.send(200, self.headers["User-Agent"].encode())
            elif kind == "status": self.send(int(rest), b"an error page")
            elif kind == "to": self.send(302, Location=unquote(rest))
            elif kind == "base64": self.send(200, base64.b64decode(unquote(rest)))
            elif kind == "huge": self.send(200, Content_Length="10000000000")
            elif kind == "short":
                self.close_connection = True
                self.send(200, b"only this", Content_Length="1000")
            elif kind == "silent": threading.Event().wait()
            elif kind in ("drip", "endless"):
                self.close_connection = True
                self.send(200, Content_Length=None)
                try:
                    while True:
                        self.wfile.write(b"x" * (1 if kind == "drip" else 65536))
                        if kind == "drip": time.sleep(0.05)
                except OSError: pass

    class Many(http.server.ThreadingHTTPServer):
        daemon_threads = True
        request_queue_size = 100

    def end_with_the_tests():
        sys.stdin.read()
        os._exit(0)

    threading.Thread(target=end_with_the_tests, daemon=True).start()
    server = Many(("127.0.0.1", 0), Handler)
    print(server.server_port, flush=True)
    server.serve_forever()
    """
}

/// The processes whose command lines contain a text.
func processes(with text: String) -> [String] {
  let ids = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  return ids.filter { Int($0) != nil && $0 != "\(getpid())" }.compactMap {
    guard let words = FileManager.default.contents(atPath: "/proc/\($0)/cmdline") else {
      return nil
    }
    let line = String(decoding: words, as: UTF8.self)
    return line.contains(text) ? line : nil
  }
}

/// Calls something until it is true, for at most half a minute.
func wait(until isDone: () throws -> Bool) rethrows -> Bool {
  for _ in 0..<15_000 {
    if try isDone() { return true }
    usleep(2000)
  }
  return false
}

func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
