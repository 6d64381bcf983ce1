import Foundation
@_spi(Toolkit) import UIKitCore

extension UICellAccessory {
  /// A side of a row's content.
  enum Side { case leading, trailing }

  var side: Side {
    switch content {
    case .multiselect, .delete, .insert: return .leading
    case .label, .detail, .checkmark, .popUpMenu, .disclosureIndicator, .outlineDisclosure, .reorder:
      return .trailing
    case .custom(let configuration):
      if case .leading = configuration.placement { return .leading }
      return .trailing
    }
  }

  /// The rank among the system's accessories, in leading-to-trailing order; nil for custom views.
  var rank: Int? {
    switch content {
    case .multiselect: 0
    case .delete: 1
    case .insert: 2
    case .label: 3
    case .detail: 4
    case .checkmark: 5
    case .popUpMenu: 6
    case .disclosureIndicator: 7
    case .outlineDisclosure: 8
    case .reorder: 9
    case .custom: nil
    }
  }

  func isDisplayed(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// Makes the view of the accessory. `update(_:of:)` configures it.
  func makeView(in cell: UICollectionViewListCell) -> UIView {
    switch content {
    case .custom(let configuration):
      // The cell sets the frame.
      configuration.customView.translatesAutoresizingMaskIntoConstraints = true
      return configuration.customView
    case .label: return UILabel()
    case .popUpMenu: return makePopUp(in: cell)
    case .reorder: return makeReorderControl(in: cell)
    default: return AccessorySymbolView()
    }
  }

  private func makeReorderControl(in cell: UICollectionViewListCell) -> UIView {
    let view = AccessorySymbolView()
    view.rowName = { [weak cell] in cell?.rowName }
    let recognizer = ReorderControlGestureRecognizer()
    recognizer.addHandler { [weak cell] recognizer in
      guard let cell, let recognizer = recognizer as? ReorderControlGestureRecognizer else { return }
      cell.hostingCollectionView?.reorderControlDidProceed(recognizer, of: cell)
    }
    view.reorderControlGestureRecognizer = recognizer
    return view
  }

  private func makePopUp(in cell: UICollectionViewListCell) -> UIView {
    let view = PopUpAccessoryView()
    view.onChoice = { [weak cell] in $0.performWithSender(cell, target: nil) }
    return view
  }

  /// Configures a view that was made for an accessory of the same type.
  func update(_ view: UIView, of cell: UICollectionViewListCell) {
    switch content {
    case .custom(let configuration):
      if let isHidden = configuration.isHidden { view.isHidden = isHidden }
      if let tintColor { view.tintColor = tintColor }
      return
    case .label(let text, let font, let adjusts):
      guard let label = view as? UILabel else { return }
      label.text = text
      label.font = font ?? .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = adjusts
      label.textColor = tintColor ?? .secondaryLabel
    case .popUpMenu(let menu, let handler):
      guard let popUp = view as? PopUpAccessoryView else { return }
      popUp.show(menu, tint: tintColor)
      popUp.onChange = { [weak cell] menu in
        cell?.accessoriesDidChange()
        handler?(menu)
      }
    default:
      guard let symbol = view as? AccessorySymbolView, let look = look(in: cell) else { return }
      symbol.show(look)
      symbol.isUsable = usability(in: cell)
      symbol.action = action(in: cell)
    }
    view.isHidden = isHidden
  }

  /// The appearance of a symbol in a cell; nil for accessories without a symbol.
  private func look(in cell: UICollectionViewListCell) -> AccessorySymbolView.Look? {
    let disc = CGSize(width: 26, height: 26)
    switch content {
    case .disclosureIndicator:
      return .init(
        symbol: "chevron.forward", size: CGSize(width: 14, height: 14), color: tintColor ?? .tertiaryLabel)
    case .outlineDisclosure:
      let isExpanded = cell.outlinePlace?.isExpanded ?? false
      // If the whole row is tapped, the row has the accessibility state.
      let name =
        isTappedAsRow(in: cell) ? nil : isExpanded ? SystemText.localized("Collapse") : SystemText.localized("Expand")
      return .init(
        symbol: isExpanded ? "chevron.down" : "chevron.forward", size: CGSize(width: 14, height: 14),
        color: tintColor, name: name, isExpanded: name != nil && isExpanded)
    case .checkmark:
      return .init(
        symbol: "checkmark", size: CGSize(width: 19, height: 18), color: tintColor,
        name: SystemText.localized("Checkmark"))
    case .delete(let background, _):
      return .init(
        symbol: "minus.circle.fill", size: disc, color: background ?? .systemRed, signColor: tintColor ?? .white,
        name: SystemText.localized("Delete"))
    case .insert(let background, _):
      return .init(
        symbol: "plus.circle.fill", size: disc, color: background ?? .systemGreen, signColor: tintColor ?? .white,
        name: SystemText.localized("Insert"))
    case .multiselect(let background):
      return cell.isSelected
        ? .init(symbol: "checkmark.circle.fill", size: disc, color: background, signColor: tintColor ?? .white)
        : .init(symbol: "circle", size: disc, color: .tertiaryLabel)
    case .reorder:
      return .init(
        symbol: "line.3.horizontal", size: CGSize(width: 27, height: 15), color: tintColor ?? .tertiaryLabel,
        name: SystemText.localized("Reorder"))
    case .detail:
      return .init(
        symbol: "info.circle", size: CGSize(width: 22, height: 22), color: tintColor,
        name: SystemText.localized("More Info"))
    case .label, .popUpMenu, .custom: return nil
    }
  }

  /// The action of the accessory's own view; nil if it has none.
  private func action(in cell: UICollectionViewListCell) -> ActionHandler? {
    switch content {
    case .delete(_, let handler): handler ?? { [weak cell] in cell?.showTrailingActions() }
    case .insert(_, let handler), .detail(let handler): handler
    case .outlineDisclosure: isTappedAsRow(in: cell) ? nil : toggling(in: cell)
    case .reorder:
      { [weak cell] in
        guard let cell else { return }
        cell.hostingCollectionView?.toggleMovementByKeys(of: cell)
      }
    case .disclosureIndicator, .checkmark, .multiselect, .label, .popUpMenu, .custom: nil
    }
  }

  /// A closure that returns true while the accessory's action has an effect.
  private func usability(in cell: UICollectionViewListCell) -> () -> Bool {
    switch content {
    case .delete(_, nil): { [weak cell] in cell?.hasTrailingSwipeActions ?? false }
    case .outlineDisclosure(_, nil): { [weak cell] in cell?.outlinePlace != nil }
    case .reorder: { [weak cell] in cell?.isMovable ?? false }
    default: { true }
    }
  }

  /// The action of a tap on the whole row; nil if a tap selects the row.
  func rowAction(in cell: UICollectionViewListCell) -> ActionHandler? {
    isTappedAsRow(in: cell) ? toggling(in: cell) : nil
  }

  /// True for an outline disclosure.
  var isOutlineDisclosure: Bool {
    if case .outlineDisclosure = content { return true }
    return false
  }

  /// True for an outline disclosure that expands and collapses the item, instead of calling a handler.
  var togglesExpansion: Bool {
    if case .outlineDisclosure(_, nil) = content { return true }
    return false
  }

  private func isTappedAsRow(in cell: UICollectionViewListCell) -> Bool {
    guard case .outlineDisclosure(let style, _) = content, cell.isItem else { return false }
    switch style {
    case .automatic: return cell.listElement?.role == .header
    case .header: return true
    case .cell: return false
    }
  }

  private func toggling(in cell: UICollectionViewListCell) -> ActionHandler? {
    guard case .outlineDisclosure(_, let handler) = content else { return nil }
    return handler ?? { [weak cell] in
      guard let cell else { return }
      cell.hostingCollectionView?.toggleExpansion(of: cell)
    }
  }

  /// True if a line separates the accessory from one before it.
  var hasLineBefore: Bool {
    if case .reorder(let showsSeparator) = content { return showsSeparator }
    return false
  }

  // MARK: Size

  /// The size of the accessory's view.
  func size(of view: UIView) -> CGSize {
    guard case .custom(let configuration) = content else {
      return view.sizeThatFits(.zero).ceiledToPixel(max(1, view.traitCollection.displayScale))
    }
    if configuration.maintainsFixedSize ?? false { return view.bounds.size }
    let wanted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    // A view without a fitting size keeps the size that the app gave it.
    return CGSize(
      width: wanted.width > 0 ? wanted.width : view.bounds.width,
      height: wanted.height > 0 ? wanted.height : view.bounds.height)
  }

  /// The width reserved for the accessory, in which its view is centered.
  ///
  /// - Parameter width: the width of the view.
  func reservedWidth(of width: CGFloat, with traits: UITraitCollection) -> CGFloat {
    switch reservedLayoutWidth ?? defaultReservedWidth(with: traits) {
    case .actual: width
    case .standard: CellAccessoryMetrics.standardWidth
    case .custom(let points): points
    }
  }

  private func defaultReservedWidth(with traits: UITraitCollection) -> LayoutDimension {
    switch content {
    case .disclosureIndicator, .outlineDisclosure, .label, .popUpMenu: .actual
    // On a screen of cells a wide view would cover characters of the content.
    case .custom: traits.pointGrid == nil ? .standard : .actual
    case .checkmark, .delete, .insert, .multiselect, .reorder, .detail: .standard
    }
  }
}
