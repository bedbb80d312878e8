/// A program that shows text at the terminal page by page.
public enum Pager {
  /// Runs a shell command that reads a text from its standard input, and waits until it ends.
  /// Returns false if the shell found no program to run. A pager that ends before it has read
  /// everything is no error.
  ///
  /// The pager is in the process group of this process, which ignores keys such as Ctrl-C until the
  /// pager ends. Unless `LESS` and `LESSCHARSET` are set, less(1) leaves text that fits the window
  /// there, shows colours, and reads UTF-8.
  public static func show(_ text: String, with command: String) throws(SystemError) -> Bool {
    setenv("LESS", "FRX", 0)
    // The system may lack the locale that the environment names.
    setenv("LESSCHARSET", "utf-8", 0)
    let ignored = [SIGINT, SIGQUIT, SIGPIPE]
    let former = ignored.map { signal($0, SIG_IGN) }
    defer { for (number, handler) in zip(ignored, former) { signal(number, handler) } }
    let pipe = try Pipe()
    let id: pid_t
    do throws(SystemError) {
      defer { pipe.reader.close() }
      id = try ChildProcess.spawn(
        ["sh", "-c", command], reading: pipe.reader, writing: .output, hasOwnGroup: false,
        defaults: ignored)
    } catch {
      pipe.writer.close()
      throw error
    }
    do throws(SystemError) {
      defer { pipe.writer.close() }
      try pipe.writer.write(Array(text.utf8))
    } catch  where error.code == EPIPE {
    }
    var status: CInt = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let isKilled = status & 0x7f != 0
    return isKilled || ![126, 127].contains(status >> 8 & 0xff)
  }
}
