/// The applications that wait for their turn, in order.
@MainActor
struct ApplicationQueue<Section: Hashable, Item: Hashable> {
  /// Content that is applied, and the manner.
  struct Application {
    let content: DiffableState<Section, Item>.Content
    let manner: Manner

    /// The comparison that was made off the main actor; nil if there was none.
    let prepared: PreparedState<Section, Item>?
  }

  enum Manner: Equatable {
    case difference(animated: Bool)
    case reload
  }

  var waiting: [(application: Application, completion: CompletionOrder.Completion)] = []
  var isRunning = false
  let completions = CompletionOrder()

  mutating func append(_ application: Application, _ action: (() -> Void)?) {
    waiting.append((application, completions.append(action)))
  }
}
