import Foundation
import Synchronization

/// One of the types of an item provider, and the way to load it.
struct ItemRepresentation: Sendable {
  /// A loaded item.
  enum Content: @unchecked Sendable {
    case data(Data)
    case file(URL, isInPlace: Bool)
    case item(any NSSecureCoding)
  }

  let type: String
  let load: @Sendable (_ completion: @escaping @Sendable (Result<Content, any Error>) -> Void) -> Progress?
}

/// The end of one load: the first result counts, and the cancellation of the progress is one.
final class ItemLoad<Value: Sendable>: Sendable {
  /// The function that gets the result, until it has it.
  private final class Pending: Sendable {
    private let completion: Mutex<(@Sendable (Result<Value, any Error>) -> Void)?>

    init(_ completion: @escaping @Sendable (Result<Value, any Error>) -> Void) { self.completion = Mutex(completion) }

    /// Returns the function to the first caller, and nil to all others.
    func take() -> (@Sendable (Result<Value, any Error>) -> Void)? {
      completion.withLock { completion in
        defer { completion = nil }
        return completion
      }
    }
  }

  private let pending: Pending
  let progress = Progress(totalUnitCount: 1)

  init(_ completion: @escaping @Sendable (Result<Value, any Error>) -> Void) {
    let pending = Pending(completion)
    self.pending = pending
    // The progress can be canceled when nothing else of the load is left: a provider may never answer.
    progress.cancellationHandler = { pending.take()?(.failure(CocoaError(.userCancelled))) }
  }

  func finish(_ result: Result<Value, any Error>) {
    guard let completion = pending.take() else { return }
    if case .success = result { progress.completedUnitCount = 1 }
    completion(result)
  }
}
