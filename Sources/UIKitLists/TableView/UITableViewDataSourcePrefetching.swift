// Generated from the tables in .ci/delegates by .ci/generate-delegates. Change those, and run the script.

import Foundation
@_spi(Toolkit) import UIKitCore

/// An object that prepares the data of rows that are likely to become visible soon.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Prepares the data of rows up to one screen ahead in the scroll direction, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Cancels the preparation of rows that are no longer likely to become visible soon.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    AbsentMethod.note()
  }
}
