import Foundation
@_spi(Toolkit) import UIKitCore

/// A data source that decides by itself which of its items the user may move.
@MainActor
protocol ReorderingDataSource: AnyObject {
  /// True if the user may move any item.
  var isReorderable: Bool { get }
  /// Called before the data source is told of a move that the views show already: what it applies until then starts
  /// from there.
  func willCommitMove(moveFrom source: IndexPath, to target: IndexPath)
  /// Called after the data source was told.
  func didCommitMove()
}
