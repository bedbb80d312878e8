/// Files that are read or written whole.
public enum WholeFile {
  /// Returns the bytes of a regular file of at most some bytes, or nil if it can't be read.
  public static func read(_ path: String, limit: Int) -> [UInt8]? {
    // So that opening a pipe doesn't wait for its other end.
    let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { return nil }
    let file = Descriptor(number)
    defer { file.close() }
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= limit
    else { return nil }
    var (contents, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while let count = try? file.read(into: &buffer), count > 0 {
      contents += buffer[..<count]
      if contents.count > limit { return nil }
    }
    return contents
  }

  /// Writes a new file, all of it or nothing, beside those that are there: `name.ext`, or if that
  /// exists `name-2.ext` and so on, up to 999. Returns its name.
  public static func write(
    _ bytes: [UInt8], in folder: String, as name: String, _ suffix: String
  ) throws(SystemError) -> String {
    let hidden = "\(folder)/.\(name).\(getpid()).new"
    let file = try create(hidden)
    do throws(SystemError) {
      defer { file.close() }
      // Where files have a limit, writing beyond it fails instead of killing the process.
      signal(SIGXFSZ, SIG_IGN)
      try file.write(bytes)
      guard fsync(file.number) == 0 else { throw .last }
      return try place(hidden, in: folder, as: name, suffix)
    } catch {
      unlink(hidden)
      throw error
    }
  }

  /// Gives a file the first name that is free. Returns it.
  private static func place(
    _ hidden: String, in folder: String, as name: String, _ suffix: String
  ) throws(SystemError) -> String {
    for number in 1...999 {
      let free = name + (number > 1 ? "-\(number)" : "") + "." + suffix
      do throws(SystemError) {
        // Taking the name first, as renaming alone would replace a file of that name.
        try create("\(folder)/\(free)").close()
      } catch  where error.code == EEXIST {
        continue
      }
      guard rename(hidden, "\(folder)/\(free)") == 0 else { throw .last }
      return free
    }
    throw SystemError(code: EEXIST)
  }

  private static func create(_ path: String) throws(SystemError) -> Descriptor {
    let number = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666 as mode_t)
    guard number >= 0 else { throw .last }
    return Descriptor(number)
  }
}
