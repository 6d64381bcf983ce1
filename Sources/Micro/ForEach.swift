/// A cell for each of some models, inside of a `State`.
@MainActor
public struct ForEach<Model: DiffAware> {
  let state: State

  /// The models with the cells that the closure declares for them; it is called once for each, at once.
  public init(_ models: [Model], @CellBuilder transform: (Model) -> any ObserverOwner) {
    state = forEach(models, transform: transform)
  }
}

/// A state with a cell for each of some models.
///
/// ```swift
/// dataSource.state = forEach(blogs) { blog in
///   Cell<BlogCell> { context, cell in cell.nameLabel.text = blog.name }
/// }
/// ```
///
/// - Parameter transform: declares a model's cell; called once for each, at once.
@MainActor
public func forEach<Model: DiffAware>(
  _ models: [Model], @CellBuilder transform: (Model) -> any ObserverOwner
) -> State {
  State(entries: models.map { Entry($0, owner: transform($0)) })
}

/// Lets a closure that declares a cell decide between several, with or without `return`.
@MainActor
@resultBuilder
public enum CellBuilder {
  /// A cell.
  public static func buildExpression(_ cell: any ObserverOwner) -> any ObserverOwner { cell }
  /// The only one.
  public static func buildBlock(_ cell: any ObserverOwner) -> any ObserverOwner { cell }
  /// The cell of the first branch of an `if` or `switch`.
  public static func buildEither(first cell: any ObserverOwner) -> any ObserverOwner { cell }
  /// The cell of another branch of an `if` or `switch`.
  public static func buildEither(second cell: any ObserverOwner) -> any ObserverOwner { cell }
}
