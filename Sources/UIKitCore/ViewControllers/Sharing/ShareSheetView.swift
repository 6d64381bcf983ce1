import Foundation

/// The view of a share sheet: the shared items, a row of icons, and a list of actions, which scroll if they don't fit.
final class ShareSheetView: UIView {
  /// The color behind everything.
  static let color = UIColor.systemGroupedBackground

  /// Called when the user chooses an activity.
  var onChoice: ((UIActivity) -> Void)?
  /// Called when the user closes the sheet.
  var onClose: (() -> Void)?

  private let thumbnail = UIImageView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let closeButton = ShareCloseButton()
  private let headLine = UIView()
  private let scroll = UIScrollView()
  private let tileScroll = UIScrollView()
  private let list = UIView()
  private var summary: ShareSummary?
  private var icons: [UIActivity] = []
  private var actions: [UIActivity] = []
  private var tiles: [ShareTile] = []
  private var rows: [ShareRow] = []
  private var lines: [UIView] = []
  private var metrics = ShareSheetMetrics(.processDefault)

  init() {
    super.init(frame: .zero)
    titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    titleLabel.accessibilityTraits = [.staticText, .header]
    subtitleLabel.font = .systemFont(ofSize: 13)
    subtitleLabel.textColor = .secondaryLabel
    subtitleLabel.lineBreakMode = .byTruncatingMiddle
    thumbnail.clipsToBounds = true
    thumbnail.tintColor = .secondaryLabel
    thumbnail.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 22)
    headLine.backgroundColor = .separator
    closeButton.onChoice = { [weak self] in self?.onClose?() }
    tileScroll.showsHorizontalScrollIndicator = false
    scroll.addSubview(tileScroll)
    scroll.addSubview(list)
    for view in [scroll, thumbnail, titleLabel, subtitleLabel, closeButton, headLine] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows items with the activities for them.
  func show(_ summary: ShareSummary, icons: [UIActivity], actions: [UIActivity]) {
    self.summary = summary
    self.icons = icons
    self.actions = actions
    fill()
  }

  /// The first control for a keyboard user.
  var firstFocus: UIView? { tiles.first ?? rows.first ?? closeButton }

  private func fill() {
    metrics = ShareSheetMetrics(traitCollection)
    backgroundColor = Self.color
    titleLabel.text = summary?.title
    subtitleLabel.text = summary?.subtitle
    let image = summary?.image
    thumbnail.image = image ?? summary.flatMap { UIImage(systemName: $0.symbol) }
    thumbnail.contentMode = image == nil ? .center : .scaleAspectFill
    thumbnail.backgroundColor = metrics.grid == nil ? .secondarySystemGroupedBackground : nil
    thumbnail.layer.cornerRadius = metrics.grid == nil ? 10 : 0
    for view in tiles + rows + lines { view.removeFromSuperview() }
    let hasTiles = metrics.tile != nil
    tiles = hasTiles ? icons.map(ShareTile.init) : []
    rows = (hasTiles ? actions : icons + actions).map { ShareRow($0, metrics: metrics) }
    for (button, activity) in zip(tiles as [ShareButton] + rows, icons + actions) {
      button.onChoice = { [weak self] in self?.onChoice?(activity) }
    }
    tiles.forEach(tileScroll.addSubview)
    rows.forEach(list.addSubview)
    lines = metrics.line > 0 ? rows.dropFirst().map { _ in UIView() } : []
    for line in lines {
      line.backgroundColor = .separator
      list.addSubview(line)
    }
    list.backgroundColor = metrics.grid == nil ? .secondarySystemGroupedBackground : nil
    list.layer.cornerRadius = metrics.cornerRadius
    list.clipsToBounds = metrics.grid == nil
    list.isHidden = rows.isEmpty
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if metrics != ShareSheetMetrics(traitCollection) { fill() }
  }

  // MARK: Layout

  private var headHeight: CGFloat { metrics.headHeight + 2 * metrics.margin.height }

  private var tilesHeight: CGFloat {
    guard let tile = metrics.tile, !tiles.isEmpty else { return 0 }
    return tile.height + metrics.margin.height
  }

