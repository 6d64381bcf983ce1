/// The ways in which a host can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  /// The bits of the flags.
  public let rawValue: UInt32

  /// Makes the flags with the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The host is reached by a connection that may end, such as a cellular one.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  /// The host can be reached.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// A connection must be made first.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// The connection is made when data are sent.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// The user must do something before the connection can be made.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// The connection is made when an app asks for one.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  /// The address is one of the device itself.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// The host is in the same network, so that no gateway is needed.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// The host is reached by a cellular network.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  /// The old name of `connectionOnTraffic`.
  public static let connectionAutomatic = connectionOnTraffic
}
