import Foundation
@_spi(Toolkit) import UIKitCore

extension UICellAccessory {
  /// Where a view of the app's own stands.
  public enum Placement {
    /// Where among the accessories of its side a view is inserted: given those that are displayed there, from the
    /// leading to the trailing one, an index into them. One that is out of range counts as the nearest that is not.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// Before the content; beside it by default.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })

    /// After the content; beside it by default.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }

    /// The place before an accessory of the same type, or the same view; at the beginning where there is none.
    @MainActor
    public static func position(before accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
    }

    /// The place after an accessory of the same type, or the same view; at the end where there is none.
    @MainActor
    public static func position(after accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in accessories.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count }
    }
  }

  /// A view of the app's own as an accessory: where it stands and how.
  @MainActor
  public struct CustomViewConfiguration: CellAccessoryOptions {
    /// The view. It takes touches itself, and has its frame from the cell.
    public let customView: UIView
    /// At which side it stands, where among the others, and when.
    public let placement: Placement
    /// Whether nothing is seen of the view, though it keeps its room; nil is false.
    public var isHidden: Bool?
    /// How much room the view takes; nil is `.actual`.
    public var reservedLayoutWidth: LayoutDimension?
    /// The view's tint; nil leaves it as it is.
    public var tintColor: UIColor?
    /// Whether the view keeps the size that it has, or gets the size that its content asks for where it asks for one;
    /// nil is false.
    public var maintainsFixedSize: Bool?

    /// A view at a place, with options of which nil leaves the choice to the system.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
}
