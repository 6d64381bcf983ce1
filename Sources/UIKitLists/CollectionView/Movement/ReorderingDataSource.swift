import Foundation
@_spi(Toolkit) import UIKitCore

/// A data source that decides by itself which of its items the user may move.
@MainActor
protocol ReorderingDataSource: AnyObject {
  /// True if the user may move any item.
  var isReorderable: Bool { get }
  /// Called before the data source is notified of a move that the views show already. A snapshot that it applies until
  /// `didCommitMove()` is compared with the state after the move.
  func willCommitMove(moveFrom source: IndexPath, to target: IndexPath)
  /// Called after the data source was notified.
  func didCommitMove()
}
