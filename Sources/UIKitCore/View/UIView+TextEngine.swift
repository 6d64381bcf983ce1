import Foundation
import RenderTree

extension UIView {
  /// The engine that measures the view's text: that of the view's scene, or of the current context for a view without a
  /// scene.
  var textEngine: any TextEngine {
    enclosingWindow?.windowScene?.context.textEngine ?? SceneContext.current.textEngine
  }

  /// The number of pixels per point; 1 if the traits don't specify it.
  @_spi(Toolkit) public var pixelScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : 1
  }
}
