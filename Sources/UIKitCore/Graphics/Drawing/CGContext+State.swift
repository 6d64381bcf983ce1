import Foundation
import RenderTree

extension CGContext {
  // MARK: Coordinates

  /// From the coordinates of now to those that the context began with, in points.
  public var ctm: CGAffineTransform { state.transform }

  /// Moves the origin, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

  /// Scales what follows.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Turns what follows by an angle in radians, clockwise on the screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Applies a transform to what follows, before those that were there.
  public func concatenate(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    change { $0.transform = transform.concatenating($0.transform) }
    record(.transform(Transform(transform)))
  }

  // MARK: Colours

  /// What areas are painted with.
  public func setFillColor(_ color: CGColor) { change { $0.fillColor = color } }

  /// What areas are painted with, by components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey that areas are painted with, from 0 (black) to 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// What lines are painted with.
  public func setStrokeColor(_ color: CGColor) { change { $0.strokeColor = color } }

  /// What lines are painted with, by components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey that lines are painted with, from 0 (black) to 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  // MARK: Lines

  /// In points; 1 at first.
  public func setLineWidth(_ width: CGFloat) { change { $0.line.width = width } }

  /// What lines' ends look like; cut off at first.
  public func setLineCap(_ cap: CGLineCap) { change { $0.line.cap = StrokeStyle.Cap(cap) } }

  /// What lines' corners look like; pointed at first.
  public func setLineJoin(_ join: CGLineJoin) { change { $0.line.join = StrokeStyle.Join(join) } }

  /// How many widths a pointed corner may reach out before it is cut; 10 at first.
  public func setMiterLimit(_ limit: CGFloat) { change { $0.line.miterLimit = limit } }

  /// Draws and leaves out lengths of lines by turns; none gives whole lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    change {
      $0.line.dash = lengths
      $0.line.dashPhase = phase
    }
  }

  // MARK: Mixing

  /// How strongly things are painted, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    let alpha = min(max(alpha, 0), 1)
    guard alpha != state.alpha else { return }
    change { $0.alpha = alpha }
    record(.opacity(Double(alpha)))
  }

  /// How things mix with what lies below them.
  public func setBlendMode(_ mode: CGBlendMode) {
    guard mode != state.blendMode else { return }
    change { $0.blendMode = mode }
    record(.blendMode(mode.rendered))
  }

  /// Runs what paints with another blend mode and opacity, and takes them back.
  func with(_ blendMode: CGBlendMode, alpha: CGFloat, _ paint: () -> Void) {
    guard blendMode != state.blendMode || alpha != state.alpha else {
      paint()
      return
    }
    saveGState()
    setBlendMode(blendMode)
    setAlpha(alpha)
    paint()
    restoreGState()
  }

  /// A shadow in black of a third's strength behind what follows.
  ///
  /// - Parameters:
  ///   - offset: in points to the right and down, whatever the transform.
  ///   - blur: how far it is blurred, in points: twice what a layer's `shadowRadius` says.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// A shadow behind what follows; none where the colour is nil.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let shadow = color.map { BoxStyle.Shadow(color: RenderColor($0), offset: offset, radius: max(0, blur) / 2) }
    guard shadow != state.shadow else { return }
    change { $0.shadow = shadow }
    record(.shadow(shadow))
  }

  /// How pictures that are scaled get their pixels.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { change { $0.interpolation = newValue } }
  }

  // MARK: Clips

  /// Leaves only what is inside the path, until the state is restored. The path is forgotten.
  public func clip(using rule: CGPathFillRule = .winding) { clip(to: takePath(), rule: Path.FillRule(rule)) }

  /// Leaves only what is inside a rectangle, until the state is restored. The path is forgotten.
  public func clip(to rect: CGRect) {
    _ = takePath()
    clip(to: Path(rect: rect), rule: .winding)
  }

  /// Leaves only what is inside one of the rectangles, until the state is restored. The path is forgotten.
  public func clip(to rects: [CGRect]) {
    _ = takePath()
    clip(to: Path(rects.flatMap { Path(rect: $0.standardized).elements }), rule: .winding)
  }

  func clip(to path: Path, rule: Path.FillRule) {
    let box = Transform(state.transform).apply(to: path.bounds)
    change { $0.clipBounds = box.isNull ? .null : $0.clipBounds.intersection(box) }
    record(.clip(path, rule: rule))
  }

  /// A rectangle around what clips have left, in the coordinates of now; null where nothing is left.
  public var boundingBoxOfClipPath: CGRect { state.clipBounds.applying(state.transform.inverted()) }
}
