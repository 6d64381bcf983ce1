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
    set = { binding.wrappedValue = $0.first?.base as? Value }
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
