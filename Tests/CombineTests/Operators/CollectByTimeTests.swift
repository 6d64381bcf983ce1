import Combine
import Expectations
import Testing

@Suite("collect by time")
struct CollectByTimeTests {
  private let numbers = PassthroughSubject<Int, Mishap>()
  private let clock = SteppedScheduler()

  @Test("each interval emits the values that arrived in it, and an empty interval emits nothing")
  func intervals() {
    let groups = numbers.collect(.byTime(clock, 10)).recorded()
    numbers.send(1)
    numbers.send(2)
    clock.advance(by: 9)
    #expect(groups.values.isEmpty)
    clock.advance(by: 1)
    expectEqual(groups.values, [[1, 2]])
    clock.advance(by: 10)
    expectEqual(groups.values, [[1, 2]])
    numbers.send(3)
    clock.advance(by: 10)
    expectEqual(groups.values, [[1, 2], [3]])
  }

  @Test("the end of the upstream emits the remaining values first")
  func finish() {
    let groups = numbers.collect(.byTime(clock, 10)).recorded()
    numbers.send(1)
    numbers.send(completion: .finished)
    expectEqual(groups.values, [[1]])
    #expect(groups.isFinished)
    expectEqual(clock.timerCount, 0)
  }

  @Test("a failure drops the remaining values")
  func failure() {
    let groups = numbers.collect(.byTime(clock, 10)).recorded()
    numbers.send(1)
    numbers.send(completion: .failure(.first))
    #expect(groups.values.isEmpty)
    expectEqual(groups.error, .first)
    expectEqual(clock.timerCount, 0)
  }

  @Test("a full group is emitted before its interval ends")
  func count() {
    let groups = numbers.collect(.byTimeOrCount(clock, 10, 2)).recorded()
    for number in 1...5 { numbers.send(number) }
    expectEqual(groups.values, [[1, 2], [3, 4]])
    clock.advance(by: 10)
    expectEqual(groups.values, [[1, 2], [3, 4], [5]])
  }

  @Test("values without demand wait, in groups of the given size")
  func demand() {
    let groups = numbers.collect(.byTimeOrCount(clock, 10, 2)).recorded(demand: .max(1))
    for number in 1...7 { numbers.send(number) }
    expectEqual(groups.values, [[1, 2]])
    clock.advance(by: 10)
    expectEqual(groups.values, [[1, 2]])
    groups.subscription?.request(.unlimited)
    expectEqual(groups.values, [[1, 2], [3, 4], [5, 6]])
    clock.advance(by: 10)
    expectEqual(groups.values.last, [7])
  }

  @Test("a cancellation cancels the upstream and the timer")
  func cancellation() {
    var isCancelled = false
    let groups = numbers.handleEvents(receiveCancel: { isCancelled = true }).collect(.byTime(clock, 10)).recorded()
    numbers.send(1)
    groups.subscription?.cancel()
    clock.advance(by: 10)
    #expect(isCancelled)
    #expect(groups.values.isEmpty)
    expectEqual(clock.timerCount, 0)
  }
}
