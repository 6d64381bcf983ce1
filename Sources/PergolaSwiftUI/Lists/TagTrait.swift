/// The key of the value that `tag(_:)` gives an element. Lists, pickers and tab views select by it.
enum TagTrait: ElementTrait {
  typealias Value = ViewTag
}

/// The value of a tag, with its own type.
///
/// `AnyHashable` alone would not do: it keeps the value inside an optional value, so that a tag of type `Int?` would
/// look like one of type `Int`.
struct ViewTag {
  private let typed: any Hashable
  /// The value without its type: it equals any value with the same content.
  let hashable: AnyHashable

  init<Value: Hashable>(_ value: Value) {
    typed = value
    hashable = AnyHashable(value)
  }

  /// Creates the tag of a value that was hashed as one of any type.
  init?(identity: AnyHashable) {
    guard let value = identity.base as? any Hashable else { return nil }
    typed = value
    hashable = identity
  }

  /// The value, if it has exactly this type.
  func value<Value: Hashable>(as type: Value.Type) -> Value? {
    Swift.type(of: typed) == type ? typed as? Value : nil
  }
}

extension ViewTag: Equatable {
  static func == (a: Self, b: Self) -> Bool { type(of: a.typed) == type(of: b.typed) && a.hashable == b.hashable }
}

extension View {
  /// Gives the view a value, by which a list, a picker or a tab view selects it.
  ///
  /// The type has to be that of the selection: a tag of type `Int` matches no selection of type `Int?` in a picker, but
  /// does in a list.
  public nonisolated func tag<Value: Hashable>(_ tag: Value) -> some View {
    modifier(TraitModifier<TagTrait>(value: ViewTag(tag)))
  }
}
