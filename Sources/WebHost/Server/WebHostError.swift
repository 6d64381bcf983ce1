#if Web
  /// The failure of a web host to serve.
  public enum WebHostError: Error, Hashable, CustomStringConvertible {
    /// The server can't listen at an address, for the system's reason.
    case cannotListen(ListenAddress, reason: String)
    /// The options trust proxies or limit addresses, but the requests of the router do not have the addresses of their
    /// senders.
    case unknownSenders

    /// A sentence with the reason, and what was expected.
    public var description: String {
      switch self {
      case .cannotListen(let address, let reason): "The app can't be served at \(address): \(reason)."
      case .unknownSenders:
        "Proxies are trusted or addresses are limited, but the router does not know who sends a request. Expected: a "
          + "request context that conforms to RemoteAddressRequestContext, or neither of both."
      }
    }
  }
#endif
