/// The completions of a data source's applications, called in the order of the applications. It lives as long as one
/// of them is pending, even without the data source.
@MainActor
final class CompletionOrder {
  /// The completion of one application.
  final class Completion {
    fileprivate let action: (() -> Void)?
    fileprivate var isDue = false

    fileprivate init(_ action: (() -> Void)?) { self.action = action }
  }

  private var completions: [Completion] = []

  func append(_ action: (() -> Void)?) -> Completion {
    let completion = Completion(action)
    completions.append(completion)
    return completion
  }

  /// Marks a completion as due and calls all due completions that no pending one precedes.
  func finish(_ completion: Completion) {
    completion.isDue = true
    let count = completions.prefix { $0.isDue }.count
    let actions = completions[..<count].compactMap(\.action)
    completions.removeFirst(count)
    for action in actions { action() }
  }
}
