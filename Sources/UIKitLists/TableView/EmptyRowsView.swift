import Foundation
@_spi(Toolkit) import UIKitCore

/// The separators of empty rows below the last row of a plain table, down to the end of the visible area.
final class EmptyRowsView: UIView {
  /// The appearance and positions of the separators.
  struct Look: Equatable {
    /// The height of a row, in points.
    var rowHeight: CGFloat
    /// The ends of the separators, in points from the leading edge.
    var start: CGFloat
    var end: CGFloat
    var thickness: CGFloat
    var color: UIColor
  }

  private var lines: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows as many separators as fit into the bounds.
  func show(_ look: Look) {
    let count = Int((bounds.height / look.rowHeight).rounded(.up))
    while lines.count < count {
      let line = UIView()
      lines.append(line)
      addSubview(line)
    }
    for (number, line) in lines.enumerated() {
      line.isHidden = number >= count
      line.backgroundColor = look.color
      line.frame = CGRect(
        x: isRightToLeft ? bounds.width - look.end : look.start,
        y: CGFloat(number + 1) * look.rowHeight - look.thickness, width: look.end - look.start, height: look.thickness)
    }
  }
}

extension UITableView {
  /// Updates the empty rows for the current content and the visible area.
  final func showFiller() {
    let content = self.content
    let top = content.contentSize.height
    let height = content.bounds.maxY - top
    guard fillerRowHeight != 0, style == .plain, separatorStyle != .none, tableFooterView == nil, height > 0 else {
      filler?.removeFromSuperview()
      filler = nil
      return
    }
    let shown = filler ?? EmptyRowsView()
    if filler == nil {
      filler = shown
      content.insertSubview(shown, at: backgroundView == nil ? 0 : 1)
    }
    // The width of the rows, beside the section index.
    let width = content.contentSize.width - content.indexRoom
    shown.frame = CGRect(x: isRightToLeft ? content.indexRoom : 0, y: top, width: width, height: height)
    let metrics = ListMetrics(
      style.appearance, width: content.contentSize.width, traits: traitCollection, leastMargin: readableMargin)
    let own = fillerRowHeight > 0 ? fillerRowHeight : rowHeight
    let separators = separatorConfiguration
    let safeArea = isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left
    let margin = metrics.rowMargin + (insetsContentViewsToSafeArea ? safeArea : 0)
    let (start, end) = ListSeparator(separators.bottomSeparatorInsets, of: separators)
      .ends(in: width, automatic: (margin, width))
    shown.show(
      EmptyRowsView.Look(
        rowHeight: own > 0 ? own : metrics.rowHeight, start: start, end: end,
        thickness: metrics.separatorThickness, color: separators.color))
  }
}
