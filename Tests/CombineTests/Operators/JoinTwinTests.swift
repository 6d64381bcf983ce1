import Combine
import Expectations
import SeededRandomness
import Testing

/// Random values, requests and completions at three subjects, against naive twins.
@Suite("merge and combineLatest against twins")
struct JoinTwinTests {
  private enum Step: CustomStringConvertible {
    case send(Int, at: Int)
    case finish(Int)
    case request(Int)

    var description: String {
      switch self {
      case .send(let value, let index): "send \(value) at \(index)"
      case .finish(let index): "finish \(index)"
      case .request(let count): "request \(count)"
      }
    }
  }

  /// A subject as its one subscriber sees it: a value without demand is dropped.
  private struct Source {
    var demand = 0
    var isFinished = false

    mutating func accepts() -> Bool {
      guard !isFinished, demand > 0 else { return false }
      demand -= 1
      return true
    }
  }

  private struct MergeTwin {
    var sources = Array(repeating: Source(), count: 3)
    var waiting: [(value: Int, index: Int)] = []
    var demand = 0
    var hasRequest = false
    var output: [String] = []

    mutating func perform(_ step: Step) {
      switch step {
      case .send(let value, let index):
        if sources[index].accepts() { waiting.append((value, index)) }
      case .finish(let index): sources[index].isFinished = true
      case .request(let count):
        demand += count
        if !hasRequest { for index in sources.indices { sources[index].demand = 1 } }
        hasRequest = true
      }
      while demand > 0, !waiting.isEmpty {
        let first = waiting.removeFirst()
        output.append("\(first.value)")
        demand -= 1
        sources[first.index].demand += 1
      }
    }

    var isFinished: Bool { waiting.isEmpty && sources.allSatisfy(\.isFinished) }
  }

  private struct LatestTwin {
    var sources = Array(repeating: Source(), count: 3)
    var latest: [Int?] = [nil, nil, nil]
    var demand = 0
    var output: [String] = []

    mutating func perform(_ step: Step) {
      switch step {
      case .send(let value, let index):
        guard sources[index].accepts() else { return }
        latest[index] = value
        let newest = latest.compactMap(\.self)
        guard newest.count == 3, demand > 0 else { return }
        output.append(newest.map(String.init).joined(separator: ","))
        demand -= 1
      case .finish(let index): sources[index].isFinished = true
      case .request(let count):
        demand += count
        for index in sources.indices { sources[index].demand += count }
      }
    }

    var isFinished: Bool { sources.allSatisfy(\.isFinished) }
  }

  private func steps(seed: Int) -> [Step] {
    var randomness = Randomness(seed: seed)
    var unfinished = [0, 1, 2]
    return (0..<60).map { number in
      switch randomness.next(below: 12) {
      case 0 where !unfinished.isEmpty && number > 20:
        .finish(unfinished.remove(at: randomness.next(below: unfinished.count)))
      case 0...2: .request(1 + randomness.next(below: 4))
      default: .send(number, at: randomness.next(below: 3))
      }
    }
  }

  private func perform(
    _ step: Step, at subjects: [PassthroughSubject<Int, Never>], by subscription: (any Subscription)?
  ) {
    switch step {
    case .send(let value, let index): subjects[index].send(value)
    case .finish(let index): subjects[index].send(completion: .finished)
    case .request(let count): subscription?.request(.max(count))
    }
  }

  @Test("merge with any demand is as its twin", arguments: 0..<100)
  func merge(seed: Int) {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let recording = Publishers.MergeMany(subjects).map(String.init).recorded(demand: .none)
    var twin = MergeTwin()
    for step in steps(seed: seed) {
      perform(step, at: subjects, by: recording.subscription)
      twin.perform(step)
      expectEqual(recording.values, twin.output, "seed \(seed), after \(step)")
      expectEqual(recording.isFinished, twin.isFinished, "seed \(seed), after \(step)")
    }
  }

  @Test("combineLatest with any demand is as its twin", arguments: 0..<100)
  func latest(seed: Int) {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let recording = subjects[0].combineLatest(subjects[1], subjects[2]) { "\($0),\($1),\($2)" }
      .recorded(demand: .none)
    var twin = LatestTwin()
    for step in steps(seed: seed) {
      perform(step, at: subjects, by: recording.subscription)
      twin.perform(step)
      expectEqual(recording.values, twin.output, "seed \(seed), after \(step)")
      expectEqual(recording.isFinished, twin.isFinished, "seed \(seed), after \(step)")
    }
  }
}
