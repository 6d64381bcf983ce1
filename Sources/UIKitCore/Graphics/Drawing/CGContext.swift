import Foundation
import PergolaDiagnostics
import RenderTree

/// Where an app paints: everything is recorded, and a host plays it back in its own resolution.
///
/// There is one while a view draws itself and inside an image renderer: `UIGraphicsGetCurrentContext()`. Coordinates
/// are points, with y growing downwards, and `ctm` begins as the identity.
public final class CGContext {
  /// How things are painted; remembered and taken back as one.
  struct State {
    var transform = CGAffineTransform.identity
    var fillColor = CGColor(gray: 0, alpha: 1)
    var strokeColor = CGColor(gray: 0, alpha: 1)
    var line = StrokeStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: BoxStyle.Shadow?
    var interpolation = CGInterpolationQuality.default
    /// A rectangle around what clips have left, in the coordinates that the context began with.
    var clipBounds: CGRect
  }

  private enum Saved {
    case state(State)
    case layer(State)
  }

  /// What can be painted on, in points.
  let bounds: CGRect
  /// Pixels to a point.
  let scale: CGFloat
  private(set) var operations: [Drawing.Operation] = []
  private(set) var state: State
  private var saved: [Saved] = []
  /// Whether there is anything that could be erased.
  private(set) var hasPainted = false

  /// The path that is being built, in the coordinates of `pathTransform`.
  private var builtPath = Path()
  private var pathTransform = CGAffineTransform.identity

  /// A context for what is seen in a rectangle.
  init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
    state = State(clipBounds: bounds)
  }

  /// What was painted so far, with everything ended that is still under way.
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

  /// Remembers everything but the path.
  public func saveGState() {
    saved.append(.state(state))
    record(.save)
  }

  /// Takes back what was changed since the state was saved last. Where none was, it is said in the log.
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

  /// What follows is painted together, and then, under the opacity, blend mode and shadow of now, as one thing.
  ///
  /// - Parameter auxiliaryInfo: nothing is known that could be asked for: nil.
  public func beginTransparencyLayer(auxiliaryInfo: Never?) {
    saved.append(.layer(state))
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    record(.beginLayer)
  }

  /// The same, with only what is inside a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: Never?) {
    saved.append(.state(state))
    record(.save)
    clip(to: rect)
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
  }

  /// Ends what `beginTransparencyLayer` began. Where nothing was begun, it is said in the log.
  public func endTransparencyLayer() {
    guard saved.contains(where: { if case .layer = $0 { true } else { false } }) else {
      Log.warning("CGContextEndTransparencyLayer: no layer was begun.")
      return
    }
    while let last = saved.popLast() {
      switch last {
      case .state: record(.restore)
      case .layer(let old):
        record(.endLayer)
        state = old
        return
      }
    }
  }

  // MARK: Path

  /// The path that is being built, in the coordinates of now.
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

  /// Goes on with the path in place.
  func extendPath(_ extend: (inout Path) -> Void) {
    if pathTransform != state.transform { path = path }
    extend(&builtPath)
  }

  /// The path, which is then forgotten, as by everything that paints.
  func takePath() -> Path {
    let taken = path
    path = Path()
    return taken
  }
}
