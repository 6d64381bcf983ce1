import RenderTree

/// The characteristics of a view for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The members as bits.
  public let rawValue: UInt64
  /// Creates a set from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No characteristics.
  public static let none: UIAccessibilityTraits = []
  /// A control that does something when it is activated.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link to another place.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The selected one of several elements.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// An element that is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element whose label or value changes often, so that announcements of changes may be delayed.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// An element whose value can be incremented and decremented.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// A heading of the content that follows.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A control that is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// The accessibility properties that the app set on a view.
struct AccessibilityProperties {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var isModal = false
  var isHidden = false
  var customActions: [UIAccessibilityCustomAction]?
  /// The properties that win over these.
  var override: AccessibilityOverride?
  /// The actions that win over those of the view.
  var actions = AccessibilityActions()

  /// True if no property is set.
  var isEmpty: Bool {
    isElement == nil && label == nil && value == nil && hint == nil && identifier == nil && traits == nil && !isModal
      && !isHidden && customActions == nil && override == nil && actions.isEmpty
  }

  /// The semantics of a view; nil if it has no meaning for accessibility.
  @MainActor
  func semantics(of view: UIView) -> Semantics? {
    let isElement = view.isAccessibilityElement || label != nil
    guard isElement || identifier != nil || isModal || !view.namedActions.isEmpty else { return nil }
    return semantics(of: view, isElement: isElement)
  }

  /// The semantics of a cell, which always has some.
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

/// The accessibility properties of a view that has some.
final class AccessibilityStorage {
  var properties: AccessibilityProperties

  init(_ properties: AccessibilityProperties) { self.properties = properties }
}

extension UIView {
  /// The accessibility properties that the app set.
  final var accessibility: AccessibilityProperties {
    get { accessibilityStorage?.properties ?? AccessibilityProperties() }
    set {
      if let accessibilityStorage {
        accessibilityStorage.properties = newValue
      } else if !newValue.isEmpty {
        accessibilityStorage = AccessibilityStorage(newValue)
      }
      setNeedsRender()
    }
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
