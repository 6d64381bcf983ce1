import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// An element that is shown where another one is opaque.
final class MaskElement: SecondaryElement {
  private let holder = MaskHolder(frame: .zero)

  override func showSecondary() {
    let view = secondary.view ?? UIView(frame: .zero)
    guard view !== wrapperView.mask else { return }
    if holder.superview == nil { wrapperView.addSubview(holder) }
    wrapperView.mask?.removeFromSuperview()
    holder.addSubview(view)
    wrapperView.mask = view
  }
}

/// The invisible parent of a mask, in which the mask is laid out and has the traits of its place.
private final class MaskHolder: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { return nil }

  override func renderedChildren(with traits: UITraitCollection) -> [RenderNode] { [] }
}

extension View {
  /// Shows the view where other views are opaque. They are proposed the view's size and don't change it.
  ///
  /// - Parameters:
  ///   - alignment: The guides at which the mask and the view are aligned.
  ///   - mask: The views whose opacity is that of the view; several stand in front of one another.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(SecondaryModifier(place: .mask, alignment: alignment, secondary: mask()))
  }

  /// Shows the view where another view is opaque. It is proposed the view's size and doesn't change it.
  @_disfavoredOverload
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(SecondaryModifier(place: .mask, alignment: .center, secondary: mask))
  }
}
