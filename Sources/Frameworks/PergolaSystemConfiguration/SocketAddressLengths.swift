import Foundation

// Addresses of sockets begin with their length on Apple's systems. Here the family tells it, so that no other can be set.

extension sockaddr_in {
  /// The number of bytes of the address.
  ///
  /// - Precondition: A value that is set is that number.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set { precondition(newValue == sin_len, "The length of a sockaddr_in is \(sin_len), not \(newValue).") }
  }
}

extension sockaddr_in6 {
  /// The number of bytes of the address.
  ///
  /// - Precondition: A value that is set is that number.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set { precondition(newValue == sin6_len, "The length of a sockaddr_in6 is \(sin6_len), not \(newValue).") }
  }
}

extension sockaddr {
  /// The number of bytes of the address, which its family tells.
  ///
  /// - Precondition: A value that is set is that number, or that of any family as long as none is set.
  public var sa_len: UInt8 {
    get { Self.length(of: Int32(sa_family)) }
    set {
      let families = Int32(sa_family) == AF_UNSPEC ? [AF_INET, AF_INET6, AF_UNIX] : [Int32(sa_family)]
      precondition(
        families.contains { Self.length(of: $0) == newValue },
        "The length of an address of the family \(sa_family) is \(sa_len), not \(newValue).")
    }
  }

  private static func length(of family: Int32) -> UInt8 {
    switch family {
    case AF_INET6: UInt8(MemoryLayout<sockaddr_in6>.size)
    case AF_UNIX: UInt8(MemoryLayout<sockaddr_un>.size)
    default: UInt8(MemoryLayout<sockaddr>.size)
    }
  }
}
