#if Web
  /// The proxies whose forwarded headers are believed.
  public struct TrustedProxies: Hashable, Sendable, ExpressibleByArrayLiteral {
    private struct Network: Hashable, Sendable {
      let address: NetworkAddress
      let bits: Int
    }

    private var networks: [Network] = []

    /// No proxy: forwarded headers are ignored.
    public init() {}

    /// The proxies of a list of addresses and networks in code; traps for a text that is neither.
    public init(arrayLiteral elements: String...) {
      for element in elements {
        guard let network = Self.network(element) else {
          preconditionFailure(TrustedProxyError(text: element).description)
        }
        networks.append(network)
      }
    }

    /// Adds the proxies at a numeric address such as `10.0.0.7` or in a network such as `10.0.0.0/8`.
    ///
    /// - Throws: `TrustedProxyError` if the text is neither.
    public mutating func insert(_ text: String) throws(TrustedProxyError) {
      guard let network = Self.network(text) else { throw TrustedProxyError(text: text) }
      networks.append(network)
    }

    private static func network(_ text: String) -> Network? {
      let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      guard let first = parts.first, let address = NetworkAddress(String(first)) else { return nil }
      let length = address.bytes.count * 8
      guard parts.count == 2 else { return Network(address: address, bits: length) }
      guard let bits = Int(parts[1]), (0...length).contains(bits) else { return nil }
      return Network(address: address, bits: bits)
    }

    /// True if no proxy is trusted.
    var isEmpty: Bool { networks.isEmpty }

    /// True if a peer at a numeric address is one of the proxies.
    func contains(_ text: String?) -> Bool {
      guard let text, let address = NetworkAddress(text) else { return false }
      return networks.contains { $0.address.sharesPrefix(of: $0.bits, with: address) }
    }
  }

  /// A text that is neither a numeric address nor a network.
  public struct TrustedProxyError: Error, Hashable, CustomStringConvertible {
    /// The text.
    public let text: String

    /// A sentence that says what was expected.
    public var description: String {
      "\(text.debugDescription) is not a proxy. Expected a numeric address (10.0.0.7) or a network (10.0.0.0/8)."
    }
  }
#endif
