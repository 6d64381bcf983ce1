import Foundation
@_spi(Toolkit) import UIKitCore

/// A data source with outlines in some of its sections.
@MainActor
protocol OutlineDataSource: AnyObject {
  /// The place of an item in the outline of its section; nil in a section that is not an outline.
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace?

  /// Expands or collapses an item for the user.
  func toggleExpansion(at indexPath: IndexPath)
}
