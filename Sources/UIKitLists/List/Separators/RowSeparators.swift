import Foundation
import PergolaDiagnostics
@_spi(Toolkit) import UIKitCore

/// The separators of one row, and the layout guide for their ends.
@MainActor
final class RowSeparators {
  /// The separators to draw; nil if they have to be determined again.
  var lines: ListSeparators?
  private var top: UIView?
  private var bottom: UIView?
  private var made: SeparatorGuide?

  /// The guide; nil before the first call of `guide(in:)`.
  var guideIfMade: SeparatorGuide? { made }

  func guide(in cell: UICollectionViewListCell) -> SeparatorGuide {
    if let made { return made }
    let guide = SeparatorGuide(in: cell)
    made = guide
    return guide
  }

  /// Shows the given separators, and hides others.
  ///
  /// - Parameters:
  ///   - bottom: the y coordinate of the lower separator.
  ///   - frame: returns the frame in the cell of a separator with a y coordinate.
  func show(_ lines: ListSeparators, bottom y: CGFloat, in cell: UIView, frame: (ListSeparator, CGFloat) -> CGRect) {
    Self.show(lines.top, as: &top, in: cell) { frame($0, 0) }
    Self.show(lines.bottom, as: &bottom, in: cell) { frame($0, y) }
  }

  private static func show(
    _ line: ListSeparator?, as view: inout UIView?, in cell: UIView, frame: (ListSeparator) -> CGRect
  ) {
    guard let line else {
      view?.isHidden = true
      return
    }
    let shown = view ?? UIView()
    if view == nil {
      shown.isUserInteractionEnabled = false
      view = shown
      cell.addSubview(shown)
    }
    shown.backgroundColor = line.color
    shown.isHidden = false
    let frame = frame(line)
    if shown.frame != frame { shown.frame = frame }
  }
}

/// The layout guide by which an app can move the ends of a row's separators.
@MainActor
final class SeparatorGuide {
  let layoutGuide = UILayoutGuide()
  private let leading: NSLayoutConstraint
  private let defaults: [NSLayoutConstraint]

  init(in cell: UICollectionViewListCell) {
    layoutGuide.identifier = "UICollectionViewListCell-separatorLayoutGuide"
    cell.addLayoutGuide(layoutGuide)
    leading = layoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: cell.automaticSeparatorStart)
    let trailing = layoutGuide.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
    // The app's constraints take precedence.
    for constraint in [leading, trailing] { constraint.priority = UILayoutPriority(rawValue: 999) }
    defaults = [
      leading, trailing,
      layoutGuide.topAnchor.constraint(equalTo: cell.topAnchor),
      layoutGuide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ]
    NSLayoutConstraint.activate(defaults)
  }

  /// The classes of cells that were warned about.
  private static var warned: Set<ObjectIdentifier> = []

  /// Logs a warning, once for each class, if the cell's initializer activated constraints on the guide.
  func warnOfEarlyConstraints(in cell: UICollectionViewListCell) {
    let isConstrained = cell.constraints.contains { constraint in
      (constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide)
        && !defaults.contains { $0 === constraint }
    }
    guard isConstrained, Self.warned.insert(ObjectIdentifier(type(of: cell))).inserted else { return }
    Log.warning(
      """
      \(type(of: cell)) activates constraints on its separatorLayoutGuide in its initializer. They move the separators \
      here, but not on other platforms. Activate them in updateConstraints(), after super.
      """)
  }

  /// The default distance of the guide from the cell's leading edge, in points.
  var automaticStart: CGFloat {
    get { leading.constant }
    set { if leading.constant != newValue { leading.constant = newValue } }
  }
}

extension UICollectionViewListCell {
  /// Invalidates the separators of this row, and the one between it and the row above.
  final func setNeedsSeparatorUpdate() {
    guard listElement != nil || separators.lines != nil else { return }
    invalidateSeparators()
    guard let path = displayedAs?.indexPath, isItem, path.item > 0 else { return }
    let above = IndexPath(item: path.item - 1, section: path.section)
    (hostingCollectionView?.cellForItem(at: above) as? UICollectionViewListCell)?.invalidateSeparators()
  }

  private final func invalidateSeparators() {
    separators.lines = nil
    setNeedsLayout()
  }

  /// The distance of separators with automatic insets from the leading edge, in points.
  final var automaticSeparatorStart: CGFloat {
    let start = isRightToLeft ? bounds.width - contentView.frame.maxX : contentView.frame.minX
    return start + (contentTextStart ?? contentView.directionalLayoutMargins.leading)
  }

  final func layoutSeparators() {
    if let guide = separators.guideIfMade {
      guide.automaticStart = automaticSeparatorStart
      // Constraints between the content and the guide have to be solved again, now that the content has its frame.
      solveEnclosingConstraints()
    }
    var lines = separators.lines ?? resolvedSeparators
    separators.lines = lines
    if let inset = ownSeparatorInset { lines.move(to: inset) }
    let thickness = listElement?.list.metrics.separatorThickness ?? 0
    separators.show(lines, bottom: bottomLine(thickness), in: self) { frame(of: $0, at: $1, thickness) }
  }

  /// The y coordinate of the lower separator, which lies at the row's edge. On a screen of cells it lies in the middle
  /// of the row's lowest line of cells, if that contains no content.
  private final func bottomLine(_ thickness: CGFloat) -> CGFloat {
    let edge = bounds.height - thickness
    guard let cell = traitCollection.pointGrid, lift > 0, let end = contentEnd, end <= bounds.height - cell.height / 2
    else { return edge }
    return bounds.height - cell.height / 4 - thickness / 2
  }

  /// The y coordinate of the lower end of the texts and images, or of the innermost views of an app's own content; nil
  /// without content.
  private final var contentEnd: CGFloat? {
    if let content = content.contentView as? any SeparatorAligningContentView {
      return content.contentEnd.map { content.convert(CGPoint(x: 0, y: $0), to: self).y }
    }
    ownContentView.layoutIfNeeded()
    return ownContentView.innermostViews.map { $0.convert($0.bounds, to: self).maxY }.max()
  }

  private final var resolvedSeparators: ListSeparators {
    guard let listElement, !isMoving, let path = displayedAs?.indexPath, isItem, let host = hostingCollectionView else {
      return ListSeparators()
    }
    return ListSeparatorResolver(
      list: listElement.list, isMarked: { host.isMarked($0) },
      isOnPointGrid: host.traitCollection.pointGrid != nil, dataPath: { host.dataPath(of: $0) }
    ).separators(of: listElement, at: path)
  }

  private final func frame(of line: ListSeparator, at y: CGFloat, _ thickness: CGFloat) -> CGRect {
    var (start, end) = (automaticSeparatorStart, bounds.width)
    if let guide = separators.guideIfMade?.layoutGuide.layoutFrame {
      start = isRightToLeft ? bounds.width - guide.maxX : guide.minX
      end = isRightToLeft ? bounds.width - guide.minX : guide.maxX
    }
    (start, end) = line.ends(in: bounds.width, automatic: (start, end))
    return CGRect(x: isRightToLeft ? bounds.width - end : start, y: y, width: end - start, height: thickness)
  }
}

extension UIView {
  /// The visible views inside of the view that have no visible subviews.
  fileprivate final var innermostViews: [UIView] {
    subviews.filter { !$0.isHidden }.flatMap { view in
      let inner = view.innermostViews
      return inner.isEmpty ? [view] : inner
    }
  }
}

extension UICollectionView {
  /// True if an item is selected or highlighted.
  final func isMarked(_ path: IndexPath) -> Bool { selection.contains(path) || highlight.indexPath == path }
}
