import Combine
import Expectations
import Testing

@Suite("Subjects and cancellables")
struct SubjectTests {
  @Test("a current-value subject replays its value, and sends what is assigned")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recording = subject.recorded()
    subject.send(2)
    subject.value = 3
    expectEqual(recording.values, [1, 2, 3])
  }

  @Test("a current-value subject has its new value during the delivery, unlike a published property")
  func valueDuringDelivery() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    let subscription = subject.dropFirst().sink { [unowned subject] _ in seen.append(subject.value) }
    subject.send(2)
    expectEqual(seen, [2])
    subscription.cancel()
  }

  @Test("values after the completion are ignored")
  func afterCompletion() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recording = subject.recorded()
    subject.send(completion: .finished)
    subject.send(2)
    expectEqual(recording.values, [1])
    expectEqual(subject.value, 1)
  }

  @Test("a passthrough subject replays nothing, and completes late subscribers")
  func passthrough() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(1)
    let recording = subject.recorded()
    subject.send(2)
    expectEqual(recording.values, [2])
    subject.send(completion: .finished)
    #expect(subject.recorded().isFinished)
  }

  @Test("a passthrough subject drops values without demand")
  func noDemand() {
    let subject = PassthroughSubject<Int, Never>()
    let recording = subject.recorded(demand: .none)
    subject.send(1)
    recording.subscription?.request(.max(1))
    subject.send(2)
    subject.send(3)
    expectEqual(recording.values, [2])
  }

  @Test("a subject of Void sends without an argument")
  func void() {
    let subject = PassthroughSubject<Void, Never>()
    let recording = subject.recorded()
    subject.send()
    expectEqual(recording.values.count, 1)
  }

  @Test("every subscriber receives a value")
  func severalSubscribers() {
    let subject = PassthroughSubject<Int, Never>()
    let recordings = (0..<8).map { _ in subject.recorded() }
    subject.send(1)
    for recording in recordings { expectEqual(recording.values, [1]) }
  }

  @Test("a cancellable cancels when it is released, once")
  func release() {
    var cancellations = 0
    var cancellable: AnyCancellable? = AnyCancellable { cancellations += 1 }
    cancellable?.cancel()
    cancellable?.cancel()
    cancellable = nil
    expectEqual(cancellations, 1)
    _ = AnyCancellable { cancellations += 1 }
    expectEqual(cancellations, 2)
  }

  @Test("a discarded subscription still receives the values that arrive at once")
  func discardedSubscription() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var received: [Int] = []
    _ = subject.sink { received.append($0) }
    subject.send(2)
    expectEqual(received, [1])
  }

  @Test("cancellables are stored in sets and in arrays")
  func storage() {
    let subject = PassthroughSubject<Int, Never>()
    var set = Set<AnyCancellable>()
    var array: [AnyCancellable] = []
    var sum = 0
    subject.sink { sum += $0 }.store(in: &set)
    subject.sink { sum += $0 }.store(in: &array)
    subject.send(1)
    expectEqual(sum, 2)
    set.removeAll()
    array.removeAll()
    subject.send(1)
    expectEqual(sum, 2)
  }
}
