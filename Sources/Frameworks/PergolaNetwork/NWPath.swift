import PergolaSystem

/// The way on which a device reaches other hosts, and what is known about it.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
  /// The use that can be made of a path.
  public enum Status: Hashable, Sendable {
    /// Other hosts can be reached.
    case satisfied
    /// No other host can be reached.
    case unsatisfied
    /// A connection has to be made first, such as that of a private network.
    case requiresConnection
  }

  /// The reason for which no other host can be reached.
  public enum UnsatisfiedReason: Hashable, Sendable {
    /// There is no reason that the system knows, or other hosts can be reached.
    case notAvailable
    /// The user does not let the app use the cellular network.
    case cellularDenied
    /// The user does not let the app use Wi-Fi.
    case wifiDenied
    /// The user does not let the app use the local network.
    case localNetworkDenied
    /// The private network that the path needs is off.
    case vpnInactive
  }

  /// The use that can be made of the path.
  public let status: Status
  /// The reason for which no other host can be reached. Devices here have none that they tell.
  public let unsatisfiedReason: UnsatisfiedReason
  /// The interfaces that the path may take, the preferred one first; none if it is not satisfied.
  public let availableInterfaces: [NWInterface]
  /// A Boolean value that indicates whether the user pays for what is sent, as on most cellular networks.
  public let isExpensive: Bool
  /// A Boolean value that indicates whether the user wants apps to send little, in Low Data Mode.
  public let isConstrained: Bool
  /// A Boolean value that indicates whether hosts with addresses of IPv4 can be reached.
  public let supportsIPv4: Bool
  /// A Boolean value that indicates whether hosts with addresses of IPv6 can be reached.
  public let supportsIPv6: Bool
  /// A Boolean value that indicates whether names of hosts can be looked up.
  public let supportsDNS: Bool

  /// Returns true if packets may take an interface of a type.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  public var debugDescription: String {
    guard status == .satisfied else { return "\(status) (No network route)" }
    var words = ["\(status) (Path is satisfied)"]
    words.append("interface: \(availableInterfaces.map(\.debugDescription).joined(separator: ", "))")
    let facts = [
      (supportsIPv4, "ipv4"), (supportsIPv6, "ipv6"), (supportsDNS, "dns"), (isExpensive, "expensive"),
      (isConstrained, "constrained"),
    ]
    return (words + facts.filter(\.0).map(\.1)).joined(separator: ", ")
  }

  /// The path of a network; unsatisfied if there is none, or if its interface is not acceptable.
  init(_ path: NetworkPath?, accepting isAcceptable: (NWInterface.InterfaceType) -> Bool = { _ in true }) {
    unsatisfiedReason = .notAvailable
    guard let path, path.isReachable, isAcceptable(NWInterface.InterfaceType(path.interface)) else {
      status = .unsatisfied
      availableInterfaces = []
      (isExpensive, isConstrained, supportsIPv4, supportsIPv6, supportsDNS) = (false, false, false, false, false)
      return
    }
    status = .satisfied
    let type = NWInterface.InterfaceType(path.interface)
    availableInterfaces = [NWInterface(type: type, name: path.interfaceName, index: path.interfaceIndex)]
    isExpensive = path.isExpensive
    isConstrained = path.isConstrained
    supportsIPv4 = path.supportsIPv4
    supportsIPv6 = path.supportsIPv6
    supportsDNS = path.supportsIPv4 || path.supportsIPv6
  }
}
