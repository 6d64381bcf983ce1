/// What a `DataSource` shows: models, each with its cell.
///
/// ```swift
/// dataSource.state = State {
///   ForEach(pinned) { blog in Cell<PinnedCell> { _, cell in cell.nameLabel.text = blog.name } }
///   ForEach(blogs) { blog in Cell<BlogCell> { _, cell in cell.nameLabel.text = blog.name } }
/// }
/// ```
///
/// A state remembers the models it was made of, not where they came from: to show a change, make another.
@MainActor
public struct State {
  let entries: [Entry]

  init(entries: [Entry]) { self.entries = entries }

  /// A state that shows nothing.
  public init() { self.init(entries: []) }

  /// The items of the loops, one after the other.
  public init(@StateBuilder _ content: () -> State) { self = content() }

  /// The models, in the order in which they are shown.
  public var models: [Any] { entries.map(\.model) }

  /// The declared cells, in the same order.
  public var owners: [any ObserverOwner] { entries.map(\.owner) }

  /// What the cells do, and hear of, in the same order.
  public var observers: [Observer] { entries.map(\.observer) }
}

/// Puts the loops of a state together.
@MainActor
@resultBuilder
public enum StateBuilder {
  /// A loop.
  public static func buildExpression<Model: DiffAware>(_ loop: ForEach<Model>) -> State { loop.state }
  /// A state that was made elsewhere.
  public static func buildExpression(_ state: State) -> State { state }
  /// One after the other.
  public static func buildBlock(_ parts: State...) -> State { State(entries: parts.flatMap(\.entries)) }
  /// What an `if` without an `else` gives.
  public static func buildOptional(_ part: State?) -> State { part ?? State() }
  /// What the first branch of an `if` or `switch` gives.
  public static func buildEither(first part: State) -> State { part }
  /// What another branch of an `if` or `switch` gives.
  public static func buildEither(second part: State) -> State { part }
  /// What a loop gives.
  public static func buildArray(_ parts: [State]) -> State { State(entries: parts.flatMap(\.entries)) }
}
