import Foundation

/// The accessories of one row: those that are set, their views, and where they stand.
@MainActor
final class RowAccessories {
  private(set) var all: [UICellAccessory] = []
  private var views: [UICellAccessory.AccessoryType: UIView] = [:]
  /// The accessories that are displayed, on each side from the leading to the trailing one; nil while that has to be
  /// found out.
  private var displayed: (leading: [UICellAccessory], trailing: [UICellAccessory])?

  /// Takes other accessories. Views of those of the same type stay.
  func set(_ accessories: [UICellAccessory], in cell: UICollectionViewListCell) {
    var types: Set<UICellAccessory.AccessoryType> = []
    for accessory in accessories where !types.insert(accessory.accessoryType).inserted {
      fatalError(
        """
        Accessories must be unique: a cell can have one accessory of each system type, and a custom view once. \
        Duplicate accessory type: \(accessory.accessoryType). Cell: \(cell)
        """)
    }
    all = accessories
    for (type, view) in views where !types.contains(type) {
      if view.superview === cell { view.removeFromSuperview() }
      views[type] = nil
    }
    displayed = nil
  }

  /// Has everything found out anew that follows from the cell's state.
  func stateDidChange() { displayed = nil }

  // MARK: Order

  /// What is displayed on each side, its views in the cell and up to date.
  private func displayed(in cell: UICollectionViewListCell) -> (
    leading: [UICellAccessory], trailing: [UICellAccessory]
  ) {
    if let displayed { return displayed }
    let present = all.filter { $0.isDisplayed(whileEditing: cell.isBeingEdited) }
    let found = (
      leading: Self.ordered(present.filter { $0.side == .leading }),
      trailing: Self.ordered(present.filter { $0.side == .trailing })
    )
    displayed = found
    install(found.leading + found.trailing, in: cell)
    return found
  }

  /// The system's in their order; then the app's own, each where it says.
  private static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var placed = accessories.filter { $0.rank != nil }.sorted { ($0.rank ?? 0) < ($1.rank ?? 0) }
    for accessory in accessories {
      guard case .custom(let configuration) = accessory.content else { continue }
      let index =
        switch configuration.placement {
        case .leading(_, let position), .trailing(_, let position): position(placed)
        }
      placed.insert(accessory, at: min(max(0, index), placed.count))
    }
    return placed
  }

  private func install(_ present: [UICellAccessory], in cell: UICollectionViewListCell) {
    let types = Set(present.map(\.accessoryType))
    for (type, view) in views where !types.contains(type) && view.superview === cell {
      UIView.currentAnimation?.willRemove(view)
      view.removeFromSuperview()
    }
    for accessory in present {
      let view = views[accessory.accessoryType] ?? accessory.makeView()
      views[accessory.accessoryType] = view
      if view.superview !== cell {
        cell.addSubview(view)
        UIView.currentAnimation?.willInsert(view)
      }
      accessory.update(view, of: cell)
    }
  }

  // MARK: Layout

  /// What is between the accessories of both sides.
  struct Room {
    /// From the leading edge to the content; 0 without accessories.
    var leading: CGFloat = 0
    /// From the content to the trailing edge; 0 without accessories.
    var trailing: CGFloat = 0
    /// Of the highest view of the app's own.
    var height: CGFloat = 0
  }

  /// How much room the accessories leave.
  func room(in cell: UICollectionViewListCell) -> Room {
    let (leading, trailing) = displayed(in: cell)
    let margins = cell.directionalLayoutMargins
    let indentation = cell.indentsAccessories ? cell.indentation : 0
    var room = Room()
    if !leading.isEmpty { room.leading = margins.leading + indentation + width(of: leading, in: cell) }
    if !trailing.isEmpty { room.trailing = width(of: trailing, in: cell) + margins.trailing }
    for accessory in all {
      guard case .custom = accessory.content, let view = views[accessory.accessoryType], view.superview === cell
      else { continue }
      room.height = max(room.height, accessory.size(of: view).height)
    }
    return room
  }

  private func width(of accessories: [UICellAccessory], in cell: UICollectionViewListCell) -> CGFloat {
    accessories.reduce(-CellAccessoryMetrics.spacing) { sum, accessory in
      guard let view = views[accessory.accessoryType] else { return sum }
      return sum + CellAccessoryMetrics.spacing + accessory.reservedWidth(of: accessory.size(of: view).width)
    }
  }

  /// Places the views beside the content.
  func layOut(in cell: UICollectionViewListCell) {
    let (leading, trailing) = displayed(in: cell)
    let room = room(in: cell)
    let margins = cell.directionalLayoutMargins
    place(leading, from: margins.leading + (cell.indentsAccessories ? cell.indentation : 0), in: cell)
    place(trailing, from: cell.bounds.width - room.trailing, in: cell)
  }

  private func place(_ accessories: [UICellAccessory], from start: CGFloat, in cell: UICollectionViewListCell) {
    let scale = max(1, cell.traitCollection.displayScale)
    var next = start
    for accessory in accessories {
      guard let view = views[accessory.accessoryType] else { continue }
      let size = accessory.size(of: view)
      let reserved = accessory.reservedWidth(of: size.width)
      let x = next + (reserved - size.width) / 2
      let left = cell.isRightToLeft ? cell.bounds.width - x - size.width : x
      let frame = CGRect(
        x: left.roundedToPixel(scale), y: ((cell.bounds.height - size.height) / 2).roundedToPixel(scale),
        width: size.width, height: size.height)
      if view.frame != frame { view.frame = frame }
      next += reserved + CellAccessoryMetrics.spacing
    }
  }
}

/// The distances of accessories, in points.
enum CellAccessoryMetrics {
  /// The width of a column of symbols.
  static let standardWidth: CGFloat = 24
  /// Between two accessories.
  static let spacing: CGFloat = 8
}
