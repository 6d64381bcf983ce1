import Combine
import Expectations
import Testing

@Suite("combineLatest")
struct CombineLatestTests {
  private let a = PassthroughSubject<Int, Mishap>()
  private let b = PassthroughSubject<String, Mishap>()
  private let c = PassthroughSubject<Bool, Mishap>()
  private let d = PassthroughSubject<Double, Mishap>()

  @Test("nothing is emitted before every publisher has emitted, then one tuple for each value")
  func newestValues() {
    let pairs = a.combineLatest(b).map { "\($0)\($1)" }.recorded()
    a.send(1)
    a.send(2)
    #expect(pairs.values.isEmpty)
    b.send("x")
    a.send(3)
    b.send("y")
    expectEqual(pairs.values, ["2x", "3x", "3y"])
  }

  @Test("three and four publishers are combined")
  func threeAndFour() {
    let threes = a.combineLatest(b, c).map { "\($0)\($1)\($2)" }.recorded()
    let fours = a.combineLatest(b, c, d).map { "\($0)\($1)\($2)\($3)" }.recorded()
    a.send(1)
    b.send("x")
    c.send(true)
    expectEqual(threes.values, ["1xtrue"])
    #expect(fours.values.isEmpty)
    d.send(0.5)
    b.send("y")
    expectEqual(threes.values, ["1xtrue", "1ytrue"])
    expectEqual(fours.values, ["1xtrue0.5", "1ytrue0.5"])
  }

  @Test("a transform makes the output")
  func transforms() {
    let two = a.combineLatest(b) { "\($0)\($1)" }.recorded()
    let three = a.combineLatest(b, c) { "\($0)\($1)\($2)" }.recorded()
    let four = a.combineLatest(b, c, d) { "\($0)\($1)\($2)\($3)" }.recorded()
    a.send(1)
    b.send("x")
    c.send(false)
    d.send(2)
    expectEqual(two.values, ["1x"])
    expectEqual(three.values, ["1xfalse"])
    expectEqual(four.values, ["1xfalse2.0"])
  }

  @Test("it finishes when all publishers have finished")
  func finish() {
    let pairs = a.combineLatest(b).recorded()
    a.send(1)
    a.send(completion: .finished)
    #expect(!pairs.isFinished)
    b.send("x")
    b.send("y")
    expectEqual(pairs.values.map(\.1), ["x", "y"])
    b.send(completion: .finished)
    #expect(pairs.isFinished)
  }

  @Test("a failure fails at once and cancels the others")
  func failure() {
    var isCancelled = false
    let pairs = a.handleEvents(receiveCancel: { isCancelled = true }).combineLatest(b).recorded()
    a.send(1)
    b.send(completion: .failure(.first))
    expectEqual(pairs.error, .first)
    #expect(isCancelled)
    b.send("x")
    #expect(pairs.values.isEmpty)
  }

  @Test("a cancellation cancels every publisher")
  func cancellation() {
    var cancelled: [String] = []
    let pairs = a.handleEvents(receiveCancel: { cancelled.append("a") })
      .combineLatest(b.handleEvents(receiveCancel: { cancelled.append("b") })).recorded()
    pairs.subscription?.cancel()
    expectEqual(cancelled.sorted(), ["a", "b"])
    a.send(1)
    b.send("x")
    #expect(pairs.values.isEmpty)
  }

  @Test("a request goes to every publisher, and values without demand replace the newest")
  func demand() {
    let pairs = a.combineLatest(b).map { "\($0)\($1)" }.recorded(demand: .max(2))
    a.send(1)
    b.send("x")
    a.send(2)
    expectEqual(pairs.values, ["1x", "2x"])
    b.send("y")
    expectEqual(pairs.values, ["1x", "2x"])
    pairs.subscription?.request(.max(1))
    a.send(3)
    expectEqual(pairs.values, ["1x", "2x", "3y"])
    a.send(4)
    expectEqual(pairs.values.count, 3)
  }

  @Test("demand that a value returns is passed on")
  func returnedDemand() {
    let pairs = a.combineLatest(b).map { "\($0)\($1)" }.recorded(demand: .max(1), more: .max(1))
    a.send(1)
    b.send("x")
    a.send(2)
    b.send("y")
    expectEqual(pairs.values, ["1x", "2x", "2y"])
  }

  @Test("two published properties emit one tuple at the subscription and one for each change")
  func publishedProperties() {
    final class Model: ObservableObject {
      @Published var first = "a"
      @Published var second = 1
    }
    let model = Model()
    let pairs = model.$first.combineLatest(model.$second).map { "\($0)\($1)" }.recorded()
    expectEqual(pairs.values, ["a1"])
    model.second = 2
    model.first = "b"
    expectEqual(pairs.values, ["a1", "a2", "b2"])
  }

  @Test("optional values are values")
  func optionals() {
    let optionals = PassthroughSubject<Int?, Mishap>()
    let pairs = optionals.combineLatest(b).map { "\($0 ?? -1)\($1)" }.recorded()
    optionals.send(nil)
    b.send("x")
    expectEqual(pairs.values, ["-1x"])
  }

  @Test("publishers that complete in their subscription are combined")
  func synchronousPublishers() {
    let pairs = Just(1).combineLatest(["x", "y"].publisher).map { "\($0)\($1)" }.recorded()
    expectEqual(pairs.values, ["1x", "1y"])
    #expect(pairs.isFinished)
    let failed = Fail<Int, Mishap>(error: .second).combineLatest(b).recorded()
    expectEqual(failed.error, .second)
  }

  @Test("a downstream that needs one value cancels in the delivery")
  func first() {
    let pairs = a.combineLatest(b).map { "\($0)\($1)" }.first().recorded()
    a.send(1)
    b.send("x")
    a.send(2)
    expectEqual(pairs.values, ["1x"])
    #expect(pairs.isFinished)
  }

  @Test("the combination is made by its initializer, too, and is equal for equal publishers")
  func initializers() {
    expectEqual(Publishers.CombineLatest(Just(1), Just("x")), Publishers.CombineLatest(Just(1), Just("x")))
    #expect(Publishers.CombineLatest(Just(1), Just("x")) != Publishers.CombineLatest(Just(2), Just("x")))
    let four = Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4)).recorded()
    expectEqual(four.values.map { $0 + $1 + $2 + $3 }, [10])
  }

  @Test("values from several threads are all combined, and each tuple has newer values")
  func threads() {
    let first = CurrentValueSubject<Int, Never>(0)
    let second = CurrentValueSubject<Int, Never>(0)
    var sums: [Int] = []
    let subscription = first.combineLatest(second) { $0 + $1 }.sink { sums.append($0) }
    nonisolated(unsafe) let subjects = [first, second]
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      for value in 1...500 { subjects[index].send(value) }
    }
    expectEqual(sums.count, 1001)
    expectEqual(sums.last, 1000)
    #expect(zip(sums, sums.dropFirst()).allSatisfy { $0 < $1 })
    subscription.cancel()
  }
}
