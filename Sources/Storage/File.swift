import Platform

/// Files of the arcade's own.
enum File {
  /// The most that is read of a file that is read as a whole, in bytes.
  static let limit = 1 << 20

  /// Opens a regular file; one that is made is only for its owner. Throws where there is something
  /// else, such as a folder or a pipe.
  static func open(_ path: String, _ flags: CInt) throws(SystemError) -> Descriptor {
    // Without waiting, as for the other end of a pipe.
    let number = Platform.open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o600 as mode_t)
    guard number >= 0 else { throw .last }
    let file = Descriptor(number)
    guard let status = try? file.status(), status.st_mode & S_IFMT == S_IFREG else {
      file.close()
      throw .notRegular
    }
    return file
  }

  /// Opens a regular file to be read; nil where there is none.
  static func openIfThere(_ path: String) throws(SystemError) -> Descriptor? {
    do throws(SystemError) {
      return try open(path, O_RDONLY)
    } catch  where error.code == ENOENT {
      return nil
    }
  }

  /// Opens a file that is made where it is missing, and with it the folders above it.
  static func make(_ path: String, _ flags: CInt) throws(SystemError) -> Descriptor {
    do throws(SystemError) {
      return try open(path, flags | O_CREAT)
    } catch  where error.code == ENOENT {
      try makeFolders(for: path)
      return try open(path, flags | O_CREAT)
    }
  }

  /// The bytes of a file; none where there is no file.
  static func contents(of path: String) throws(SystemError) -> [UInt8] {
    guard let file = try openIfThere(path) else { return [] }
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
    let target = try resolved(path)
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
      guard mkdir(folder, 0o700) != 0 else { continue }
      let error = SystemError.last
      guard access(folder, F_OK) == 0 else { throw error }
    }
  }

  /// The names of what is in a folder; none where there is no folder.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) { place in
        place.withMemoryRebound(to: CChar.self, capacity: 1) { name in
          if let name = String(validatingCString: name), !name.hasPrefix(".") { names.append(name) }
        }
      }
    }
    return names
  }

  /// When a file was last written to, in nanoseconds since 1970; nil where there is none.
  static func lastWrite(to path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.lastWrite
  }

  /// Where the links lead that stand at a path, also where nothing is there yet.
  private static func resolved(_ path: String) throws(SystemError) -> String {
    var target = path
    for _ in 0..<32 {
      guard let link = destination(ofLink: target) else { return target }
      let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
      target = link.hasPrefix("/") ? link : folder + link
    }
    throw SystemError(code: ELOOP)
  }

  private static func destination(ofLink path: String) -> String? {
    var name = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &name, name.count)
    return count < 0 ? nil : String(validating: name[..<count], as: UTF8.self)
  }
}

extension Descriptor {
  /// What the system tells of the file.
  func status() throws(SystemError) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    return status
  }

  /// Reserves the file for this process until it is closed; false where another has done so and
  /// still has it after so many milliseconds.
  func lock(within milliseconds: Int) throws(SystemError) -> Bool {
    let deadline = Clock.milliseconds + milliseconds
    while flock(number, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .last }
      guard Clock.milliseconds < deadline else { return false }
      usleep(500)
    }
    return true
  }

  /// The byte at a place, or nil where the file has none.
  func byte(at offset: Int) -> UInt8? {
    var byte = UInt8(0)
    return pread(number, &byte, 1, off_t(offset)) == 1 ? byte : nil
  }
}
