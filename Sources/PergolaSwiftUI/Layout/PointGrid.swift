import Foundation

extension CGFloat {
  /// A distance of the library's own choice: in a terminal, the whole cells that fit into it.
  func onGrid(_ grid: CGSize?, _ axis: Axis) -> CGFloat {
    guard let grid else { return self }
    let cell = axis == .horizontal ? grid.width : grid.height
    return (self / cell).rounded(.down) * cell
  }
}
