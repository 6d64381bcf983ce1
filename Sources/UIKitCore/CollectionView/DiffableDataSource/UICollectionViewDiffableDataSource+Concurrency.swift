import Foundation
import Synchronization

/// From where a data source's snapshots are applied.
final class ApplicationOrigins: Sendable {
  private struct State {
    var isUsedOnMain = false
    var isUsedElsewhere = false
    var hasWarned = false
    var outstanding = 0
  }

  private let state = Mutex(State())

  /// What is wrong with applying from some place now.
  enum Fault {
    case mixed
    case wouldBlock
  }

  func beginOnMain() -> Fault? {
    state.withLock { state in
      if state.outstanding > 0 { return .wouldBlock }
      state.isUsedOnMain = true
      return Self.warning(&state)
    }
  }

  func beginElsewhere() -> Fault? {
    state.withLock { state in
      state.outstanding += 1
      state.isUsedElsewhere = true
      return Self.warning(&state)
    }
  }

  func endElsewhere() { state.withLock { $0.outstanding -= 1 } }

  private static func warning(_ state: inout State) -> Fault? {
    guard state.isUsedOnMain, state.isUsedElsewhere, !state.hasWarned else { return nil }
    state.hasWarned = true
    return .mixed
  }
}

/// A completion on its way to the main actor. That it may be called there is the caller's promise, as in the original,
/// whose type does not say so.
private struct OnMain: @unchecked Sendable {
  let action: (() -> Void)?

  init(_ action: (() -> Void)?) { self.action = action }
}

/// Identifiers that can cross threads: snapshots can be applied from everywhere.
extension UICollectionViewDiffableDataSource
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {
  /// Has the collection view show a snapshot. Off the main actor it is compared with the one before it there, and the
  /// method returns before the change is shown; several are shown in the order of the calls.
  ///
  /// - Parameters:
  ///   - animatingDifferences: whether a host that can shows the changes as movements.
  ///   - completion: called once on the main actor, after the change was shown.
  public nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    apply(snapshot, isCompared: true) { [completion = OnMain(completion)] in
      $0.applyOnMain(snapshot, animatingDifferences, completion.action)
    }
  }

  /// Has the collection view show a snapshot by a reload. From off the main actor it returns before that is done.
  public nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    apply(snapshot, isCompared: false) { [completion = OnMain(completion)] in
      $0.reloadOnMain(snapshot, completion.action)
    }
  }

  /// Shows the visible items of a tree in a section. From off the main actor it returns before that is done.
  public nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let application: Application = { [completion = OnMain(completion)] in
      $0.applyOnMain(snapshot, section, animatingDifferences, completion.action)
    }
    if MainQueue.isCurrent { return MainActor.assumeIsolated { application(self) } }
    preparation.pass { send(application, with: nil) }
  }

  /// What was applied last, without what was marked in it.
  public nonisolated func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    applied.value
  }

  private typealias Application = @MainActor @Sendable (UICollectionViewDiffableDataSource) -> Void

  private nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, isCompared: Bool,
    _ application: @escaping Application
  ) {
    if MainQueue.isCurrent { return MainActor.assumeIsolated { application(self) } }
    preparation.prepare(snapshot, isCompared: isCompared, after: applied) { send(application, with: $0) }
  }

  /// Sends an application to the main actor.
  private nonisolated func send(
    _ application: @escaping Application,
    with prepared: PreparedSnapshot<SectionIdentifierType, ItemIdentifierType>?
  ) {
    let origins = origins
    if origins.beginElsewhere() == .mixed { warnOfMixedUse() }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        origins.endElsewhere()
        self.isApplyingFromElsewhere = true
        self.arriving = prepared
        application(self)
        self.arriving = nil
        self.isApplyingFromElsewhere = false
      }
    }
  }
}

extension UICollectionViewDiffableDataSource {
  // Here the identifiers are not known to be `Sendable`, so that these are calls of what subclasses override.

  fileprivate final func applyOnMain(_ snapshot: Snapshot, _ isAnimated: Bool, _ completion: (() -> Void)?) {
    if !beginOverride() { return applyHere(snapshot, isAnimated, completion) }
    defer { isInOverride = false }
    apply(snapshot, animatingDifferences: isAnimated, completion: completion)
  }

  fileprivate final func applyOnMain(
    _ snapshot: SectionSnapshot, _ section: SectionIdentifierType, _ isAnimated: Bool, _ completion: (() -> Void)?
  ) {
    if !beginOverride() { return applyHere(snapshot, section, isAnimated, completion) }
    defer { isInOverride = false }
    apply(snapshot, to: section, animatingDifferences: isAnimated, completion: completion)
  }

  fileprivate final func reloadOnMain(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
    if !beginOverride() { return reloadHere(snapshot, completion) }
    defer { isInOverride = false }
    applySnapshotUsingReloadData(snapshot, completion: completion)
  }

  /// False in a subclass's override: its `super.apply(…)` comes to the methods above that can be called from
  /// everywhere, as those fit `Sendable` identifiers better, and must not come back to it.
  private final func beginOverride() -> Bool {
    if isInOverride { return false }
    isInOverride = true
    return true
  }

  final func applyHere(_ snapshot: Snapshot, _ isAnimated: Bool, _ completion: (() -> Void)?) {
    enqueueHere(.difference(snapshot, animated: isAnimated, prepared: prepared(for: snapshot)), completion)
  }

  final func applyHere(
    _ snapshot: SectionSnapshot, _ section: SectionIdentifierType, _ isAnimated: Bool, _ completion: (() -> Void)?
  ) {
    enqueueHere(.section(snapshot, section, animated: isAnimated), completion)
  }

  final func reloadHere(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
    enqueueHere(.reload(snapshot, prepared: prepared(for: snapshot)), completion)
  }

  private final func enqueueHere(_ application: Queue.Application, _ completion: (() -> Void)?) {
    // What is applied meanwhile, by a cell provider say, is no call of `super`.
    let wasInOverride = isInOverride
    isInOverride = false
    defer { isInOverride = wasInOverride }
    requireMainApplications()
    enqueue(application, completion)
  }

  /// Takes note that a snapshot is applied on the main actor.
  final func requireMainApplications() {
    guard !isApplyingFromElsewhere else { return }
    switch origins.beginOnMain() {
    case nil: break
    case .mixed: warnOfMixedUse()
    case .wouldBlock:
      fatalError(
        """
        Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and \
        will deadlock. Please always submit updates either always on the main queue or always off the main queue - \
        view=\(collectionView.map(String.init(describing:)) ?? "nil")
        """)
    }
  }

  fileprivate final nonisolated func warnOfMixedUse() {
    Log.warning(
      """
      Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. Please always \
      submit updates either always on the main queue or always off the main queue - view=\(self)
      """)
  }
}

/// The queue that the main actor's work runs on, whichever thread serves it.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}
