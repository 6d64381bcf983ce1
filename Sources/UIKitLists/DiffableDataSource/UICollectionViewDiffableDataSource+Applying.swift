import Foundation
@_spi(Toolkit) import UIKitCore

extension UICollectionViewDiffableDataSource {
  typealias Content = DiffableState<SectionIdentifierType, ItemIdentifierType>.Content
  typealias Queue = ApplicationQueue<SectionIdentifierType, ItemIdentifierType>

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
      let view = collectionView,
      view.window != nil
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

/// A caller that waits for an application.
@MainActor
private final class Wait {
  var isOver = false
}

extension UICollectionView {
  /// True while views are being made, so that the data must not change.
  final var isMakingViews: Bool { pass.isRunning || update != nil || !requests.isEmpty || openBatch != nil }
}
