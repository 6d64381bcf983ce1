import Foundation

/// Paints a frame into a grid of characters, each 8 by 16 points.
///
/// Backgrounds are exact to half a cell; text stands in the row whose middle is nearest to its line's. What is thinner
/// than 4 points becomes a thin line, and so do borders. Nothing is drawn outside of a clip, and a wide character that
/// its edge cuts becomes a space. Boxes, shapes and symbols are where transforms bring them; letters stay upright, each
/// line with its middle where it comes to lie. Corners are square, and shadows are not drawn. Recordings are drawn in
/// half cells, their text in cells and thin upright lines as lines; what takes away what was painted does not count. Of
/// a mask counts the box around what it shows. Pictures, which are not decoded, are shaded boxes with their label, or
/// the sign `▨`.
public struct CellPainter: Sendable {
  /// The most columns and rows that a grid has, whatever the frame's size.
  public static let maximumExtent = 2000

  /// What is seen where nothing was painted, and through what is not opaque; nil leaves the host's own background.
  public var backdrop: RenderColor?

  /// What is drawn onto the frame besides.
  public var decorations: CellDecorations

  /// A painter that adds nothing of its own to frames, by default.
  public init(backdrop: RenderColor? = nil, decorations: CellDecorations = .none) {
    self.backdrop = backdrop
    self.decorations = decorations
  }

  /// The frame as a grid of as many cells as cover its size.
  /// - Complexity: O(n) in the tree's nodes and the cells that they cover.
  public func paint(_ frame: Frame) -> CellGrid {
    let cell = MonospaceTextEngine.cell
    func extent(_ points: CGFloat, _ unit: CGFloat) -> Int {
      let cells = (points / unit - 0.001).rounded(.up)
      return cells > 0 ? Int(min(cells, CGFloat(CellPainter.maximumExtent))) : 0
    }
    let canvas = CellCanvas(
      width: extent(frame.size.width, cell.width), height: extent(frame.size.height, cell.height),
      backdrop: backdrop)
    var walk = CellWalk(canvas: canvas, decorations: decorations)
    frame.root.walk(with: &walk, context: canvas.bounds)
    return walk.canvas.grid()
  }
}
