/// The key of the text beside a row or above a tab's image; a nil value means no badge.
enum BadgeTrait: ElementTrait {
  typealias Value = String?
}

extension View {
  /// Shows a number at the trailing edge of a row, or at a tab's image. 0 shows nothing.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(TraitModifier<BadgeTrait>(value: count == 0 ? nil : "\(count)"))
  }

  /// Shows a text at the trailing edge of a row, or at a tab's image; nil shows nothing.
  @_disfavoredOverload
  public nonisolated func badge<Label: StringProtocol>(_ label: Label?) -> some View {
    modifier(TraitModifier<BadgeTrait>(value: label.map { String($0) }))
  }

  /// Shows a text at the trailing edge of a row, or at a tab's image; nil shows nothing.
  public nonisolated func badge(_ label: Text?) -> some View { modifier(TextBadgeModifier(label: label)) }

  /// Shows a text that is looked up in the tables of strings at the trailing edge of a row, or at a tab's image; nil
  /// shows nothing.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
}

/// A badge with a text in the environment's language.
private nonisolated struct TextBadgeModifier: ViewModifier {
  let label: Text?
  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> some View {
    content.modifier(TraitModifier<BadgeTrait>(value: label?.string(in: environment)))
  }
}
