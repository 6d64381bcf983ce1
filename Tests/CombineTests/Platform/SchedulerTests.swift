import Combine
import Expectations
import Testing

@Suite("Schedulers, timers and notifications")
struct SchedulerTests {
  @Test("the main queue delivers after the current turn, also from the main queue")
  @MainActor
  func mainQueue() async {
    var log: [String] = []
    let subscription = Just(1).receive(on: DispatchQueue.main).sink { log.append("value \($0)") }
    log.append("subscribed")
    expectEqual(log, ["subscribed"])
    await drainMainQueue()
    expectEqual(log, ["subscribed", "value 1"])
    subscription.cancel()
  }

  @Test("receive(on:) affects the operators after it only")
  func receiveOn() {
    let queue = DispatchQueue(label: "receiver")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    nonisolated(unsafe) var log: [Bool] = []
    let numbers = PassthroughSubject<Int, Never>()
    let subscription = numbers.map { _ in log.append(DispatchQueue.getSpecific(key: key) ?? false) }
      .receive(on: queue).sink { log.append(DispatchQueue.getSpecific(key: key) ?? false) }
    numbers.send(1)
    queue.sync {}
    expectEqual(log, [false, true])
    subscription.cancel()
  }

  @Test("the immediate scheduler delivers at once")
  func immediate() {
    expectEqual(Just(1).receive(on: ImmediateScheduler.shared).recorded().values, [1])
  }

  @Test("queues and run loops have times in the same units, and literals are seconds")
  func strides() {
    let half: DispatchQueue.SchedulerTimeType.Stride = .seconds(0.5)
    expectEqual(half, .milliseconds(500))
    expectEqual(half, .microseconds(500_000))
    expectEqual(half, .nanoseconds(500_000_000))
    expectEqual(half, 0.5)
    expectEqual(RunLoop.SchedulerTimeType.Stride.milliseconds(500), 0.5)
    expectEqual(OperationQueue.SchedulerTimeType.Stride.seconds(2), 2)
  }

  @Test("delays and debouncing run on a queue")
  @MainActor
  func queueTimes() async {
    let numbers = PassthroughSubject<Int, Never>()
    var delayed: [Int] = []
    var debounced: [Int] = []
    let subscriptions = [
      numbers.delay(for: .milliseconds(1), scheduler: DispatchQueue.main).sink { delayed.append($0) },
      numbers.debounce(for: .milliseconds(20), scheduler: DispatchQueue.main).sink { debounced.append($0) },
    ]
    for number in 1...3 { numbers.send(number) }
    await wait { delayed.count == 3 && !debounced.isEmpty }
    expectEqual(Set(delayed), [1, 2, 3])
    expectEqual(debounced, [3])
    subscriptions.forEach { $0.cancel() }
  }

  @Test("an operation queue receives values")
  func operationQueue() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    nonisolated(unsafe) var received: [Int] = []
    let subscription = Just(4).receive(on: queue).sink { received.append($0) }
    queue.waitUntilAllOperationsAreFinished()
    expectEqual(received, [4])
    subscription.cancel()
  }

  @Test("a run loop receives values, debounces them, and runs timers that stop when they are cancelled")
  func runLoop() async {
    let log = await onRunLoop { loop in
      var log: [String] = []
      let numbers = PassthroughSubject<Int, Never>()
      let timer = Timer.publish(every: 0.005, on: loop, in: .default).autoconnect()
      var ticks = 0
      let subscriptions = [
        Just(1).receive(on: loop).sink { log.append("received \($0)") },
        numbers.debounce(for: .milliseconds(20), scheduler: loop).removeDuplicates().sink {
          log.append("paused \($0)")
        },
      ]
      log.append("subscribed")
      for number in 1...3 { numbers.send(number) }
      let ticking = timer.sink { _ in ticks += 1 }
      let end = Date(timeIntervalSinceNow: 10)
      while ticks < 10 || log.count < 3, Date() < end {
        _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
      ticking.cancel()
      let last = ticks
      _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.03))
      if ticks == last { log.append("stopped") }
      subscriptions.forEach { $0.cancel() }
      return log
    }
    expectEqual(log, ["subscribed", "received 1", "paused 3", "stopped"])
  }

  /// Performs a closure on a thread with a run loop of its own.
  private func onRunLoop<Result: Sendable>(_ body: @escaping @Sendable (RunLoop) -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: body(RunLoop.current)) }.start()
    }
  }

  @Test("notifications of a name and an object are values")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("PergolaCombine.test")
    let sender = NSObject()
    let all = center.publisher(for: name).recorded()
    let own = center.publisher(for: name, object: sender).recorded()
    center.post(name: name, object: sender, userInfo: ["number": 1])
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("PergolaCombine.other"), object: sender)
    expectEqual(all.values.count, 2)
    expectEqual(own.values.map { $0.userInfo?["number"] as? Int }, [1])
    all.subscription?.cancel()
    own.subscription?.cancel()
    center.post(name: name, object: sender)
    expectEqual(all.values.count, 2)
    expectEqual(NotificationCenter.default.publisher(for: name), NotificationCenter.default.publisher(for: name))
  }
}
