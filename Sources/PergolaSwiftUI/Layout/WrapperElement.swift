import Foundation
@_spi(Toolkit) import UIKitCore

/// An element around another one, which passes everything on. Subclasses change one thing.
class WrapperElement: ViewElement {
  private let wrapped: ViewElement

  init(_ node: ViewNode, around content: ViewElement) {
    wrapped = content
    super.init(node)
    content.container = self
  }

  final override var content: ViewElement? { wrapped }
  /// The element inside.
  final var inner: ViewElement { wrapped }

  override var view: UIView? { wrapped.view }
  override var spacing: ViewSpacing { wrapped.spacing }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { wrapped.size(for: proposal) }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    wrapped.place(at: placement.frame.origin, proposal: placement.proposal)
  }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    wrapped.guide(key, in: ViewDimensions(size: dimensions.size, element: wrapped, proposal: dimensions.proposal))
  }

  override func traitsDidChange() { container?.traitsDidChange() }

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? { wrapped.trait(key) }
}

/// A wrapper with a view of its own, in whose coordinates the content is placed.
class ViewWrapperElement: WrapperElement {
  /// The wrapper's view.
  final let wrapperView: UIView

  init(_ node: ViewNode, around content: ViewElement, view: UIView) {
    wrapperView = view
    super.init(node, around: content)
    if let inner = content.view { view.addSubview(inner) }
  }

  final override var view: UIView? { wrapperView }
  final override var contentView: UIView? { wrapperView }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    wrapperView.setFrame(placement.frame, scale: scale)
    inner.place(at: .zero, proposal: placement.proposal)
  }
}

extension UIView {
  /// Moves the view, with its edges on whole pixels.
  func setFrame(_ frame: CGRect, scale: CGFloat) {
    let rounded = frame.onPixels(scale: scale)
    // A view with a transform has no meaningful frame.
    if transform.isIdentity {
      if self.frame == .zero {
        // A view that was not placed before appears where it belongs, and doesn't move there.
        UIView.performWithoutAnimation { self.frame = rounded }
      } else if self.frame != rounded {
        self.frame = rounded
      }
    } else {
      bounds.size = rounded.size
      center = CGPoint(x: rounded.midX, y: rounded.midY)
    }
  }
}

extension CGRect {
  /// The rectangle with its edges on whole pixels.
  func onPixels(scale: CGFloat) -> CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let left = round(minX), top = round(minY)
    return CGRect(x: left, y: top, width: round(maxX) - left, height: round(maxY) - top)
  }
}
