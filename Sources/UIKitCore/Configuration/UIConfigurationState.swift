import Foundation

/// A name for a piece of state of the app's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A key by its name.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

/// How a view is at one moment: what configurations are brought up to date for.
public protocol UIConfigurationState {
  /// A state in which nothing is the case but the traits.
  init(traitCollection: UITraitCollection)

  var traitCollection: UITraitCollection { get set }

  /// What the app itself says of the view.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// How a view is that is no cell: a header, a footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits around the view.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used; false by default.
  public var isDisabled = false
  /// Whether a finger is on it; false by default.
  public var isHighlighted = false
  /// Whether it is selected; false by default.
  public var isSelected = false
  /// Whether the keyboard acts on it; false by default.
  public var isFocused = false
  /// Whether the view is kept at the edge while what belongs to it scrolls by.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in which nothing is the case but the traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What the app itself says of the view; nil until it is set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// How a cell is.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Where a cell is in being dragged.
  public enum DragState: Int, Sendable { case none, lifting, dragging }

  /// What a cell is to a drag over the list.
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }

  /// The traits around the cell.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used; false by default.
  public var isDisabled = false
  /// Whether a finger is on it; false by default.
  public var isHighlighted = false
  /// Whether it is selected; false by default.
  public var isSelected = false
  /// Whether the keyboard acts on it; false by default.
  public var isFocused = false
  /// Whether the cell is kept at the edge while what belongs to it scrolls by.
  public var isPinned = false
  /// Whether the list is being edited; false by default.
  public var isEditing = false
  /// Whether the items below it in an outline are shown.
  public var isExpanded = false
  /// Whether its swipe actions are shown.
  public var isSwiped = false
  /// Whether it is being moved to another place in the list; false by default.
  public var isReordering = false
  /// Where it is in being dragged; `.none` by default.
  public var cellDragState = DragState.none
  /// What it is to a drag over the list; `.none` by default.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in which nothing is the case but the traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What the app itself says of the cell; nil until it is set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// What the system's own configurations look at in a state.
struct ConfigurationConditions {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false
  var isPinned = false
  var isDropTarget = false
  /// Whether a hand is moving it.
  var isLifted = false
  /// Whether the screen has nothing smaller than cells, so that shadows cannot be seen.
  var isOnCells = false

  /// Of a state type of the app's own nothing is known.
  init(_ state: any UIConfigurationState) {
    if let state = state as? UICellConfigurationState {
      isDisabled = state.isDisabled
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
      isPinned = state.isPinned
      isDropTarget = state.cellDropState == .targeted
      isLifted = state.isReordering
      isOnCells = state.traitCollection.pointGrid != nil
    } else if let state = state as? UIViewConfigurationState {
      isDisabled = state.isDisabled
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
      isPinned = state.isPinned
    }
  }
}
