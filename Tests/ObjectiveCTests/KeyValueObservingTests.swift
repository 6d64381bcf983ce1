import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite("Key-value observing")
struct KeyValueObservingTests {
  class Plant: NSObject, ObjectMembers {
    @KeyValueObservable var height = 1
    @KeyValueObservable var neighbor: Plant?
    @KeyValueObservable private(set) var code: String
    var log: [String] = []
    @KeyValueReadable var name = "fern" {
      willSet { willChangeValue(forKey: "name") }
      didSet {
        log.append("didSet \(name)")
        didChangeValue(forKey: "name")
      }
    }
    var label: String {
      noteReading(forKey: "label")
      return "\(name) \(height)"
    }
    var silent = 0

    override init() {
      code = "x"
      super.init()
    }

    class var objectMembers: [ObjectMember] {
      [
        .property("height", \Plant.height), .property("neighbor", \Plant.neighbor), .property("name", \Plant.name),
        .property("code", \Plant.code),
        .property("label", \Plant.label, affectedBy: ["name", "height", "neighbor.name"]),
      ]
    }
  }

  final class Tree: Plant {}

  final class Watcher: UIResponder {
    var seen: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let values = (change ?? [:]).map { "\($0.key.rawValue) \($0.value)" }.sorted()
      seen.append("\(keyPath ?? "-"): \(values.joined(separator: ", "))")
    }
  }

  let plant = Plant()

  private func text<Value>(_ change: NSKeyValueObservedChange<Value>) -> String {
    func text(_ value: Value?) -> String { value.map { "\($0)" } ?? "-" }
    return "\(change.isPrior ? "prior " : "")\(text(change.oldValue)) to \(text(change.newValue))"
  }

  @Test("an observer gets the values of its options, before and after the change")
  func options() {
    var seen: [String] = []
    let observation = plant.observe(\.height, options: [.initial, .old, .new, .prior]) { _, change in
      seen.append(text(change))
    }
    plant.height = 5
    observation.invalidate()
    plant.height = 6
    expectEqual(seen, ["- to 1", "prior 1 to -", "1 to 5"])
  }

  @Test("without options a change has no values, and a value that stays the same is reported")
  func noOptions() {
    var seen: [String] = []
    let observation = plant.observe(\.height) { plant, change in seen.append("\(plant.height): \(text(change))") }
    plant.height = 1
    withExtendedLifetime(observation) {}
    expectEqual(seen, ["1: - to -"])
  }

  @Test("an observation ends with its release")
  func release() {
    var calls = 0
    var observation: NSKeyValueObservation? = plant.observe(\.height) { _, _ in calls += 1 }
    plant.height = 2
    _ = observation
    observation = nil
    plant.height = 3
    expectEqual(calls, 1)
  }

  @Test("the observed object is not kept alive")
  func lifetime() {
    var plant: Plant? = Plant()
    weak let observed = plant
    let observation = plant?.observe(\.height) { _, _ in }
    plant = nil
    #expect(observed == nil)
    withExtendedLifetime(observation) {}
  }

  @Test("a subclass's key path, and the own observers of a property, which run first")
  func subclass() {
    let tree = Tree()
    let observation = tree.observe(\.name, options: .new) { tree, change in
      tree.log.append("observed \(change.newValue ?? "-")")
    }
    tree.name = "oak"
    withExtendedLifetime(observation) {}
    expectEqual(tree.log, ["didSet oak", "observed oak"])
  }

  @Test("a computed property changes with those that it is computed from")
  func dependencies() {
    let tree = Tree()
    var seen: [String] = []
    let observation = tree.observe(\.label, options: [.old, .new]) { _, change in seen.append(text(change)) }
    tree.height = 2
    tree.name = "oak"
    tree.neighbor = plant
    plant.name = "moss"
    withExtendedLifetime(observation) {}
    expectEqual(seen, ["fern 1 to fern 2", "fern 2 to oak 2", "oak 2 to oak 2", "oak 2 to oak 2"])
  }

  @Test("a key path through other objects follows them")
  func path() {
    let (first, second) = (Plant(), Plant())
    plant.neighbor = first
    var seen: [String] = []
    let observation = plant.observe(\.neighbor?.name, options: [.new]) { _, change in
      seen.append((change.newValue ?? nil) ?? "-")
    }
    first.name = "one"
    plant.neighbor = second
    first.name = "not observed"
    second.name = "two"
    plant.neighbor = nil
    withExtendedLifetime(observation) {}
    expectEqual(seen, ["one", "fern", "two", "-"])
  }

  @Test("willChangeValue and didChangeValue notify by hand, nested ones once")
  func manual() {
    var calls = 0
    let observation = plant.observe(\.code) { _, _ in calls += 1 }
    plant.willChangeValue(for: \.code)
    plant.willChangeValue(forKey: "code")
    plant.didChangeValue(forKey: "code")
    expectEqual(calls, 0)
    plant.didChangeValue(for: \.code)
    expectEqual(calls, 1)
    plant.didChangeValue(for: \.code)
    expectEqual(calls, 1)
    withExtendedLifetime(observation) {}
  }

  @Test("a responder observes by a key path with a name")
  func named() {
    let watcher = Watcher()
    plant.addObserver(watcher, forKeyPath: "neighbor.name", options: [.initial, .new, .old], context: nil)
    plant.neighbor = Plant()
    plant.neighbor?.name = "moss"
    plant.removeObserver(watcher, forKeyPath: "neighbor.name")
    plant.neighbor?.name = "ivy"
    expectEqual(
      watcher.seen,
      [
        "neighbor.name: kind 1, new <null>", "neighbor.name: kind 1, new fern, old <null>",
        "neighbor.name: kind 1, new moss, old fern",
      ])
  }

  @Test("an observer that is registered twice is removed by its context")
  func context() {
    let watcher = Watcher()
    let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { context.deallocate() }
    plant.addObserver(watcher, forKeyPath: "height", options: .new, context: context)
    plant.addObserver(watcher, forKeyPath: "height", options: .old, context: nil)
    plant.removeObserver(watcher, forKeyPath: "height", context: context)
    plant.height = 2
    expectEqual(watcher.seen, ["height: kind 1, old 1"])
    plant.removeObserver(watcher, forKeyPath: "height")
  }

  @Test("released objects leave no observers")
  func leftovers() {
    let watcher = Watcher()
    for _ in 0..<3 {
      let plant = Plant()
      plant.addObserver(watcher, forKeyPath: "height", options: .new, context: nil)
      plant.height = 2
    }
    Plant().height = 3
    expectEqual(watcher.seen.count, 3)
  }

  @Test("the offset, size and geometry of scroll views are observed")
  func scrollView() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var seen: [String] = []
    let observations = [
      view.observe(\.contentSize, options: .new) { _, change in seen.append("size \(change.newValue?.height ?? -1)") },
      view.observe(\.contentOffset, options: [.old, .new]) { _, change in
        seen.append("offset \(change.oldValue?.y ?? -1) to \(change.newValue?.y ?? -1)")
      },
      view.observe(\.frame, options: .new) { _, change in seen.append("frame \(change.newValue?.width ?? -1)") },
    ]
    view.contentSize.height = 500
    view.contentOffset.y = 50
    view.frame.size.width = 120
    for observation in observations { observation.invalidate() }
    view.contentSize.height = 600
    expectEqual(seen, ["size 500.0", "offset 0.0 to 50.0", "frame 120.0"])
  }

  @Test("a property that can't be observed traps with the original's message")
  func notObservable() async {
    let path = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Plant().observe(\.silent) { _, _ in } }
    }
    #expect(words(of: path).contains("Could not extract a String from KeyPath"))
    let builtIn = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().addObserver(Watcher(), forKeyPath: "alpha", options: [], context: nil) }
    }
    #expect(words(of: builtIn).contains("does not report changes of alpha"))
  }

  @Test("removing an observer that is not registered traps with the original's message")
  func notRegistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Plant().removeObserver(Watcher(), forKeyPath: "height") }
    }
    let words = words(of: result)
    #expect(words.contains("Cannot remove an observer <ObjectiveCTests.KeyValueObservingTests.Watcher 0x"))
    #expect(words.contains("for the key path \"height\""))
  }

  @Test("an observable property is encoded and decoded as its value")
  func coding() throws {
    final class Leaf: NSObject, Codable, ObjectMembers {
      @KeyValueObservable var size = 3
      class var objectMembers: [ObjectMember] { [.property("size", \Leaf.size)] }
    }
    let data = try JSONEncoder().encode(Leaf())
    expectEqual(String(decoding: data, as: UTF8.self), #"{"size":3}"#)
    try expectEqual(JSONDecoder().decode(Leaf.self, from: Data(#"{"size":7}"#.utf8)).size, 7)
  }
}
