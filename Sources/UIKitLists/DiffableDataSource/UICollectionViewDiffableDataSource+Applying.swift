import Foundation
import PergolaDiagnostics
import PergolaSystem
import Synchronization
@_spi(Toolkit) import UIKitCore

/// The way of a snapshot from `apply` to the collection view:
///
/// 1. It is submitted, on the main queue or on another thread, where it is compared at once.
/// 2. It waits in the ``ApplicationQueue``, until the applications before it were performed.
/// 3. It is compared, unless that was done, and the collection view performs the update.
/// 4. Its completion is called, after those of the applications before it.
extension UICollectionViewDiffableDataSource {
  typealias Content = DiffableState<SectionIdentifierType, ItemIdentifierType>.Content
  typealias Queue = ApplicationQueue<SectionIdentifierType, ItemIdentifierType>

  // MARK: Submitting

  // The apply methods are `@preconcurrency @MainActor`, as in the original: sources without complete concurrency checking
  // call them on any thread, and other sources get a warning there. So their implementation does not rely on the main
  // actor.

  /// Applies content: immediately on the main queue, later when called on another thread. There it is compared with the
  /// content before it, and the calls keep their order.
  ///
  /// - Parameter completion: Called once on the main actor, after the changes were shown.
  nonisolated final func submit(_ content: Content, _ manner: Queue.Manner, _ completion: (() -> Void)?) {
    let application = Queue.Application(content: content, manner: manner, completion: completion)
    if MainThread.isCurrent {
      return MainActor.assumeIsolated {
        requireMainSubmissions()
        enqueue(application)
      }
    }
    preparation.prepare(content, isCompared: manner != .reload, after: applied) { prepared in
      var application = application
      application.prepared = prepared
      self.send(application)
    }
  }

  /// Schedules the application on the main queue.
  private nonisolated final func send(_ application: Queue.Application) {
    if origins.beginOffMain() == .mixed { warnOfMixedUse() }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.origins.endOffMain()
        self.isDelivering = true
        self.enqueue(application)
        self.isDelivering = false
      }
    }
  }

  /// Records a submission on the main queue. Traps while others are on their way, which would deadlock in the original.
  /// A submission by app code that a delivery calls counts as part of the delivery.
  private final func requireMainSubmissions() {
    if isDelivering { return }
    switch origins.beginOnMain() {
    case nil: break
    case .mixed: warnOfMixedUse()
    case .wouldDeadlock:
      fatalError(
        """
        Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and \
        will deadlock. Please always submit updates either always on the main queue or always off the main queue - \
        view=\(collectionView.map(String.init(describing:)) ?? "nil")
        """)
    }
  }

  private final nonisolated func warnOfMixedUse() {
    Log.warning(
      """
      Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. Please always \
      submit updates either always on the main queue or always off the main queue - view=\(self)
      """)
  }

  // MARK: Applying

  final func enqueue(_ application: Queue.Application) {
    applications.append(application)
    applyWaiting()
  }

  /// Runs the waiting applications, unless they are running or a view is being made.
  private final func applyWaiting() {
    guard !applications.isRunning else { return }
    if let collectionView, collectionView.isMakingViews {
      // The closure keeps the data source alive: waiting applications have completions.
      DispatchQueue.main.async { MainActor.assumeIsolated { self.applyWaiting() } }
      return
    }
    applications.isRunning = true
    while let (application, progress) = applications.takeFirst() {
      perform(application, progress)
      didApply()
    }
    applications.isRunning = false
  }

  private final func perform(_ application: Queue.Application, _ progress: Queue.Progress) {
    applyUnappliedMove()
    let (state, number) = applied.numbered
    // A comparison with another state than the current one is made again.
    let prepared = application.prepared.flatMap { $0.base == number ? $0 : nil }
    guard case .difference(let isAnimated) = application.manner, number > 0, isCurrentDataSource,
      let view = collectionView
    else {
      let new = prepared?.state ?? state.applying(application.content)
      return reload(new, number: prepared?.number, as: application.manner, progress)
    }
    let (new, update) =
      prepared.flatMap { prepared in prepared.update.map { (prepared.state, $0) } }
      ?? state.comparing(application.content)
    var marked = new.snapshot
    if case .snapshot(let applied) = application.content { marked = applied }
    func showChanges() {
      self.show(update, leadingTo: new, number: prepared?.number, marked, in: view, progress)
    }
    if isAnimated { showChanges() } else { UIView.performWithoutAnimation { showChanges() } }
  }

  private final func reload(
    _ state: DiffableState<SectionIdentifierType, ItemIdentifierType>, number: Int?, as manner: Queue.Manner,
    _ progress: Queue.Progress
  ) {
    applied.set(state, number: number)
    if let collectionView, isCurrentDataSource {
      collectionView.reloadData()
      if case .reload = manner, collectionView.window != nil { collectionView.layoutIfNeeded() }
    }
    finishStepLater(of: progress)
  }

  /// Shows an update, then reloads and reconfigures the marked items.
  private final func show(
    _ update: BatchUpdate, leadingTo state: DiffableState<SectionIdentifierType, ItemIdentifierType>,
    number: Int?, _ marked: Snapshot, in view: UICollectionView, _ progress: Queue.Progress
  ) {
    if update.isEmpty {
      applied.set(state, number: number)
      if marked.reloads.isEmpty, marked.reconfiguredPaths.isEmpty { view.invalidateLayoutWithoutChanges() }
    } else {
      progress.beginStep()
      perform(update, in: view) {
        self.applied.set(state, number: number)
      } completion: { [applications] _ in
        applications.finishStep(of: progress)
      }
    }
    let reloads = marked.reloads
    if !reloads.isEmpty {
      progress.beginStep()
      perform(reloads, in: view, changingData: {}) { [applications] _ in applications.finishStep(of: progress) }
    }
    let reconfigured = marked.reconfiguredPaths
    if !reconfigured.isEmpty { view.reconfigureItems(at: reconfigured) }
    finishStepLater(of: progress)
  }

  /// Finishes the first step of an application after the current work, so that no completion is called before `apply`
  /// returns.
  private final func finishStepLater(of progress: Queue.Progress) {
    DispatchQueue.main.async { [applications] in applications.finishStep(of: progress) }
  }

  // MARK: Waiting

  /// Starts an application and returns when its completion is called.
  ///
  /// Advances the clock of a scene whose time is stepped, as in tests: a test that waits here cannot.
  final func waitForCompletion(_ start: (@escaping () -> Void) -> Void) async {
    let wait = Wait()
    await withCheckedContinuation { continuation in
      start {
        wait.isOver = true
        continuation.resume()
      }
      if let scene = collectionView?.window?.windowScene, scene.clock.time == .stepped {
        Self.moveClock(of: scene, until: wait)
      }
    }
  }

  /// Advances the clock of the scene that the collection view was in at the start: it may leave the scene, or be
  /// released, while it shows the change.
  private static func moveClock(of scene: UIWindowScene, until wait: Wait) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        guard !wait.isOver else { return }
        scene.performTurnIfNeeded()
        _ = scene.context.perform { scene.clock.step() }
        moveClock(of: scene, until: wait)
      }
    }
  }
}

