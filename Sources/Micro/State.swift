/// The content of a `DataSource`: models, each with its cell.
///
/// ```swift
/// dataSource.state = State {
///   ForEach(pinned) { blog in Cell<PinnedCell> { _, cell in cell.nameLabel.text = blog.name } }
///   ForEach(blogs) { blog in Cell<BlogCell> { _, cell in cell.nameLabel.text = blog.name } }
/// }
/// ```
///
/// A state is a copy of the models that it was created with: to show a change, create another.
@preconcurrency @MainActor
public struct State {
  let entries: [Entry]

  /// The closure with which a data source goes over to this state.
  let reloader: Reloader

  init(entries: [Entry]) {
    self.entries = entries
    reloader = .updating
  }

  /// Creates an empty state.
  public init() { self.init(entries: []) }

  /// Creates a state of the items of the loops, one after the other.
  public init(@StateBuilder builder: () -> State) { self = builder() }

  /// The models, in display order.
  public var models: [Any] { entries.map(\.model) }

  /// The declared cells, in the same order.
  public var owners: [any ObserverOwner] { entries.map(\.owner) }

  /// The cells' closures, in the same order.
  public var observers: [Observer] { entries.map(\.observer) }
}

/// Builds a state from loops.
@preconcurrency @MainActor
@resultBuilder
public enum StateBuilder {
  /// Builds the state of a loop.
  public static func buildExpression(_ loop: ForEach) -> State { loop.state }
  /// Includes an existing state.
  public static func buildExpression(_ state: State) -> State { state }
  /// Concatenates the parts.
  public static func buildBlock(_ parts: State...) -> State { State(entries: parts.flatMap(\.entries)) }
  /// Builds the part of an `if` without an `else`.
  public static func buildOptional(_ part: State?) -> State { part ?? State() }
  /// Builds the part of the first branch of an `if` or `switch`.
  public static func buildEither(first part: State) -> State { part }
  /// Builds the part of another branch of an `if` or `switch`.
  public static func buildEither(second part: State) -> State { part }
  /// Concatenates the parts of a `for` loop.
  public static func buildArray(_ parts: [State]) -> State { State(entries: parts.flatMap(\.entries)) }
}
