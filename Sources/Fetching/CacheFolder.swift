import GameCore
import Platform
import Records
import TextUI

/// The folder of fetched files: `$XDG_CACHE_HOME/arcade`, else `~/.cache/arcade`. It may be missing
/// or read-only; nothing is kept then.
public struct CacheFolder: Sendable {
  public let path: String

  /// Creates the player's cache folder, or nil without a home.
  public init?(variable: (String) -> String?) {
    guard let path = BaseFolder.path("XDG_CACHE_HOME", elseInHome: ".cache", variable: variable)
    else { return nil }
    self.path = path
  }

  /// Returns the name of the file that keeps the answer to a request.
  public static func answer(to url: String) -> String { "answers/\(hash(url)).json" }

  /// Returns the name of the file of a picture as it was fetched.
  static func encoded(_ name: String) -> String { "pictures/\(hash(name)).jpg" }

  /// Returns the name of the file of a picture's pixels.
  static func pixels(of name: String) -> String { "pictures/\(hash(name)).ppm" }

  private static func hash(_ text: String) -> String {
    Seed.fnv1a(text).digits(radix: 16, count: 16)
  }

  /// Returns the bytes of a file that is at most 1 MB and, if asked for, was kept less than some
  /// seconds ago; nil if there is none.
  public func contents(of name: String, newerThan seconds: Int = .max) -> [UInt8]? {
    let file = "\(path)/\(name)"
    guard let time = File.lastWrite(to: file), let bytes = try? File.contents(of: file) else {
      return nil
    }
    let age = Timestamp.now.seconds - time / 1_000_000_000
    // A moment in the future is a clock that was wrong.
    return age < seconds && age > -60 ? bytes : nil
  }

  /// Keeps bytes, readable only by the owner. Other processes see the whole file or the former one.
  /// Returns false if it can't.
  @discardableResult
  public func keep(_ bytes: [UInt8], as name: String) -> Bool {
    (try? File.replace("\(path)/\(name)", with: bytes)) != nil
  }

  /// Removes a file if it is kept.
  func remove(_ name: String) {
    unlink("\(path)/\(name)")
  }

  /// The seconds for which answers and pictures are kept.
  public static let answerAge = 86_400
  static let pictureAge = 30 * 86_400

  private static let ages = ["answers": answerAge, "pictures": pictureAge]

  /// Removes files that are too old, and then the oldest until the rest is at most 50 MB.
  public func sweep() {
    sweep(limit: 50 << 20)
  }

  func sweep(limit: Int) {
    var files: [(path: String, time: Int, size: Int)] = []
    for (folder, age) in Self.ages {
      for (isHidden, age) in [(false, age), (true, 3600)] {
        for name in File.names(in: "\(path)/\(folder)", areHidden: isHidden)
        where !isHidden || name.hasSuffix(".new") {
          let file = "\(path)/\(folder)/\(name)"
          guard let time = File.lastWrite(to: file), let size = File.size(of: file) else {
            continue
          }
          let isOld = Timestamp.now.seconds - time / 1_000_000_000 >= age
          if isOld { unlink(file) } else { files.append((file, time, size)) }
        }
      }
    }
    var total = files.reduce(0) { $0 + $1.size }
    for file in files.sorted(by: { $0.time < $1.time }) where total > limit {
      unlink(file.path)
      total -= file.size
    }
  }
}
