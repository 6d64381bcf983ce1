import Combine
import Synchronization

extension Publisher where Output: Sendable, Failure == any Error {
  /// Delivers the one value of a publisher, or its failure, on the main actor: before the call returns if the publisher
  /// has it already, and then returns nil.
  @MainActor
  func deliver(_ handler: @escaping @MainActor (Result<Output, any Error>) -> Void) -> AnyCancellable? {
    let early = EarlyResult<Output>()
    let receive: @Sendable (Result<Output, any Error>) -> Void = { result in
      if !early.keep(result) { Task { @MainActor in handler(result) } }
    }
    let subscription = sink(
      receiveCompletion: { if case .failure(let error) = $0 { receive(.failure(error)) } },
      receiveValue: { receive(.success($0)) })
    guard let result = early.end() else { return subscription }
    handler(result)
    return nil
  }
}

/// The result of a publisher that comes while it is subscribed to.
private final class EarlyResult<Output: Sendable>: Sendable {
  private let state = Mutex<(isEarly: Bool, result: Result<Output, any Error>?)>((true, nil))

  /// Keeps a result, if it is early.
  func keep(_ result: Result<Output, any Error>) -> Bool {
    state.withLock { state in
      if state.isEarly { state.result = result }
      return state.isEarly
    }
  }

  /// Returns the early result. Later ones are not kept.
  func end() -> Result<Output, any Error>? {
    state.withLock { state in
      state.isEarly = false
      return state.result
    }
  }
}
