import Foundation

/// Provides the rows of a picker view, and observes the user's selection. All methods are optional.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The width of a component, in points; by default the components share the width of the picker view.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

  /// The height of a component's rows, in points; by default 32 points, or one row of a terminal.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// The title of a row. Rows of a delegate without titles and views show a question mark.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

  /// The title of a row with attributes, instead of a plain one; nil, the default, for a plain title.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?

  /// The view of a row, instead of a title. It gets the size of the row.
  ///
  /// - Parameter view: A view that this method returned for a row that is no longer visible; nil if there isn't one.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView

  /// Called after the user selected another row. A programmatic selection does not call it.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// An equal share of the picker view's width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    AbsentMethod.note()
    pickerView.missing.insert(.width)
    return pickerView.automaticWidth
  }

  /// 32 points, or one row of a terminal.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    AbsentMethod.note()
    return pickerView.automaticRowHeight
  }

  /// Nil.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    AbsentMethod.note()
    pickerView.missing.insert(.title)
    return nil
  }

  /// Nil.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    AbsentMethod.note()
    return nil
  }

  /// An empty view, which is not shown: the row has a title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    AbsentMethod.note()
    pickerView.missing.insert(.view)
    return view ?? UIView()
  }

  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    AbsentMethod.note()
  }
}
