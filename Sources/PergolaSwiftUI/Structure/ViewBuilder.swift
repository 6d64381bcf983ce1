/// Builds a view from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// Takes the view of one statement.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Reports a statement that is not a view at its own place.
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

  /// The view of a closure without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// The view of a closure with one statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Joins the views of several statements, in their order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(repeat each content)
  }

  /// The view of an `if` without `else`; nil if the condition is false.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The view of the first branch of an `if` or a `switch`. The branches are different identities: a change from one to
  /// the other ends the state inside.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }

  /// The view of the second branch of an `if` or a `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }

  /// Hides the type of a view in an `if #available`, because the type may not exist elsewhere.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
