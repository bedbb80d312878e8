import Platform
import TextUI

/// The reason why something could not be fetched.
public enum FetchError: Error, Equatable, Sendable {
  /// There is no `curl`.
  case noCurl

  /// A program can't be run.
  case failed(SystemError)

  /// There is no program that decodes pictures.
  case noDecoder

  /// The address is not one that is fetched: only `https`, and `http` on this machine.
  case address

  /// A server that has no address, refuses connections or is behind a broken network.
  case unreachable(host: String)

  /// A server that took too long.
  case late(host: String)

  /// A server whose certificate can't be trusted.
  case untrusted(host: String)

  /// A connection that broke before the end.
  case broken(host: String)

  /// A redirection to a protocol that is not allowed, or one too many.
  case redirected(host: String)

  /// More bytes than allowed.
  case tooLarge(host: String)

  /// A status of HTTP that is no success.
  case status(Int, host: String)

  /// A file that no program can decode.
  case noPicture

  /// Creates the error for an exit status of `curl` and a status of HTTP, 0 if there was none.
  init(exit: Int, status: Int, host: String) {
    self =
      switch exit {
      case _ where status >= 400: .status(status, host: host)
      case 1, 47: .redirected(host: host)
      case 28: .late(host: host)
      case 63: .tooLarge(host: host)
      case 51, 60, 77, 83, 90, 91: .untrusted(host: host)
      case 0, 22: .status(status, host: host)
      case 18, 23, 35, 52, 55, 56, 92: .broken(host: host)
      default: .unreachable(host: host)
      }
  }

  /// The failure and perhaps its cure, in English and Chinese.
  public var phrase: Phrase {
    switch self {
    case .noCurl:
      Phrase(
        en: "curl is missing: install it, or play the built-in albums", zh: "找不到 curl，请先安装，或改玩内置唱片")
    case .failed(let error):
      Phrase(en: "can't run curl: \(error.message)", zh: "无法运行 curl：\(error.message)")
    case .noDecoder:
      Phrase(
        en: "no program that reads pictures was found (magick, ffmpeg, djpeg)",
        zh: "找不到能读取图片的程序（magick、ffmpeg、djpeg）")
    case .address: Phrase(en: "only https addresses are fetched", zh: "只能访问 https 地址")
    case .unreachable(let host): Phrase(en: "can't reach \(host)", zh: "无法连接 \(host)")
    case .late(let host):
      Phrase(en: "\(host) took too long to answer", zh: "\(host) 响应超时")
    case .untrusted(let host):
      Phrase(en: "the certificate of \(host) can't be trusted", zh: "\(host) 的证书不可信")
    case .broken(let host):
      Phrase(en: "the connection to \(host) broke off", zh: "与 \(host) 的连接中断了")
    case .redirected(let host):
      Phrase(en: "\(host) redirects to a place that isn't allowed", zh: "\(host) 的重定向不被允许")
    case .noPicture: Phrase(en: "some of the pictures can't be read", zh: "部分图片无法读取")
    case .tooLarge(let host):
      Phrase(en: "the answer of \(host) is too large", zh: "\(host) 返回的内容过大")
    case .status(let code, let host):
      switch code {
      case 403, 429:
        Phrase(
          en: "\(host) answered \(code): too many requests; try again in a minute",
          zh: "\(host) 返回 \(code)：请求过于频繁，请稍后再试")
      case 500...:
        Phrase(
          en: "\(host) answered \(code): it has a problem; try again later",
          zh: "\(host) 返回 \(code)：服务器出错，请稍后再试")
      default: Phrase(en: "\(host) answered \(code)", zh: "\(host) 返回 \(code)")
      }
    }
  }

  /// The failure and perhaps its cure, as an English clause.
  public var message: String { phrase(.en) }
}
