/// A control at the end of a row's label. In a list it stands out of the label's line, above and below, so that rows with and
/// without controls are equally high.
struct RowControl: ViewModifier {
  @Environment(\.isListRow) private var isListRow

  func body(content: Content) -> some View { content.frame(height: isListRow ? 0 : nil) }
}
