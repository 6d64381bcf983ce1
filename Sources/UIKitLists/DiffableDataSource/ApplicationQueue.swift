/// The applications of a data source: they are applied one after the other, and completed in the same order.
///
/// An application has one or more steps. It is due when all of them are finished, and it is completed when it is due and
/// all applications before it are completed. The queue lives as long as an application is pending, even without the
/// data source.
@MainActor
final class ApplicationQueue<Section: Hashable, Item: Hashable> {
  enum Manner: Equatable {
    case difference(animated: Bool)
    case reload
  }

  /// Content to apply, and the manner of applying it.
  ///
  /// It is `Sendable` because the caller gives the content and the completion away: the original's signatures do not
  /// require them to be `Sendable`.
  struct Application: @unchecked Sendable {
    let content: DiffableState<Section, Item>.Content
    let manner: Manner

    /// The comparison that was made off the main actor; nil if there was none.
    var prepared: PreparedState<Section, Item>?

    /// Called once when the application is completed.
    var completion: (() -> Void)?
  }

  /// The progress of one application. Its first step has begun.
  @MainActor
  final class Progress {
    fileprivate let completion: (() -> Void)?
    fileprivate var runningSteps = 1

    fileprivate init(_ completion: (() -> Void)?) { self.completion = completion }

    /// Begins a further step.
    func beginStep() { runningSteps += 1 }
  }

  /// True while applications are taken from the queue.
  var isRunning = false

  private var waiting: [(application: Application, progress: Progress)] = []

  /// The applications that are not completed, in order.
  private var pending: [Progress] = []

  /// Adds an application at the end.
  func append(_ application: Application) {
    let progress = Progress(application.completion)
    waiting.append((application, progress))
    pending.append(progress)
  }

  /// Removes and returns the first waiting application; nil if there is none.
  func takeFirst() -> (application: Application, progress: Progress)? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// Finishes a step of an application. After its last step, completes all due applications that no pending one
  /// precedes.
  func finishStep(of progress: Progress) {
    progress.runningSteps -= 1
    guard progress.runningSteps == 0 else { return }
    let count = pending.prefix { $0.runningSteps == 0 }.count
    let completions = pending[..<count].compactMap(\.completion)
    pending.removeFirst(count)
    for completion in completions { completion() }
  }
}