  private var listHeight: CGFloat { CGFloat(rows.count) * metrics.rowHeight }

  /// The height that shows everything.
  var contentHeight: CGFloat {
    let current = ShareSheetMetrics(traitCollection)
    if metrics != current { fill() }
    let body = tilesHeight + (rows.isEmpty ? 0 : listHeight + metrics.margin.height)
    return headHeight + (metrics.tile == nil ? 0 : metrics.margin.height) + body
  }

  private func place(_ part: UIView, at frame: CGRect) {
    var frame = frame
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
    part.frame = frame
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = safeAreaInsets.top
    layOutHead(top: top)
    scroll.frame = CGRect(
      x: 0, y: top + headHeight, width: bounds.width, height: max(0, bounds.height - top - headHeight))
    var y = metrics.tile == nil ? 0 : metrics.margin.height
    y += layOutTiles(y: y)
    list.frame = CGRect(
      x: metrics.grid == nil ? metrics.margin.width : 0, y: y,
      width: max(0, bounds.width - (metrics.grid == nil ? 2 * metrics.margin.width : 0)), height: listHeight)
    layOutList()
    let height = rows.isEmpty ? y : list.frame.maxY + metrics.margin.height
    scroll.contentSize = CGSize(width: bounds.width, height: height)
    scroll.contentInset.bottom = safeAreaInsets.bottom
  }

  private func layOutHead(top: CGFloat) {
    let margin = metrics.margin
    let image = metrics.grid.map { CGSize(width: 2 * $0.width, height: $0.height) } ?? ShareSheetMetrics.thumbnail
    let gap = metrics.grid?.width ?? 12
    place(thumbnail, at: CGRect(origin: CGPoint(x: margin.width, y: top + margin.height), size: image))
    let button = metrics.grid.map { CGSize(width: 3 * $0.width, height: $0.height) } ?? CGSize(width: 30, height: 30)
    let buttonX = bounds.width - margin.width - button.width
    place(closeButton, at: CGRect(origin: CGPoint(x: buttonX, y: top + margin.height), size: button))
    let x = margin.width + image.width + gap
    let width = max(0, buttonX - gap - x)
    let lineHeight = metrics.grid?.height ?? 20
    let hasSubtitle = summary?.subtitle != nil
    let y = top + margin.height + (metrics.headHeight - (hasSubtitle ? 2 : 1) * lineHeight) / 2
    place(
      titleLabel, at: CGRect(x: x, y: metrics.grid == nil ? y : top + margin.height, width: width, height: lineHeight))
    place(subtitleLabel, at: CGRect(x: x, y: titleLabel.frame.maxY, width: width, height: hasSubtitle ? lineHeight : 0))
    headLine.isHidden = metrics.line == 0
    headLine.frame = CGRect(x: 0, y: top + headHeight - metrics.line, width: bounds.width, height: metrics.line)
  }

  /// Lays the icons out. Returns the height that they take.
  private func layOutTiles(y: CGFloat) -> CGFloat {
    guard let tile = metrics.tile, !tiles.isEmpty else {
      tileScroll.frame = .zero
      return 0
    }
    tileScroll.frame = CGRect(x: 0, y: y, width: bounds.width, height: tile.height)
    let margin = metrics.margin.width / 2
    let content = max(bounds.width, 2 * margin + CGFloat(tiles.count) * tile.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, view) in tiles.enumerated() {
      let x = margin + CGFloat(index) * tile.width
      view.frame = CGRect(
        origin: CGPoint(x: isMirrored ? content - x - tile.width : x, y: 0), size: tile)
    }
    tileScroll.contentSize = CGSize(width: content, height: tile.height)
    if isMirrored, !tileScroll.isTracking { tileScroll.contentOffset.x = content - bounds.width }
    return tilesHeight
  }

  private func layOutList() {
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * metrics.rowHeight, width: list.bounds.width, height: metrics.rowHeight)
    }
    for (index, line) in lines.enumerated() {
      let width = max(0, list.bounds.width - metrics.rowPadding)
      let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 0 : metrics.rowPadding
      line.frame = CGRect(x: x, y: CGFloat(index + 1) * metrics.rowHeight, width: width, height: metrics.line)
    }
  }
}
