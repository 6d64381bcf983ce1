import Foundation
@_spi(Toolkit) import UIKitCore

/// The snapshots that wait to be applied, and the completions that wait to be called: both in their order.
@MainActor
struct ApplicationQueue<Section: Hashable, Item: Hashable> {
  struct Application {
    let content: DiffableState<Section, Item>.Content
    let manner: Manner

    /// What is known of it from where it came from.
    let prepared: PreparedState<Section, Item>?
  }

  enum Manner {
    case difference(animated: Bool)
    case reload
  }

  var waiting: [(application: Application, completion: CompletionOrder.Completion)] = []
  var isRunning = false
  let completions = CompletionOrder()

  mutating func append(_ application: Application, _ action: (() -> Void)?) {
    waiting.append((application, completions.append(action)))
  }
}

/// The completions of what is applied, in its order. It lives as long as one of them is waited for, whatever becomes of
/// the data source.
@MainActor
final class CompletionOrder {
  /// An application's completion, and whether it is due.
  final class Completion {
    fileprivate let action: (() -> Void)?
    fileprivate var isDue = false

    fileprivate init(_ action: (() -> Void)?) { self.action = action }
  }

  private var completions: [Completion] = []

  func append(_ action: (() -> Void)?) -> Completion {
    let completion = Completion(action)
    completions.append(completion)
    return completion
  }

  /// Calls what can be called now that a completion is due: it and those behind it that are, but nothing before those
  /// in front of it.
  func finish(_ completion: Completion) {
    completion.isDue = true
    let count = completions.prefix { $0.isDue }.count
    let actions = completions[..<count].compactMap(\.action)
    completions.removeFirst(count)
    for action in actions { action() }
  }
}

extension UICollectionViewDiffableDataSource {
  typealias Queue = ApplicationQueue<SectionIdentifierType, ItemIdentifierType>

  final func enqueue(_ application: Queue.Application, _ completion: (() -> Void)?) {
    applications.append(application, completion)
    applyWaiting()
  }

  /// Applies what waits, unless that is under way or a view is being made.
  private final func applyWaiting() {
    guard !applications.isRunning else { return }
    if let collectionView, collectionView.isMakingViews {
      // The data source lives on until then: what waits has completions.
      DispatchQueue.main.async { MainActor.assumeIsolated { self.applyWaiting() } }
      return
    }
    applications.isRunning = true
    while !applications.waiting.isEmpty {
      let (application, completion) = applications.waiting.removeFirst()
      perform(application) { [completions = applications.completions] in completions.finish(completion) }
      collectionView?.outlinesDidChange()
    }
    applications.isRunning = false
  }

  private final func perform(_ application: Queue.Application, completion: @escaping () -> Void) {
    takeOverShownMove()
    let (state, number) = applied.numbered
    // What was compared with something else is compared anew.
    let prepared = application.prepared.flatMap { $0.base == number ? $0 : nil }
    guard case .difference(let isAnimated) = application.manner, number > 0, isInCharge, let view = collectionView,
      view.window != nil
    else {
      let new = prepared?.state ?? state.applying(application.content)
      return reload(new, number: prepared?.number, as: application.manner, completion: completion)
    }
    let (new, update) =
      prepared.flatMap { prepared in prepared.update.map { (prepared.state, $0) } }
      ?? state.comparing(application.content)
    var marked = new.snapshot
    if case .snapshot(let applied) = application.content { marked = applied }
    func showChanges() {
      self.show(update, leadingTo: new, number: prepared?.number, marked, in: view, completion: completion)
    }
    if isAnimated { showChanges() } else { UIView.performWithoutAnimation { showChanges() } }
  }

  private final func reload(
    _ state: DiffableState<SectionIdentifierType, ItemIdentifierType>, number: Int?, as manner: Queue.Manner,
    completion: @escaping () -> Void
  ) {
    applied.set(state, number: number)
    if let collectionView, isInCharge {
      collectionView.reloadData()
      if case .reload = manner, collectionView.window != nil { collectionView.layoutIfNeeded() }
    }
    DispatchQueue.main.async { completion() }
  }

  /// Shows an update, then what is marked to be reloaded, then what is marked to be reconfigured.
  private final func show(
    _ update: BatchUpdate, leadingTo state: DiffableState<SectionIdentifierType, ItemIdentifierType>,
    number: Int?, _ marked: Snapshot, in view: UICollectionView, completion: @escaping () -> Void
  ) {
    let steps = CompletionOfAll(completion)
    if update.isEmpty {
      applied.set(state, number: number)
    } else {
      steps.begin()
      perform(update, in: view) {
        self.applied.set(state, number: number)
      } completion: { _ in
        steps.finish()
      }
    }
    let reloads = marked.reloads
    if !reloads.isEmpty {
      steps.begin()
      perform(reloads, in: view, changingData: {}) { _ in steps.finish() }
    }
    let reconfigured = marked.reconfiguredPaths
    if !reconfigured.isEmpty { view.reconfigureItems(at: reconfigured) }
    DispatchQueue.main.async { steps.finish() }
  }

  // MARK: Waiting

  /// Returns when the completion was called that the closure is given.
  ///
  /// Where the scene's time is stepped, as in tests, it is moved on: nobody else would while a test waits here.
  final func untilCompleted(_ start: (@escaping () -> Void) -> Void) async {
    let progress = CompletionOfAll {}
    await withCheckedContinuation { continuation in
      start {
        progress.finish()
        continuation.resume()
      }
      if let scene = collectionView?.window?.windowScene, scene.clock.time == .stepped {
        Self.moveClock(of: scene, until: progress)
      }
    }
  }

  /// The scene is the one of the beginning: the collection view may leave it, or go away, while it shows the change.
  private static func moveClock(of scene: UIWindowScene, until progress: CompletionOfAll) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        guard !progress.isFinished else { return }
        scene.performTurnIfNeeded()
        _ = scene.context.perform { scene.clock.step() }
        moveClock(of: scene, until: progress)
      }
    }
  }
}

/// Calls a completion when several steps are finished; the first has begun.
@MainActor
final class CompletionOfAll {
  private var running = 1
  private let completion: () -> Void

  init(_ completion: @escaping () -> Void) { self.completion = completion }

  var isFinished: Bool { running == 0 }

  func begin() { running += 1 }

  func finish() {
    running -= 1
    if running == 0 { completion() }
  }
}

extension UICollectionView {
  /// Whether views are being made, so that the data must not change.
  final var isMakingViews: Bool { pass.isRunning || update != nil || !requests.isEmpty || openBatch != nil }
}
