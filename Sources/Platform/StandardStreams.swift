public enum StandardStreams {
  /// Opens those that were closed when the process started on `/dev/null`, where reading input and
  /// writing output fail with EBADF, as on a closed file.
  ///
  /// Otherwise the next file to be opened would take their number, and be read or written in their
  /// place. So this must come before anything else is opened.
  public static func openClosed() {
    for number in CInt(0)...2 where fcntl(number, F_GETFD) < 0 {
      // The lowest number that is free, which is this one.
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
