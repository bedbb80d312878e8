import Platform

/// Files that are read and replaced as a whole.
enum File {
  /// The most that is read of a file, in bytes; a longer one is no file of the arcade's.
  static let limit = 1 << 20

  /// The bytes of a file; none where there is no file.
  static func contents(of path: String) throws(SystemError) -> [UInt8] {
    let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else {
      if errno == ENOENT { return [] }
      throw .last
    }
    let file = Descriptor(number)
    defer { file.close() }
    var contents: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = try file.read(into: &buffer), count > 0 {
      contents += buffer[..<count]
      guard contents.count <= limit else { throw SystemError(code: EFBIG) }
    }
    return contents
  }

  /// Replaces a file by one with these bytes, readable only by its owner. What a symbolic link
  /// points to is replaced, and not the link.
  static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let target = resolved(path)
    var name = Array("\(target).XXXXXX".utf8CString)
    let number = mkstemp(&name)
    guard number >= 0 else { throw .last }
    let file = Descriptor(number)
    do throws(SystemError) {
      defer { file.close() }
      try file.write(bytes)
      guard fsync(number) == 0 else { throw .last }
      guard rename(name, target) == 0 else { throw .last }
    } catch {
      unlink(name)
      throw error
    }
  }

  /// Makes the folders above a file, each only for its owner, where they are missing.
  static func makeFolders(for path: String) throws(SystemError) {
    let names = path.split(separator: "/").dropLast()
    var folder = ""
    for name in names {
      folder += "/" + name
      guard mkdir(folder, 0o700) == 0 || access(folder, F_OK) == 0 else { throw .last }
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let target = realpath(path, nil) else { return path }
    defer { free(target) }
    return String(cString: target)
  }
}
