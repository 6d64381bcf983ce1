/// The address that a server listens at: the name or number of a network interface, and a port.
public struct ListenAddress: Hashable, Sendable, CustomStringConvertible {
  /// The host: a name, an IPv4 address, or an IPv6 address without brackets.
  public var host: String
  /// The port; 0 for any that is free.
  public var port: Int

  /// An address; by default port 8080 of this machine, which other machines do not reach.
  public init(host: String = "127.0.0.1", port: Int = 8080) {
    self.host = host
    self.port = port
  }

  /// Reads an address such as `8080`, `localhost:8080`, `0.0.0.0:80` or `[::1]:8080`; nil if the text is none.
  public init?(_ text: String) {
    let portText: Substring
    if text.hasPrefix("[") {
      guard let end = text.firstIndex(of: "]"), text[text.index(after: end)...].first == ":" else { return nil }
      host = String(text[text.index(after: text.startIndex)..<end])
      guard host.contains(":"), host.allSatisfy({ $0.isHexDigit || ":.%".contains($0) }) else { return nil }
      portText = text[text.index(end, offsetBy: 2)...]
    } else if let colon = text.firstIndex(of: ":") {
      host = String(text[..<colon])
      guard !host.isEmpty, host.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || ".-".contains($0)) }) else {
        return nil
      }
      portText = text[text.index(after: colon)...]
    } else {
      host = "127.0.0.1"
      portText = text[...]
    }
    guard !portText.isEmpty, portText.allSatisfy({ $0.isASCII && $0.isNumber }), let port = Int(portText),
      (0...65_535).contains(port)
    else { return nil }
    self.port = port
  }

  /// The address as it is written in a URL.
  public var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
