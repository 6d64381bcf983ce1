/// A loop over models, inside a `State`.
@preconcurrency @MainActor
public struct ForEach {
  /// The state with a cell for each model.
  public let state: State

  /// Creates a loop; the closure declares the cell of each model and is called once for each, immediately.
  public init<Model: DiffAware>(_ models: [Model], @CellBuilder transform: (Model) -> any ObserverOwner) {
    state = forEach(models, transform: transform)
  }
}

/// Returns a state with a cell for each model.
///
/// ```swift
/// dataSource.state = forEach(blogs) { blog in
///   Cell<BlogCell> { context, cell in cell.nameLabel.text = blog.name }
/// }
/// ```
///
/// - Parameter transform: Declares a model's cell; called once for each, immediately.
@preconcurrency @MainActor
public func forEach<Model: DiffAware>(
  _ models: [Model], @CellBuilder transform: (Model) -> any ObserverOwner
) -> State {
  State(entries: models.map { Entry($0, owner: transform($0)) })
}

/// Builds the cell of a closure with `if` or `switch`, with or without `return`.
@preconcurrency @MainActor
@resultBuilder
public enum CellBuilder {
  /// Builds a cell.
  public static func buildExpression(_ cell: any ObserverOwner) -> any ObserverOwner { cell }
  /// Builds the closure's only cell.
  public static func buildBlock(_ cell: any ObserverOwner) -> any ObserverOwner { cell }
  /// Builds the cell of the first branch of an `if` or `switch`.
  public static func buildEither(first cell: any ObserverOwner) -> any ObserverOwner { cell }
  /// Builds the cell of another branch of an `if` or `switch`.
  public static func buildEither(second cell: any ObserverOwner) -> any ObserverOwner { cell }
}
