import Foundation
import RenderTree

extension CGContext {
  // MARK: Coordinates

  /// The transform from the current coordinates to the initial ones, in points.
  public var ctm: CGAffineTransform { state.transform }

  /// Translates the coordinates, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Rotates the coordinates by an angle in radians, clockwise on the screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Applies a transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    change { $0.transform = transform.concatenating($0.transform) }
    record(.transform(Transform(transform)))
  }

  // MARK: Colours

  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) { change { $0.fillColor = color } }

  /// Sets the fill colour by its components, from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill colour to a grey, from 0 (black) to 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) { change { $0.strokeColor = color } }

  /// Sets the stroke colour by its components, from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke colour to a grey, from 0 (black) to 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  // MARK: Lines

  /// Sets the line width in points; initially 1.
  public func setLineWidth(_ width: CGFloat) { change { $0.line.width = width } }

  /// Sets the style of line ends; initially `butt`.
  public func setLineCap(_ cap: CGLineCap) { change { $0.line.cap = StrokeStyle.Cap(cap) } }

  /// Sets the style of line corners; initially `miter`.
  public func setLineJoin(_ join: CGLineJoin) { change { $0.line.join = StrokeStyle.Join(join) } }

  /// Sets the miter limit: the maximum ratio of a mitered corner's length to the line width; initially 10.
  public func setMiterLimit(_ limit: CGFloat) { change { $0.line.miterLimit = limit } }

  /// Sets the dash pattern: alternating lengths of dashes and gaps, in points. An empty array draws solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    change {
      $0.line.dash = lengths
      $0.line.dashPhase = phase
    }
  }

  // MARK: Mixing

  /// Sets the opacity, from 0 to 1; values outside are clamped.
  public func setAlpha(_ alpha: CGFloat) {
    let alpha = min(max(alpha, 0), 1)
    guard alpha != state.alpha else { return }
    change { $0.alpha = alpha }
    record(.opacity(Double(alpha)))
  }

  /// Sets the blend mode.
  public func setBlendMode(_ mode: CGBlendMode) {
    guard mode != state.blendMode else { return }
    change { $0.blendMode = mode }
    record(.blendMode(mode.rendered))
  }

  /// Runs `paint` with another blend mode and opacity, and restores both.
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

  /// Sets a shadow in black with an opacity of a third.
  ///
  /// - Parameters:
  ///   - offset: in points to the right and down, independent of the transform.
  ///   - blur: the blur in points: twice a layer's `shadowRadius`.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets the shadow; a nil colour removes it.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let shadow = color.map { BoxStyle.Shadow(color: RenderColor($0), offset: offset, radius: max(0, blur) / 2) }
    guard shadow != state.shadow else { return }
    change { $0.shadow = shadow }
    record(.shadow(shadow))
  }

  /// The resampling of scaled images.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { change { $0.interpolation = newValue } }
  }

  // MARK: Clips

  /// Clips to the path until the state is restored, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) { clip(to: takePath(), rule: Path.FillRule(rule)) }

  /// Clips to a rectangle until the state is restored, and clears the path.
  public func clip(to rect: CGRect) {
    _ = takePath()
    clip(to: Path(rect: rect), rule: .winding)
  }

  /// Clips to the union of rectangles until the state is restored, and clears the path.
  public func clip(to rects: [CGRect]) {
    _ = takePath()
    clip(to: Path(rects.flatMap { Path(rect: $0.standardized).elements }), rule: .winding)
  }

  func clip(to path: Path, rule: Path.FillRule) {
    let box = Transform(state.transform).apply(to: path.bounds)
    change { $0.clipBounds = box.isNull ? .null : $0.clipBounds.intersection(box) }
    record(.clip(path, rule: rule))
  }

  /// The bounding box of the clip, in the current coordinates; null if the clip is empty.
  public var boundingBoxOfClipPath: CGRect { state.clipBounds.applying(state.transform.inverted()) }
}
