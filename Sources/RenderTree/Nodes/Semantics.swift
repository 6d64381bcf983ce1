/// What a node is and does, apart from how it looks: for screen readers, the keyboard, tests and the page's elements.
public struct Semantics: Hashable, Sendable {
  /// What kind of thing the node is.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case none, text, heading, image, button, link, toggle, adjustable, searchField, textField, cell, list, tab, tabBar
    case navigationBar, toolbar, dialog, menu, menuItem
  }

  /// How the thing is now.
  public struct State: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt16
    /// The set with these bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// It is chosen among others.
    public static let selected = State(rawValue: 1)
    /// It cannot be used now.
    public static let disabled = State(rawValue: 2)
    /// The keyboard acts on it.
    public static let focused = State(rawValue: 4)
    /// What it holds is shown below it.
    public static let expanded = State(rawValue: 8)
    /// It is being edited.
    public static let editing = State(rawValue: 16)
    /// What it holds could be shown below it, and is not.
    public static let collapsed = State(rawValue: 32)
    /// It is one of those that are on: what menus mark with a check.
    public static let checked = State(rawValue: 64)
    /// Some of what it stands for is on, and some is not.
    public static let mixed = State(rawValue: 128)
  }

  /// What kind of thing it is.
  public var role: Role
  /// What it is called; nil where the texts inside it say so.
  public var label: String?
  /// What it holds: a field's text, a switch's "1" or "0".
  public var value: String?
  /// What happens when it is used.
  public var hint: String?
  /// A name for tests that no person sees.
  public var identifier: String?
  /// How it is now; nothing of the sort by default.
  public var state: State
  /// What a person can do to it.
  public var actions: [SemanticAction]
  /// Whether the keyboard's focus can rest on it.
  public var isFocusable: Bool
  /// Whether only what is inside can be used while it is shown.
  public var isModal: Bool
  /// Whether dragging it moves what it is in, at once.
  public var isDragHandle: Bool
  /// The place of an item in a list of which frames hold only a part; nil for what is not an item.
  public var position: Position?
  /// The level of a heading, from 1 for the page's title; nil for what is not a heading.
  public var headingLevel: Int?
  /// The values that an adjustable thing can have; nil where they are not numbers.
  public var range: Range?
  /// The urgency with which changes are announced; nil where they are not.
  public var liveness: Liveness?

  /// The place of an item in the whole of its list, also of what no frame holds.
  public struct Position: Hashable, Sendable {
    /// The number of items before it.
    public var index: Int
    /// The number of items in the list.
    public var count: Int

    /// The place after a number of items.
    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// The values that an adjustable thing can have.
  public struct Range: Hashable, Sendable {
    /// The lowest and the highest value.
    public var bounds: ClosedRange<Double>
    /// The present value.
    public var value: Double
    /// The difference that one increment or decrement makes; nil where that is not fixed.
    public var step: Double?

    /// A value between two others.
    public init(_ value: Double, in bounds: ClosedRange<Double>, step: Double? = nil) {
      self.value = value
      self.bounds = bounds
      self.step = step
    }
  }

  /// The urgency with which changes of a thing are announced.
  public enum Liveness: Hashable, Sendable {
    /// After what is being said.
    case polite
    /// At once.
    case assertive
  }

  /// What a node is; it can do nothing that is not named.
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
    self.isDragHandle = isDragHandle
    self.position = position
    self.headingLevel = headingLevel
    self.range = range
    self.liveness = liveness
  }
}

/// Something that can be done to a node without pointing at it.
public enum SemanticAction: Hashable, Sendable {
  /// What a tap does.
  case activate
  case increment
  case decrement
  /// What escape does.
  case dismiss
  /// An action of the app's own, by the name that a person reads.
  case custom(String)
}
