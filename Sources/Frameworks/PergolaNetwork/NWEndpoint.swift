import Foundation

/// An end of a connection: a host with a port, a service, a socket of the file system, or an address of the web.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  /// A host and a port.
  case hostPort(host: Host, port: Port)
  /// A service that the local network announces.
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  /// A socket of the file system.
  case unix(path: String)
  /// An address of the web.
  case url(URL)

  /// A host: its name, or its address.
  public enum Host: Hashable, Sendable, CustomDebugStringConvertible, ExpressibleByStringLiteral {
    case name(String, NWInterface?)
    case ipv4(IPv4Address)
    case ipv6(IPv6Address)

    /// Makes a host of a text: of an address, if it is one, otherwise of a name.
    public init(_ string: String) {
      if let address = IPv4Address(string) {
        self = .ipv4(address)
      } else if let address = IPv6Address(string) {
        self = .ipv6(address)
      } else {
        self = .name(string, nil)
      }
    }

    /// Makes a host of a text in the source.
    public init(stringLiteral: String) { self.init(stringLiteral) }

    /// The interface by which the host is reached; nil if it doesn't matter.
    public var interface: NWInterface? {
      switch self {
      case .name(_, let interface): interface
      case .ipv4(let address): address.interface
      case .ipv6(let address): address.interface
      }
    }

    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      case .ipv4(let address): address.debugDescription
      case .ipv6(let address): address.debugDescription
      }
    }
  }

  /// The number of a port.
  public struct Port: RawRepresentable, Hashable, Sendable, CustomDebugStringConvertible, ExpressibleByIntegerLiteral {
    public let rawValue: UInt16

    /// Makes a port of its number.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    /// Makes a port of a number in the source.
    public init(integerLiteral value: UInt16) { rawValue = value }

    /// Makes a port of the text of its number, or of the name of a service that the device knows; nil if it is neither.
    public init?(_ service: String) {
      if let number = UInt16(service) {
        rawValue = number
      } else if let entry = getservbyname(service, nil) {
        rawValue = UInt16(truncatingIfNeeded: entry.pointee.s_port).byteSwapped
      } else {
        return nil
      }
    }

    /// Any port that is free.
    public static let any: Port = 0
    /// The port for terminals.
    public static let ssh: Port = 22
    /// The port for sending mails.
    public static let smtp: Port = 25
    /// The port for pages.
    public static let http: Port = 80
    /// The port for fetching mails.
    public static let pop: Port = 110
    /// The port for mailboxes.
    public static let imap: Port = 143
    /// The port for encrypted pages.
    public static let https: Port = 443
    /// The port for encrypted mailboxes.
    public static let imaps: Port = 993
    /// The port for proxies.
    public static let socks: Port = 1080

    public var debugDescription: String { String(rawValue) }
  }

  /// The interface by which the end is reached; nil if it doesn't matter.
  public var interface: NWInterface? {
    switch self {
    case .hostPort(let host, _): host.interface
    case .service(_, _, _, let interface): interface
    case .unix, .url: nil
    }
  }

  public var debugDescription: String {
    switch self {
    case .hostPort(.ipv6(let address), let port): "\(address).\(port)"
    case .hostPort(let host, let port): "\(host):\(port)"
    case .service(let name, let type, let domain, _): "\(name).\(type).\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }
}
