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
  /// The number of bytes of the address.
  ///
  /// - Precondition: A value that is set is that number.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set { precondition(newValue == sa_len, "The length of a sockaddr is \(sa_len), not \(newValue).") }
  }
}
