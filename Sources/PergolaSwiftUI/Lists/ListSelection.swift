/// The selection of a list, for values of any type.
@MainActor
struct ListSelection {
  /// True if several rows can be selected, in editing mode.
  let isMultiple: Bool
  /// The selected values. Reads the binding.
  let get: () -> Set<AnyHashable>
  /// Sets the selected values. Ignores those of another type.
  let set: (Set<AnyHashable>) -> Void
  /// True if a value has the type of the selection.
  let accepts: (AnyHashable) -> Bool

  /// The selection of one value.
  init<Value: Hashable>(_ binding: Binding<Value?>) {
    isMultiple = false
    get = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    // Without the guard, nil would become an optional value that is selected.
    set = { values in
      guard let value = values.first else { return binding.wrappedValue = nil }
      binding.wrappedValue = value.base as? Value
    }
    accepts = { $0.base is Value }
  }

  /// The selection of several values.
  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    isMultiple = true
    get = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    set = { binding.wrappedValue = Set($0.compactMap { $0.base as? Value }) }
    accepts = { $0.base is Value }
  }
}
