#if Web
  import Foundation

  /// The address at which a web host listens: a host and a port.
  ///
  /// ```swift
  /// let address = try ListenAddress("0.0.0.0:80")
  /// ```
  public struct ListenAddress: Hashable, Sendable, CustomStringConvertible {
    /// The port for texts that name none.
    public static let defaultPort = 8080
    /// The host for texts that name none: connections from this machine only.
    public static let defaultHost = "127.0.0.1"

    /// A host's name or a numeric address, without brackets.
    public var host: String
    /// The port, from 0 to 65535; 0 for any that is free.
    public var port: Int

    /// An address; by default port 8080 for this machine only.
    public init(host: String = defaultHost, port: Int = defaultPort) {
      self.host = host
      self.port = port
    }

    /// The address of a text: `8080`, `example.org`, `example.org:80`, `::1` or `[::1]:80`.
    ///
    /// - Throws: `ListenAddressError` with a sentence for the user.
    public init(_ text: String) throws(ListenAddressError) {
      guard !text.isEmpty else { throw .empty }
      if text.allSatisfy(\.isNumber) {
        self.init(port: try Self.port(text))
      } else if text.hasPrefix("[") {
        try self.init(bracketed: text)
      } else if text.count(where: { $0 == ":" }) > 1 {
        self.init(host: try Self.ipv6(text))
      } else if let colon = text.firstIndex(of: ":") {
        let host = String(text[..<colon])
        self.init(host: try Self.name(host, in: text), port: try Self.port(String(text[text.index(after: colon)...])))
      } else {
        self.init(host: try Self.name(text, in: text))
      }
    }

    private init(bracketed text: String) throws(ListenAddressError) {
      guard let end = text.firstIndex(of: "]") else { throw .missingBracket(text) }
      let host = try Self.ipv6(String(text[text.index(after: text.startIndex)..<end]))
      let rest = text[text.index(after: end)...]
      guard !rest.isEmpty else {
        self.init(host: host)
        return
      }
      guard rest.hasPrefix(":") else { throw .textAfterBracket(text) }
      self.init(host: host, port: try Self.port(String(rest.dropFirst())))
    }

    private static func port(_ text: String) throws(ListenAddressError) -> Int {
      guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }), let port = Int(text),
        (0...65535).contains(port)
      else { throw .port(text) }
      return port
    }

    private static func name(_ host: String, in text: String) throws(ListenAddressError) -> String {
      guard !host.isEmpty else { throw .missingHost(text) }
      let isName = host.utf8.allSatisfy { byte in
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
          || [45, 46, 95].contains(byte)
      }
      guard isName else { throw .host(host) }
      return host
    }

    private static func ipv6(_ text: String) throws(ListenAddressError) -> String {
      guard NetworkAddress(text)?.isIPv6 == true else { throw .ipv6(text) }
      return text
    }

    /// The host and the port, with brackets around an IPv6 address.
    public var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
  }

  /// A mistake in the text of an address.
  public enum ListenAddressError: Error, Hashable, CustomStringConvertible {
    /// The text is empty.
    case empty
    /// The text has no port from 0 to 65535 after its colon.
    case port(String)
    /// The text has no host before its colon.
    case missingHost(String)
    /// The host contains a character that no host name has.
    case host(String)
    /// The text in brackets is not an IPv6 address.
    case ipv6(String)
    /// The closing bracket is missing.
    case missingBracket(String)
    /// Something else than a colon and a port follows the closing bracket.
    case textAfterBracket(String)

    /// A sentence that says what is wrong and what was expected.
    public var description: String {
      switch self {
      case .empty: "The address is empty. \(Self.expectation)"
      case .port(let text): "\(text.debugDescription) is not a port from 0 to 65535. \(Self.expectation)"
      case .missingHost(let text): "\(text.debugDescription) has no host before the colon. \(Self.expectation)"
      case .host(let host): "\(host.debugDescription) is not the name of a host. \(Self.expectation)"
      case .ipv6(let text): "\(text.debugDescription) is not an IPv6 address. \(Self.expectation)"
      case .missingBracket(let text): "\(text.debugDescription) has no closing bracket. \(Self.expectation)"
      case .textAfterBracket(let text):
        "Only a colon and a port may follow the bracket in \(text.debugDescription). \(Self.expectation)"
      }
    }

    private static let expectation = "Expected a port (8080), a host and a port (0.0.0.0:80) or [::1]:80."
  }
#endif
