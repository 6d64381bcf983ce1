import Foundation
@_spi(Toolkit) import UIKitCore

/// The list cell that contains a section's header or footer.
final class SectionHeaderFooter: UICollectionViewListCell {
  static let reuseIdentifier = "UITableViewEdge"

  /// The app's view, or the one that shows the title; nil if there is neither.
  private(set) var view: UIView?

  private var headerFooterView: UITableViewHeaderFooterView? { view as? UITableViewHeaderFooterView }

  private var table: UITableView? { (hostingCollectionView as? TableContent)?.table }

  private var safeAreaReach = SafeAreaMarginOverride()

  private var innerViews: [UIView] { [view, headerFooterView?.contentView].compactMap { $0 } }

  func show(_ view: UIView) {
    self.view = view
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
    headerFooterView?.edge = self
    if table?.insetsContentViewsToSafeArea == false { safeAreaReach.begin(of: [self] + innerViews) }
    showBackground()
  }

  /// Removes the view from the cell, and returns it.
  @discardableResult
  func release() -> UIView? {
    guard let view else { return nil }
    safeAreaReach.end()
    headerFooterView?.edge = nil
    self.view = nil
    view.removeFromSuperview()
    return view
  }

  override var systemBackground: UIBackgroundConfiguration? {
    headerFooterView?.hasOwnBackground ?? false ? nil : super.systemBackground
  }

  override func listElementDidChange() {
    super.listElementDidChange()
    headerFooterView?.setNeedsUpdateConfiguration()
  }

  override func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize {
    guard let width, height == nil, let role = listElement?.role else {
      return super.fittingSize(width: width, height: height)
    }
    if let table, let section = displayedAs?.indexPath.section,
      let asked = table.deferredHeight(of: role == .footer ? .footer : .header, in: section)
    {
      return CGSize(width: width, height: asked)
    }
    let height = view.map { fittingHeight(of: $0, width: width) } ?? roomOfNothing
    return CGSize(width: width, height: traitCollection.heightOfRow(fitting: height))
  }

  private func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
    layoutContent()
    if let headerFooterView { return headerFooterView.fittingHeight(width: width) }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// The height without a view or title: the space between sections, in points.
  private var roomOfNothing: CGFloat {
    guard let metrics = listElement?.list.metrics else { return 0 }
    return listElement?.role == .footer ? metrics.gapBelow : metrics.gapAbove
  }
}

/// The view that contains the table's header or footer view.
final class TableHeaderFooter: UICollectionReusableView {
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
