import Foundation

/// Provides the numbers of a picker view's components and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// The number of components, which are side by side.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// The number of rows of a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
