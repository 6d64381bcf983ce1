import Expectations
import Testing

@testable import Combine

@Suite("Observable objects")
struct ObservableObjectTests {
  class Model: ObservableObject {
    @Published var name = "a"
    @Published var items = [1, 2]
    var plain = 0
  }

  final class Submodel: Model {
    @Published var extra = 0
  }

  class Manual: ObservableObject {
    var value = 0 { willSet { objectWillChange.send() } }
  }

  final class ManualSubclass: Manual {
    var other = 0 { willSet { objectWillChange.send() } }
  }

  final class Mixed: ObservableObject {
    @Published var a = 0
    @Published var b = 0
    var c = 0 { willSet { objectWillChange.send() } }
  }

  final class SubclassOfManual: Manual {
    @Published var published = 0
  }

  /// The number of events of an object while a closure runs.
  private func events<Object: ObservableObject>(of object: Object, during changes: () -> Void) -> Int {
    var count = 0
    let subscription = object.objectWillChange.sink { _ in count += 1 }
    changes()
    subscription.cancel()
    return count
  }

  @Test("each assignment to a published property emits once, also of an equal value")
  func equalValues() {
    let model = Model()
    expectEqual(
      events(of: model) {
        model.name = "b"
        model.name = "b"
      }, 2)
  }

  @Test("each mutating access to a published array emits once")
  func inPlaceMutation() {
    let model = Model()
    expectEqual(
      events(of: model) {
        model.items.append(3)
        model.items[0] = 9
      }, 2)
    expectEqual(model.items, [9, 2, 3])
  }

  @Test("a plain stored property emits nothing")
  func plainProperty() {
    let model = Model()
    expectEqual(events(of: model) { model.plain = 1 }, 0)
  }

  @Test("the property has its old value during the event")
  func eventsPrecedeChanges() {
    let model = Model()
    var seen: [String] = []
    let subscription = model.objectWillChange.sink { [unowned model] in seen.append(model.name) }
    model.name = "b"
    model.name = "c"
    expectEqual(seen, ["a", "b"])
    subscription.cancel()
  }

  @Test("one assignment notifies the object's subscribers, then the property's, then stores the value")
  func orderOfOneAssignment() {
    let model = Model()
    var log: [String] = []
    let first = model.$name.dropFirst().sink { [unowned model] in log.append("$name \($0), stored \(model.name)") }
    let second = model.objectWillChange.sink { log.append("objectWillChange") }
    model.name = "b"
    expectEqual(log, ["objectWillChange", "$name b, stored a"])
    expectEqual(model.name, "b")
    first.cancel()
    second.cancel()
  }

  @Test("the published properties of a class and its superclass share one publisher")
  func superclass() {
    let model = Submodel()
    #expect(model.objectWillChange === model.objectWillChange)
    expectEqual(
      events(of: model) {
        model.extra = 1
        model.name = "b"
      }, 2)
    let asBase: Model = model
    #expect(asBase.objectWillChange === model.objectWillChange)
  }

  @Test("a change inside a nested object does not emit on the outer one")
  func nestedObjects() {
    final class Outer: ObservableObject {
      let inner = Model()
      @Published var published = Model()
    }
    let outer = Outer()
    expectEqual(
      events(of: outer) {
        outer.inner.name = "b"
        outer.published.name = "b"
      }, 0)
  }

  @Test("a subscription does not retain the object")
  func subscriptionsDoNotRetain() {
    var model: Model? = Model()
    weak let released = model
    let subscriptions = [model?.objectWillChange.sink {}, model?.$name.map { _ in }.sink {}]
    model = nil
    #expect(released == nil)
    _ = subscriptions
  }

  @Test("a class without published properties has one publisher, and its events arrive")
  func classWithoutPublishedProperties() {
    let manual = Manual()
    #expect(manual.objectWillChange === manual.objectWillChange)
    expectEqual(
      events(of: manual) {
        manual.value = 1
        manual.value = 1
      }, 2)
  }

  @Test("a subclass of a class without published properties shares its publisher")
  func subclassWithoutPublishedProperties() {
    let manual = ManualSubclass()
    expectEqual(
      events(of: manual) {
        manual.value = 1
        manual.other = 1
      }, 2)
    let asBase: Manual = manual
    #expect(asBase.objectWillChange === manual.objectWillChange)
  }

