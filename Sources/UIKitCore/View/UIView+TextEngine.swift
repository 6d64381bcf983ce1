import Foundation
import RenderTree

extension UIView {
  /// What measures the view's text: its scene's, and outside of any scene the current one.
  var textEngine: any TextEngine {
    attachedOrSelfWindow?.windowScene?.context.textEngine ?? SceneContext.current.textEngine
  }

  /// Pixels to a point; at least 1.
  @_spi(Toolkit) public var pixelScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : 1
  }
}
