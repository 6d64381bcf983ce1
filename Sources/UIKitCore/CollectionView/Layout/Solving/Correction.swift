import Foundation

/// What a view's wish makes of its section: it is computed to know how far things move, and made after that.
struct Correction<Changed> {
  let path: IndexPath
  let size: CGSize
  let changed: Changed

  /// What an item's view makes of the section with a size, if that is what was computed.
  func changed(by size: CGSize?, of path: IndexPath) -> Changed? {
    self.path == path && self.size == size ? changed : nil
  }
}
