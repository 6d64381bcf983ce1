import Foundation
@_spi(Toolkit) import UIKitCore

extension UICellAccessory {
  /// The placement of a custom view.
  public enum Placement {
    /// Returns the index at which a custom view is inserted into the displayed accessories of its side, which are in
    /// leading-to-trailing order. An index out of range is clamped.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// On the leading side. By default next to the content.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })

    /// On the trailing side. By default next to the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }

    /// The position before the accessory of the same type, or the same custom view; the first position if there is
    /// none.
    @preconcurrency @MainActor
    public static func position(before accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
    }

    /// The position after the accessory of the same type, or the same custom view; the last position if there is none.
    @preconcurrency @MainActor
    public static func position(after accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in accessories.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count }
    }
  }

  /// The configuration of a custom view accessory.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration: CellAccessoryOptions {
    /// The view. It handles its own touches. The cell sets its frame.
    public let customView: UIView
    /// The side of the view, its position on that side, and the state in which it is displayed.
    public let placement: Placement
    /// A Boolean value that indicates whether the view is hidden. A hidden view keeps its space. Nil means false,
    /// but leaves a view hidden that the app hides by itself.
    public var isHidden: Bool?
    /// The width reserved for the view, in which it is centered; nil means `.standard`, also for a wider view, and
    /// `.actual` on a screen of cells.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color of the view; nil leaves the view unchanged.
    public var tintColor: UIColor?
    /// A Boolean value that indicates whether the view keeps its current size. If false, the view gets the fitting size
    /// of its content, if it has one. Nil means false.
    public var maintainsFixedSize: Bool?

    /// Creates a configuration. Nil stands for the default.
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
