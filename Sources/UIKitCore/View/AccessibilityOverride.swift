import RenderTree

/// Accessibility properties that win over those that a view gives itself.
@_spi(Toolkit) public struct AccessibilityOverride: Equatable {
  /// The name; nil for that of the view.
  public var label: String?
  /// The value; nil for that of the view.
  public var value: String?
  /// The result of activating the view; nil for that of the view.
  public var hint: String?
  /// The name for tests; nil for that of the view.
  public var identifier: String?
  /// True if the view stands for the views inside, which do not count.
  public var hidesContent = false
  /// Traits beside those of the view.
  public var added: UIAccessibilityTraits = []
  /// Traits of the view that do not count.
  public var removed: UIAccessibilityTraits = []

  /// An override without properties.
  public init() {}

  /// The traits that are roles.
  private static let roles: UIAccessibilityTraits = [
    .button, .link, .image, .searchField, .adjustable, .header, .toggleButton, .staticText,
  ]

  /// The semantics of a view with the override applied.
  func applied(to semantics: Semantics?) -> Semantics? {
    guard self != AccessibilityOverride() else { return semantics }
    var result = semantics ?? Semantics(role: .none)
    if let label { result.label = label }
    if let value { result.value = value }
    if let hint { result.hint = hint }
    if let identifier { result.identifier = identifier }
    result.hidesContent = hidesContent
    if label != nil || value != nil || hidesContent, result.role == .none { result.role = .text }
    if !removed.isDisjoint(with: Self.roles), Semantics.Role(removed) == result.role {
      result.role = .text
      result.headingLevel = nil
    }
    if removed.contains(.selected) { result.state.remove(.selected) }
    if removed.contains(.updatesFrequently) { result.liveness = nil }
    if !added.isDisjoint(with: Self.roles) { result.role = Semantics.Role(added) }
    if added.contains(.selected) { result.state.insert(.selected) }
    if added.contains(.updatesFrequently) { result.liveness = .polite }
    if result.role == .heading, result.headingLevel == nil { result.headingLevel = Semantics.headingLevelInContent }
    if [.button, .link, .toggle].contains(result.role), !result.state.contains(.disabled),
      !result.actions.contains(.activate)
    {
      result.actions.insert(.activate, at: 0)
    }
    return result
  }
}

extension UIView {
  /// Accessibility properties that win over those that the view gives itself; nil for none.
  @_spi(Toolkit) public final var accessibilityOverride: AccessibilityOverride? {
    get { accessibility.override }
    set { if accessibility.override != newValue { accessibility.override = newValue } }
  }
}
