import Foundation
import PergolaDiagnostics
import RenderTree

/// A drawing destination that records operations; a host plays them back at its own resolution.
///
/// `UIGraphicsGetCurrentContext()` returns the current one while a view draws itself and inside an image renderer.
/// Coordinates are points, with y growing downwards, and `ctm` begins as the identity.
public final class CGContext {
  /// The graphics state, saved and restored as a whole.
  struct State {
    var transform = CGAffineTransform.identity
    var fillColor = CGColor(gray: 0, alpha: 1)
    var strokeColor = CGColor(gray: 0, alpha: 1)
    var line = StrokeStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: BoxStyle.Shadow?
    var interpolation = CGInterpolationQuality.default
    /// The bounding box of the clip, in the initial coordinates.
    var clipBounds: CGRect
  }

  private enum Saved {
    case state(State)
    /// A layer. It is clipped if the state before its clip was saved below it.
    case layer(State, isClipped: Bool)
  }

  /// The area of the context, in points.
  let bounds: CGRect
  /// Pixels per point.
  let scale: CGFloat
  private(set) var operations: [Drawing.Operation] = []
  private(set) var state: State
  private var saved: [Saved] = []
  /// True once an operation has painted; until then there is nothing to erase.
  private(set) var hasPainted = false

  /// The current path, in the coordinates of `pathTransform`.
  private var builtPath = Path()
  private var pathTransform = CGAffineTransform.identity

  /// A context for an area, in points, at `scale` pixels per point.
  init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
    state = State(clipBounds: bounds)
  }

  /// The drawing recorded so far. Open states and layers are ended.
  var drawing: Drawing {
    let ends = saved.reversed().map { saved in
      if case .layer = saved { Drawing.Operation.endLayer } else { Drawing.Operation.restore }
    }
    return Drawing(operations + ends)
  }

  func record(_ operation: Drawing.Operation) { operations.append(operation) }

  func paint(_ operation: Drawing.Operation) {
    hasPainted = true
    operations.append(operation)
  }

  func change(_ change: (inout State) -> Void) { change(&state) }

  // MARK: State

  /// Saves the graphics state, which does not include the path.
  public func saveGState() {
    saved.append(.state(state))
    record(.save)
  }

  /// Restores the state that was saved last. Logs a warning if there is none, or if a layer was begun since.
  public func restoreGState() {
    guard case .state(let old) = saved.last else {
      Log.warning("CGContextRestoreGState: there is no state to restore.")
      return
    }
    saved.removeLast()
    state = old
    record(.restore)
  }

  // MARK: Layers

  /// Begins a layer: the following operations are composited as one, with the current opacity, blend mode and shadow.
  ///
  /// - Parameter auxiliaryInfo: always nil.
  public func beginTransparencyLayer(auxiliaryInfo: Never?) { beginLayer(isClipped: false) }

  private func beginLayer(isClipped: Bool) {
    saved.append(.layer(state, isClipped: isClipped))
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    record(.beginLayer)
  }

  /// Begins a layer that is clipped to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: Never?) {
    saved.append(.state(state))
    record(.save)
    clip(to: rect)
    beginLayer(isClipped: true)
  }

  /// Ends the layer that was begun last, and restores the state at its beginning. Logs a warning if there is none.
  public func endTransparencyLayer() {
    guard saved.contains(where: { if case .layer = $0 { true } else { false } }) else {
      Log.warning("CGContextEndTransparencyLayer: no layer was begun.")
      return
    }
    while let last = saved.popLast() {
      switch last {
      case .state: record(.restore)
      case .layer(let old, let isClipped):
        record(.endLayer)
        state = old
        if isClipped { restoreGState() }
        return
      }
    }
  }

  // MARK: Path

  /// The current path, in the current coordinates.
  var path: Path {
    get {
      if pathTransform == state.transform { return builtPath }
      return builtPath.applying(pathTransform.concatenating(state.transform.inverted()))
    }
    set {
      builtPath = newValue
      pathTransform = state.transform
    }
  }

  /// Extends the path in place.
  func extendPath(_ extend: (inout Path) -> Void) {
    if pathTransform != state.transform { path = path }
    extend(&builtPath)
  }

  /// Returns the path and clears it, as every painting operation does.
  func takePath() -> Path {
    let taken = path
    path = Path()
    return taken
  }
}
