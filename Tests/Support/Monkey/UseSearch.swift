/// The search for a short form of a use that fails.
public struct UseSearch: Sendable {
  private let use: MonkeyUse
  private let process: UseProcess

  /// - Parameter filter: The filter for the test that performs a use in a process of its own.
  public init(_ use: MonkeyUse, filter: String) {
    self.use = use
    process = UseProcess(filter: filter)
  }

  /// Performs the use; if it fails, returns its shortest form as a test.
  public func failure() async -> String? {
    let outcome = await process.perform(use, limit: Self.limit(of: use))
    guard let failure = outcome.failure else { return nil }
    var short = use
    short.numbers = Array(use.numbers.prefix(outcome.events))
    guard await fails(short, like: failure) else {
      return "\(failure)\nThe failure did not come again.\n\n" + use.source(failure: failure.description)
    }
    short.numbers = await Shrinking.shortest(of: short.numbers, limit: 400) { numbers in
      var candidate = short
      candidate.numbers = numbers
      return await fails(candidate, like: failure)
    }
    for surroundings in Surroundings.all.prefix(while: { $0 != short.surroundings }) {
      var candidate = short
      candidate.surroundings = surroundings
      if await fails(candidate, like: failure) {
        short = candidate
        break
      }
    }
    let last =
      await process.perform(
        short, limit: TimeLimit(processor: 120), showsBacktrace: failure.kind == .trap
      ).failure ?? failure
    return "\(last)\n\n" + short.source(failure: last.description)
  }

  private static func limit(of use: MonkeyUse) -> TimeLimit {
    TimeLimit(processor: 60 + Double(use.numbers.count) / 5)
  }

  private func fails(_ candidate: MonkeyUse, like failure: MonkeyFailure) async -> Bool {
    let limit = failure.kind == .hang ? TimeLimit(processor: 15) : Self.limit(of: candidate)
    return await process.perform(candidate, limit: limit).failure?.isLike(failure) ?? false
  }
}
