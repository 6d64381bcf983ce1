/// The way on which a device reaches the network.
public struct NetworkPath: Hashable, Sendable {
  /// The kind of an interface.
  public enum Interface: Hashable, Sendable, CaseIterable {
    case wifi, cellular, wiredEthernet, loopback, other
  }

  /// True if other hosts can be reached.
  public var isReachable: Bool
  /// The kind of the interface that packets take.
  public var interface: Interface
  /// The name of the interface, such as `en0`.
  public var interfaceName: String
  /// The number of the interface.
  public var interfaceIndex: Int
  /// True if the user pays for what is sent, as on most cellular networks.
  public var isExpensive: Bool
  /// True if the user wants apps to send little, in Low Data Mode.
  public var isConstrained: Bool
  /// True if hosts with addresses of IPv4 can be reached.
  public var supportsIPv4: Bool
  /// True if hosts with addresses of IPv6 can be reached.
  public var supportsIPv6: Bool

  /// Makes a path. What is not given is that of a device with such an interface.
  public init(
    isReachable: Bool = true, interface: Interface = .wifi, interfaceName: String? = nil, interfaceIndex: Int? = nil,
    isExpensive: Bool? = nil, isConstrained: Bool = false, supportsIPv4: Bool? = nil, supportsIPv6: Bool = false
  ) {
    self.isReachable = isReachable
    self.interface = interface
    self.interfaceName = interfaceName ?? interface.usualName
    self.interfaceIndex = interfaceIndex ?? interface.usualIndex
    self.isExpensive = isExpensive ?? (interface == .cellular)
    self.isConstrained = isConstrained
    self.supportsIPv4 = supportsIPv4 ?? isReachable
    self.supportsIPv6 = supportsIPv6
  }
}

extension NetworkPath.Interface {
  /// The name of a device's first interface of this kind.
  fileprivate var usualName: String {
    switch self {
    case .loopback: "lo0"
    case .cellular: "pdp_ip0"
    case .wifi: "en0"
    case .wiredEthernet: "en1"
    case .other: "utun0"
    }
  }

  /// The number of a device's first interface of this kind.
  fileprivate var usualIndex: Int {
    switch self {
    case .loopback: 1
    case .cellular: 2
    case .wifi: 3
    case .wiredEthernet: 4
    case .other: 5
    }
  }
}
