import Foundation

extension UIGestureRecognizer {
  /// The recognition state of a gesture recognizer.
  @MainActor
  struct Recognition {
    /// A recognizer that has to fail before this one can begin.
    struct Requirement { weak var recognizer: UIGestureRecognizer? }

    var state = State.possible
    /// The state to enter after the required recognizers have failed; nil while the recognizer doesn't wait for any.
    var awaitedState: State?
    var requirements: [Requirement] = []
    /// The touches that are tracked now.
    var touches: [UITouch] = [] {
      didSet { if touches.isEmpty, !oldValue.isEmpty { lastCentroid = Self.middle(oldValue) } }
    }
    /// The touches received since the last reset.
    var seenTouches: [UITouch] = []
    private var lastCentroid: CGPoint?
    /// The dispatcher that the touches come from.
    weak var dispatcher: TouchDispatcher?

    /// The centroid of the current touches, or of the last ones, in the window's coordinates.
    var middle: CGPoint { touches.isEmpty ? lastCentroid ?? .zero : Self.middle(touches) }

    private static func middle(_ touches: [UITouch]) -> CGPoint {
      let count = CGFloat(max(1, touches.count))
      let sum = touches.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.location.x, y: $0.y + $1.location.y) }
      return CGPoint(x: sum.x / count, y: sum.y / count)
    }

    /// True if the gesture is recognized and not reset yet.
    var isRecognized: Bool { state == .began || state == .changed || state == .ended }
  }

  final var dispatcher: TouchDispatcher? {
    recognition.dispatcher ?? view?.enclosingWindow?.windowScene?.touchDispatcher
  }

  /// The clock of the view's scene, or the process's clock for a view without a scene.
  final var clock: SceneClock { view?.enclosingWindow?.windowScene?.clock ?? .processDefault }

  /// The other active recognizers that have received some of the same touches.
  private final var competitors: [UIGestureRecognizer] {
    dispatcher?.activeRecognizers.filter { competitor in
      competitor !== self
        && competitor.recognition.seenTouches.contains { touch in recognition.seenTouches.contains { $0 === touch } }
    } ?? []
  }

  final func change(to newState: State) {
    let isBeginning = recognition.state == .possible && newState != .failed && newState != .cancelled
    if isBeginning, isHeld?() == true {
      // A gesture that is over at once can't wait, and one that lasts may begin later.
      if newState == .ended { change(to: .failed) }
      return
    }
    guard let dispatcher else {
      changeAlone(to: newState)
      return
    }
    dispatcher.update { self.changeAmongCompetitors(to: newState) }
  }

  /// Changes the state without competition, for a recognizer outside of any scene.
  private final func changeAlone(to newState: State) {
    recognition.state = newState
    if newState != .possible && newState != .failed { callHandlers() }
    if newState == .ended || newState == .cancelled || newState == .failed { resetRecognition() }
  }

  private final func changeAmongCompetitors(to newState: State) {
    switch (recognition.state, newState) {
    case (.possible, .failed), (.possible, .cancelled):
      fail()
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      if let awaited = recognition.awaitedState {
        // A continuous gesture that ended before it was allowed to begin.
        if awaited == .began && newState == .ended { fail() }
      } else if isAllowedToBegin {
        begin(newState == .ended ? .ended : .began)
      } else {
        fail()
      }
    case (.began, .changed), (.began, .ended), (.changed, .changed), (.changed, .ended):
      recognition.state = newState
      dispatcher?.enqueue(self)
    case (.began, .cancelled), (.began, .failed), (.changed, .cancelled), (.changed, .failed):
      recognition.state = .cancelled
      dispatcher?.enqueue(self)
    default:
      break
    }
  }

  /// True if each view from the touched view up to the recognizer's own, and then the delegate, allows it to begin.
  private final var isAllowedToBegin: Bool {
    var asked: UIView? = recognition.seenTouches.last?.view ?? view
    while let current = asked {
      guard current.gestureRecognizerShouldBegin(self) else { return false }
      if current === view { break }
      asked = current.superview
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  private final func begin(_ newState: State) {
    let competitors = competitors
    for competitor in competitors where competitor.recognition.isRecognized && competitor.prevents(self) {
      fail()
      return
    }
    let required = competitors.filter { waits(for: $0) }
    if required.contains(where: \.recognition.isRecognized) {
      fail()
      return
    }
    if required.contains(where: { $0.recognition.state == .possible }) {
      recognition.awaitedState = newState
      return
    }
    recognition.awaitedState = nil
    recognition.state = newState
    for competitor in competitors where competitor.recognition.state == .possible && prevents(competitor) {
      competitor.fail()
    }
    dispatcher?.enqueue(self)
    if cancelsTouchesInView { dispatcher?.cancelInViews(recognition.touches) }
  }

  /// Tries to begin again if the recognizer waits for others to fail.
  final func beginIfRequirementsFailed() {
    if let awaited = recognition.awaitedState, recognition.state == .possible { begin(awaited) }
  }

  final func fail() {
    guard recognition.state == .possible else { return }
    recognition.state = .failed
    recognition.awaitedState = nil
    for competitor in competitors { competitor.beginIfRequirementsFailed() }
  }

  /// Ends any gesture in progress, because the recognizer was disabled or its view was removed.
  final func giveUp() {
    guard !recognition.seenTouches.isEmpty || recognition.state != .possible else { return }
    guard let dispatcher else {
      resetRecognition()
      return
    }
    dispatcher.update {
      self.changeAmongCompetitors(to: self.recognition.state == .possible ? .failed : .cancelled)
      for touch in self.recognition.touches { touch.gestureRecognizers?.removeAll { $0 === self } }
      self.recognition.touches = []
    }
  }

  final func resetRecognition() {
    recognition.state = .possible
    recognition.awaitedState = nil
    recognition.seenTouches = recognition.touches
    reset()
    didReset?(self)
  }

  private final func waits(for other: UIGestureRecognizer) -> Bool {
    recognition.requirements.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  private final func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self)
      && !(delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
      && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
  }
}
