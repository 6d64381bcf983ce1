import Foundation
import RenderTree

extension UIView {
  final func markForDisplay() {
    needsDisplay = true
    setNeedsRender()
  }

  /// The content that `draw(_:)` painted, fitted into the bounds by the content mode; nil if it paints nothing.
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
  /// - Returns: The context; nil if the code didn't use it.
  final func record(with traits: UITraitCollection, _ paint: () -> Void) -> CGContext? {
    GraphicsStack.current.recording(bounds: bounds, scale: max(1, traits.displayScale)) {
      perform(with: traits, paint)
    }
  }

  /// Paints the view with its subviews, in their current appearance, into the current context.
  ///
  /// - Parameters:
  ///   - rect: The target rectangle in points, to which the view is stretched.
  ///   - afterUpdates: True to perform pending layout first.
  /// - Returns: True if the view was painted; false if there is no context or the view is hidden.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    guard let context = UIGraphicsGetCurrentContext(), let node = render(with: traitCollection) else { return false }
    let box = CGRect(origin: .zero, size: bounds.size)
    context.paint(.drawing(Drawing([.transform(.mapping(box, to: rect)), .drawing(node.drawing)])))
    return true
  }
}
