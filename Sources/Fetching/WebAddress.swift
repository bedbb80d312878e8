/// An address that may be fetched: `https`, or `http` on this machine.
struct WebAddress {
  let text: String
  let host: String
  let isSecure: Bool

  /// True if the host is this machine.
  var isLocal: Bool { ["localhost", "127.0.0.1", "[::1]"].contains(host) }

  /// Creates an address of printable ASCII with a plain host and perhaps a port, without a user's
  /// name. Returns nil for anything else.
  init?(_ text: String) {
    let schemes = ["https://": true, "http://": false]
    guard text.utf8.count <= 4096, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f && $0 != 0x5c }),
      let (scheme, isSecure) = schemes.first(where: { text.hasPrefix($0.key) })
    else { return nil }
    let authority = text.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    let isNumber = authority.first == "["
    let host = isNumber ? authority.prefix { $0 != "]" } + "]" : authority.prefix { $0 != ":" }
    let port = authority.dropFirst(host.count)
    let rest = isNumber ? host.dropFirst().dropLast() : host[...]
    guard authority.hasPrefix(host), let first = rest.first, first != "-",
      rest.allSatisfy({ $0.isLetter || $0.isNumber || (isNumber ? ":" : "-.").contains($0) }),
      port.isEmpty
        || port.first == ":" && port.count <= 6 && port.dropFirst().allSatisfy(\.isNumber)
    else { return nil }
    (self.text, self.host, self.isSecure) = (text, String(host), isSecure)
    guard isSecure || isLocal else { return nil }
  }
}
