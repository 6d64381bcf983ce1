#if Web
  /// The failure to open a store.
  public struct RestorationStoreError: Error, Hashable, CustomStringConvertible {
    /// The file or the server.
    public let place: String
    /// The reason.
    public let reason: String

    /// A sentence with the place and the reason.
    public var description: String { "The states of scenes can't be kept in \(place): \(reason)" }
  }
#endif
