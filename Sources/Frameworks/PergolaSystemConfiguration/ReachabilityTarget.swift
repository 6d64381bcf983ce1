import Foundation
import PergolaSystem

/// The host whose reachability is of interest.
enum ReachabilityTarget: Sendable, Equatable {
  /// Any host: the address of zeros.
  case any
  /// A host with an address that takes the usual path.
  case address
  /// The device itself.
  case loopback
  /// The hosts in the same network.
  case linkLocal
  /// A host with a name.
  case name(String)

  /// The host with an address; nil for an address that is of no known kind.
  init?(_ address: UnsafePointer<sockaddr>) {
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      self.init(UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self).sin_addr)
    case AF_INET6:
      self.init(UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self).sin6_addr)
    default: return nil
    }
  }

  /// Makes the target that is a host with a name, or with an address that is written as a text.
  init(name: String) {
    var fourth = in_addr()
    var sixth = in6_addr()
    if inet_pton(AF_INET, name, &fourth) == 1 {
      self.init(fourth)
      // The name of an interface may follow.
    } else if inet_pton(AF_INET6, String(name.prefix { $0 != "%" }), &sixth) == 1 {
      self.init(sixth)
    } else {
      self = name.lowercased() == "localhost" ? .loopback : .name(name)
    }
  }

  private init(_ address: in_addr) {
    let number = address.s_addr.bigEndian
    self =
      switch number {
      case 0: .any
      case _ where number >> 24 == 127: .loopback
      case _ where number >> 16 == 0xa9fe: .linkLocal
      default: .address
      }
  }

  private init(_ address: in6_addr) {
    let bytes = withUnsafeBytes(of: address) { Array($0) }
    let loopback = Array(repeating: UInt8(0), count: 15) + [1]
    self =
      switch bytes {
      case _ where bytes.allSatisfy { $0 == 0 }: .any
      case loopback: .loopback
      case _ where bytes[0] == 0xfe && bytes[1] & 0xc0 == 0x80: .linkLocal
      default: .address
      }
  }

  /// The flags of the host on a path.
  ///
  /// - Parameter isKnown: Returns true for a host name that has an address.
  func flags(on path: NetworkPath, isKnown: (String) -> Bool) -> SCNetworkReachabilityFlags {
    if self == .loopback { return [.reachable, .isLocalAddress] }
    guard path.isReachable else { return [] }
    let isCellular = path.interface == .cellular
    switch self {
    // A cellular network has no neighbors.
    case .linkLocal: return isCellular ? [] : [.reachable, .isDirect]
    case .name(let name) where !isKnown(name): return []
    default: return isCellular ? [.reachable, .transientConnection, .isWWAN] : .reachable
    }
  }
}
