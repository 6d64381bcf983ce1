import Foundation

/// The definition of an alignment guide.
public protocol AlignmentID {
  /// The position of the guide in a view that doesn't define it, in points from the leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide, as one of the two axes uses it.
struct AlignmentKey: Hashable, @unchecked Sendable {
  let id: ObjectIdentifier
  let isHorizontal: Bool
  private let type: any AlignmentID.Type

  init(_ type: any AlignmentID.Type, isHorizontal: Bool) {
    id = ObjectIdentifier(type)
    self.isHorizontal = isHorizontal
    self.type = type
  }

  func defaultValue(_ dimensions: ViewDimensions) -> CGFloat { type.defaultValue(in: dimensions) }

  static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.isHorizontal == b.isHorizontal }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(isHorizontal)
  }
}

/// A guide along which views stand above one another.
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// Creates an alignment of the app's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: true) }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle of the width.
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)

  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The leading end of the separators of a list's row, where a view in the row defines it.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// The trailing end of the separators of a list's row, where a view in the row defines it.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

/// A guide along which views stand beside one another.
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// Creates an alignment of the app's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: false) }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle of the height.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the topmost line of text; the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the bottommost line of text; the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// An alignment in both axes.
public struct Alignment: Equatable, Sendable {
  /// The guide along the x axis.
  public var horizontal: HorizontalAlignment
  /// The guide along the y axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner at the top and the leading edge.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The corner at the top and the trailing edge.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The corner at the bottom and the leading edge.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The corner at the bottom and the trailing edge.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the width, at the baseline of the topmost line of text.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the width, at the baseline of the bottommost line of text.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The leading edge, at the baseline of the topmost line of text.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading edge, at the baseline of the bottommost line of text.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing edge, at the baseline of the topmost line of text.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing edge, at the baseline of the bottommost line of text.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// The size of a view, and the positions of its guides.
public struct ViewDimensions {
  let size: CGSize
  let element: ViewElement?
  /// The proposal that led to the size.
  let proposal: ProposedViewSize

  /// In points.
  public var width: CGFloat { size.width }
  /// In points.
  public var height: CGFloat { size.height }

  /// The position of a guide, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The position of a guide, in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The position of a guide that the view defines; nil for the default.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The position of a guide that the view defines; nil for the default.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.defaultValue(self) }

  /// The position of a guide, and 0 in an infinite view, whose guides are nowhere.
  func finiteGuide(_ key: AlignmentKey) -> CGFloat {
    (key.isHorizontal ? width : height).isFinite ? self[key] : 0
  }

  func explicit(_ key: AlignmentKey) -> CGFloat? {
    MainActor.assumeIsolated { element?.guide(key, in: self) }
  }
}

extension ViewDimensions: Equatable {
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.size == b.size && a.element === b.element && a.proposal == b.proposal
  }
}

extension ViewDimensions: @unchecked Sendable {}
