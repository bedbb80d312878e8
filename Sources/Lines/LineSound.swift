import GameCore
import Platform

/// The sounds of a game in lines of text.
struct LineSound {
  /// The sound of the last move, or nil before one.
  private var last: Sound?
  private var player: SoundPlayer?

  /// True if the player's program has been given the time to fail, and if it has failed.
  private var (hasHeard, hasFailed) = (false, false)

  mutating func play(_ sound: Sound) {
    last = sound
    player = player ?? SoundPlayer()
    player?.play(sound.wav)
  }

  /// Lets the last sound end, which another one would cut off.
  func finish() {
    if let last { player?.finish(within: last.length) }
  }

  /// Returns that no sound is heard, in sentences, or nil if that isn't so or was told.
  mutating func failureNews() -> Phrase? {
    guard let player, !hasFailed else { return nil }
    let news = player.failureNews(within: hasHeard ? 0 : 300)
    (hasHeard, hasFailed) = (true, news != nil)
    return news
  }
}

extension SoundPlayer {
  /// Returns why nothing sounds, or nil: because no program plays sounds, or if one is tried,
  /// because it fails. One that still runs after 100 ms doesn't.
  public static func silence(of player: SoundPlayer?, trying isTried: Bool) -> Phrase? {
    guard let player else {
      return Phrase(
        en: "no program plays the tunes; install pw-play, paplay, aplay, sox or ffplay, "
          + "or play without --ear",
        zh: "没有能播放旋律的程序；请安装 pw-play、paplay、aplay、sox 或 ffplay，或者不用 --ear")
    }
    guard isTried else { return nil }
    player.play(Sound([Int16](repeating: 0, count: 400), rate: 8000).wav)
    return player.failureReason(within: 100)
  }

  private func failureReason(within milliseconds: Int) -> Phrase? {
    failure(within: milliseconds).map { program, ending in
      let program = program.printable
      return Phrase(
        en: "the tunes can't be heard: the program \(program) ended with \(ending)",
        zh: "听不到旋律：程序 \(program) 出错（\(ChildProcess.inChinese(ending))）")
    }
  }

  /// Returns that the last sound has failed, in sentences, or nil if it hasn't within some
  /// milliseconds.
  public func failureNews(within milliseconds: Int) -> Phrase? {
    failureReason(within: milliseconds).map { reason in
      Phrase(
        en: reason(.en).capitalizedFirst + ". Leave the game; 'arcade resume', "
          + "or a start without --ear, plays it by sight.",
        zh: reason(.zh) + "。请退出，再用 arcade resume，或不用 --ear 开始，就能看着封面玩。")
    }
  }
}
