import TextUI

/// The reason why something could not be fetched or decoded.
public struct FetchError: Error, Equatable, Sendable {
  /// The failure and perhaps its cure, as a clause.
  public let phrase: Phrase

  public init(en english: String, zh chinese: String) {
    phrase = Phrase(en: english, zh: chinese)
  }

  static let noCurl = Self(
    en: "curl is missing: install it, or play the built-in albums", zh: "找不到 curl，请先安装，或改玩内置唱片")

  static let noDecoder = Self(
    en: "no program that reads pictures was found (magick, ffmpeg, djpeg)",
    zh: "找不到能读取图片的程序（magick、ffmpeg、djpeg）")

  /// A file that no program can decode.
  public static let noPicture = Self(en: "some of the pictures can't be read", zh: "部分图片无法读取")

  static let address = Self(en: "only https addresses are fetched", zh: "只能访问 https 地址")

  /// Creates the error for an exit status of `curl` and a status of HTTP, 0 if there was none.
  init(exit: Int, status: Int = 0, host: String) {
    switch (exit, status) {
    case (_, 403), (_, 429):
      self.init(
        en: "\(host) answered \(status): too many requests; try again in a minute",
        zh: "\(host) 返回 \(status)：请求过于频繁，请稍后再试")
    case (_, 500...):
      self.init(
        en: "\(host) answered \(status): it has a problem; try again later",
        zh: "\(host) 返回 \(status)：服务器出错，请稍后再试")
    case (0, _), (22, _):
      self.init(en: "\(host) answered \(status)", zh: "\(host) 返回 \(status)")
    case (1, _), (47, _):
      self.init(en: "\(host) redirects to a place that isn't allowed", zh: "\(host) 的重定向不被允许")
    case (28, _): self.init(en: "\(host) took too long to answer", zh: "\(host) 响应超时")
    case (63, _): self.init(en: "the answer of \(host) is too large", zh: "\(host) 返回的内容过大")
    case (51, _), (60, _), (77, _), (83, _), (90, _):
      self.init(en: "the certificate of \(host) can't be trusted", zh: "\(host) 的证书不可信")
    case (18, _), (23, _), (35, _), (52, _), (55, _), (56, _), (92, _):
      self.init(en: "the connection to \(host) broke off", zh: "与 \(host) 的连接中断了")
    default: self.init(en: "can't reach \(host)", zh: "无法连接 \(host)")
    }
  }
}
