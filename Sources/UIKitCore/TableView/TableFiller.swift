import Foundation

/// The lines of empty rows below the last row of a plain table, down to the end of what is in sight.
final class TableFiller: UIView {
  /// What the lines look like and where they are, in the filler's own coordinates.
  struct Look: Equatable {
    /// Of a row, in points.
    var rowHeight: CGFloat
    /// From the leading edge to the lines, in points.
    var leading: CGFloat
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

  /// Shows as many lines as there is room for.
  func show(_ look: Look) {
    let count = Int((bounds.height / look.rowHeight).rounded(.up))
    while lines.count < count {
      let line = UIView()
      lines.append(line)
      addSubview(line)
    }
    let width = max(0, bounds.width - look.leading)
    for (number, line) in lines.enumerated() {
      line.isHidden = number >= count
      line.backgroundColor = look.color
      line.frame = CGRect(
        x: isRightToLeft ? 0 : look.leading, y: CGFloat(number + 1) * look.rowHeight - look.thickness, width: width,
        height: look.thickness)
    }
  }
}

extension UITableView {
  /// Brings the empty rows in line with the rows above them and with what is in sight.
  final func showFiller() {
    let content = self.content
    let top = content.contentSize.height
    let height = content.bounds.maxY - top
    guard fillerRowHeight != 0, style == .plain, separatorStyle != .none, tableFooterView == nil, height > 0 else {
      filler?.removeFromSuperview()
      filler = nil
      return
    }
    let shown = filler ?? TableFiller()
    if filler == nil {
      filler = shown
      content.insertSubview(shown, at: backgroundView == nil ? 0 : 1)
    }
    shown.frame = CGRect(x: 0, y: top, width: content.bounds.width, height: height)
    let metrics = ListMetrics(style.appearance, width: content.bounds.width, traits: traitCollection)
    let own = fillerRowHeight > 0 ? fillerRowHeight : rowHeight
    shown.show(
      TableFiller.Look(
        rowHeight: own > 0 ? own : metrics.rowHeight, leading: metrics.rowMargin,
        thickness: metrics.separatorThickness, color: separatorColor ?? .separator))
  }
}
