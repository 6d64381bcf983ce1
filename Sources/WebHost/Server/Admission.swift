#if Web
  /// A user of an app, as the app's server knows them.
  public struct WebIdentity: Hashable, Sendable {
    /// The identifier, which is unique among the users: an account number or a name.
    public var id: String

    /// The identity of the user with an identifier.
    public init(id: String) { self.id = id }
  }

  /// The decision about a request, before a scene is made for it.
  public enum Admission: Sendable {
    /// The request is answered. The session belongs to the identity; nil for an anonymous user.
    case allowed(WebIdentity?)
    /// The request is refused with status 403 and a sentence.
    case refused(String)
    /// The browser is sent to an address, such as the page on which users log in.
    case redirected(String)
  }
#endif
