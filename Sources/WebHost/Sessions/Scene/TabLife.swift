#if Web
  /// The life of a scene's tab: its document is sent, its page connects, is lost or left, and comes back.
  ///
  /// ```
  /// unopened --connected--> connected --streamLost--> lost --connected--> connected
  ///                                   --left-------> left --connected--> connected
  /// ```
  ///
  /// A scene without its tab has a deadline, at which it is closed.
  struct TabLife: Equatable, Sendable {
    /// The state of the tab.
    enum State: Equatable, Sendable {
      /// The document was sent, or is being made; the page has not connected.
      case unopened
      /// A stream carries the scene's changes.
      case connected
      /// The stream was broken at a time.
      case lost(ContinuousClock.Instant)
      /// The page was left at a time. It may come back.
      case left(ContinuousClock.Instant)
    }

    /// An event in the life.
    enum Event: Equatable, Sendable {
      /// A stream carries the scene's changes.
      case connected
      /// The stream was broken.
      case streamLost
      /// The page was left.
      case left
      /// A form was posted, whose result the next document shows.
      case formPosted
      /// A form has used the scene, or it comes from the store, where used ones are.
      case used
      /// The scene comes from a page that is gone, for a new document.
      case continued
      /// The scene took over the content of the page that its own page replaces.
      case replacedPage
    }

    /// An action that follows an event.
    enum Action: Equatable, Sendable {
      /// The scene's deadline is watched from now on.
      case watchDeadline
      /// The content is offered to a page that was loaded in place of this one.
      case offerContent
    }

    /// The time in which a page whose stream was broken connects again: somewhat more than the page's longest wait.
    static let reconnectionTime = Duration.seconds(40)

    /// The times after which the scene is closed.
    struct Limits: Equatable, Sendable {
      /// The time for a document's page to connect.
      var opening: Duration
      /// The time for a tab to come back.
      var grace: Duration
    }

    private let limits: Limits
    /// The time when the document was requested.
    let created: ContinuousClock.Instant
    private(set) var state = State.unopened
    /// The time when the scene is closed, if its tab does not change until then; nil while it is in use.
    private(set) var deadline: ContinuousClock.Instant?
    /// True if a page or a form has used the scene: its state is kept.
    private(set) var isInUse = false
    /// True if a posted form has changed the scene, which the next document shows.
    private(set) var awaitsDocument = false
    /// True if the document was requested to load a page again, and is not used yet.
    private(set) var isReload: Bool

    /// The life of the tab of a document that is being made.
    init(_ limits: Limits, isReload: Bool = false, at now: ContinuousClock.Instant) {
      self.limits = limits
      self.isReload = isReload
      created = now
      deadline = now + limits.opening
    }

    /// Handles an event. Returns the actions that follow, in order.
    mutating func handle(_ event: Event, at now: ContinuousClock.Instant) -> [Action] {
      switch event {
      case .connected:
        (state, isInUse, deadline) = (.connected, true, nil)
        return []
      case .streamLost: return lose(.lost(now), at: now)
      case .left:
        guard state != .unopened else { return [] }
        return lose(.left(now), at: now) + [.offerContent]
      case .formPosted:
        (awaitsDocument, isInUse, deadline) = (true, true, now + limits.grace)
        return []
      case .used:
        isInUse = true
        return []
      case .continued:
        (isInUse, deadline) = (true, now + limits.grace)
        return []
      case .replacedPage:
        (isReload, isInUse) = (false, true)
        return []
      }
    }

    private mutating func lose(_ new: State, at now: ContinuousClock.Instant) -> [Action] {
      (state, deadline) = (new, now + limits.grace)
      return [.watchDeadline]
    }

    /// True while the tab is away.
    var isGone: Bool {
      switch state {
      case .unopened, .connected: false
      case .lost, .left: true
      }
    }

    /// The time for which the scene has been without its tab.
    func waiting(at now: ContinuousClock.Instant) -> Duration {
      switch state {
      case .unopened, .connected: .zero
      case .lost(let since), .left(let since): now - since
      }
    }

    /// True if a new document at the same address may show this scene: its page will not.
    func mayContinueElsewhere(at now: ContinuousClock.Instant) -> Bool {
      if awaitsDocument { return true }
      switch state {
      case .unopened, .connected: return false
      case .left: return true
      case .lost(let since): return now - since > Self.reconnectionTime
      }
    }

    /// True if the document was requested to load another page again, in a time in which it may replace that.
    func mayReplace(_ other: TabLife, at now: ContinuousClock.Instant) -> Bool {
      isReload && created > other.created && now - created < limits.opening
    }
  }
#endif
