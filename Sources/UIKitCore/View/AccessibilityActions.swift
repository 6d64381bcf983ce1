import RenderTree

/// Actions for assistive technologies that win over those of a view.
@_spi(Toolkit) public struct AccessibilityActions {
  /// Activates the view; nil to do what the view does itself.
  public var activate: (@MainActor () -> Void)?
  /// Does what the escape key does; nil to leave it to the views around.
  public var dismiss: (@MainActor () -> Void)?
  /// Increments the value if the argument is true, and decrements it otherwise; nil to do what the view does itself.
  public var adjust: (@MainActor (Bool) -> Void)?
  /// Actions beside those of the view.
  public var named: [NamedAction] = []

  /// Creates a value without actions.
  public init() {}

  var isEmpty: Bool { activate == nil && dismiss == nil && adjust == nil && named.isEmpty }

  /// The semantics of a view with the actions.
  func applied(to semantics: Semantics?) -> Semantics? {
    guard !isEmpty else { return semantics }
    var result = semantics ?? Semantics(role: .text)
    if activate != nil { result.addAction(.activate) }
    if adjust != nil {
      if result.role == .none || result.role == .text { result.role = .adjustable }
      result.addAction(.increment)
      result.addAction(.decrement)
    }
    if dismiss != nil { result.addAction(.dismiss) }
    for action in named.numbered { result.addAction(.custom(action.name)) }
    return result
  }
}

extension Semantics {
  fileprivate mutating func addAction(_ action: SemanticAction) {
    if !actions.contains(action) { actions.append(action) }
  }
}

extension UIView {
  /// Actions for assistive technologies that win over those of the view.
  @_spi(Toolkit) public final var accessibilityActions: AccessibilityActions {
    get { accessibility.actions }
    set { accessibility.actions = newValue }
  }

  /// Increments or decrements the value.
  final func adjust(byIncrement increments: Bool) {
    if let adjust = accessibility.actions.adjust { return adjust(increments) }
    if increments { accessibilityIncrement() } else { accessibilityDecrement() }
  }

  /// Performs a named action that was added to those of the view. Returns false if none has the name.
  final func performAddedAction(named name: String) -> Bool {
    guard let action = accessibility.actions.named.numbered.first(where: { $0.name == name }) else { return false }
    action.perform()
    return true
  }
}
