import Foundation
@_spi(Toolkit) import UIKitCore

extension UITraitCollection {
  /// The height of a self-sized row: whole cells on a screen of cells, so that the rows below it and their separators
  /// lie on the grid, too.
  func heightOfRow(fitting height: CGFloat) -> CGFloat {
    // A height that misses the grid by a rounding error is on it.
    pointGrid.map { ((height - 0.001) / $0.height).rounded(.up) * $0.height } ?? height
  }
}
