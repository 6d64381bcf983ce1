import Foundation

/// The snapshot that a data source answers from. It can be read from everywhere.
final class AppliedSnapshot<Section: Hashable, Item: Hashable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored = NSDiffableDataSourceSnapshot<Section, Item>()
  private var number = 0
  private var lastNumber = 0

  /// Guarded by the lock; from off the main actor it is read only where its identifiers are `Sendable`.
  var value: NSDiffableDataSourceSnapshot<Section, Item> { lock.withLock { stored } }

  /// The snapshot, and what names it among all that are applied.
  var numbered: (snapshot: NSDiffableDataSourceSnapshot<Section, Item>, number: Int) {
    lock.withLock { (stored, number) }
  }

  /// A number for a snapshot that will be applied.
  func makeNumber() -> Int {
    lock.withLock {
      lastNumber += 1
      return lastNumber
    }
  }

  func set(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, number: Int? = nil) {
    let number = number ?? makeNumber()
    lock.withLock {
      stored = snapshot
      self.number = number
    }
  }
}

/// The snapshots that wait to be applied, and the completions that wait to be called: both in their order.
@MainActor
struct ApplicationQueue<Section: Hashable, Item: Hashable> {
  enum Application {
    case difference(
      NSDiffableDataSourceSnapshot<Section, Item>, animated: Bool, prepared: PreparedSnapshot<Section, Item>?)
    case reload(NSDiffableDataSourceSnapshot<Section, Item>, prepared: PreparedSnapshot<Section, Item>?)
    case section(NSDiffableDataSourceSectionSnapshot<Item>, Section, animated: Bool)
  }

  /// An application's completion, and whether it is due.
  final class Completion {
    let action: (() -> Void)?
    var isDue = false

    init(_ action: (() -> Void)?) { self.action = action }
  }

  var waiting: [(application: Application, completion: Completion)] = []
  var isRunning = false
  /// Whether anything was applied yet.
  var hasApplied = false
  private var completions: [Completion] = []

  mutating func append(_ application: Application, _ action: (() -> Void)?) {
    let completion = Completion(action)
    completions.append(completion)
    waiting.append((application, completion))
  }

  /// What can be called now that a completion is due: it and those behind it that are, but nothing before those in
  /// front of it.
  mutating func due(_ completion: Completion) -> [() -> Void] {
    completion.isDue = true
    let count = completions.prefix { $0.isDue }.count
    defer { completions.removeFirst(count) }
    return completions[..<count].compactMap(\.action)
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
      perform(application) { [weak self] in
        for action in self?.applications.due(completion) ?? [completion.action].compactMap({ $0 }) { action() }
      }
      collectionView?.outlinesDidChange()
    }
    applications.isRunning = false
  }

  private final func perform(_ application: Queue.Application, completion: @escaping () -> Void) {
    switch application {
    case .reload(let snapshot, let prepared):
      adopt(snapshot, number: prepared?.number)
      show(byReloading: true, completion: completion)
    case .difference(let snapshot, let isAnimated, let prepared):
      show(snapshot, animated: isAnimated, prepared: prepared, completion: completion)
    case .section(let tree, let section, let isAnimated):
      let snapshot = self.snapshot(showing: tree, in: section)
      trees[section] = tree
      show(snapshot, animated: isAnimated, prepared: nil, completion: completion)
    }
  }

  /// Answers from a snapshot from now on.
  private final func adopt(_ snapshot: Snapshot, number: Int?) {
    let old = applied.value
    applied.set(snapshot.withoutMarks, number: number)
    adaptTrees(from: old)
  }

  private final func show(byReloading: Bool, completion: @escaping () -> Void) {
    applications.hasApplied = true
    if let collectionView, isInCharge {
      collectionView.reloadData()
      if byReloading, collectionView.window != nil { collectionView.layoutIfNeeded() }
    }
    DispatchQueue.main.async { completion() }
  }

  private final func show(
    _ snapshot: Snapshot, animated: Bool, prepared: PreparedSnapshot<SectionIdentifierType, ItemIdentifierType>?,
    completion: @escaping () -> Void
  ) {
    guard applications.hasApplied, isInCharge, let view = collectionView, view.window != nil else {
      adopt(snapshot, number: prepared?.number)
      return show(byReloading: false, completion: completion)
    }
    let (old, oldNumber) = applied.numbered
    let changes = prepared.flatMap { $0.base == oldNumber ? $0.changes : nil } ?? snapshot.changes(from: old)
    let difference = snapshot.difference(of: changes)
    func showChanges() {
      self.show(difference, of: snapshot, number: prepared?.number, in: view, completion: completion)
    }
    if animated { showChanges() } else { UIView.performWithoutAnimation { showChanges() } }
  }

  /// The batch; then, in the new order, what is shown anew.
  private final func show(
    _ difference: SnapshotDifference, of snapshot: Snapshot, number: Int?, in view: UICollectionView,
    completion: @escaping () -> Void
  ) {
    let steps = CompletionOfAll(completion)
    if difference.hasNoBatch {
      adopt(snapshot, number: number)
    } else {
      // The view must not ask between the change of the data and the batch that tells of it.
      steps.begin()
      view.performBatchUpdates {
        self.adopt(snapshot, number: number)
        view.record(difference)
      } completion: { _ in
        steps.finish()
      }
    }
    if !difference.reloadedSections.isEmpty || !difference.reloadedItems.isEmpty {
      steps.begin()
      view.performBatchUpdates {
        view.reloadSections(difference.reloadedSections)
        view.reloadItems(at: difference.reloadedItems.filter { !difference.reloadedSections.contains($0.section) })
      } completion: { _ in
        steps.finish()
      }
    }
    if !difference.reconfiguredItems.isEmpty { view.reconfigureItems(at: difference.reconfiguredItems) }
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

  /// Tells of a difference, in a batch that is open.
  fileprivate final func record(_ difference: SnapshotDifference) {
    deleteSections(difference.deletedSections)
    insertSections(difference.insertedSections)
    for move in difference.movedSections { moveSection(move.source, toSection: move.target) }
    deleteItems(at: difference.deletedItems)
    insertItems(at: difference.insertedItems)
    for move in difference.movedItems { moveItem(at: move.source, to: move.target) }
  }
}
