import Diagnostics
import Foundation
import Synchronization
@_spi(Toolkit) import UIKitCore

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

  /// Takes note of something that will have come from elsewhere when ``endElsewhere()`` is called.
  func beginElsewhere() -> Fault? {
    state.withLock { $0.outstanding += 1 }
    return useElsewhere()
  }

  func useElsewhere() -> Fault? {
    state.withLock { state in
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
  ///   - caller: not to be given: tells a call of `super`.
  public nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil, calledFrom caller: StaticString = #function
  ) {
    perform(.snapshot(snapshot), isCompared: true) { [completion = OnMain(completion)] in
      $0.applyOnMain(snapshot, animatingDifferences, completion.action, caller)
    }
  }

  /// Has the collection view show a snapshot by a reload. From off the main actor it returns before that is done.
  ///
  /// - Parameter caller: not to be given: tells a call of `super`.
  public nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil, calledFrom caller: StaticString = #function
  ) {
    perform(.snapshot(snapshot), isCompared: false) { [completion = OnMain(completion)] in
      $0.reloadOnMain(snapshot, completion.action, caller)
    }
  }

  /// Shows the visible items of a tree in a section. Off the main actor they are compared with those before them there,
  /// and the method returns before the change is shown.
  ///
  /// - Parameter caller: not to be given: tells a call of `super`.
  public nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil, calledFrom caller: StaticString = #function
  ) {
    perform(.tree(snapshot, in: section), isCompared: true) { [completion = OnMain(completion)] in
      $0.applyOnMain(snapshot, section, animatingDifferences, completion.action, caller)
    }
  }

  /// Has the collection view show a snapshot, and returns when the change has been shown. Off the main actor it is
  /// compared with the one before it there.
  ///
  /// - Parameter caller: not to be given: tells a call of `super`.
  public nonisolated(nonsending) func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, calledFrom caller: StaticString = #function
  ) async {
    prepareToPerform(.snapshot(snapshot), isCompared: true)
    await applyOnMain(snapshot, animatingDifferences, caller)
  }

  /// Has the collection view show a snapshot by a reload, and returns when that is done.
  ///
  /// - Parameter caller: not to be given: tells a call of `super`.
  public nonisolated(nonsending) func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    calledFrom caller: StaticString = #function
  ) async {
    prepareToPerform(.snapshot(snapshot), isCompared: false)
    await reloadOnMain(snapshot, caller)
  }

  /// Shows the visible items of a tree in a section, and returns when the change has been shown. Off the main actor
  /// they are compared with those before them there.
  ///
  /// - Parameter caller: not to be given: tells a call of `super`.
  public nonisolated(nonsending) func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, calledFrom caller: StaticString = #function
  ) async {
    prepareToPerform(.tree(snapshot, in: section), isCompared: true)
    await applyOnMain(snapshot, section, animatingDifferences, caller)
  }

  private typealias Content = DiffableState<SectionIdentifierType, ItemIdentifierType>.Content
  private typealias Application = @MainActor @Sendable (UICollectionViewDiffableDataSource) -> Void

  /// Applies something at once, or, off the main actor, compares it and sends it there.
  private nonisolated func perform(_ content: Content, isCompared: Bool, _ application: @escaping Application) {
    if MainQueue.isCurrent { return MainActor.assumeIsolated { application(self) } }
    preparation.prepare(content, isCompared: isCompared, after: applied) { send(application) }
  }

  /// Off the main actor, compares what will be applied there.
  private nonisolated func prepareToPerform(_ content: Content, isCompared: Bool) {
    if MainQueue.isCurrent { return }
    if origins.useElsewhere() == .mixed { warnOfMixedUse() }
    preparation.prepare(content, isCompared: isCompared, after: applied) {}
  }

  /// Sends an application to the main actor.
  private nonisolated func send(_ application: @escaping Application) {
    let origins = origins
    if origins.beginElsewhere() == .mixed { warnOfMixedUse() }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        origins.endElsewhere()
        self.isApplyingFromElsewhere = true
        application(self)
        self.isApplyingFromElsewhere = false
      }
    }
  }
}

extension UICollectionViewDiffableDataSource {
  /// Takes note that something is applied on the main actor, unless it was sent there from elsewhere.
  final func requireMainApplications(
    of content: DiffableState<SectionIdentifierType, ItemIdentifierType>.Content
  ) {
    guard !isApplyingFromElsewhere, !preparation.isPending(content) else { return }
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
