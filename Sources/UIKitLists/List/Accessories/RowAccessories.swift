import Foundation
@_spi(Toolkit) import UIKitCore

/// The accessories of one row, their views and their layout.
@MainActor
final class RowAccessories {
  private(set) var all: [UICellAccessory] = []
  private var views: [UICellAccessory.AccessoryType: UIView] = [:]
  /// The line before the reorder control; nil if there is none.
  private var line: UIView?
  /// The displayed accessories of each side, in leading-to-trailing order; nil if they have to be determined again.
  private var displayed: (leading: [UICellAccessory], trailing: [UICellAccessory])?

  /// Sets the accessories. The views of accessories of the same type stay. Traps if two have the same type.
  func set(_ accessories: [UICellAccessory], in cell: UICollectionViewListCell) {
    var types: Set<UICellAccessory.AccessoryType> = []
    for accessory in accessories where !types.insert(accessory.accessoryType).inserted {
      fatalError(
        """
        Accessories must be unique: a cell can have one accessory of each system type, and a custom view once. \
        Duplicate accessory type: \(accessory.accessoryType). Cell: \(cell)
        """)
    }
    for accessory in all where accessory.isHidden {
      // An accessory that does not say anything about its visibility shows the view that the one before has hidden.
      if case .customView(let view) = accessory.accessoryType, types.contains(accessory.accessoryType) {
        view.isHidden = false
      }
    }
    all = accessories
    for (type, view) in views where !types.contains(type) {
      if view.superview === cell.accessoryContainer { view.removeFromSuperview() }
      views[type] = nil
    }
    displayed = nil
    if !accessories.contains(where: \.hasLineBefore) { placeLine(nil, in: cell) }
  }

  /// Invalidates everything that depends on the cell's state.
  func stateDidChange() { displayed = nil }

  // MARK: Order

  /// The displayed accessories of each side. Their views are in the cell and up to date.
  private func displayed(in cell: UICollectionViewListCell) -> (
    leading: [UICellAccessory], trailing: [UICellAccessory]
  ) {
    if let displayed { return displayed }
    let accessories = all.filter { $0.isDisplayed(whileEditing: cell.isBeingEdited) }
    let found = (
      leading: Self.ordered(accessories.filter { $0.side == .leading }),
      trailing: Self.ordered(accessories.filter { $0.side == .trailing })
    )
    displayed = found
    install(found.leading + found.trailing, in: cell)
    return found
  }

  /// Sorts the system's accessories by their ranks, and inserts custom views at their positions.
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

  private func install(_ accessories: [UICellAccessory], in cell: UICollectionViewListCell) {
    let types = Set(accessories.map(\.accessoryType))
    let container = cell.accessoryContainer
    for (type, view) in views where !types.contains(type) && view.superview === container {
      view.animateRemoval()
      view.removeFromSuperview()
    }
    for accessory in accessories {
      let view = views[accessory.accessoryType] ?? accessory.makeView(in: cell)
      views[accessory.accessoryType] = view
      if view.superview !== container {
        container.addSubview(view)
        view.animateInsertion()
      }
      accessory.update(view, of: cell)
    }
  }

  // MARK: Layout

  /// The space that the accessories of a row occupy, in points.
  struct Room {
    /// The distance from the leading edge to the content; 0 without leading accessories.
    var leading: CGFloat = 0
    /// The distance from the content to the trailing edge; 0 without trailing accessories.
    var trailing: CGFloat = 0
    /// The height of the highest custom view.
    var height: CGFloat = 0
  }

  /// The space that the displayed accessories occupy.
  func room(in cell: UICollectionViewListCell) -> Room {
    let (leading, trailing) = displayed(in: cell)
    let margins = cell.directionalLayoutMargins
    let indentation = cell.indentsAccessories ? cell.indentation : 0
    var room = Room()
    if !leading.isEmpty { room.leading = margins.leading + indentation + width(of: leading, in: cell) }
    if !trailing.isEmpty { room.trailing = width(of: trailing, in: cell) + margins.trailing }
    for accessory in all {
      guard case .custom = accessory.content, let view = views[accessory.accessoryType],
        view.superview === cell.accessoryContainer
      else { continue }
      room.height = max(room.height, accessory.size(of: view).height)
    }
    return room
  }

  /// Sets the frames of the views.
  func layOut(in cell: UICollectionViewListCell) {
    let (leading, trailing) = displayed(in: cell)
    let room = room(in: cell)
    let margins = cell.directionalLayoutMargins
    let start = margins.leading + (cell.indentsAccessories ? cell.indentation : 0)
    place(slots(of: leading, in: cell), from: start, in: cell)
    let trailingSlots = slots(of: trailing, in: cell)
    place(trailingSlots, from: cell.bounds.width - room.trailing, in: cell)
    let line = trailingSlots.lazy.compactMap(\.line).first
    placeLine(line.map { cell.bounds.width - room.trailing + $0 }, in: cell)
    reorderControl?.rowNameMayHaveChanged()
  }

