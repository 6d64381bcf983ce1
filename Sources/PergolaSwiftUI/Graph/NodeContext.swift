/// The place of a node that is about to be made.
@MainActor
public struct NodeContext {
  let graph: ViewGraph
  let parent: ViewNode?
  var environment: EnvironmentValues
  /// True if `ForEach` makes its elements when they are asked for.
  var isLazy: Bool

  /// The place of a root.
  init(graph: ViewGraph, environment: EnvironmentValues) {
    self.graph = graph
    parent = nil
    self.environment = environment
    isLazy = false
  }

  /// The place of a child.
  ///
  /// - Parameter isLazy: nil for that of the parent.
  init(in parent: ViewNode, isLazy: Bool? = nil) {
    graph = parent.graph
    self.parent = parent
    environment = parent.childEnvironment
    self.isLazy = isLazy ?? parent.isLazy
  }
}
