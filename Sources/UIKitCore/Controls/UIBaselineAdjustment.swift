/// The vertical position of a label's single line whose font size was reduced to fit the width.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline is where that of the text in its whole size would be.
  case alignBaselines
  /// The text is in the middle of the label.
  case alignCenters
  /// The upper edge of the text is where that of the text in its whole size would be.
  case none
}
