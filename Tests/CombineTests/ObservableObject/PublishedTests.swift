import Combine
import Expectations
import Testing

@Suite("Published properties")
struct PublishedTests {
  final class Model: ObservableObject {
    @Published var number = 1
    @Published var doubled = 0
    let onDeinit: () -> Void

    init(onDeinit: @escaping () -> Void = {}) {
      self.onDeinit = onDeinit
    }

    deinit { onDeinit() }

    func assignWithoutAmpersand<P: Publisher>(_ numbers: P) where P.Output == Int, P.Failure == Never {
      numbers.assign(to: $number)
    }

    func assignWithAmpersand<P: Publisher>(_ numbers: P) where P.Output == Int, P.Failure == Never {
      numbers.assign(to: &$number)
    }
  }

  @Test("the current value is replayed at the subscription")
  func replay() {
    let model = Model()
    let numbers = model.$number.recorded()
    model.number = 2
    expectEqual(numbers.values, [1, 2])
  }

  @Test("the publisher does not complete when its object is released")
  func release() {
    var model: Model? = Model()
    let numbers = model?.$number.recorded()
    model = nil
    #expect(numbers?.completion == nil)
  }

  @Test("the outer assignment wins over one from inside a sink")
  func reentrantAssignment() {
    let model = Model()
    let subscription = model.$number.dropFirst().sink { [unowned model] in if $0 == 5 { model.number = 6 } }
    model.number = 5
    expectEqual(model.number, 5)
    subscription.cancel()
  }

  @Test("values are assigned to a published property with and without an ampersand", arguments: [true, false])
  func bothSpellings(hasAmpersand: Bool) {
    let model = Model()
    let numbers = PassthroughSubject<Int, Never>()
    if hasAmpersand { model.assignWithAmpersand(numbers) } else { model.assignWithoutAmpersand(numbers) }
    var events = 0
    let subscription = model.objectWillChange.sink { events += 1 }
    numbers.send(4)
    numbers.send(5)
    expectEqual(model.number, 5)
    expectEqual(events, 2)
    numbers.send(completion: .finished)
    model.number = 6
    expectEqual(model.number, 6)
    subscription.cancel()
  }

  @Test("several publishers can be assigned to one property, and the last value wins", arguments: [true, false])
  func concurrentAssignments(hasAmpersand: Bool) {
    let model = Model()
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    for numbers in [first, second] {
      if hasAmpersand { model.assignWithAmpersand(numbers) } else { model.assignWithoutAmpersand(numbers) }
    }
    first.send(10)
    second.send(20)
    expectEqual(model.number, 20)
    second.send(completion: .finished)
    first.send(30)
    expectEqual(model.number, 30)
  }

  @Test("the assignment does not retain the object, and ends with it", arguments: [true, false])
  func endOfAssignment(hasAmpersand: Bool) {
    var isReleased = false
    var isCancelled = false
    let numbers = PassthroughSubject<Int, Never>()
    var model: Model? = Model { isReleased = true }
    let source = numbers.handleEvents(receiveCancel: { isCancelled = true })
    if hasAmpersand { model?.assignWithAmpersand(source) } else { model?.assignWithoutAmpersand(source) }
    numbers.send(3)
    model = nil
    #expect(isReleased)
    #expect(isCancelled)
  }

  @Test("closures of a publisher retain the object only until the publisher completes", arguments: [true, false])
  func closuresOfCompletedPublishers(hasAmpersand: Bool) {
    var isReleased = false
    let numbers = PassthroughSubject<Int, Mishap>()
    var model: Model? = Model { isReleased = true }
    if let model {
      let source = numbers.map { $0 + model.doubled }.catch { _ in Just(model.number) }
      if hasAmpersand { model.assignWithAmpersand(source) } else { model.assignWithoutAmpersand(source) }
    }
    numbers.send(3)
    expectEqual(model?.number, 3)
    model = nil
    #expect(!isReleased)
    numbers.send(completion: .finished)
    #expect(isReleased)
  }

  @Test("an assignment to a key path retains the object until it is cancelled")
  func assignToKeyPath() {
    var isReleased = false
    let numbers = PassthroughSubject<Int, Never>()
    var model: Model? = Model { isReleased = true }
    let subscription = model.map { numbers.assign(to: \.number, on: $0) }
    numbers.send(8)
    expectEqual(model?.number, 8)
    model = nil
    #expect(!isReleased)
    subscription?.cancel()
    #expect(isReleased)
  }

  @Test("a property that is assigned from another one follows it")
  func derivedProperty() {
    let model = Model()
    model.$number.map { $0 * 2 }.assign(to: &model.$doubled)
    expectEqual(model.doubled, 2)
    model.number = 21
    expectEqual(model.doubled, 42)
  }
}
