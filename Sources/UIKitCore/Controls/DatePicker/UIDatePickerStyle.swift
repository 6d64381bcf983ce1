/// The forms of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// `compact`, or `wheels` in the modes that have no other style.
  case automatic
  /// Columns of a picker view.
  case wheels
  /// Fields that open a calendar or wheels in a popover.
  case compact
  /// A calendar, and a field for the time.
  case inline
}
