import Foundation
import PergolaUIKit

/// The closure with which a data source goes over to a new state.
@preconcurrency @MainActor
public struct Reloader {
  /// A request to show a new state.
  @preconcurrency @MainActor
  public struct Request {
    /// The data source whose state is replaced.
    public let dataSource: DataSource

    /// The collection view that shows the state.
    public let collectionView: UICollectionView

    /// The state to show.
    public let newState: State

    /// True to animate insertions, deletions and moves.
    public let isAnimated: Bool

    /// Called once when the change has ended, with true if it was not interrupted.
    public let completion: Completion
  }

  /// A closure that is called when a change has ended, with true if it was not interrupted.
  public typealias Completion = (Bool) -> Void

  /// A closure that replaces the state of a data source, and shows the new one.
  public typealias Reload = (Request) -> Void

  /// Replaces the state of a data source, and shows the new one.
  public let onReload: Reload
}

extension Reloader {
  /// Updates the collection view with the fewest moves. If the data source's state is empty, the new items are loaded
  /// without animation.
  static let updating = Reloader { request in
    let (dataSource, newState) = (request.dataSource, request.newState)
    guard !dataSource.shownState.entries.isEmpty else {
      dataSource.shownState = newState
      request.collectionView.reloadData()
      request.completion(true)
      return
    }
    let changes = FewestMoves().diff(old: dataSource.shownState.entries, new: newState.entries)
    let update = {
      request.collectionView.reload(
        changes: changes, section: 0, updateData: { dataSource.shownState = newState }, completion: request.completion)
    }
    if request.isAnimated { update() } else { UIView.performWithoutAnimation(update) }
  }
}
