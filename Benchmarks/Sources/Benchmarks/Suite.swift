import Foundation

/// A set of figures with limits, measured and printed in one line each: `name value limit ok`, or `exceeded` in
/// place of `ok`; figures for comparison have `-` in place of a limit, and end with `compare`.
///
/// A figure is a ratio of two times in the same run, a count, or a number of bytes, so that it is comparable between
/// machines. The two sides of a ratio are timed in turn, and the best time of each counts. A figure over its limit is
/// measured twice more before it is reported as `exceeded`.
struct Suite {
  /// The text that the names of the measured figures contain; empty for all figures.
  let filter: String

  private(set) var hasExceededLimits = false

  init(filter: String) { self.filter = filter }

  /// Measures the ratio of the times of two closures.
  ///
  /// - Parameters:
  ///   - repetitions: The number of timings of each side, at least 7.
  ///   - prepare: Called before each timing; its time does not count.
  ///   - measured: The measured work.
  ///   - reference: The work to compare with.
  mutating func ratio<Input>(
    _ name: String, limit: Double, repetitions: Int = 7, prepare: () -> Input,
    of measured: (inout Input) -> Void, to reference: (inout Input) -> Void
  ) {
    figure(name, limit: limit, format: "%.2f") {
      var (best, bestReference) = (Double.infinity, Double.infinity)
      for _ in 0..<max(repetitions, 7) {
        var input = prepare()
        best = min(best, Self.seconds { measured(&input) })
        input = prepare()
        bestReference = min(bestReference, Self.seconds { reference(&input) })
      }
      return best / bestReference
    }
  }

  /// Measures the ratio of the times of two closures without preparation.
  mutating func ratio(
    _ name: String, limit: Double, repetitions: Int = 7, of measured: () -> Void, to reference: () -> Void
  ) {
    ratio(name, limit: limit, repetitions: repetitions, prepare: {}, of: { _ in measured() }, to: { _ in reference() })
  }

  /// Measures the ratio of the times of two closures, after a part is subtracted from the first one's time.
  ///
  /// - Parameters:
  ///   - prepare: Called before each timing; its time does not count.
  ///   - measured: The measured work.
  ///   - part: The work whose time is subtracted.
  ///   - reference: The work to compare with.
  mutating func ratio(
    _ name: String, limit: Double, repetitions: Int = 7, prepare: () -> Void = {}, of measured: () -> Void,
    less part: () -> Void, to reference: () -> Void
  ) {
    figure(name, limit: limit, format: "%.2f") {
      var (best, bestPart, bestReference) = (Double.infinity, Double.infinity, Double.infinity)
      for _ in 0..<max(repetitions, 7) {
        prepare()
        best = min(best, Self.seconds(measured))
        prepare()
        bestPart = min(bestPart, Self.seconds(part))
        prepare()
        bestReference = min(bestReference, Self.seconds(reference))
      }
      return max(0, best - bestPart) / bestReference
    }
  }

  /// Measures the ratio of the times of two asynchronous closures.
  @MainActor
  mutating func ratio(
    _ name: String, limit: Double, repetitions: Int = 7, of measured: () async -> Void, to reference: () async -> Void
  ) async {
    guard isWanted(name) else { return }
    var value = Double.infinity
    for _ in 0..<3 where value > limit {
      var (best, bestReference) = (Double.infinity, Double.infinity)
      for _ in 0..<max(repetitions, 7) {
        best = min(best, await Self.seconds(measured))
        bestReference = min(bestReference, await Self.seconds(reference))
      }
      value = min(value, best / bestReference)
    }
    report(name, value, limit: limit, format: "%.2f")
  }

  /// Measures a figure that does not depend on time: a count, or a number of bytes.
  mutating func count(_ name: String, limit: Int, _ measure: () -> Int) {
    figure(name, limit: Double(limit), format: "%.0f") { Double(measure()) }
  }

  /// Measures a figure of other code for comparison, once and without a limit.
  func compare(_ name: String, format: String = "%.2f", _ measure: () -> Double) {
    guard isWanted(name) else { return }
    print(name, Self.text(of: measure(), format: format), "-", "compare")
    fflush(nil)
  }

  /// Measures a figure that does not depend on time, asynchronously.
  @MainActor
  mutating func count(_ name: String, limit: Int, _ measure: () async -> Int) async {
    guard isWanted(name) else { return }
    var value = Int.max
    for _ in 0..<3 where value > limit { value = min(value, await measure()) }
    report(name, Double(value), limit: Double(limit), format: "%.0f")
  }

  private mutating func figure(_ name: String, limit: Double, format: String, _ measure: () -> Double) {
    guard isWanted(name) else { return }
    var value = measure()
    for _ in 0..<2 where value > limit { value = min(value, measure()) }
    report(name, value, limit: limit, format: format)
  }

  private mutating func report(_ name: String, _ value: Double, limit: Double, format: String) {
    let isExceeded = value > limit
    hasExceededLimits = hasExceededLimits || isExceeded
    print(
      name, Self.text(of: value, format: format), String(format: limit == limit.rounded() ? "%.0f" : "%.2f", limit),
      isExceeded ? "exceeded" : "ok")
    fflush(nil)
  }

  private func isWanted(_ name: String) -> Bool { filter.isEmpty || name.localizedCaseInsensitiveContains(filter) }

  private static func text(of value: Double, format: String) -> String {
    String(format: 0 < value && value < 0.01 ? "%.4f" : format, value)
  }

  /// Returns the duration of a closure.
  static func seconds(_ body: () -> Void) -> Double { seconds(in: ContinuousClock().measure(body)) }

  /// Returns the duration of an asynchronous closure.
  @MainActor
  static func seconds(_ body: () async -> Void) async -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    await body()
    return seconds(in: clock.now - start)
  }

  private static func seconds(in time: Duration) -> Double {
    Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
  }

  /// Returns the growth of the process's peak memory during a closure, in bytes.
  static func bytes(_ body: () -> Void) -> Int {
    let before = resetPeak()
    body()
    return residentBytes("VmHWM") - before
  }

  /// Returns the growth of the process's peak memory during an asynchronous closure, in bytes.
  @MainActor
  static func bytes(_ body: () async -> Void) async -> Int {
    let before = resetPeak()
    await body()
    return residentBytes("VmHWM") - before
  }

  /// Resets the process's peak memory to the present memory, and returns it in bytes.
  private static func resetPeak() -> Int {
    // Returns freed memory to the system, so that its reuse is counted. The function is in the C library, but in no
    // module of it.
    if let symbol = dlsym(nil, "malloc_trim") {
      _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0)
    }
    // Writing 5 to this file resets the peak to the present memory.
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    return residentBytes("VmHWM")
  }

  private static func residentBytes(_ field: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(field + ":") } ?? ""
    return (line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
  }
}

/// Uses a value, so that the compiler does not remove its computation.
@inline(never)
func consume<Value>(_ value: borrowing Value) {}

extension Randomness {
  mutating func uuid() -> UUID {
    let (high, low) = (next(), next())
    return withUnsafeBytes(of: (high, low)) { UUID(uuid: $0.load(as: uuid_t.self)) }
  }
}
