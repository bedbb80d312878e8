/// A request for help or for the version, which wins over the rest of a command line.
public enum HelpRequest: Equatable, Sendable {
  case shortHelp
  case help
  case version

  public static var flags: [Flag] {
    [
      Flag(
        "help", zh: "帮助", short: "h", Phrase(en: "print this help (-h: summary)", zh: "显示帮助（-h：摘要）")
      ),
      Flag("version", zh: "版本", short: "V", Phrase(en: "print the version", zh: "显示版本号")),
    ]
  }

  init?(_ option: String) {
    switch option {
    case "-h": self = .shortHelp
    case "--help", "--帮助": self = .help
    case "-V", "--version", "--版本": self = .version
    default: return nil
    }
  }
}
