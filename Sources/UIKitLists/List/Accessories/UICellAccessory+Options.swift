import Foundation
@_spi(Toolkit) import UIKitCore

/// The options that all accessories have.
@MainActor
protocol CellAccessoryOptions {
  var isHidden: Bool? { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get }
  var tintColor: UIColor? { get }
}

extension UICellAccessory {
  /// The options of a disclosure indicator.
  public struct DisclosureIndicatorOptions: CellAccessoryOptions, Hashable {
    /// A Boolean value that indicates whether the accessory is hidden. A hidden accessory keeps its space. Nil means
    /// false.
    public var isHidden: Bool?
    /// The width reserved for the accessory; nil means `.actual`.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the symbol; nil means gray.
    public var tintColor: UIColor?

    /// Creates options. Nil stands for the system's default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of an outline disclosure.
  public struct OutlineDisclosureOptions: CellAccessoryOptions, Hashable {
    /// The part of the row that reacts to a tap.
    public enum Style: Hashable, Sendable {
      /// The whole row in headers, the chevron in other rows.
      case automatic
      /// The whole row. A tap does not select it.
      case header
      /// The chevron.
      case cell
    }

    /// The part of the row that reacts to a tap; `.automatic` by default.
    public var style: Style
    /// A Boolean value that indicates whether the accessory is hidden. A hidden accessory keeps its space. Nil means
    /// false.
    public var isHidden: Bool?
    /// The width reserved for the accessory; nil means `.actual`.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the symbol; nil means the cell's tint color.
    public var tintColor: UIColor?

    /// Creates options. Nil stands for the system's default.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a checkmark.
  public struct CheckmarkOptions: CellAccessoryOptions, Hashable {
    /// A Boolean value that indicates whether the accessory is hidden. A hidden accessory keeps its space. Nil means
    /// false.
    public var isHidden: Bool?
    /// The width reserved for the accessory; nil means `.standard`.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the symbol; nil means the cell's tint color.
    public var tintColor: UIColor?

    /// Creates options. Nil stands for the system's default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a delete button.
  public struct DeleteOptions: CellAccessoryOptions, Hashable {
    /// A Boolean value that indicates whether the accessory is hidden. A hidden accessory keeps its space. Nil means
    /// false.
    public var isHidden: Bool?
    /// The width reserved for the accessory; nil means `.standard`.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the sign on the disc; nil means white. On a screen of cells the disc is not visible.
    public var tintColor: UIColor?
    /// The color of the disc; nil means red.
    public var backgroundColor: UIColor?

    /// Creates options. Nil stands for the system's default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of an insert button.
  public struct InsertOptions: CellAccessoryOptions, Hashable {
    /// A Boolean value that indicates whether the accessory is hidden. A hidden accessory keeps its space. Nil means
    /// false.
    public var isHidden: Bool?
    /// The width reserved for the accessory; nil means `.standard`.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the sign on the disc; nil means white. On a screen of cells the disc is not visible.
    public var tintColor: UIColor?
    /// The color of the disc; nil means green.
    public var backgroundColor: UIColor?

    /// Creates options. Nil stands for the system's default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of the circle that indicates whether a row is selected.
  public struct MultiselectOptions: CellAccessoryOptions, Hashable {
    /// A Boolean value that indicates whether the accessory is hidden. A hidden accessory keeps its space. Nil means
    /// false.
    public var isHidden: Bool?
    /// The width reserved for the accessory; nil means `.standard`.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the sign on the disc of a selected row; nil means white. On a screen of cells the disc is not
    /// visible.
    public var tintColor: UIColor?
    /// The color of the disc of a selected row; nil means the cell's tint color.
    public var backgroundColor: UIColor?

    /// Creates options. Nil stands for the system's default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of a reorder control.
  public struct ReorderOptions: CellAccessoryOptions, Hashable {
    /// A Boolean value that indicates whether the accessory is hidden. A hidden accessory keeps its space. Nil means
    /// false.
    public var isHidden: Bool?
    /// The width reserved for the accessory; nil means `.standard`.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the symbol; nil means gray.
    public var tintColor: UIColor?
    /// A Boolean value that indicates whether a line separates the reorder control from an accessory before it. Nil
    /// means true.
    public var showsVerticalSeparator: Bool?

    /// Creates options. Nil stands for the system's default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// The options of a label.
  public struct LabelOptions: CellAccessoryOptions, Hashable {
    /// A Boolean value that indicates whether the accessory is hidden. A hidden accessory keeps its space. Nil means
    /// false.
    public var isHidden: Bool?
    /// The width reserved for the accessory; nil means `.actual`.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the text; nil means the secondary label color.
    public var tintColor: UIColor?
    /// The font of the text; nil means the body font.
    public var font: UIFont?
    /// A Boolean value that indicates whether a visible label follows changes of the preferred text size. Nil means
    /// true.
    public var adjustsFontForContentSizeCategory: Bool?

    /// Creates options. Nil stands for the system's default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// The options of a pop-up menu.
  public struct PopUpMenuOptions: CellAccessoryOptions, Hashable {
    /// A Boolean value that indicates whether the accessory is hidden. A hidden accessory keeps its space. Nil means
    /// false.
    public var isHidden: Bool?
    /// The width reserved for the accessory; nil means `.actual`.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the text and the chevrons; nil means the secondary label color.
    public var tintColor: UIColor?

    /// Creates options. Nil stands for the system's default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a detail button.
  public struct DetailOptions: CellAccessoryOptions, Hashable {
    /// A Boolean value that indicates whether the accessory is hidden. A hidden accessory keeps its space. Nil means
    /// false.
    public var isHidden: Bool?
    /// The width reserved for the accessory; nil means `.standard`.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the symbol; nil means the cell's tint color.
    public var tintColor: UIColor?

    /// Creates options. Nil stands for the system's default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }
}
