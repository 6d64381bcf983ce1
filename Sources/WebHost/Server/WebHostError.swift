#if Web
  /// The failure of a web host to serve.
  public enum WebHostError: Error, Hashable, CustomStringConvertible {
    /// The server can't listen at an address, for the system's reason.
    case cannotListen(ListenAddress, reason: String)
    /// The host of an address has no numeric address.
    case unknownHost(ListenAddress)
    /// The options trust proxies or limit addresses, but the requests of the router do not have the addresses of their
    /// senders.
    case unknownSenders

    /// A sentence with the reason, and what was expected.
    public var description: String {
      switch self {
      case .cannotListen(let address, let reason): "The app can't be served at \(address): \(reason)."
      case .unknownHost(let address):
        "\(address.host.debugDescription) is the name of no host. Expected a port (8080), a host and a port (0.0.0.0:80) "
          + "or [::1]:80."
      case .unknownSenders:
        "Proxies are trusted or addresses are limited, but the router does not know who sends a request. Expected: a "
          + "request context that conforms to RemoteAddressRequestContext, or neither of both."
      }
    }
  }
#endif
