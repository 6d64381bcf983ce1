import Foundation

/// The width that a view wants for the column of a split view in which it stands.
nonisolated struct SplitColumnWidthModifier: BarModifier {
  let width: SplitColumnWidth

  @MainActor func value(in environment: EnvironmentValues) -> SplitColumnWidth? { width }

  enum Key: PreferenceKey {
    static var defaultValue: SplitColumnWidth? { nil }

    static func reduce(value: inout SplitColumnWidth?, nextValue: () -> SplitColumnWidth?) {
      value = value ?? nextValue()
    }
  }
}

/// The width of a column, in points.
nonisolated struct SplitColumnWidth: Equatable, Sendable {
  var minimum: CGFloat?
  var ideal: CGFloat
  var maximum: CGFloat?
}

extension View {
  /// Sets the width of the column of a split view in which the view stands. It is without effect in the detail, which
  /// has the rest of the width, and where the columns are one stack.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(SplitColumnWidthModifier(width: SplitColumnWidth(minimum: width, ideal: width, maximum: width)))
  }

  /// Sets the width of the column of a split view in which the view stands: the ideal one, within limits. It is without
  /// effect in the detail, which has the rest of the width, and where the columns are one stack.
  public nonisolated func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  { modifier(SplitColumnWidthModifier(width: SplitColumnWidth(minimum: min, ideal: ideal, maximum: max))) }
}
