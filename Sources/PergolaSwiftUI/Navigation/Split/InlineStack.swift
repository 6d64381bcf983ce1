/// The part that a navigation stack has in a column of a split view: the pages above its root are those of the column,
/// which follows its path.
@MainActor
final class InlineStack {
  /// The page at the bottom of the column in which the stack is.
  private(set) weak var page: PageNode?
  /// The path that the app keeps; nil for that of the column.
  var path: PathAccess?

  init(on page: PageNode) { self.page = page }
}
