import Foundation

/// The files of the project.
public enum Project {
  /// The folder of the package.
  public static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the text of a file of the project.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// Writes a file of the project, creating its folder if needed.
  public static func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Returns the files below a folder of the project whose names have a suffix, as sorted paths
  /// relative to the folder.
  public static func files(in path: String, endingIn end: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.appending(path: path).path)
    var files: [String] = []
    while let name = names?.nextObject() as? String {
      let kind = names?.fileAttributes?[.type] as? FileAttributeType
      if kind != .typeDirectory, name.hasSuffix(end) { files.append(name) }
    }
    return files.sorted()
  }

  /// True if the tests write their golden files instead of comparing them: `RECORD=1`.
  public static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  /// True if a missing tool is a failure: `CI` is set.
  public static let isCI = !(ProcessInfo.processInfo.environment["CI"] ?? "").isEmpty

  /// The folder of this run's temporary folders, outside the project; it goes when the run ends.
  private static let temporaryRoot: Result<URL, any Error> = Result {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "arcade-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    atexit {
      if case .success(let root) = Project.temporaryRoot {
        try? FileManager.default.removeItem(at: root)
      }
    }
    return root
  }

  /// Creates a temporary folder outside the project.
  public static func temporaryFolder() throws -> URL {
    let folder = try temporaryRoot.get().appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
