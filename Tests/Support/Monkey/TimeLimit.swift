import Foundation

/// The time that a process has: the time that it may compute, and a longer one by the system clock for a process that waits for
/// ever. A busy machine, on which a process computes little in a second, does not end it early.
public struct TimeLimit: Sendable {
  /// The factor between the two times.
  static let patience = 4.0
  /// The time between two looks at the processor time, in nanoseconds.
  private static let interval: UInt64 = 50_000_000

  /// The processor time of all threads, in seconds.
  public let processor: Double
  /// The time by the system clock, in seconds.
  public let system: Double

  /// A limit of processor time.
  ///
  /// - Parameter system: The limit by the system clock; four times as long by default.
  public init(processor: Double, system: Double? = nil) {
    self.processor = processor
    self.system = system ?? processor * Self.patience
  }

  /// Runs a process, and stops it when its time is over.
  ///
  /// - Returns: False if it was stopped.
  public func run(_ process: Process) async throws -> Bool {
    let (ends, continuation) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in continuation.finish() }
    try process.run()
    let id = process.processIdentifier
    let watch = Task {
      let end = ContinuousClock.now + .seconds(system)
      while ContinuousClock.now < end, Self.processorTime(of: id).map({ $0 < processor }) ?? true {
        try await Task.sleep(nanoseconds: Self.interval)
      }
      kill(id, SIGKILL)
      return true
    }
    for await _ in ends {}
    watch.cancel()
    return (try? await watch.value) != true
  }

  /// The time in seconds that the threads of a process have computed; nil if there is no such process.
  static func processorTime(of process: Int32) -> Double? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let name = text.lastIndex(of: ")")
    else { return nil }
    // After the name, which may contain spaces, come the state and the fields from the fourth on.
    let fields = text[text.index(after: name)...].split(separator: " ")
    guard fields.count > 12, let user = Double(fields[11]), let kernel = Double(fields[12]) else { return nil }
    return (user + kernel) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
