import Foundation

/// The list cell that a section's header or footer stands in, or shows its title.
final class TableEdge: UICollectionViewListCell {
  static let reuseIdentifier = "UITableViewEdge"

  /// The app's view; nil where there is a title, or nothing.
  private(set) var view: UIView?

  func show(_ view: UIView) {
    self.view = view
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }

  func show(title: String?) {
    guard let title else { return }
    var content = defaultContentConfiguration()
    content.text = title
    contentConfiguration = content
  }

  /// Gives the app's view back.
  @discardableResult
  func release() -> UIView? {
    contentConfiguration = nil
    guard let view else { return nil }
    self.view = nil
    view.removeFromSuperview()
    return view
  }

  override func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize {
    guard let view, let width, height == nil else { return super.fittingSize(width: width, height: height) }
    let fitting =
      (view as? UITableViewHeaderFooterView)?.fittingHeight(width: width)
      ?? view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    return CGSize(width: width, height: fitting)
  }
}

/// What the table's own header or footer stands in.
final class TableEnd: UICollectionReusableView {
  static let reuseIdentifier = "UITableViewEnd"
  static let headerKind = "UITableViewHeader"
  static let footerKind = "UITableViewFooter"

  func show(_ view: UIView) {
    guard view.superview !== self else { return }
    view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
    view.autoresizingMask = .flexibleWidth
    addSubview(view)
  }
}
