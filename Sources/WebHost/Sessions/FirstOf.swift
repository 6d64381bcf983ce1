#if Web
  /// Returns when an operation has ended, or after a while; the operation goes on then.
  @MainActor
  func firstOf(_ time: Duration, _ operation: @escaping @MainActor () async -> Void) async {
    await withCheckedContinuation { continuation in
      let once = Once(continuation)
      let timer = Task {
        try? await Task.sleep(for: time)
        once.resume()
      }
      Task {
        await operation()
        timer.cancel()
        once.resume()
      }
    }
  }

  /// A continuation of which only the first resumption counts.
  @MainActor
  private final class Once {
    private var continuation: CheckedContinuation<Void, Never>?

    init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

    func resume() {
      continuation?.resume()
      continuation = nil
    }
  }
#endif
