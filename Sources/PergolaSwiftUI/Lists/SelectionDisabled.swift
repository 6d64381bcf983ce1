/// The key that keeps the user from selecting a row.
enum SelectionDisabledTrait: ElementTrait {
  typealias Value = Bool
}

extension View {
  /// Keeps the user from selecting the row, in a list with a selection. The selection's binding can still select it.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(TraitModifier<SelectionDisabledTrait>(value: isDisabled))
  }
}
