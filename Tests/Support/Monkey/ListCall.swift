import Foundation
import PergolaTesting
import PergolaUIKit
import UIKitCore
import UIKitLists

/// A call that an app makes to a list: to the first collection view or table of the driver's window.
///
/// A number stands for the item at that place, counted through all sections from the first one, and again from the
/// first after the last.
public enum ListCall: Hashable, Sendable {
  case reload
  case invalidate
  case update
  case reconfigure
  case select(Int)
  case deselect(Int)
  case scroll(to: Int)
  case edit
}

extension Driver {
  /// Performs a call on the first list of the window; does nothing if there is none.
  @preconcurrency @MainActor
  public func call(_ call: ListCall) async {
    perform {
      switch window.firstList {
      case let collectionView as UICollectionView: call.perform(on: collectionView, in: window)
      case let tableView as UITableView: call.perform(on: tableView, in: window)
      default: return
      }
    }
    _ = frame
  }
}

extension UIView {
  /// The first list among the view and its descendants.
  fileprivate var firstList: UIView? {
    if self is UICollectionView || self is UITableView { return self }
    return subviews.lazy.compactMap(\.firstList).first
  }
}

@MainActor
extension ListCall {
  fileprivate func perform(on list: UICollectionView, in window: UIWindow) {
    func path(_ number: Int) -> IndexPath? {
      Self.place(of: number, counts: (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) })
    }
    // Without room the layout has no frame of an item, and scrolling to it is an error of the app.
    func hasFrame(_ path: IndexPath) -> Bool {
      list.layoutIfNeeded()
      return list.collectionViewLayout.layoutAttributesForItem(at: path) != nil
    }
    switch self {
    case .reload: list.reloadData()
    case .invalidate: list.collectionViewLayout.invalidateLayout()
    case .update: list.performBatchUpdates(nil)
    case .reconfigure: list.reconfigureItems(at: list.indexPathsForVisibleItems)
    case .select(let number):
      list.selectItem(
        at: path(number), animated: true, scrollPosition: path(number).map(hasFrame) ?? false ? .centeredVertically : []
      )
    case .deselect(let number): path(number).map { list.deselectItem(at: $0, animated: true) }
    case .scroll(let number):
      guard let path = path(number), hasFrame(path) else { return }
      list.scrollToItem(at: path, at: .top, animated: number % 2 == 0)
    case .edit: Self.edit(window)
    }
  }

  fileprivate func perform(on list: UITableView, in window: UIWindow) {
    func path(_ number: Int) -> IndexPath? {
      Self.place(of: number, counts: (0..<list.numberOfSections).map { list.numberOfRows(inSection: $0) })
    }
    switch self {
    case .reload: list.reloadData()
    case .invalidate: list.setNeedsLayout()
    case .update: list.performBatchUpdates(nil)
    case .reconfigure: list.reconfigureRows(at: list.indexPathsForVisibleRows ?? [])
    case .select(let number): list.selectRow(at: path(number), animated: true, scrollPosition: .middle)
    case .deselect(let number): path(number).map { list.deselectRow(at: $0, animated: true) }
    case .scroll(let number): path(number).map { list.scrollToRow(at: $0, at: .top, animated: number % 2 == 0) }
    case .edit: Self.edit(window)
    }
  }

  private static func edit(_ window: UIWindow) {
    guard let controller = window.rootViewController else { return }
    controller.setEditing(!controller.isEditing, animated: true)
  }

  /// The index path of an item by its number; nil if there are no items.
  private static func place(of number: Int, counts: [Int]) -> IndexPath? {
    let total = counts.reduce(0, +)
    guard total > 0 else { return nil }
    var rest = number % total
    for (section, count) in counts.enumerated() {
      if rest < count { return IndexPath(item: rest, section: section) }
      rest -= count
    }
    return nil
  }
}
