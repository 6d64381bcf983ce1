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
}
