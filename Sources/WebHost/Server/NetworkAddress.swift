#if Web
  import Foundation

  /// A numeric IP address.
  struct NetworkAddress: Hashable, Sendable {
    /// The bytes in network order: 4 or 16.
    let bytes: [UInt8]

    /// The address of a text such as `127.0.0.1` or `::1`; nil for other texts. An IPv4 address inside of IPv6 is an
    /// IPv4 address.
    init?(_ text: String) {
      var bytes = [UInt8](repeating: 0, count: 4)
      if inet_pton(AF_INET, text, &bytes) == 1 {
        self.bytes = bytes
        return
      }
      bytes = [UInt8](repeating: 0, count: 16)
      guard inet_pton(AF_INET6, text, &bytes) == 1 else { return nil }
      let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
      self.bytes = isMapped ? Array(bytes.suffix(4)) : bytes
    }

    /// True for an address of 16 bytes.
    var isIPv6: Bool { bytes.count == 16 }

    /// True if the first bits are those of another address of the same kind.
    func sharesPrefix(of bits: Int, with other: NetworkAddress) -> Bool {
      guard bytes.count == other.bytes.count else { return false }
      for (index, (a, b)) in zip(bytes, other.bytes).enumerated() {
        let used = min(max(bits - 8 * index, 0), 8)
        let mask = UInt8(truncatingIfNeeded: 0xFF00 >> used)
        if (a ^ b) & mask != 0 { return false }
      }
      return true
    }
  }

  /// The client of a request, as far as its address tells: an IPv4 address, or the network of an IPv6 address, in which a
  /// client may choose any.
  struct ClientAddress: Hashable, Sendable {
    /// The number of bytes that name a network of IPv6.
    private static let networkLength = 8

    private let bytes: [UInt8]

    /// The client of a numeric address; nil for another text.
    init?(_ text: String?) {
      guard let text, let address = NetworkAddress(text) else { return nil }
      bytes = address.isIPv6 ? Array(address.bytes.prefix(Self.networkLength)) : address.bytes
    }
  }
#endif
