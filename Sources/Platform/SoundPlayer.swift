/// Plays sounds, one at a time, by the first program of the system that can, or by the command that
/// `ARCADE_SOUND` names. Nothing plays after it is gone.
public final class SoundPlayer {
  /// The programs that play a file, with the arguments before its path.
  private static let programs = [
    ("pw-play", []), ("paplay", []), ("aplay", ["-q"]), ("afplay", []), ("play", ["-q"]),
    ("ffplay", ["-nodisp", "-autoexit"]),
  ]

  /// The program and the arguments before the path of a file.
  private let command: (path: String, arguments: [String])
  private let name: String
  private let file: String
  private var playing: ChildProcess?

  /// Creates a player; returns nil if no program plays sounds. A file for them is made in the
  /// folder that the environment has for that.
  public init?(variable: (String) -> String? = Environment.variable) {
    let folder = variable("XDG_RUNTIME_DIR") ?? variable("TMPDIR") ?? "/tmp"
    file = "\(folder)/arcade-\(UInt64.random(in: 0...(.max))).wav"
    if let own = variable("ARCADE_SOUND") {
      (name, command) = (own, ("/bin/sh", ["-c", own + #" "$0""#]))
      return
    }
    for (name, arguments) in Self.programs {
      guard let path = Environment.program(name, in: variable("PATH")) else { continue }
      (self.name, command) = (name, (path, arguments))
      return
    }
    return nil
  }

  deinit { stop() }

  /// Plays a WAV file from its bytes, in place of the sound before.
  public func play(_ wav: [UInt8]) {
    // The next sound doesn't wait until all of the last program is gone.
    let last = playing
    last?.terminate()
    defer { last?.stop() }
    unlink(file)
    do throws(SystemError) {
      let number = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard number >= 0 else { throw .last }
      let file = Descriptor(number)
      defer { file.close() }
      try file.write(wav)
      playing = try ChildProcess(command.path, command.arguments, file: self.file)
      playing?.closeInput()
    } catch {
      playing = nil
    }
  }

  /// Returns how the program for the last sound has failed, or nil if it hasn't within some
  /// milliseconds.
  public func failure(within milliseconds: Int) -> (program: String, ending: String)? {
    guard let ending = playing?.ending(within: milliseconds), ending != "status 0" else {
      return nil
    }
    return (name, ending)
  }

  /// Waits for the end of the sound, but not longer than some milliseconds.
  public func finish(within milliseconds: Int) { _ = playing?.ending(within: milliseconds) }

  public func stop() {
    playing?.stop()
    playing = nil
    unlink(file)
  }
}
