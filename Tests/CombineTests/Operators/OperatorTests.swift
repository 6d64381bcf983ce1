import Combine
import Expectations
import Testing

@Suite("Operators of list apps")
struct OperatorTests {
  private let numbers = PassthroughSubject<Int, Mishap>()
  private let clock = SteppedScheduler()

  @Test("Just emits its value and finishes")
  func just() {
    let recording = Just(1).recorded()
    expectEqual(recording.values, [1])
    #expect(recording.isFinished)
  }

  @Test("the closure of a Future runs once, at its creation, and every subscriber receives the first result")
  func future() {
    var runs = 0
    let future = Future<Int, Mishap> { promise in
      runs += 1
      promise(.success(runs))
      promise(.failure(.first))
    }
    expectEqual(runs, 1)
    expectEqual(future.recorded().values, [1])
    let second = future.recorded()
    expectEqual(second.values, [1])
    #expect(second.isFinished)
    expectEqual(runs, 1)
  }

  @Test("the value of a Future can be awaited")
  func futureValue() async {
    let value = await Future<Int, Never> { $0(.success(3)) }.value
    expectEqual(value, 3)
  }

  @Test("optionals, results and sequences have publishers")
  func publishers() {
    expectEqual(Optional(1).publisher.recorded().values, [1])
    #expect(Optional<Int>.none.publisher.recorded().isFinished)
    #expect(Result<Int, Mishap>.success(1).publisher.recorded().values == [1])
    #expect(Result<Int, Mishap>.failure(.first).publisher.recorded().error == .first)
    expectEqual([1, 2].publisher.recorded().values, [1, 2])
    expectEqual((1...3).publisher.recorded().values, [1, 2, 3])
  }

  @Test("handleEvents notifies of the subscription, the request, the values before downstream, then the completion")
  func handleEvents() {
    var log: [String] = []
    let subscription = Just(1).handleEvents(
      receiveSubscription: { _ in log.append("subscription") }, receiveOutput: { log.append("output \($0)") },
      receiveCompletion: { _ in log.append("completion") }, receiveCancel: { log.append("cancel") },
      receiveRequest: { _ in log.append("request") }
    ).sink { log.append("sink \($0)") }
    expectEqual(log, ["subscription", "request", "output 1", "sink 1", "completion"])
    subscription.cancel()
  }

  @Test("handleEvents does not report a failure as a value")
  func handleEventsOfFailures() {
    var outputs = 0
    let recording = Fail<Int, Mishap>(error: .first).handleEvents(receiveOutput: { _ in outputs += 1 }).recorded()
    expectEqual(outputs, 0)
    expectEqual(recording.error, .first)
  }

  @Test("catch replaces a failed publisher, which is not subscribed to again")
  func catching() {
    var subscriptions = 0
    let failing = numbers.handleEvents(receiveSubscription: { _ in subscriptions += 1 })
    let recording = failing.catch { _ in Just(9) }.recorded()
    numbers.send(1)
    numbers.send(completion: .failure(.first))
    expectEqual(recording.values, [1, 9])
    #expect(recording.isFinished)
    expectEqual(subscriptions, 1)
  }

  @Test("the replacement of catch is made at the failure")
  func lateReplacement() {
    var current = 1
    let recording = numbers.catch { _ in Just(current) }.recorded()
    current = 2
    numbers.send(completion: .failure(.first))
    expectEqual(recording.values, [2])
  }

  @Test("replaceError emits its value and finishes")
  func replaceError() {
    let recording = numbers.replaceError(with: 7).recorded()
    numbers.send(completion: .failure(.first))
    expectEqual(recording.values, [7])
    #expect(recording.isFinished)
  }

  @Test("JSON is decoded and encoded, and a failure ends the pipeline")
  func coders() throws {
    let data = PassthroughSubject<Data, Never>()
    let decoded = data.decode(type: [Int].self, decoder: JSONDecoder()).recorded()
    data.send(Data("[1, 2]".utf8))
    expectEqual(decoded.values, [[1, 2]])
    data.send(Data("{".utf8))
    #expect(decoded.error is DecodingError)
    data.send(Data("[3]".utf8))
    expectEqual(decoded.values, [[1, 2]])
    expectEqual(Just([1, 2]).encode(encoder: JSONEncoder()).recorded().values, [Data("[1,2]".utf8)])
    let list = Just([1, 2]).encode(encoder: PropertyListEncoder()).decode(
      type: [Int].self, decoder: PropertyListDecoder())
    expectEqual(list.recorded().values, [[1, 2]])
  }

