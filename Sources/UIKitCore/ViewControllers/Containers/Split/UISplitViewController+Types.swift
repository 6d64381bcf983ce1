import Foundation

extension UISplitViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// The classic style: two controllers in `viewControllers`, as they are.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// A column, named by its contents.
  public enum Column: Int, Sendable {
    /// The column at the primary edge, usually a list.
    case primary
    /// The column between the other two; only with three columns.
    case supplementary
    /// The column of the content, which has the rest of the width.
    case secondary
    /// The controller that replaces all columns while the split view controller is collapsed.
    case compact
  }

  /// The visible columns, and their place beside or in front of the secondary one.
  public enum DisplayMode: Int, Sendable {
    /// The mode that the split view controller chooses. Only a preference, not a mode.
    case automatic
    /// Only the secondary column.
    case secondaryOnly
    /// One column, and the secondary one beside it.
    case oneBesideSecondary
    /// One column in front of the secondary one.
    case oneOverSecondary
    /// Two columns, and the secondary one beside them.
    case twoBesideSecondary
    /// Two columns in front of the secondary one.
    case twoOverSecondary
    /// Two columns that move a part of the secondary one out of the view.
    case twoDisplaceSecondary

    /// The former name of `secondaryOnly`.
    @available(*, deprecated, renamed: "secondaryOnly")
    public static var primaryHidden: DisplayMode { .secondaryOnly }

    /// The former name of `oneBesideSecondary`.
    @available(*, deprecated, renamed: "oneBesideSecondary")
    public static var allVisible: DisplayMode { .oneBesideSecondary }

    /// The former name of `oneOverSecondary`.
    @available(*, deprecated, renamed: "oneOverSecondary")
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The relation of the other columns to the secondary one.
  public enum SplitBehavior: Int, Sendable {
    /// The behavior that the split view controller chooses. Only a preference, not a behavior.
    case automatic
    /// The columns are side by side.
    case tile
    /// The other columns are in front of the secondary one.
    case overlay
    /// Two columns move a part of the secondary one out of the view.
    case displace
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading side: left, or right in a layout from right to left.
    case leading
    /// The trailing side: right, or left in a layout from right to left.
    case trailing
  }
}

extension UISplitViewController.DisplayMode {
  /// The number of visible columns apart from the secondary one; nil for `automatic`.
  var count: Int? {
    switch self {
    case .automatic: nil
    case .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// The behavior that has the mode; nil if several have it.
  var behavior: UISplitViewController.SplitBehavior? {
    switch self {
    case .automatic, .secondaryOnly, .oneBesideSecondary: nil
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoBesideSecondary: .tile
    case .twoDisplaceSecondary: .displace
    }
  }

  /// The mode with a number of visible columns apart from the secondary one.
  init(count: Int, behavior: UISplitViewController.SplitBehavior) {
    switch (count, behavior) {
    case (..<1, _): self = .secondaryOnly
    case (1, .overlay): self = .oneOverSecondary
    case (1, _): self = .oneBesideSecondary
    case (_, .overlay): self = .twoOverSecondary
    case (_, .displace): self = .twoDisplaceSecondary
    default: self = .twoBesideSecondary
    }
  }

  /// True if columns cover the secondary one, or move it out of the view.
  var coversSecondary: Bool { self == .oneOverSecondary || self == .twoOverSecondary || self == .twoDisplaceSecondary }
}
