/// The key of the value that `tag(_:)` gives an element. Lists, pickers and tab views select by it.
enum TagTrait: ElementTrait {
  typealias Value = AnyHashable
}

extension View {
  /// Gives the view a value, by which a list, a picker or a tab view selects it.
  ///
  /// The type has to be that of the selection: a tag of type `Int` matches no selection of type `Int?` in a picker, but
  /// does in a list.
  public nonisolated func tag<Value: Hashable>(_ tag: Value) -> some View {
    modifier(TraitModifier<TagTrait>(value: AnyHashable(tag)))
  }
}
