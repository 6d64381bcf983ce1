import Foundation
import RenderTree

/// Where the code that runs can paint; nil where it cannot. There is a context in a view's `draw(_:)`, in an image
/// renderer's actions and after `UIGraphicsPushContext(_:)`, on the same thread.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.context }

/// Makes a context the current one, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.current.push(context) }

/// Makes the context the current one that was so before.
public func UIGraphicsPopContext() { GraphicsStack.current.pop() }

/// Paints a rectangle in the current fill colour, in the place of what is there: a transparent colour is seen through.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Paints a rectangle in the current fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  fillWithoutAlpha(Path(rect: rect), rule: .winding, blendMode)
}

/// Paints a line one point wide inside a rectangle's edge, in the current fill colour, in the place of what is there.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Paints a line one point wide inside a rectangle's edge, in the current fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let inside = rect.insetBy(dx: 1, dy: 1)
  guard !inside.isNull, !inside.isEmpty else {
    UIRectFillUsingBlendMode(rect, blendMode)
    return
  }
  fillWithoutAlpha(Path(Path(rect: rect).elements + Path(rect: inside).elements), rule: .evenOdd, blendMode)
}

/// Leaves only what is inside a rectangle, until the current context's state is restored.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

private func fillWithoutAlpha(_ path: Path, rule: Path.FillRule, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  // An opaque colour copied is an opaque colour painted, and that any host can do.
  let replaces = blendMode == .copy && context.state.fillColor.alpha >= 1 && context.state.alpha >= 1
  context.with(replaces ? .normal : blendMode, alpha: context.state.alpha) { context.fill(path, rule: rule) }
}

extension UIColor {
  /// Makes the colour, under the current traits, what areas and lines are painted with in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour, under the current traits, what areas are painted with in the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes the colour, under the current traits, what lines are painted with in the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
