import Foundation

extension UINavigationBar {
  /// The horizontal parts of the bar's row, from leading to trailing.
  private struct Row {
    var leading: CGFloat = 0
    var back: CGFloat = 0
    var items: CGFloat = 0
    var trailing: CGFloat = 0
  }

  /// Places all parts: prompt, row, large title and accessory, from top to bottom.
  final func layOutItems() {
    let metrics = BarMetrics(traitCollection)
    let appearance = currentAppearance
    show(appearance)
    background.frame = CGRect(x: 0, y: -heightAbove, width: bounds.width, height: bounds.height + heightAbove)
    let prompt = promptHeight(metrics)
    promptLabel.isHidden = prompt == 0
    promptLabel.text = topItem?.prompt
    let safe = safeAreaInsets
    let margin = metrics.margin(inWidth: bounds.width)
    let room = CGRect(
      x: safe.left + margin, y: prompt,
      width: max(0, bounds.width - safe.left - safe.right - 2 * margin),
      height: rowHeight(metrics))
    promptLabel.frame = CGRect(x: room.minX, y: 0, width: room.width, height: prompt)
    layOutRow(in: room, metrics)
    let large = largeTitleHeight(metrics, collapsed: collapsedHeight)
    layOutLargeTitle(CGRect(x: 0, y: room.maxY, width: bounds.width, height: large), room, metrics)
    layOutAccessory(below: room.maxY + large, safe)
    if isCoveredBySearch { hideRow() }
  }

  /// Hides the parts of the row while the search covers them.
  private func hideRow() {
    for view in [backButton, titleLabel, leadingRow, trailingRow] { view.isHidden = true }
    showTitleView(nil)
  }

