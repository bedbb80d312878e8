import GameCore

/// Why a host doesn't let somebody play.
public enum Refusal: String, Sendable {
  /// The two programs don't speak the same version of the protocol.
  case `protocol`

  /// The guest's number is none.
  case nonce

  /// The code is wrong.
  case code

  /// Another guest plays there, or has left a game that is under way.
  case busy

  /// The host plays another game.
  case game

  /// The reason, and who has to do what.
  public var error: UserError {
    let phrase =
      switch self {
      case .protocol:
        Phrase(
          en: "the two arcades do not understand each other; the older one has to be updated",
          zh: "双方的 arcade 版本不相通，较旧的一方需要更新")
      case .nonce:
        Phrase(
          en: "'nonce' must have 64 lower-case hexadecimal digits",
          zh: "'nonce' 必须是 64 位小写的十六进制数字")
      case .code:
        Phrase(en: "the code is wrong; ask the host for the line to type", zh: "代码不对，请向主机核对要输入的命令")
      case .busy:
        Phrase(
          en: "another guest plays there; if it was you, type the same line in half a minute",
          zh: "已有别人在那里玩；如果是你自己，请半分钟后再输入同一条命令")
      case .game:
        Phrase(
          en: "the host plays another game; ask for the line to type", zh: "主机玩的是别的游戏，请核对要输入的命令")
      }
    return UserError(phrase, status: .unavailable)
  }

  /// The line that tells it.
  var line: JSONObject {
    ["code": .string(rawValue), "reason": .string(error.message), "type": "refused"]
  }
}
