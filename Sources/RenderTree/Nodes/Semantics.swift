/// The meaning and the actions of a node, independent of its appearance: for screen readers, the keyboard, tests and
/// the elements of a page.
public struct Semantics: Hashable, Sendable {
  /// The role of a node.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case none, text, heading, image, button, link, toggle, adjustable, searchField, textField, cell, list, tab, tabBar
    case navigationBar, toolbar, dialog, menu, menuItem
  }

  /// The current state of a node.
  public struct State: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt16
    /// The set with these bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The node is selected.
    public static let selected = State(rawValue: 1)
    /// The node does not respond to input.
    public static let disabled = State(rawValue: 2)
    /// The node has the keyboard focus.
    public static let focused = State(rawValue: 4)
    /// The node's outline children or its menu are visible.
    public static let expanded = State(rawValue: 8)
    /// The node is being edited.
    public static let editing = State(rawValue: 16)
    /// The node's outline children or its menu are hidden.
    public static let collapsed = State(rawValue: 32)
    /// The node is on, as a menu item with a checkmark.
    public static let checked = State(rawValue: 64)
    /// The node stands for several things, some of which are on and some off.
    public static let mixed = State(rawValue: 128)
  }

  /// The role of the node.
  public var role: Role
  /// The name of the node; nil if the texts inside it name it.
  public var label: String?
  /// The value of the node: a field's text, a switch's "1" or "0".
  public var value: String?
  /// The selected part of the value of editable text, in UTF-16 units; empty at the insertion point. Nil for nodes that
  /// are not edited.
  public var selection: Swift.Range<Int>?
  /// The result of activating the node.
  public var hint: String?
  /// A name for tests, not shown to users.
  public var identifier: String?
  /// The current state; empty by default.
  public var state: State
  /// The actions that the node offers.
  public var actions: [SemanticAction]
  /// True if the node can have the keyboard focus.
  public var isFocusable: Bool
  /// True if only the node's descendants can be used while it is visible.
  public var isModal: Bool
  /// True if assistive technologies leave out the node and all nodes inside, though they are visible.
  public var isHidden: Bool
  /// True if assistive technologies leave out the nodes inside: the node stands for them.
  public var hidesContent: Bool
  /// True if dragging the node moves its container without a long press.
  public var isDragHandle: Bool
  /// The position of an item in a list that is only partly in the frame; nil for nodes that are not items.
  public var position: Position?
  /// The level of a heading, from 1 for the page's title; nil for nodes that are not headings.
  public var headingLevel: Int?
  /// The range of an adjustable node; nil if its values are not numbers.
  public var range: Range?
  /// The urgency with which changes are announced; nil if they are not announced.
  public var liveness: Liveness?
  /// The preferences for a keyboard on the screen; nil for nodes that are not edited, and for any text.
  public var textInput: TextInput? {
    get { keptTextInput.value }
    set { keptTextInput = Kept(newValue) }
  }
  private var keptTextInput = Kept<TextInput>.none
  /// The whole text of a field with its revisions; nil for nodes that are not edited.
  public var fieldText: FieldText? {
    get { keptFieldText.value }
    set { keptFieldText = Kept(newValue) }
  }
  private var keptFieldText = Kept<FieldText>.none

  /// The position of an item in its whole list, including the items outside the frame.
  public struct Position: Hashable, Sendable {
    /// The number of items before it.
    public var index: Int
    /// The number of items in the list.
    public var count: Int

    /// The position after `index` items in a list of `count` items.
    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// The range and the current value of an adjustable node.
  public struct Range: Hashable, Sendable {
    /// The minimum and the maximum value.
    public var bounds: ClosedRange<Double>
    /// The current value.
    public var value: Double
    /// The change by one increment or decrement; nil if it varies.
    public var step: Double?

    /// A value in a range.
    public init(_ value: Double, in bounds: ClosedRange<Double>, step: Double? = nil) {
      self.value = value
      self.bounds = bounds
      self.step = step
    }
  }

  /// The urgency of announcing the changes of a node.
  public enum Liveness: Hashable, Sendable {
    /// After the current announcement.
    case polite
    /// Immediately.
    case assertive
  }

  /// Semantics of a role; without actions or state by default.
  public init(
    role: Role,
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    identifier: String? = nil,
    state: State = [],
    actions: [SemanticAction] = [],
    isFocusable: Bool = false,
    isModal: Bool = false,
    isHidden: Bool = false,
    hidesContent: Bool = false,
    isDragHandle: Bool = false,
    position: Position? = nil,
    headingLevel: Int? = nil,
    range: Range? = nil,
    liveness: Liveness? = nil
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.state = state
    self.actions = actions
    self.isFocusable = isFocusable
    self.isModal = isModal
    self.isHidden = isHidden
    self.hidesContent = hidesContent
    self.isDragHandle = isDragHandle
    self.position = position
    self.headingLevel = headingLevel
    self.range = range
    self.liveness = liveness
  }
}

/// An action on a node that needs no pointer.
public enum SemanticAction: Hashable, Sendable {
  /// The effect of a tap.
  case activate
  case increment
  case decrement
  /// The effect of the escape key.
  case dismiss
  /// An action of the app, with its localized name.
  case custom(String)
  /// The choice of files, which the host offers the user: it answers with `InputEvent.files`. A host that does not accept
  /// files ignores it.
  case chooseFiles(FileChoice)
}
