import Foundation
import RenderTree

/// A panel with the rows of a menu, which scrolls if they do not fit.
final class MenuPanel: UIView {
  let menu: UIMenu
  /// The name of what opens the menu, for a menu without a title.
  private let sourceName: String?
  let metrics: MenuMetrics
  private let scrollView = UIScrollView()
  private(set) var content: MenuContent
  private(set) var rows: [MenuRow] = []
  private var headers: [UILabel] = []
  private var lines: [UIView] = []
  /// The content of the panel, from top to bottom.
  private var pieces: [Piece] = []

  /// Called when the user chooses a row.
  var onChoice: ((MenuRow) -> Void)?
  /// The action of the left or right key on a row.
  var onHorizontalKey: ((MenuRow, FocusDirection) -> KeyAction?)?
  var onEscape: (() -> Void)?

  private enum Piece {
    case header(UILabel)
    case row(MenuRow)
    /// A separator between two rows.
    case line(UIView)
    /// The gap between two sections.
    case gap(UIView)
  }

  /// - Parameter source: The view that opens the menu.
  init(_ menu: UIMenu, of source: UIView?, traits: UITraitCollection, direction: UISemanticContentAttribute) {
    self.menu = menu
    sourceName = source?.accessibilityLabel
    metrics = MenuMetrics(traits)
    content = MenuContent(menu)
    super.init(frame: .zero)
    semanticContentAttribute = direction
    accessibilityViewIsModal = true
    backgroundColor = .tertiarySystemBackground
    layer.cornerRadius = metrics.cornerRadius
    if metrics.grid == nil {
      layer.shadowOpacity = 0.2
      layer.shadowRadius = 24
      layer.shadowOffset = CGSize(width: 0, height: 8)
      scrollView.layer.cornerRadius = metrics.cornerRadius
    }
    scrollView.clipsToBounds = true
    addSubview(scrollView)
    fill()
  }

  required init?(coder: NSCoder) { return nil }

  // MARK: Content

  /// Updates the rows for the current state of the menu. The focus and the open submenu stay at their elements; if the
  /// focused element is gone, the focus moves to the first row that can have it.
  func reload() {
    let engine = window?.windowScene?.focusEngine
    let focused = rows.first { $0.isFocused }?.row.element
    let open = rows.first { $0.isOpen }?.row.element
    content = MenuContent(menu)
    fill()
    for row in rows where row.row.element === open && open != nil { row.isOpen = true }
    guard let focused else { return }
    engine?.focus(on: rows.first { $0.row.element === focused } ?? rows.first { $0.canBecomeFocused })
  }

  private func fill() {
    for view in rows + headers + lines { view.removeFromSuperview() }
    (rows, headers, lines, pieces) = ([], [], [], [])
    let hasMarks = content.sections.contains { $0.rows.contains(where: \.isMarked) }
    if let title = content.title { addHeader(title) }
    for (index, section) in content.sections.enumerated() {
      if index > 0 { addLine(isGap: true) }
      if let title = section.title { addHeader(title) }
      for (place, row) in section.rows.enumerated() {
        if metrics.grid == nil, place > 0 || section.title != nil || index == 0 && content.title != nil {
          addLine(isGap: false)
        }
        add(row, hasMarks: hasMarks)
      }
    }
    scrollView.forEachInSubtree { $0.semanticContentAttribute = semanticContentAttribute }
    setNeedsLayout()
  }

  private func addHeader(_ text: String) {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    headers.append(label)
    pieces.append(.header(label))
    scrollView.addSubview(label)
  }

  private func addLine(isGap: Bool) {
    let line = UIView()
    line.isUserInteractionEnabled = false
    line.backgroundColor = isGap && metrics.grid == nil ? .quaternarySystemFill : .separator
    lines.append(line)
    pieces.append(isGap ? .gap(line) : .line(line))
    scrollView.addSubview(line)
  }

  private func add(_ row: MenuContent.Row, hasMarks: Bool) {
    let view = MenuRow(row, metrics: metrics, hasMarks: hasMarks)
    view.onActivation = { [weak self, weak view] in
      guard let view else { return }
      self?.onChoice?(view)
    }
    view.onHorizontalKey = { [weak self, weak view] direction in
      view.flatMap { self?.onHorizontalKey?($0, direction) }
    }
    rows.append(view)
    pieces.append(.row(view))
    scrollView.addSubview(view)
  }

  // MARK: Preview

  /// The preview beside the panel; nil if there isn't one.
  private(set) var preview: MenuPreview?

  func show(_ preview: MenuPreview) {
    self.preview = preview
    addSubview(preview)
  }

  /// The preview is outside of the bounds.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || preview?.frame.contains(point) ?? false
  }

  // MARK: Layout

  /// The size that displays all content, limited to `room` and to the maximum width of a panel.
  func preferredSize(within room: CGSize) -> CGSize {
    let widest = rows.map(\.preferredWidth).max() ?? 0
    let titles = headers.map { $0.sizeThatFits(room).width.rounded(.up) + 2 * metrics.padding }.max() ?? 0
    let inner = min(max(widest, titles, metrics.minimumWidth), metrics.maximumWidth)
    let width = min(inner + 2 * metrics.border.width, room.width)
    let height = pieces.reduce(0) { $0 + self.height(of: $1, width: width - 2 * metrics.border.width) }
    return CGSize(width: width, height: height + 2 * metrics.border.height)
  }

  private func height(of piece: Piece, width: CGFloat) -> CGFloat {
    switch piece {
    case .header: metrics.headerHeight
    case .row(let row): row.height(width: width)
    case .line: 1 / max(1, traitCollection.displayScale)
    case .gap: metrics.sectionGap
    }
  }

  /// Draws the border, which separates the panel from an equally dark background even without a visible shadow.
  private func drawBorder() {
    layer.borderWidth = metrics.grid == nil ? 1 / max(1, traitCollection.displayScale) : 1
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    drawBorder()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    drawBorder()
    scrollView.frame = bounds.insetBy(dx: metrics.border.width, dy: metrics.border.height)
    let width = scrollView.bounds.width
    var y: CGFloat = 0
    for piece in pieces {
      let height = height(of: piece, width: width)
      let frame = CGRect(x: 0, y: y, width: width, height: height)
      switch piece {
      case .header(let label): label.frame = frame.insetBy(dx: metrics.padding, dy: 0)
      case .row(let row): row.frame = frame
      case .line(let line): line.frame = frame
      case .gap(let line):
        // In a terminal it is a line in the middle of a row.
        line.frame = metrics.grid == nil ? frame : CGRect(x: 0, y: frame.midY - 0.5, width: width, height: 1)
      }
      y += height
    }
    scrollView.contentSize = CGSize(width: width, height: y)
  }

  /// The frame of a row in the superview.
  func frame(of row: MenuRow) -> CGRect { row.convert(row.bounds, to: superview) }

  // MARK: Use

  override var escapeAction: KeyAction? {
    KeyAction("close the menu") { [weak self] in self?.onEscape?() }
  }

  override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics() ?? Semantics(role: .menu)
    semantics.role = .menu
    semantics.label = content.title ?? sourceName
    semantics.actions = [.dismiss]
    return semantics
  }
}

extension MenuContent.Row {
  @MainActor
  fileprivate var isMarked: Bool {
    if case .action(let action) = self { return action.state != .off }
    return false
  }
}
