import Foundation

/// Paints a frame into a grid of characters, each 8 by 16 points.
///
/// Backgrounds are exact to half a cell; text is in the row whose centre is nearest to that of its line. Boxes thinner
/// than 4 points become thin lines, as do borders. Nothing is drawn outside a clip; a wide character that the clip cuts
/// becomes a space.
///
/// Transforms apply to boxes, shapes and symbols. Letters stay upright; the centre of each line is transformed. Corners
/// are square, and shadows are not drawn. Recordings are drawn in half cells, their text in cells and their thin
/// horizontal and vertical lines as lines; blend modes that remove what was painted are ignored. Masks count as the
/// bounding box of what they show. Bitmaps are not decoded: they are shaded boxes with their label or the character
/// `▨`.
public struct CellPainter: Sendable {
  /// The maximum number of columns and of rows, whatever the frame's size.
  public static let maximumExtent = 2000

  /// The colour behind everything that is not opaque; nil for the host's own background.
  public var backdrop: RenderColor?

  /// The marks that are added to the frame.
  public var decorations: CellDecorations

  /// A painter with a backdrop and decorations; without either by default.
  public init(backdrop: RenderColor? = nil, decorations: CellDecorations = .none) {
    self.backdrop = backdrop
    self.decorations = decorations
  }

  /// Returns the frame as a grid of as many cells as cover its size.
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
