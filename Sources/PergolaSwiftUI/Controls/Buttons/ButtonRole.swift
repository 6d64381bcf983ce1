/// The meaning of a button.
public nonisolated struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel }

  private let kind: Kind

  /// The role of a button that deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// The role of a button that ends something without a change.
  public static let cancel = ButtonRole(kind: .cancel)

  /// The role of an action that a container shows in its own manner.
  var elementRole: ElementAction.Role {
    switch kind {
    case .destructive: .destructive
    case .cancel: .cancel
    }
  }
}
