import PergolaSystem
import Synchronization

extension System {
  /// The store, which an app asks to ask the user for a review.
  final class ReviewRequests: SystemService {
    private let count = Mutex(0)

    init(system: System) {}

    /// The number of requests so far.
    var number: Int { count.withLock { $0 } }

    /// Counts a request.
    func add() { count.withLock { $0 += 1 } }
  }

  /// The number of times that the app asked for a review. Nothing is shown, as the original may do too.
  public var reviewRequests: Int { service(ReviewRequests.self).number }
}
