/// The selection of a picker, for values of any type.
@MainActor
struct PickerSelection {
  /// True if an option has the selected value. Reads the binding. A tag of another type than the selection's does not
  /// have it.
  private let isSelected: (PickerOption) -> Bool
  /// Selects an option. One whose tag has another type than the selection is ignored.
  let select: (PickerOption) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) {
    isSelected = { $0.tag?.value(as: Value.self) == binding.wrappedValue }
    select = { option in
      if let value = option.tag?.value(as: Value.self) { binding.wrappedValue = value }
    }
  }

  /// The index of the selected option; nil if none has the value.
  func index(in options: [PickerOption]) -> Int? { options.firstIndex(where: isSelected) }
}
