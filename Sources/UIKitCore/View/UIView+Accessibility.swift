import RenderTree

/// What a view is to a person who does not see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The members as bits.
  public let rawValue: UInt64
  /// The set with these bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// Something that does something when it is used.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Something that leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen among others.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// A field for what is searched for.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Its label or value changes so often that changes are announced when there is time for it.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Its value can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// A heading of what follows.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Something that is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// What the app said of a view's meaning.
struct AccessibilityProperties {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var isModal = false
  var customActions: [UIAccessibilityCustomAction]?

  /// What the view is to a person; nil where that is nothing.
  @MainActor
  func semantics(of view: UIView) -> Semantics? {
    let isElement = view.isAccessibilityElement || label != nil
    guard isElement || identifier != nil || isModal || !view.namedActions.isEmpty else { return nil }
    return semantics(of: view, isElement: isElement)
  }

  /// What a cell is to a person, to whom it is something in any case.
  @MainActor
  func semantics(ofCell view: UIView) -> Semantics {
    let isElement = view.isAccessibilityElement || label != nil || view.accessibilityTraits != .none
    return semantics(of: view, isElement: isElement)
  }

  @MainActor
  private func semantics(of view: UIView, isElement: Bool) -> Semantics {
    let traits = view.accessibilityTraits
    var semantics = Semantics(role: isElement ? Semantics.Role(traits) : .none)
    semantics.label = view.accessibilityLabel
    semantics.value = view.accessibilityValue
    semantics.hint = hint
    semantics.identifier = identifier
    semantics.isModal = isModal
    if traits.contains(.selected) { semantics.state.insert(.selected) }
    if traits.contains(.notEnabled) { semantics.state.insert(.disabled) }
    if traits.contains(.updatesFrequently) { semantics.liveness = .polite }
    if semantics.role == .heading { semantics.headingLevel = Semantics.headingLevelInContent }
    if semantics.role == .button || semantics.role == .link || semantics.role == .toggle {
      semantics.actions = [.activate]
    }
    if view.isAdjustable { semantics.actions += [.increment, .decrement] }
    semantics.offer(view.namedActions)
    return semantics
  }
}

extension Semantics {
  /// The level of headings in a page's content, below the page's title.
  @_spi(Toolkit) public static let headingLevelInContent = 2
}

extension Semantics.Role {
  init(_ traits: UIAccessibilityTraits) {
    if traits.contains(.toggleButton) {
      self = .toggle
    } else if traits.contains(.button) {
      self = .button
    } else if traits.contains(.link) {
      self = .link
    } else if traits.contains(.searchField) {
      self = .searchField
    } else if traits.contains(.adjustable) {
      self = .adjustable
    } else if traits.contains(.header) {
      self = .heading
    } else if traits.contains(.image) {
      self = .image
    } else {
      self = .text
    }
  }
}
