import Foundation
import RenderTree

extension UIView {
  final func displayIsNeeded() {
    needsDisplay = true
    setNeedsRender()
  }

  /// What `draw(_:)` painted, as the content mode fits it into the bounds; nil where it paints nothing.
  final func displayedContent(with traits: UITraitCollection) -> NodeContent? {
    if needsDisplay, !bounds.isEmpty {
      needsDisplay = false
      let context = record(with: traits) { draw(bounds) }
      recording = context.map { ContentRecording($0, over: clearsContextBeforeDrawing ? nil : recording) }
    }
    guard let recording else { return nil }
    let box = CGRect(origin: .zero, size: bounds.size)
    return .drawing(recording.drawing(fitting: contentMode.frame(of: recording.size, in: box)))
  }

  /// Runs code that may paint into a context of the bounds' size.
  ///
  /// - Returns: the context; nil where nobody asked for it.
  final func record(with traits: UITraitCollection, _ paint: () -> Void) -> CGContext? {
    GraphicsStack.current.recording(bounds: bounds, scale: max(1, traits.displayScale)) {
      perform(with: traits, paint)
    }
  }

  /// Paints the view, as it looks now with all that is inside, into the current context.
  ///
  /// - Parameters:
  ///   - rect: where to, in points; the view is stretched to it.
  ///   - afterUpdates: whether layout that is pending is done first.
  /// - Returns: whether it was painted whole: false where there is no context, or the view is hidden.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    guard let context = UIGraphicsGetCurrentContext(), let node = render(with: traitCollection) else { return false }
    let box = CGRect(origin: .zero, size: bounds.size)
    context.paint(.drawing(Drawing([.transform(.mapping(box, to: rect)), .drawing(node.drawing)])))
    return true
  }

  // MARK: The layer

  /// The layer, where it was made or is to be of a class of its own.
  final var customizedLayer: CALayer? { layerIfMade ?? (Self.layerClass == CALayer.self ? nil : layer) }

  final func makeLayer() -> CALayer {
    guard let type = Self.layerClass as? CALayer.Type, let made = type.construct() as? CALayer else {
      fatalError("+[\(Self.self) layerClass] is \(Self.layerClass), which is no CALayer")
    }
    made.attach(to: self)
    return made
  }
}
