/// The selection of a picker, for values of any type.
@MainActor
struct PickerSelection {
  /// The selected value. Reads the binding.
  let get: () -> AnyHashable
  private let set: (AnyHashable) -> Bool
  private let accepts: (AnyHashable) -> Bool

  init<Value: Hashable>(_ binding: Binding<Value>) {
    get = { AnyHashable(binding.wrappedValue) }
    accepts = { type(of: $0.base) == Value.self }
    set = {
      guard let value = $0.base as? Value else { return false }
      binding.wrappedValue = value
      return true
    }
  }

  /// The index of the selected option; nil if none has the value. Tags of another type than the selection's match
  /// nothing.
  func index(in options: [PickerOption]) -> Int? {
    let value = get()
    return options.firstIndex { $0.tag.map { accepts($0) && $0 == value } ?? false }
  }

  /// Selects an option. One whose tag has another type than the selection is ignored.
  func select(_ option: PickerOption) {
    guard let tag = option.tag, accepts(tag) else { return }
    _ = set(tag)
  }
}
