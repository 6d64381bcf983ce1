import Foundation
import RenderTree

/// A view with a material behind its content. The material is a plain colour here: see `UIBlurEffect`.
///
/// Subviews belong into `contentView`; adding one to the view itself is an exception.
open class UIVisualEffectView: UIView {
  /// The view of the content, which always fills this view.
  public final let contentView = UIView()

  /// The effect; nil for none.
  open var effect: UIVisualEffect? {
    didSet { if oldValue != effect { appearanceDidChange() } }
  }

  /// A view with an effect, and a zero frame.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// A view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
    coder.decodeProperties(of: self, declaredBy: UIVisualEffectView.self)
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== contentView else { return }
    fatalError(
      "\(subview) has been added as a subview to \(self). Do not add subviews directly to the visual effect view itself, "
        + "instead add them to the -contentView.")
  }

  @_spi(Toolkit) open override func renderedBackground(with traits: UITraitCollection) -> RenderColor? {
    effect?.background?.rendered(with: traits) ?? super.renderedBackground(with: traits)
  }
}
