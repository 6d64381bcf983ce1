#if Web
  import ArgumentParser
  import Synchronization

  /// The trouble that a server makes, so that a device can be tried with it.
  struct Trouble: ParsableArguments {
    @Option(
      help: ArgumentHelp("Each request of this number fails with status 500, after it was done.", valueName: "number"))
    var failEvery: Int?

    @Option(help: ArgumentHelp("Each answer of this number is half of one.", valueName: "number"))
    var halveEvery: Int?

    @Option(help: ArgumentHelp("Each request of this number is done twice.", valueName: "number"))
    var repeatEvery: Int?

    @Option(help: "The seconds that each answer takes.")
    var delay = 0.0

    func validate() throws {
      for number in [failEvery, halveEvery, repeatEvery] {
        if let number, number < 1 { throw ValidationError("At most every request is in trouble: 1.") }
      }
      guard (0...60).contains(delay) else { throw ValidationError("An answer takes 0 to 60 seconds.") }
    }

    /// True if a request, by its number from 1, is one of those that come up regularly.
    static func isDue(_ request: Int, every number: Int?) -> Bool {
      number.map { request.isMultiple(of: $0) } ?? false
    }
  }

  /// The number of requests so far.
  final class RequestCounter: Sendable {
    private let count = Mutex(0)

    /// Counts a request, and returns its number, from 1.
    func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }
#endif
