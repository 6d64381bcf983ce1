import Foundation
import RenderTree

/// Returns the current context of the thread; nil if there is none. There is one in a view's `draw(_:)`, in an image
/// renderer's actions and after `UIGraphicsPushContext(_:)`.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.context }

/// Makes a context the current one, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.current.push(context) }

/// Restores the previous current context.
public func UIGraphicsPopContext() { GraphicsStack.current.pop() }

/// Fills a rectangle with the current fill colour, which replaces the pixels there, even if it is transparent.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  fillWithoutAlpha(Path(rect: rect), rule: .winding, blendMode)
}

/// Paints a line one point wide inside a rectangle's edge with the current fill colour, which replaces the pixels
/// there.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Paints a line one point wide inside a rectangle's edge with the current fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let inside = rect.insetBy(dx: 1, dy: 1)
  guard !inside.isNull, !inside.isEmpty else {
    UIRectFillUsingBlendMode(rect, blendMode)
    return
  }
  fillWithoutAlpha(Path(Path(rect: rect).elements + Path(rect: inside).elements), rule: .evenOdd, blendMode)
}

/// Clips the current context to a rectangle until its state is restored.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

private func fillWithoutAlpha(_ path: Path, rule: Path.FillRule, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  // Copying an opaque colour equals painting it, which every host supports.
  let replaces = blendMode == .copy && context.state.fillColor.alpha >= 1 && context.state.alpha >= 1
  context.with(replaces ? .normal : blendMode, alpha: context.state.alpha) { context.fill(path, rule: rule) }
}

extension UIColor {
  /// Sets the fill and stroke colours of the current context to the colour resolved with the current traits.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context to the colour resolved with the current traits.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke colour of the current context to the colour resolved with the current traits.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
