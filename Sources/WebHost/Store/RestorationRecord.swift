#if Web
  import Foundation

  /// The state of a scene, as a store keeps it. It contains what a user typed, and the secret of the user's cookie.
  public struct RestorationRecord: Hashable, Sendable {
    /// The name of the scene, which is unique.
    public var scene: String
    /// The name of the session.
    public var session: String
    /// The cookie of the session.
    public var secret: String
    /// The identifier of the user; nil for an anonymous one.
    public var identity: String?
    /// The path and query of the page.
    public var address: String
    /// The size of the tab, the user's preferences, and the part of the input that is handled, as JSON.
    public var environment: Data
    /// The state of the scene; nil if it has none to keep.
    public var data: Data?
    /// The time of saving.
    public var saved: Date

    /// A record of a store's fields.
    public init(
      scene: String, session: String, secret: String, identity: String?, address: String, environment: Data,
      data: Data?,
      saved: Date
    ) {
      self.scene = scene
      self.session = session
      self.secret = secret
      self.identity = identity
      self.address = address
      self.environment = environment
      self.data = data
      self.saved = saved
    }

    init(
      scene: String, token: SessionToken, identity: WebIdentity?, address: String, tab: TabState, data: Data?
    ) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      self.init(
        scene: scene, session: PageNumber.hash(token.selector), secret: token.description, identity: identity?.id,
        address: address, environment: (try? encoder.encode(tab)) ?? Data(), data: data, saved: Date())
    }

    /// The state of the tab; the default one if the record's is damaged.
    var tab: TabState { (try? JSONDecoder().decode(TabState.self, from: environment)) ?? TabState() }

    /// True if the record is of the session with a token, and of its user.
    func belongs(to token: SessionToken, _ identity: WebIdentity?) -> Bool {
      SessionToken(secret)?.matches(token) == true && self.identity == identity?.id
    }

    /// A hash of everything but the time.
    var contentHash: Int {
      var copy = self
      copy.saved = .distantPast
      return copy.hashValue
    }
  }
#endif
