import Foundation

/// A view of a date picker that shows the date, and lets the user change it.
@MainActor
protocol DateContent: UIView {
  /// Called after the user changed the date or the duration.
  var onChange: ((DateChoice) -> Void)? { get set }

  /// The view that gets the focus when the content is opened by a key.
  var firstFocus: UIView? { get }

  /// Shows other settings or another date. It does not call `onChange`.
  func show(_ choice: DateChoice, animated: Bool)
}