  @Test("a subclass adds the first published property")
  func subclassWithPublishedProperty() {
    let object = SubclassOfManual()
    expectEqual(
      events(of: object) {
        object.published = 1
        object.value = 1
      }, 2)
  }

  @Test("published properties and manual events use the same publisher")
  func mixedClass() {
    let mixed = Mixed()
    expectEqual(
      events(of: mixed) {
        mixed.a = 1
        mixed.b = 2
        mixed.c = 3
      }, 3)
  }

  @Test("a declared publisher is used as it is, and nothing is automatic")
  func declaredPublisher() {
    final class Declared: ObservableObject {
      let objectWillChange = PassthroughSubject<Int, Never>()
      @Published var value = 0
    }
    let object = Declared()
    var received: [Int] = []
    let subscription = object.objectWillChange.sink { received.append($0) }
    object.value = 1
    #expect(received.isEmpty)
    object.objectWillChange.send(7)
    expectEqual(received, [7])
    subscription.cancel()
  }

  @Test("objects without published properties have publishers of their own")
  func distinctObjects() {
    let first = Manual()
    let second = Manual()
    #expect(first.objectWillChange !== second.objectWillChange)
    expectEqual(events(of: first) { second.value = 1 }, 0)
  }

  @Test("an object that takes the address of a released one has a publisher of its own")
  func reusedAddress() {
    var publishers: [ObservableObjectPublisher] = []
    for _ in 0..<100 { publishers.append(Manual().objectWillChange) }
    expectEqual(Set(publishers.map(ObjectIdentifier.init)).count, 100)
  }

  @Test("entries of released objects leave the table")
  func releasedObjectsLeaveTheTable() {
    let table = ChangePublishers()
    let living = (0..<10).map { _ in Manual() }
    let publishers = living.map { table.publisher(of: $0) }
    for _ in 0..<100 {
      // Objects that live at the same time have different addresses.
      let passing = (0..<50).map { _ in Manual() }
      for object in passing { _ = table.publisher(of: object) }
    }
    #expect(table.count <= 130)
    for (object, publisher) in zip(living, publishers) { #expect(table.publisher(of: object) === publisher) }
  }

  @Test("threads that ask at the same time get one publisher")
  func concurrentAccess() {
    nonisolated(unsafe) let manual = Manual()
    nonisolated(unsafe) var found: [ObservableObjectPublisher?] = Array(repeating: nil, count: 64)
    found.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: 64) { buffer[$0] = manual.objectWillChange }
    }
    #expect(found.allSatisfy { $0 === manual.objectWillChange })
  }

  @Test("an event from another thread arrives on that thread")
  func backgroundEvents() async {
    let manual = Manual()
    let queue = DispatchQueue(label: "background")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    nonisolated(unsafe) var isOnQueue = false
    let subscription = manual.objectWillChange.sink { isOnQueue = DispatchQueue.getSpecific(key: key) ?? false }
    nonisolated(unsafe) let sender = manual
    queue.sync { sender.value = 1 }
    #expect(isOnQueue)
    subscription.cancel()
  }

  @Test("an existential is observed, whatever type its publisher has")
  func existentials() {
    final class Declared: ObservableObject {
      let objectWillChange = PassthroughSubject<String, Never>()
    }
    let model = Model()
    let manual = Manual()
    let declared = Declared()
    let objects: [any ObservableObject] = [model, manual, declared]
    var count = 0
    let subscriptions = objects.map { $0.onWillChange { count += 1 } }
    model.name = "b"
    manual.value = 1
    declared.objectWillChange.send("c")
    expectEqual(count, 3)
    subscriptions.forEach { $0.cancel() }
    model.name = "c"
    expectEqual(count, 3)
  }

  @Test("several changes in a turn can be collected into one update of the main queue")
  @MainActor
  func coalescedChanges() async {
    let model = Model()
    var isDirty = false
    var updates: [String] = []
    let subscription = model.onWillChange {
      guard !isDirty else { return }
      isDirty = true
      DispatchQueue.main.async { [unowned model] in
        isDirty = false
        updates.append(model.name)
      }
    }
    model.name = "b"
    model.name = "c"
    model.name = "d"
    await drainMainQueue()
    expectEqual(updates, ["d"])
    subscription.cancel()
  }
}
