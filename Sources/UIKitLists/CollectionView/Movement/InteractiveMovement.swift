import Foundation

/// A moving item: its place on the screen differs from its place in the data source.
struct InteractiveMovement: Equatable {
  /// The item's index path in the data source.
  let source: IndexPath
  /// The item's index path on the screen.
  var current: IndexPath
  /// The centre of the item's cell, in content coordinates.
  var position: CGPoint

  /// A movement at its start.
  init(of source: IndexPath, at position: CGPoint) {
    self.source = source
    current = source
    self.position = position
  }

  /// The index path in the data source of the item at an index path on the screen.
  func sourcePath(of displayed: IndexPath) -> IndexPath {
    if displayed == current { return source }
    var path = displayed
    if path.section == current.section, path.item > current.item { path.item -= 1 }
    if path.section == source.section, path.item >= source.item { path.item += 1 }
    return path
  }
}