  @Test("key paths map a value to its properties")
  func keyPaths() {
    expectEqual(Just("abc").map(\.count).recorded().values, [3])
    let pair = Just("abc").map(\.count, \.isEmpty).recorded()
    expectEqual(pair.values.map(\.0), [3])
    expectEqual(pair.values.map(\.1), [false])
  }

  @Test("debounce emits the latest value after a quiet period")
  func debounce() {
    let recording = numbers.debounce(for: 10, scheduler: clock).recorded()
    for number in 1...3 {
      numbers.send(number)
      clock.advance(by: 5)
    }
    #expect(recording.values.isEmpty)
    clock.advance(by: 5)
    expectEqual(recording.values, [3])
  }

  @Test("debounce drops a pending value when its upstream finishes")
  func debounceAtTheEnd() {
    let recording = numbers.debounce(for: 10, scheduler: clock).recorded()
    numbers.send(1)
    numbers.send(completion: .finished)
    clock.advance(by: 0)
    #expect(recording.isFinished)
    clock.advance(by: 20)
    #expect(recording.values.isEmpty)
  }

  @Test("throttle emits the first value at once, then at most one in each interval")
  func throttle() {
    let recording = numbers.throttle(for: 10, scheduler: clock, latest: true).recorded()
    numbers.send(1)
    clock.advance(by: 0)
    expectEqual(recording.values, [1])
    numbers.send(2)
    numbers.send(3)
    clock.advance(by: 10)
    expectEqual(recording.values, [1, 3])
  }

  @Test("delay emits later, and timeout fails a silent publisher")
  func delayAndTimeout() {
    let delayed = numbers.delay(for: 10, scheduler: clock).recorded()
    let failing = numbers.timeout(20, scheduler: clock, customError: { .second }).recorded()
    numbers.send(1)
    clock.advance(by: 9)
    #expect(delayed.values.isEmpty)
    clock.advance(by: 1)
    expectEqual(delayed.values, [1])
    clock.advance(by: 20)
    expectEqual(failing.error, .second)
  }

  @Test("removeDuplicates compares with the last emitted value")
  func removeDuplicates() {
    expectEqual([1, 1, 2, 2, 1].publisher.removeDuplicates().recorded().values, [1, 2, 1])
  }

  @Test("switchToLatest follows the newest publisher only")
  func switchToLatest() {
    let outer = PassthroughSubject<AnyPublisher<Int, Mishap>, Mishap>()
    let recording = outer.switchToLatest().recorded()
    outer.send(numbers.eraseToAnyPublisher())
    numbers.send(1)
    outer.send(Just(5).setFailureType(to: Mishap.self).eraseToAnyPublisher())
    numbers.send(2)
    expectEqual(recording.values, [1, 5])
  }

  @Test("retry subscribes again after a failure")
  func retry() {
    var attempts = 0
    let deferred = Deferred { () -> AnyPublisher<Int, Mishap> in
      attempts += 1
      return attempts < 3
        ? Fail(error: .first).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Mishap.self).eraseToAnyPublisher()
    }
    expectEqual(deferred.retry(2).recorded().values, [3])
  }

  @Test("a shared publisher has one upstream, and late subscribers miss earlier values")
  func share() {
    var subscriptions = 0
    let shared = numbers.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    let early = shared.recorded()
    numbers.send(1)
    let late = shared.recorded()
    numbers.send(2)
    expectEqual(early.values, [1, 2])
    expectEqual(late.values, [2])
    expectEqual(subscriptions, 1)
  }

  @Test("the values of a publisher are an asynchronous sequence")
  func values() async throws {
    var received: [Int] = []
    for await number in (1...3).publisher.values { received.append(number) }
    expectEqual(received, [1, 2, 3])
    let failing = Fail<Int, Mishap>(error: .first)
    await #expect(throws: Mishap.first) { for try await _ in failing.values {} }
  }
}