  /// The frame of an accessory in the cell; nil if it is not displayed.
  func frame(of type: UICellAccessory.AccessoryType, in cell: UICollectionViewListCell) -> CGRect? {
    guard let view = views[type], view.superview === cell.accessoryContainer else { return nil }
    return view.frame.offsetBy(dx: cell.accessoryShift, dy: 0)
  }

  /// Called when the permission to move the row may have changed.
  func reorderControlMayHaveChanged() { reorderControl?.setNeedsRender() }

  private var reorderControl: AccessorySymbolView? { views[.reorder] as? AccessorySymbolView }

  // MARK: Slots

  /// The space of one accessory among those of its side.
  private struct Slot {
    let view: UIView
    let size: CGSize
    /// The distance from the start of the first slot.
    let start: CGFloat
    let width: CGFloat
    /// The middle of the line before the slot; nil if there is no line.
    let line: CGFloat?
  }

  private func slots(of accessories: [UICellAccessory], in cell: UICollectionViewListCell) -> [Slot] {
    var slots: [Slot] = []
    var end: CGFloat = 0
    for accessory in accessories {
      guard let view = views[accessory.accessoryType] else { continue }
      let hasLine = !slots.isEmpty && accessory.hasLineBefore
      let traits = cell.traitCollection
      let gap: CGFloat =
        if slots.isEmpty {
          0
        } else if hasLine {
          CellAccessoryMetrics.lineGap(traits)
        } else {
          CellAccessoryMetrics.spacing(on: accessory.side, traits)
        }
      let size = accessory.size(of: view)
      let width = accessory.reservedWidth(of: size.width, with: traits)
      slots.append(
        Slot(view: view, size: size, start: end + gap, width: width, line: hasLine ? end + gap / 2 : nil))
      end += gap + width
    }
    return slots
  }

  private func width(of accessories: [UICellAccessory], in cell: UICollectionViewListCell) -> CGFloat {
    slots(of: accessories, in: cell).last.map { $0.start + $0.width } ?? 0
  }

  private func place(_ slots: [Slot], from start: CGFloat, in cell: UICollectionViewListCell) {
    let scale = max(1, cell.traitCollection.displayScale)
    for slot in slots {
      let x = start + slot.start + (slot.width - slot.size.width) / 2
      let left = cell.isRightToLeft ? cell.bounds.width - x - slot.size.width : x
      let frame = CGRect(
        x: (left - cell.accessoryShift).roundedToPixel(scale),
        y: ((cell.bounds.height - slot.size.height) / 2 - cell.lift).roundedToPixel(scale),
        width: slot.size.width, height: slot.size.height)
      if slot.view.frame != frame { slot.view.frame = frame }
    }
  }

  /// - Parameter middle: the distance from the leading edge; nil for no line.
  private func placeLine(_ middle: CGFloat?, in cell: UICollectionViewListCell) {
    guard let middle else {
      line?.removeFromSuperview()
      line = nil
      return
    }
    let shown = line ?? UIView()
    if line == nil {
      shown.isUserInteractionEnabled = false
      shown.backgroundColor = .separator
      line = shown
    }
    if shown.superview !== cell.accessoryContainer { cell.accessoryContainer.addSubview(shown) }
    let scale = max(1, cell.traitCollection.displayScale)
    let x = ((cell.isRightToLeft ? cell.bounds.width - middle : middle) - 0.5 / scale).roundedToPixel(scale)
    let frame = CGRect(x: x - cell.accessoryShift, y: 0, width: 1 / scale, height: cell.bounds.height)
    if shown.frame != frame { shown.frame = frame }
  }
}

/// The distances of accessories, in points.
enum CellAccessoryMetrics {
  /// The width of a column of symbols.
  static let standardWidth: CGFloat = 24
  /// The distance between two trailing accessories.
  private static let spacing: CGFloat = 8

  /// The distance between two accessories of a side. On a screen of cells it is one cell.
  static func spacing(on side: UICellAccessory.Side, _ traits: UITraitCollection) -> CGFloat {
    side == .leading && traits.pointGrid == nil ? 2 * spacing : spacing
  }

  /// The distance between two accessories that are separated by a line. On a screen of cells it is one cell.
  static func lineGap(_ traits: UITraitCollection) -> CGFloat {
    traits.pointGrid == nil ? 2 * spacing + 1 / max(1, traits.displayScale) : spacing
  }
}
