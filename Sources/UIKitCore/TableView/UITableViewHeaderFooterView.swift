import Foundation

/// A header or a footer of a table's section that is used again for another one when it has gone.
open class UITableViewHeaderFooterView: UIView {
  /// - Parameter reuseIdentifier: what a table keeps it by; nil for one that is not used again.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = UIView()
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    contentView.preservesSuperviewLayoutMargins = true
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// One that is not used again.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) { return nil }

  /// What the view is dequeued by; nil for one that is not used again.
  public final let reuseIdentifier: String?

  /// What the view's own views are added to.
  public final let contentView: UIView

  /// Behind the content, as large as the view; nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  private var content = ContentConfigurationHost()

  /// What the content view shows, as a value; nil where the view has views of its own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set {
      content.replace(with: newValue, in: contentView, of: self)
      tellEnclosingElement(constraintsChanged: false)
    }
  }

  /// Called before the view is used for another section. Overrides call super.
  open func prepareForReuse() {}

  final func fittingHeight(width: CGFloat) -> CGFloat {
    if let size = content.sizeFitting(width: width) { return size.height }
    let fitting = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height
  }
}
