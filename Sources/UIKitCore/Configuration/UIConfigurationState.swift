import Foundation

/// A key for a custom state of the app.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// A key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A key with a name.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

/// The state of a view, for which configurations are updated.
public protocol UIConfigurationState {
  /// A state with traits and no other conditions.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// The custom state of the view for a key.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view that is not a cell: a header or a footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the view is disabled; false by default.
  public var isDisabled = false
  /// A Boolean value that indicates whether the view is highlighted by a touch; false by default.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected; false by default.
  public var isSelected = false
  /// A Boolean value that indicates whether the view has the keyboard's focus; false by default.
  public var isFocused = false
  /// A Boolean value that indicates whether the view is pinned to the edge while its section scrolls.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with traits and no other conditions.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom state of the view for a key; nil until it is set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The phase of a drag of the cell.
  public enum DragState: Int, Sendable { case none, lifting, dragging }

  /// The role of a cell in a drag over the list.
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the view is disabled; false by default.
  public var isDisabled = false
  /// A Boolean value that indicates whether the view is highlighted by a touch; false by default.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected; false by default.
  public var isSelected = false
  /// A Boolean value that indicates whether the view has the keyboard's focus; false by default.
  public var isFocused = false
  /// A Boolean value that indicates whether the cell is pinned to the edge while its section scrolls.
  public var isPinned = false
  /// A Boolean value that indicates whether the list is being edited; false by default.
  public var isEditing = false
  /// A Boolean value that indicates whether the cell's item in an outline is expanded.
  public var isExpanded = false
  /// A Boolean value that indicates whether the cell's swipe actions are visible.
  public var isSwiped = false
  /// A Boolean value that indicates whether the cell is being reordered; false by default.
  public var isReordering = false
  /// The phase of a drag of the cell; `.none` by default.
  public var cellDragState = DragState.none
  /// The role of the cell in a drag over the list; `.none` by default.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with traits and no other conditions.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom state of the cell for a key; nil until it is set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The conditions of a state that the system's configurations depend on.
struct ConfigurationConditions {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false
  var isPinned = false
  var isDropTarget = false
  /// True while the cell is being reordered.
  var isBeingReordered = false
  /// True in a terminal, where shadows are not visible.
  var isOnCells = false

  /// A custom state type has no conditions.
  init(_ state: any UIConfigurationState) {
    if let state = state as? UICellConfigurationState {
      isDisabled = state.isDisabled
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
      isPinned = state.isPinned
      isDropTarget = state.cellDropState == .targeted
      isBeingReordered = state.isReordering
      isOnCells = state.traitCollection.pointGrid != nil
    } else if let state = state as? UIViewConfigurationState {
      isDisabled = state.isDisabled
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
      isPinned = state.isPinned
    }
  }
}
