import Foundation
@_spi(Toolkit) import UIKitCore

/// What can be said of every accessory.
@MainActor
protocol CellAccessoryOptions {
  var isHidden: Bool? { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get }
  var tintColor: UIColor? { get }
}

extension UICellAccessory {
  /// How a disclosure indicator looks.
  public struct DisclosureIndicatorOptions: CellAccessoryOptions, Hashable {
    /// Whether nothing is seen of the accessory, though it keeps its room; nil is false.
    public var isHidden: Bool?
    /// How much room the accessory takes; nil is `.actual`.
    public var reservedLayoutWidth: LayoutDimension?
    /// Nil is a grey.
    public var tintColor: UIColor?

    /// Options of which nil leaves the choice to the system.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How an outline disclosure looks, and where it is tapped.
  public struct OutlineDisclosureOptions: CellAccessoryOptions, Hashable {
    /// What a person taps.
    public enum Style: Hashable, Sendable {
      /// The whole row of headers, the chevron of other rows.
      case automatic
      /// The whole row, which cannot be selected then.
      case header
      /// The chevron.
      case cell
    }

    /// What a person taps; `.automatic` by default.
    public var style: Style
    /// Whether nothing is seen of the accessory, though it keeps its room; nil is false.
    public var isHidden: Bool?
    /// How much room the accessory takes; nil is `.actual`.
    public var reservedLayoutWidth: LayoutDimension?
    /// Nil is the cell's tint.
    public var tintColor: UIColor?

    /// Options of which nil leaves the choice to the system.
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

  /// How a checkmark looks.
  public struct CheckmarkOptions: CellAccessoryOptions, Hashable {
    /// Whether nothing is seen of the accessory, though it keeps its room; nil is false.
    public var isHidden: Bool?
    /// How much room the accessory takes; nil is `.standard`.
    public var reservedLayoutWidth: LayoutDimension?
    /// Nil is the cell's tint.
    public var tintColor: UIColor?

    /// Options of which nil leaves the choice to the system.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a delete button looks.
  public struct DeleteOptions: CellAccessoryOptions, Hashable {
    /// Whether nothing is seen of the accessory, though it keeps its room; nil is false.
    public var isHidden: Bool?
    /// How much room the accessory takes; nil is `.standard`.
    public var reservedLayoutWidth: LayoutDimension?
    /// Of the sign on the disc; nil is white. On a screen of cells there is no disc to be seen.
    public var tintColor: UIColor?
    /// Of the disc; nil is red.
    public var backgroundColor: UIColor?

    /// Options of which nil leaves the choice to the system.
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

  /// How an insert button looks.
  public struct InsertOptions: CellAccessoryOptions, Hashable {
    /// Whether nothing is seen of the accessory, though it keeps its room; nil is false.
    public var isHidden: Bool?
    /// How much room the accessory takes; nil is `.standard`.
    public var reservedLayoutWidth: LayoutDimension?
    /// Of the sign on the disc; nil is white. On a screen of cells there is no disc to be seen.
    public var tintColor: UIColor?
    /// Of the disc; nil is green.
    public var backgroundColor: UIColor?

    /// Options of which nil leaves the choice to the system.
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

  /// How the circle looks that says whether a row is selected.
  public struct MultiselectOptions: CellAccessoryOptions, Hashable {
    /// Whether nothing is seen of the accessory, though it keeps its room; nil is false.
    public var isHidden: Bool?
    /// How much room the accessory takes; nil is `.standard`.
    public var reservedLayoutWidth: LayoutDimension?
    /// Of the sign on the disc of a selected row; nil is white. On a screen of cells there is no disc to be seen.
    public var tintColor: UIColor?
    /// Of the disc of a selected row; nil is the cell's tint.
    public var backgroundColor: UIColor?

    /// Options of which nil leaves the choice to the system.
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

  /// How the grip looks by which a row is moved.
  public struct ReorderOptions: CellAccessoryOptions, Hashable {
    /// Whether nothing is seen of the accessory, though it keeps its room; nil is false.
    public var isHidden: Bool?
    /// How much room the accessory takes; nil is `.standard`.
    public var reservedLayoutWidth: LayoutDimension?
    /// Nil is a grey.
    public var tintColor: UIColor?
    /// Whether a line separates the grip from an accessory before it; nil is true.
    public var showsVerticalSeparator: Bool?

    /// Options of which nil leaves the choice to the system.
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

  /// How a text at the side looks.
  public struct LabelOptions: CellAccessoryOptions, Hashable {
    /// Whether nothing is seen of the accessory, though it keeps its room; nil is false.
    public var isHidden: Bool?
    /// How much room the accessory takes; nil is `.actual`.
    public var reservedLayoutWidth: LayoutDimension?
    /// Of the text; nil is the colour of secondary labels.
    public var tintColor: UIColor?
    /// Nil is the font of body text.
    public var font: UIFont?
    /// Whether a font that follows the preferred size of text does so while it is shown; nil is true.
    public var adjustsFontForContentSizeCategory: Bool?

    /// Options of which nil leaves the choice to the system.
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

  /// How a pop-up looks.
  public struct PopUpMenuOptions: CellAccessoryOptions, Hashable {
    /// Whether nothing is seen of the accessory, though it keeps its room; nil is false.
    public var isHidden: Bool?
    /// How much room the accessory takes; nil is `.actual`.
    public var reservedLayoutWidth: LayoutDimension?
    /// Of the text and its chevrons; nil is the colour of secondary labels.
    public var tintColor: UIColor?

    /// Options of which nil leaves the choice to the system.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a detail button looks.
  public struct DetailOptions: CellAccessoryOptions, Hashable {
    /// Whether nothing is seen of the accessory, though it keeps its room; nil is false.
    public var isHidden: Bool?
    /// How much room the accessory takes; nil is `.standard`.
    public var reservedLayoutWidth: LayoutDimension?
    /// Nil is the cell's tint.
    public var tintColor: UIColor?

    /// Options of which nil leaves the choice to the system.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }
}
