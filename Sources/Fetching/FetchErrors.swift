import Flags

/// The reasons why something could not be fetched or decoded, as clauses.
extension UserError {
  static let noCurl = Self(
    en: "can't run curl: install it, or play the built-in albums", zh: "无法运行 curl，请先安装，或改玩内置唱片")

  static let noDecoder = Self(
    en: "no program that reads pictures was found (magick, ffmpeg, djpeg)",
    zh: "找不到能读取图片的程序（magick、ffmpeg、djpeg）")

  /// A file that no program can decode.
  public static let noPicture = Self(en: "some of the pictures can't be read", zh: "部分图片无法读取")

  static let address = Self(en: "only https addresses are fetched", zh: "只能访问 https 地址")

  /// Creates the error for an exit status of `curl` and a status of HTTP, 0 if there was none.
  init(exit: Int, status: Int = 0, host: String) {
    switch (exit, status) {
    case (_, 400...):
      self.init(
        en: "\(host) answered \(status); try again later", zh: "\(host) 返回 \(status)，请稍后再试")
    case (28, _): self.init(en: "\(host) took too long to answer", zh: "\(host) 响应超时")
    case (63, _): self.init(en: "the answer of \(host) is too large", zh: "\(host) 返回的内容过大")
    case (51, _), (60, _), (77, _):
      self.init(en: "the certificate of \(host) can't be trusted", zh: "\(host) 的证书不可信")
    default: self.init(en: "can't reach \(host)", zh: "无法连接 \(host)")
    }
  }
}
