import Foundation
@_spi(Toolkit) import UIKitCore

extension UITableViewCell {
  /// The accessories of the row.
  ///
  /// - Parameters:
  ///   - controls: the editing controls; nil while the row is not edited.
  ///   - onDetail: the action of the detail button.
  ///   - onInsert: the action of the insert control.
  final func rowAccessories(
    _ controls: UITableView.EditingControls?, onDetail: @escaping () -> Void, onInsert: @escaping () -> Void
  ) -> [UICellAccessory] {
    guard let controls else { return accessories(accessoryType, accessoryView, onDetail) }
    var all = accessories(editingAccessoryType, editingAccessoryView, onDetail)
    if controls.canMove, showsReorderControl { all.append(.reorder(displayed: .always)) }
    if controls.isSelectable {
      all.append(.multiselect(displayed: .always))
    } else {
      switch controls.style {
      case .delete: all.append(.delete(displayed: .always))
      case .insert: all.append(.insert(displayed: .always, actionHandler: onInsert))
      case .none:
        // The hidden accessory indents the content.
        if controls.isIndented ?? shouldIndentWhileEditing {
          all.append(.multiselect(displayed: .always, options: .init(isHidden: true)))
        }
      }
    }
    return all
  }

  private final func accessories(
    _ type: AccessoryType, _ view: UIView?, _ onDetail: @escaping () -> Void
  ) -> [UICellAccessory] {
    if let view {
      let placement = UICellAccessory.Placement.trailing()
      return [
        .customView(
          configuration: .init(
            customView: view, placement: placement, reservedLayoutWidth: .actual, maintainsFixedSize: true))
      ]
    }
    return switch type {
    case .none: []
    case .disclosureIndicator: [.disclosureIndicator()]
    case .detailDisclosureButton: [.detail(actionHandler: onDetail), .disclosureIndicator()]
    case .checkmark: [.checkmark()]
    case .detailButton: [.detail(actionHandler: onDetail)]
    }
  }
}