/// The applications of a data source: they are applied one after the other, and completed in the same order.
///
/// An application has one or more steps. It is due when all of them are finished, and it is completed when it is due and
/// all applications before it are completed. The queue lives as long as an application is pending, even without the
/// data source.
@MainActor
final class ApplicationQueue<Section: Hashable, Item: Hashable> {
  enum Manner: Equatable {
    case difference(animated: Bool)
    case reload
  }

  /// Content to apply, and the manner of applying it.
  ///
  /// It is `Sendable` because the caller gives the content and the completion away: the original's signatures do not
  /// require them to be `Sendable`.
  struct Application: @unchecked Sendable {
    let content: DiffableState<Section, Item>.Content
    let manner: Manner

    /// The comparison that was made off the main actor; nil if there was none.
    var prepared: PreparedState<Section, Item>?

    /// Called once when the application is completed.
    var completion: (() -> Void)?
  }

  /// The progress of one application. Its first step has begun.
  @MainActor
  final class Progress {
    fileprivate let completion: (() -> Void)?
    fileprivate var runningSteps = 1

    fileprivate init(_ completion: (() -> Void)?) { self.completion = completion }

    /// Begins a further step.
    func beginStep() { runningSteps += 1 }
  }

  /// True while applications are taken from the queue.
  var isRunning = false

  private var waiting: [(application: Application, progress: Progress)] = []

  /// The applications that are not completed, in order.
  private var pending: [Progress] = []

  /// Adds an application at the end.
  func append(_ application: Application) {
    let progress = Progress(application.completion)
    waiting.append((application, progress))
    pending.append(progress)
  }

  /// Removes and returns the first waiting application; nil if there is none.
  func takeFirst() -> (application: Application, progress: Progress)? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// Finishes a step of an application. After its last step, completes all due applications that no pending one
  /// precedes.
  func finishStep(of progress: Progress) {
    progress.runningSteps -= 1
    guard progress.runningSteps == 0 else { return }
    let count = pending.prefix { $0.runningSteps == 0 }.count
    let completions = pending[..<count].compactMap(\.completion)
    pending.removeFirst(count)
    for completion in completions { completion() }
  }
}

/// The origins of a data source's submissions: the main queue, other threads, or both.
final class SubmissionOrigins: Sendable {
  private struct State {
    var isUsedOnMain = false
    var isUsedElsewhere = false
    var hasWarned = false
    var outstanding = 0
  }

  /// A mistake in the choice of threads.
  enum Fault {
    /// Submissions come both from the main queue and from other threads. Reported once.
    case mixed
    /// A submission on the main queue while others are on their way there.
    case wouldDeadlock
  }

  private let state = Mutex(State())

  func beginOnMain() -> Fault? {
    state.withLock { state in
      if state.outstanding > 0 { return .wouldDeadlock }
      state.isUsedOnMain = true
      return Self.newFault(&state)
    }
  }

  /// Records a submission from another thread, which is outstanding until ``endOffMain()``.
  func beginOffMain() -> Fault? {
    state.withLock { state in
      state.outstanding += 1
      state.isUsedElsewhere = true
      return Self.newFault(&state)
    }
  }

  func endOffMain() { state.withLock { $0.outstanding -= 1 } }

  private static func newFault(_ state: inout State) -> Fault? {
    guard state.isUsedOnMain, state.isUsedElsewhere, !state.hasWarned else { return nil }
    state.hasWarned = true
    return .mixed
  }
}

/// A caller that waits for an application.
@MainActor
private final class Wait {
  var isOver = false
}

extension UICollectionView {
  /// True while views are being made, so that the data must not change.
  final var isMakingViews: Bool { pass.isRunning || update != nil || !requests.isEmpty || openBatch != nil }
}
