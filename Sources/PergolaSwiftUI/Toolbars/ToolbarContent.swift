/// Items of a page's bars.
///
/// `ToolbarItem` and `ToolbarItemGroup` are items; apps compose them in types of their own with a `body`.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  /// The items.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The items as a view, which has the identities and reports the items to the page.
  @MainActor @preconcurrency var _view: AnyView { get }
}

extension ToolbarContent {
  /// The items as a view.
  @MainActor @preconcurrency public var _view: AnyView { AnyView(ComposedView(owner: self) { $0.body._view }) }
}

extension Never: ToolbarContent {}

/// Builds the items of bars from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Takes the item of one statement.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// The items of a closure with one statement.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Joins the items of several statements, in their order.
  @MainActor public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> ToolbarGroup {
    ToolbarGroup(_view: AnyView(TupleView(repeat ToolbarPart(content: each content))))
  }

  /// The items of an `if` without `else`; no items if the condition is false.
  @MainActor public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> OptionalToolbar<Content> {
    OptionalToolbar(_view: AnyView(content.map { $0._view }))
  }

  /// The items of the first branch of an `if` or a `switch`.
  @MainActor public static func buildEither<First: ToolbarContent>(first: First) -> ToolbarGroup {
    ToolbarGroup(_view: AnyView(_ConditionalContent<AnyView, AnyView>(storage: .first(first._view))))
  }

  /// The items of the second branch of an `if` or a `switch`.
  @MainActor public static func buildEither<Second: ToolbarContent>(second: Second) -> ToolbarGroup {
    ToolbarGroup(_view: AnyView(_ConditionalContent<AnyView, AnyView>(storage: .second(second._view))))
  }

  /// The items of an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Several items of bars as one.
public struct ToolbarGroup: ToolbarContent {
  /// The items as a view.
  public let _view: AnyView
  /// There is no body: others show the content.
  public var body: Never { fatalError("ToolbarGroup has no body; it stands for other items.") }
}

/// Items of a condition. Their type is that of the items, by which the compiler knows it where the condition is false.
public struct OptionalToolbar<Content: ToolbarContent>: ToolbarContent {
  /// The items as a view.
  public let _view: AnyView
  /// There is no body: others show the content.
  public var body: Never { fatalError("OptionalToolbar has no body; it stands for other items.") }
}

/// One of several items, with its type, which is a part of the identity.
private struct ToolbarPart<Content: ToolbarContent>: View {
  let content: Content
  var body: some View { content._view }
}
