/// A counter that calls a completion when several steps are finished. The first step has begun.
@MainActor
final class CompletionGroup {
  private var running = 1
  private let completion: () -> Void

  init(_ completion: @escaping () -> Void) { self.completion = completion }

  var isFinished: Bool { running == 0 }

  func begin() { running += 1 }

  func finish() {
    running -= 1
    if running == 0 { completion() }
  }
}
