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
  private let completion: Mutex<(@Sendable (Result<Value, any Error>) -> Void)?>
  let progress = Progress(totalUnitCount: 1)

  init(_ completion: @escaping @Sendable (Result<Value, any Error>) -> Void) {
    self.completion = Mutex(completion)
    progress.cancellationHandler = { [weak self] in self?.finish(.failure(CocoaError(.userCancelled))) }
  }

  func finish(_ result: Result<Value, any Error>) {
    let completion = completion.withLock { completion in
      defer { completion = nil }
      return completion
    }
    if case .success = result, completion != nil { progress.completedUnitCount = 1 }
    completion?(result)
  }
}
