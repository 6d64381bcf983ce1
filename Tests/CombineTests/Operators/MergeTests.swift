import Combine
import Expectations
import Testing

@Suite("merge")
struct MergeTests {
  private typealias Numbers = PassthroughSubject<Int, Mishap>

  private let subjects = (0..<8).map { _ in PassthroughSubject<Int, Mishap>() }
  private var a: PassthroughSubject<Int, Mishap> { subjects[0] }
  private var b: PassthroughSubject<Int, Mishap> { subjects[1] }

  /// The merged publishers of every number of subjects from two to eight.
  private var merged: [AnyPublisher<Int, Mishap>] {
    let s = subjects.map { $0.eraseToAnyPublisher() }
    return [
      s[0].merge(with: s[1].map { $0 }).eraseToAnyPublisher(),
      s[0].merge(with: s[1], s[2]).eraseToAnyPublisher(),
      s[0].merge(with: s[1], s[2], s[3]).eraseToAnyPublisher(),
      s[0].merge(with: s[1], s[2], s[3], s[4]).eraseToAnyPublisher(),
      s[0].merge(with: s[1], s[2], s[3], s[4], s[5]).eraseToAnyPublisher(),
      s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6]).eraseToAnyPublisher(),
      s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7]).eraseToAnyPublisher(),
    ]
  }

  @Test("the values of two to eight publishers are emitted as they arrive")
  func interleaving() {
    for (number, publisher) in zip(2..., merged) {
      let recording = publisher.recorded()
      for round in 0..<2 {
        for (index, subject) in subjects.prefix(number).enumerated().reversed() { subject.send(round * 10 + index) }
      }
      let once = Array((0..<number).reversed())
      expectEqual(recording.values, once + once.map { $0 + 10 })
      recording.subscription?.cancel()
    }
  }

  @Test("it finishes when all have finished")
  func finish() {
    let recordings = merged.map { $0.recorded() }
    for (index, subject) in subjects.enumerated() {
      subject.send(completion: .finished)
      expectEqual(recordings.map(\.isFinished), (2...8).map { $0 <= index + 1 })
    }
  }

  @Test("the first failure ends it and cancels the others")
  func failure() {
    var isCancelled = false
    let recording = a.handleEvents(receiveCancel: { isCancelled = true }).merge(with: b).recorded()
    b.send(completion: .failure(.first))
    expectEqual(recording.error, .first)
    #expect(isCancelled)
    a.send(1)
    #expect(recording.values.isEmpty)
  }

  @Test("merged publishers are merged further into one of the next size")
  func furtherMerging() {
    let three: Publishers.Merge3<Numbers, Numbers, Just<Int>.Failing> =
      Publishers.Merge(subjects[0], subjects[1]).merge(with: Just(3).setFailureType(to: Mishap.self))
    expectEqual(three.recorded().values, [3])
    let eight: Publishers.Merge8<Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers> =
      Publishers.Merge(subjects[0], subjects[1])
      .merge(with: subjects[2], subjects[3], subjects[4], subjects[5], subjects[6], subjects[7])
    let recording = eight.recorded()
    for (index, subject) in subjects.enumerated() { subject.send(index) }
    expectEqual(recording.values, Array(0..<8))
  }

  @Test("MergeMany merges any number of publishers of one type")
  func many() {
    let recording = Publishers.MergeMany(subjects).recorded()
    for (index, subject) in subjects.enumerated() { subject.send(index) }
    for subject in subjects { subject.send(completion: .finished) }
    expectEqual(recording.values, Array(0..<8))
    #expect(recording.isFinished)
    expectEqual(Publishers.MergeMany(Just(1), Just(2)), Publishers.MergeMany([Just(1), Just(2)]))
    expectEqual(Publishers.MergeMany(Just(1)).merge(with: Just(2)).recorded().values, [1, 2])
    let same: Publishers.MergeMany<Just<Int>> = Just(1).merge(with: Just(2))
    expectEqual(same.publishers.count, 2)
  }

  @Test("MergeMany without publishers finishes at once")
  func none() {
    let recording = Publishers.MergeMany([Just<Int>]()).recorded()
    #expect(recording.values.isEmpty)
    #expect(recording.isFinished)
  }

  @Test("a value without demand waits, at most one of each publisher")
  func demand() {
    let recording = a.merge(with: b.map { $0 }).recorded(demand: .max(1))
    a.send(1)
    b.send(2)
    a.send(3)
    expectEqual(recording.values, [1])
    // Both values wait, so nothing more was asked for.
    a.send(4)
    b.send(5)
    recording.subscription?.request(.max(1))
    expectEqual(recording.values, [1, 2])
    recording.subscription?.request(.max(5))
    expectEqual(recording.values, [1, 2, 3])
    b.send(6)
    expectEqual(recording.values, [1, 2, 3, 6])
  }

  @Test("it finishes after the last value that waits")
  func finishAfterWaitingValues() {
    let recording = [1, 2].publisher.merge(with: [3, 4].publisher.map { $0 }).recorded(demand: .max(1))
    expectEqual(recording.values, [1])
    recording.subscription?.request(.max(2))
    #expect(!recording.isFinished)
    recording.subscription?.request(.unlimited)
    expectEqual(recording.values.sorted(), [1, 2, 3, 4])
    #expect(recording.isFinished)
  }

  @Test("a value that another value causes is emitted inside its delivery")
  func reentrance() {
    var log: [Int] = []
    let other = b
    let subscription = a.merge(with: b.map { $0 }).sink(
      receiveCompletion: { _ in },
      receiveValue: {
        log.append($0)
        if $0 == 1 { other.send(2) }
        log.append(-$0)
      })
    a.send(1)
    expectEqual(log, [1, 2, -2, -1])
    subscription.cancel()
  }

  @Test("a long sequence with small demand does not grow the stack")
  func longSequence() {
    let recording = (0..<100_000).publisher.merge(with: Empty<Int, Never>()).recorded(demand: .max(1), more: .max(1))
    expectEqual(recording.values.count, 100_000)
    #expect(recording.isFinished)
  }

  @Test("values from several threads all arrive, those of each thread in order")
  func threads() {
    var received: [Int] = []
    let subscription = Publishers.MergeMany(subjects).sink(
      receiveCompletion: { _ in }, receiveValue: { received.append($0) })
    nonisolated(unsafe) let subjects = subjects
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      for value in 0..<200 { subjects[index].send(index * 1000 + value) }
    }
    expectEqual(received.count, 1600)
    for index in 0..<8 { expectEqual(received.filter { $0 / 1000 == index }, (0..<200).map { index * 1000 + $0 }) }
    subscription.cancel()
  }
}

extension Just {
  /// A `Just` with the failure type of these tests.
  typealias Failing = Publishers.SetFailureType<Just<Output>, Mishap>
}
