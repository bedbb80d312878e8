/// An error that a system call reported.
public struct SystemError: Error, Equatable, Sendable {
  /// The system's error number, as in errno(3).
  public let code: CInt

  /// The task that failed, worded to follow "can't" or "无法"; nil if the caller knows.
  public private(set) var task: String?
  public private(set) var taskInChinese: String?

  public init(code: CInt) { self.code = code }

  /// Returns the error with the task that failed.
  public func doing(_ task: String, zh chinese: String) -> SystemError {
    var error = self
    (error.task, error.taskInChinese) = (task, chinese)
    return error
  }

  public static var last: SystemError { SystemError(code: errno) }

  /// A folder, pipe or the like where a regular file was expected.
  public static let notRegular = SystemError(code: -1)

  /// A file that another process has kept locked for too long.
  public static let locked = SystemError(code: -2)

  /// A text that is no address with a port.
  public static let notAddress = SystemError(code: -3)

  /// A name that belongs to no machine, or can't be looked up now.
  public static let unknownHost = SystemError(code: -4)

  public var message: String {
    if code == Self.notRegular.code { return "not a regular file" }
    if code == Self.locked.code { return "another process keeps it locked" }
    if code == Self.notAddress.code { return "not HOST:PORT, such as 192.168.1.5:41203" }
    if code == Self.unknownHost.code { return "no machine of this name was found" }
    return strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  /// The message in Chinese of the errors that players meet, and the system's of the others.
  public var messageInChinese: String {
    switch code {
    case Self.notRegular.code: "不是普通文件"
    case Self.locked.code: "另一个程序一直锁着它"
    case Self.notAddress.code: "不是 主机:端口，例如 192.168.1.5:41203"
    case Self.unknownHost.code: "找不到叫这个名字的机器"
    case ENOENT: "没有这个文件或目录"
    case EACCES, EPERM: "没有权限"
    case EISDIR: "这是一个目录"
    case ENOTDIR: "路径里有一段不是目录"
    case EEXIST: "文件已经存在"
    case ENOSPC, EDQUOT: "磁盘空间不足"
    case EROFS: "文件系统是只读的"
    case EMFILE, ENFILE: "打开的文件太多"
    case ENAMETOOLONG: "文件名太长"
    case ELOOP: "符号链接绕成了圈"
    case EIO: "读写出错"
    case ETIMEDOUT: "等得太久，没有回应"
    case ECONNREFUSED: "那里没有程序在监听"
    case EHOSTUNREACH, ENETUNREACH: "网络不通"
    case EADDRINUSE: "地址已被占用"
    case EADDRNOTAVAIL: "本机没有这个地址"
    default: message
    }
  }
}