  private func show(_ appearance: UINavigationBarAppearance) {
    let metrics = UIBarMetrics(
      isCompact: traitCollection.verticalSizeClass == .compact, hasPrompt: topItem?.prompt?.isEmpty == false)
    background.show(
      appearance, color: barTintColor, image: ownImages.background(for: metrics), shadow: ownImages.shadow)
    let title = appearance.titleTextAttributes.merging(titleTextAttributes ?? [:]) { $1 }
    titleLabel.font = title[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = title[.foregroundColor] as? UIColor ?? .label
    let large = appearance.largeTitleTextAttributes.merging(largeTitleTextAttributes ?? [:]) { $1 }
    largeTitleLabel.font = large[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
    largeTitleLabel.textColor = large[.foregroundColor] as? UIColor ?? .label
    for row in [leadingRow, trailingRow] {
      row.buttonAppearance = appearance.buttonAppearance
      row.doneButtonAppearance = appearance.doneButtonAppearance
    }
    backButton.titleAppearance = appearance.backButtonAppearance
  }

  // MARK: The row

  private var backTarget: NavigationBarManager.Back? {
    guard let item = topItem, !item.hidesBackButton else { return nil }
    if item.leftBarButtonItem != nil, !item.leftItemsSupplementBackButton { return nil }
    if manager != nil { return manager?.back }
    return backItem.map { NavigationBarManager.Back(item: $0, perform: {}) }
  }

  private func layOutRow(in room: CGRect, _ metrics: BarMetrics) {
    let item = topItem
    leadingRow.isHidden = false
    trailingRow.isHidden = false
    setItems(columnItems + (item?.leftBarButtonItems ?? []), of: leadingRow)
    setItems((item?.rightBarButtonItems ?? []).reversed(), of: trailingRow)
    let titleWidth = widthOfTitle(metrics, within: room.width)
    var row = Row(items: leadingRow.preferredWidth(metrics), trailing: trailingRow.preferredWidth(metrics))
    let gaps = (row.trailing > 0 ? metrics.titleGap : 0) + (row.items > 0 ? metrics.spacing : 0) + metrics.titleGap
    backButton.isHidden = backTarget == nil
    if let target = backTarget {
      let item = target.item
      let back = item.backBarButtonItem
      backButton.show(
        title: item.backButtonTitle ?? back?.title ?? item.title, image: back?.image, mode: item.backButtonDisplayMode)
      backButton.tintColor = back?.tintColor
      row.back = backButton.fit(room.width - titleWidth - row.items - row.trailing - gaps, metrics)
    }
    row.leading = row.back + (row.back > 0 && row.items > 0 ? metrics.spacing : 0)
    // Each side has at least half of the room if both need too much.
    let itemsRoom = max(0, room.width - row.leading - metrics.titleGap)
    if row.items + row.trailing > itemsRoom {
      row.items = min(row.items, max(itemsRoom - row.trailing, metrics.position(itemsRoom / 2)))
      row.trailing = min(row.trailing, max(0, itemsRoom - row.items))
    }
    place(backButton, x: 0, width: row.back, in: room)
    place(leadingRow, x: row.leading, width: row.items, in: room)
    place(trailingRow, x: room.width - row.trailing, width: row.trailing, in: room)
    layOutTitle(width: titleWidth, row: row, in: room, metrics)
  }

  private func setItems(_ items: [UIBarButtonItem], of row: BarItemRow) {
    if !row.items.elementsEqual(items, by: ===) { row.items = items } else { row.setNeedsLayout() }
  }

  private func widthOfTitle(_ metrics: BarMetrics, within room: CGFloat) -> CGFloat {
    if let view = topItem?.titleView {
      return min(room, metrics.width(topItem?.titleViewWidth ?? view.widthByContent))
    }
    titleLabel.text = topItem?.title
    return min(room, metrics.width(titleLabel.intrinsicContentSize.width))
  }

  /// Centres the title in the bar, or, if the items leave no room there, between them.
  private func layOutTitle(width: CGFloat, row: Row, in room: CGRect, _ metrics: BarMetrics) {
    let start = row.leading + row.items
    let first = start > 0 ? start + metrics.titleGap : 0
    let last = room.width - (row.trailing > 0 ? row.trailing + metrics.titleGap : 0)
    let fitting = max(0, min(width, last - first))
    let centred = metrics.position((bounds.width - fitting) / 2) - room.minX
    let x = min(max(centred, first), max(first, last - fitting))
    if let view = topItem?.titleView {
      titleLabel.isHidden = true
      guard !isCoveredBySearch else { return }
      showTitleView(view)
      view.translatesAutoresizingMaskIntoConstraints = true
      let wanted = max(view.bounds.height, view.intrinsicContentSize.height)
      let height = wanted > 0 ? min(wanted, room.height) : room.height
      view.frame = mirrored(
        CGRect(x: room.minX + x, y: room.minY + (room.height - height) / 2, width: fitting, height: height))
    } else {
      showTitleView(nil)
      titleLabel.isHidden = largeTitleHeight(metrics, collapsed: collapsedHeight) > 0
      place(titleLabel, x: x, width: fitting, in: room)
    }
  }

  /// Adds a title view, and removes the former one.
  private func showTitleView(_ view: UIView?) {
    if let former = shownTitleView, former !== view, former.superview === self { former.removeFromSuperview() }
    shownTitleView = view
    if let view, view.superview !== self { addSubview(view) }
  }

  private func place(_ view: UIView, x: CGFloat, width: CGFloat, in room: CGRect) {
    view.frame = mirrored(CGRect(x: room.minX + x, y: room.minY, width: width, height: room.height))
  }

  // MARK: Below the row

  private func layOutLargeTitle(_ frame: CGRect, _ room: CGRect, _ metrics: BarMetrics) {
    largeTitleClip.frame = frame
    largeTitleClip.isHidden = frame.height <= 0
    guard !largeTitleClip.isHidden else { return }
    largeTitleLabel.text = topItem?.title
    let height = min(metrics.largeTitle, largeTitleLabel.intrinsicContentSize.height)
    let top = frame.height - metrics.largeTitle + (metrics.largeTitle - height) / 2
    let label = CGRect(x: room.minX, y: top.rounded(.down), width: room.width, height: height)
    largeTitleLabel.frame = mirrored(label)
  }

  private func layOutAccessory(below top: CGFloat, _ safe: UIEdgeInsets) {
    let view = topItem?.accessory?.view
    if let former = shownAccessoryView, former !== view, former.superview === self { former.removeFromSuperview() }
    shownAccessoryView = view
    guard let view else { return }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(
      x: safe.left, y: top, width: max(0, bounds.width - safe.left - safe.right),
      height: max(0, accessoryHeight(collapsed: collapsedHeight)))
  }
}
