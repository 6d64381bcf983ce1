import PergolaSystem

/// An interface by which a device is connected with a network.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// The kind of an interface.
  public enum InterfaceType: Hashable, Sendable {
    /// A virtual interface, or one of an unknown kind.
    case other
    case wifi
    case cellular
    case wiredEthernet
    /// The device itself.
    case loopback
  }

  /// The kind of the interface.
  public let type: InterfaceType
  /// The name of the interface, such as `en0`.
  public let name: String
  /// The number of the interface.
  public let index: Int

  public var debugDescription: String { name }
}

extension NWInterface.InterfaceType {
  init(_ interface: NetworkPath.Interface) {
    switch interface {
    case .wifi: self = .wifi
    case .cellular: self = .cellular
    case .wiredEthernet: self = .wiredEthernet
    case .loopback: self = .loopback
    case .other: self = .other
    }
  }
}
