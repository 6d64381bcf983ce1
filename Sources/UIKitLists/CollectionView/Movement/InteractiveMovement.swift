import Foundation
@_spi(Toolkit) import UIKitCore

/// An item that is being moved by hand: it stands elsewhere among the others on the screen than in the data source.
struct InteractiveMovement: Equatable {
  /// The item's path in the data source.
  let source: IndexPath
  /// The item's path on the screen.
  var current: IndexPath
  /// Where the middle of the item's cell is seen, in content coordinates.
  var position: CGPoint

  /// A movement that has not come anywhere yet.
  init(of source: IndexPath, at position: CGPoint) {
    self.source = source
    current = source
    self.position = position
  }

  /// The path in the data source of what stands at a path on the screen.
  func sourcePath(of shown: IndexPath) -> IndexPath {
    if shown == current { return source }
    var path = shown
    if path.section == current.section, path.item > current.item { path.item -= 1 }
    if path.section == source.section, path.item >= source.item { path.item += 1 }
    return path
  }
}
