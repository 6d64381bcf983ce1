import Foundation

/// The address of a host.
public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
  /// The bytes of the address, in the order of the network.
  var rawValue: Data { get }
  /// The interface by which the host is reached; nil if it doesn't matter.
  var interface: NWInterface? { get }
  /// Makes an address of its bytes; nil if their number is wrong.
  init?(_ rawValue: Data, _ interface: NWInterface?)
  /// Makes an address of its text; nil if it is not one.
  init?(_ string: String)
  /// True for the device itself.
  var isLoopback: Bool { get }
  /// True for a host on the same link.
  var isLinkLocal: Bool { get }
  /// True for a group of hosts.
  var isMulticast: Bool { get }
}

extension Data {
  /// The bytes of an address; nil if the text is not one.
  fileprivate init?(address: String, family: Int32, count: Int) {
    var bytes = [UInt8](repeating: 0, count: count)
    guard inet_pton(family, address, &bytes) == 1 else { return nil }
    self.init(bytes)
  }

  /// The text of an address.
  fileprivate func address(family: Int32) -> String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let bytes = [UInt8](self)
    guard inet_ntop(family, bytes, &text, socklen_t(text.count)) != nil else { return "" }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
  }
}

/// An address of four bytes.
public struct IPv4Address: IPAddress {
  /// The bytes, in the order of the network.
  public let rawValue: Data
  /// The interface by which the host is reached; nil if it doesn't matter.
  public let interface: NWInterface?

  private init(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) {
    rawValue = Data([a, b, c, d])
    interface = nil
  }

  /// Makes an address of its bytes; nil if their number is wrong.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    self.rawValue = Data(rawValue)
    self.interface = interface
  }

  /// Makes an address of its text; nil if it is not one.
  public init?(_ string: String) {
    guard let bytes = Data(address: string, family: AF_INET, count: 4) else { return nil }
    rawValue = bytes
    interface = nil
  }

  /// All addresses of the device.
  public static let any = IPv4Address(0, 0, 0, 0)
  /// All hosts of the network.
  public static let broadcast = IPv4Address(255, 255, 255, 255)
  /// The device itself.
  public static let loopback = IPv4Address(127, 0, 0, 1)
  /// All hosts on the link.
  public static let allHostsGroup = IPv4Address(224, 0, 0, 1)
  /// All routers on the link.
  public static let allRoutersGroup = IPv4Address(224, 0, 0, 2)
  /// All hosts that report their groups.
  public static let allReportersGroup = IPv4Address(224, 0, 0, 22)
  /// All hosts that answer names of the local network.
  public static let mdnsGroup = IPv4Address(224, 0, 0, 251)

  /// True for the device itself.
  public var isLoopback: Bool { rawValue.first == 127 }
  /// True for a host on the same link.
  public var isLinkLocal: Bool { rawValue.starts(with: [169, 254]) }
  /// True for a group of hosts.
  public var isMulticast: Bool { rawValue.first.map { (224...239).contains($0) } ?? false }
  /// The text of the address.
  public var debugDescription: String { rawValue.address(family: AF_INET) }
}

/// An address of sixteen bytes.
public struct IPv6Address: IPAddress {
  /// The bytes, in the order of the network.
  public let rawValue: Data
  /// The interface by which the host is reached; nil if it doesn't matter.
  public let interface: NWInterface?

  private init(first: [UInt8], last: UInt8) {
    rawValue = Data(first + [UInt8](repeating: 0, count: 15 - first.count) + [last])
    interface = nil
  }

  /// Makes an address of its bytes; nil if their number is wrong.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    self.rawValue = Data(rawValue)
    self.interface = interface
  }

  /// Makes an address of its text; nil if it is not one.
  public init?(_ string: String) {
    guard let bytes = Data(address: string, family: AF_INET6, count: 16) else { return nil }
    rawValue = bytes
    interface = nil
  }

  /// All addresses of the device.
  public static let any = IPv6Address(first: [], last: 0)
  /// The device itself.
  public static let loopback = IPv6Address(first: [], last: 1)
  /// All hosts on the link.
  public static let linkLocalNodes = IPv6Address(first: [0xFF, 0x02], last: 1)
  /// All routers on the link.
  public static let linkLocalRouters = IPv6Address(first: [0xFF, 0x02], last: 2)

  /// True for the device itself.
  public var isLoopback: Bool { self == .loopback }
  /// True for a host on the same link.
  public var isLinkLocal: Bool { rawValue[0] == 0xFE && rawValue[1] & 0xC0 == 0x80 }
  /// True for a group of hosts.
  public var isMulticast: Bool { rawValue[0] == 0xFF }
  /// True for an address of a local network alone.
  public var isUniqueLocal: Bool { rawValue[0] & 0xFE == 0xFC }
  /// True for all addresses of the device.
  public var isAny: Bool { rawValue.allSatisfy { $0 == 0 } }
  /// True for an address of four bytes in one of sixteen.
  public var isIPv4Mapped: Bool { rawValue.prefix(12) == Data([UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]) }
  /// The address of four bytes; nil if there is none in it.
  public var asIPv4: IPv4Address? { isIPv4Mapped ? IPv4Address(rawValue.suffix(4), interface) : nil }
  /// The text of the address.
  public var debugDescription: String { rawValue.address(family: AF_INET6) }
}
