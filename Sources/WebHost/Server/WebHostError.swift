#if Web
  /// The failure of a web host to serve.
  public enum WebHostError: Error, Hashable, CustomStringConvertible {
    /// The server can't listen at an address, for the system's reason.
    case cannotListen(ListenAddress, reason: String)

    /// A sentence with the address and the reason.
    public var description: String {
      switch self {
      case .cannotListen(let address, let reason): "The app can't be served at \(address): \(reason)."
      }
    }
  }
#endif
