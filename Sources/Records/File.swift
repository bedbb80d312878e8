import Platform

/// Functions that read, replace and lock the arcade's own files.
public enum File {
  /// The greatest size of a file that ``contents(of:)`` reads, in bytes.
  public static let limit = 1 << 20

  /// The milliseconds to wait for a lock of another process before writing.
  static let lockTimeout = 5000

  /// Opens a regular file, a new one only for its owner. Throws ``SystemError/notRegular`` if it is
  /// a folder, a pipe or the like.
  static func open(_ path: String, _ flags: CInt) throws(SystemError) -> Descriptor {
    // Where files have a limit, writing beyond it fails instead of killing the process.
    if flags & (O_WRONLY | O_RDWR) != 0 { signal(SIGXFSZ, SIG_IGN) }
    // O_NONBLOCK, so that opening a pipe does not wait for its other end.
    let number = Platform.open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o600 as mode_t)
    guard number >= 0 else {
      throw flags & O_NOFOLLOW != 0 && errno == ELOOP ? .notRegular : .last
    }
    let file = Descriptor(number)
    guard let status = try? file.status(), status.st_mode & S_IFMT == S_IFREG else {
      file.close()
      throw .notRegular
    }
    return file
  }

  /// Opens a regular file for reading. Returns nil if there is none.
  public static func openIfPresent(_ path: String) throws(SystemError) -> Descriptor? {
    do throws(SystemError) {
      return try open(path, O_RDONLY)
    } catch  where error.code == ENOENT {
      return nil
    }
  }

  static func openOrCreate(_ path: String, _ flags: CInt) throws(SystemError) -> Descriptor {
    do throws(SystemError) {
      return try open(path, flags | O_CREAT)
    } catch  where error.code == ENOENT {
      try createParentFolders(of: path)
      return try open(path, flags | O_CREAT)
    }
  }

  /// Returns the bytes of a file, or none if there is no file. Throws EFBIG if there are more than
  /// `limit`.
  public static func contents(of path: String, limit: Int = limit) throws(SystemError) -> [UInt8] {
    guard let file = try openIfPresent(path) else { return [] }
    defer { file.close() }
    return try file.contents(limit: limit)
  }

  /// Changes the bytes of a file, or creates it, atomically. Follows a symbolic link. Other
  /// processes that call this function wait, so that no change is lost.
  static func update(
    _ path: String, timeout: Int = lockTimeout, _ change: (_ bytes: [UInt8]) -> [UInt8]
  ) throws(SystemError) {
    // Also creates what a link leads to.
    try openOrCreate(path, O_WRONLY).close()
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    let target = String(cString: resolved)
    guard let folder = folder(of: target) else { throw .last }
    defer { folder.close() }
    // Some file systems of networks can't lock folders; there the last process to write wins.
    guard (try? folder.lock(within: timeout)) != false else { throw .locked }
    // A process that was killed while it had the lock may have left its temporary file.
    let temporary = Self.temporary(target)
    unlink(temporary)
    try replace(target, with: change(contents(of: target)), by: temporary, mustLast: true)
  }

  /// Atomically replaces a file, or creates it and its parent folders. It may be lost in a power
  /// failure.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let temporary = temporary("\(path).\(UInt64.random(in: 0...(.max)))")
    try replace(path, with: bytes, by: temporary, mustLast: false)
  }

  private static func replace(
    _ path: String, with bytes: [UInt8], by temporary: String, mustLast: Bool
  ) throws(SystemError) {
    let file = try openOrCreate(temporary, O_WRONLY | O_EXCL)
    do throws(SystemError) {
      defer { file.close() }
      try file.write(bytes)
      guard !mustLast || fsync(file.number) == 0, rename(temporary, path) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes a new file, all of it or nothing, and returns its name: `name.ext`, or if that exists
  /// `name-2.ext` and so on, up to 999.
  public static func write(
    _ bytes: [UInt8], in folder: String, as name: String, _ suffix: String
  ) throws(SystemError) -> String {
    for number in 1...999 {
      let free = name + (number > 1 ? "-\(number)" : "") + "." + suffix
      let path = "\(folder)/\(free)"
      let file: Descriptor
      do throws(SystemError) {
        file = try open(path, O_WRONLY | O_CREAT | O_EXCL)
      } catch  where error.code == EEXIST {
        continue
      }
      defer { file.close() }
      do throws(SystemError) {
        try file.write(bytes)
      } catch {
        unlink(path)
        throw error
      }
      return free
    }
    throw SystemError(code: EEXIST)
  }

  /// Returns the path of the hidden file whose renaming replaces a file.
  private static func temporary(_ path: String) -> String {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return "\(path[..<slash]).\(path[slash...]).new"
  }

  /// Creates the missing folders above a file, each accessible only to its owner. Throws if the
  /// player has no home although the file belongs there.
  static func createParentFolders(of path: String) throws(SystemError) {
    if let home = Environment.variable("HOME"), path.hasPrefix(home + "/"), access(home, F_OK) != 0
    {
      throw .last
    }
    var folder = path.hasPrefix("/") ? "" : "."
    for name in path.split(separator: "/").dropLast() {
      folder += "/" + name
      guard mkdir(folder, 0o700) != 0 else {
        syncFolder(of: folder)
        continue
      }
      let error = SystemError.last
      guard access(folder, F_OK) == 0 else { throw error }
    }
  }

  /// Writes the folder of a new file to the disk, so that the file's name outlives a power failure.
  static func syncFolder(of path: String) {
    guard let folder = folder(of: path) else { return }
    fsync(folder.number)
    folder.close()
  }

  private static func folder(of path: String) -> Descriptor? {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "."
    let number = Platform.open(String(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    return number < 0 ? nil : Descriptor(number)
  }

  /// Returns the names of the files in a folder, hidden ones only if asked for.
  public static func names(in folder: String, andHidden: Bool = false) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { name in
          if let name = String(validatingCString: name) { names.append(name) }
        }
      }
    }
    return names.filter { !$0.hasPrefix(".") || andHidden && ![".", ".."].contains($0) }
  }

  /// Returns the time of a file's last write in nanoseconds since 1970, or nil without a file.
  public static func lastWrite(to path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.lastWrite
  }

  /// Returns the size of a file in bytes, or nil without a file.
  public static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }
}

extension Descriptor {
  /// Returns the bytes up to the end. Throws EFBIG if there are more than `limit`.
  public func contents(limit: Int) throws(SystemError) -> [UInt8] {
    var contents: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = try read(into: &buffer), count > 0 {
      contents += buffer[..<count]
      guard contents.count <= limit else { throw SystemError(code: EFBIG) }
    }
    return contents
  }

  func status() throws(SystemError) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    return status
  }

  /// Locks the file until it is closed, alone or shared with others that only look at it. Returns
  /// false if another process still has it locked after this many milliseconds.
  func lock(within milliseconds: Int, isShared: Bool = false) throws(SystemError) -> Bool {
    let deadline = Clock.milliseconds + milliseconds
    while flock(number, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .last }
      guard Clock.milliseconds < deadline else { return false }
      usleep(500)
    }
    return true
  }

  /// Unlocks the file at once: a process that is just being started may still have it open.
  func unlock() { _ = flock(number, LOCK_UN) }

  func byte(at offset: Int) -> UInt8? {
    var byte = UInt8(0)
    return pread(number, &byte, 1, off_t(offset)) == 1 ? byte : nil
  }
}
