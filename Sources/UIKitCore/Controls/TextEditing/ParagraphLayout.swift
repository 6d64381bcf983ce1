import Foundation
import RenderTree

/// The layout of a paragraph, and the positions of the insertion point in it.
struct ParagraphLayout {
  /// The version of the width and the appearance that the layout was made for.
  let version: Int
  let layout: TextLayout
  let height: CGFloat
  /// The positions of the insertion point, once they were needed.
  var carets: TextCarets?
}
