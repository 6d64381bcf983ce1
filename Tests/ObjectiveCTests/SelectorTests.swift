import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct SelectorTests {
  class Gardener: NSObject {
    var calls: [String] = []
    var name = "Ada"
    func water() { calls.append("water") }
    func plant(_ what: String) { calls.append("plant \(what)") }
    func move(_ what: Any?, to place: Int) -> String { "moved \(what ?? "nothing") to \(place)" }
    @MainActor func report() -> Int { calls.count }
    private func rest() { calls.append("rest") }
    var resting: Selector { Selector("rest", Gardener.rest) }
    nonisolated(unsafe) static var resets = 0
    class func reset() { resets += 1 }
  }

  final class Trainee: Gardener {
    override func water() { calls.append("spill") }
  }

  final class MainGardener: UIResponder {
    var calls: [String] = []
    func water() { calls.append("water") }
    func plant(_ what: String?, _ place: UIView?) { calls.append("plant \(what ?? "nil"), \(place == nil)") }
    nonisolated var watering: Selector { Selector("water", MainGardener.water) }
  }

  let gardener = Gardener()

  @Test("selectors with one name are equal, whatever they call")
  func equality() {
    let water: Selector = "water"
    expectEqual(water, Selector("water", Gardener.water))
    expectEqual(Set([water, Selector("water", MainGardener.water), "plant:"]).count, 2)
    expectEqual(NSStringFromSelector(NSSelectorFromString("plant:")), "plant:")
    expectEqual("\(water)", "water")
  }

  @Test("a selector calls its method with none, one or two arguments")
  func arguments() {
    gardener.perform(Selector("water", Gardener.water))
    gardener.perform(Selector("plant:", Gardener.plant(_:)), with: "fern")
    let moved = gardener.perform(Selector("move:to:", Gardener.move(_:to:)), with: nil, with: 3)
    expectEqual(gardener.calls, ["water", "plant fern"])
    expectEqual(moved?.takeUnretainedValue() as? String, "moved nothing to 3")
  }

  @Test("a method with fewer parameters than arguments gets the first ones")
  func fewerParameters() {
    gardener.perform(Selector("water", Gardener.water), with: "fern", with: 3)
    gardener.perform(Selector("plant:", Gardener.plant(_:)), with: "ivy", with: 3)
    expectEqual(gardener.calls, ["water", "plant ivy"])
  }

  @Test("a method without a result returns nil")
  func noResult() {
    #expect(gardener.perform(Selector("water", Gardener.water)) == nil)
  }

  @Test("a subclass's override is called")
  func overrides() {
    let trainee = Trainee()
    trainee.perform(Selector("water", Gardener.water))
    expectEqual(trainee.calls, ["spill"])
  }

  @Test("a private method is called")
  func privateMethod() {
    gardener.perform(gardener.resting)
    expectEqual(gardener.calls, ["rest"])
  }

  @Test("methods of main-actor classes are selectors in isolated and other code")
  func mainActor() {
    let gardener = MainGardener()
    gardener.perform(gardener.watering)
    gardener.perform(Selector("plant::", MainGardener.plant(_:_:)), with: "fern", with: nil)
    expectEqual(gardener.calls, ["water", "plant fern, true"])
  }

  @Test("getters, setters and methods of the main actor are selectors by closures")
  func closures() {
    let getter = Selector("name", calling: { (target: Gardener) in target.name })
    let setter = Selector("setName:", calling: { (target: Gardener, value) in target.name = value })
    gardener.perform(setter, with: "Bo")
    expectEqual(gardener.perform(getter)?.takeUnretainedValue() as? String, "Bo")
    let report = Selector("report", calling: { (target: Gardener) in target.report() })
    expectEqual(gardener.invoke(report, with: []) as? Int, 0)
  }

  @Test("a selector of a type method is sent to the class")
  func typeMethod() {
    let before = Gardener.resets
    Selector("reset", calling: { (target: Gardener.Type) in target.reset() }).send(to: Gardener.self, with: [])
    expectEqual(Gardener.resets, before + 1)
  }

  @Test("an object responds to its own methods and not to those of others")
  func responding() {
    #expect(gardener.responds(to: Selector("water", Gardener.water)))
    #expect(Trainee().responds(to: Selector("water", Gardener.water)))
    #expect(!NSObject().responds(to: Selector("water", Gardener.water)))
    #expect(!gardener.responds(to: "water"))
  }

  @Test("an object as an argument for a Boolean value is true, nil is false")
  func presence() {
    final class Door: NSObject {
      var isOpen: Bool?
      func open(_ opens: Bool) { isOpen = opens }
    }
    let door = Door()
    let open = Selector("open:", Door.open(_:))
    door.perform(open, with: NSObject())
    expectEqual(door.isOpen, true)
    door.perform(open, with: nil)
    expectEqual(door.isOpen, false)
    door.perform(open, with: true)
    expectEqual(door.isOpen, true)
  }

  @Test("an unknown selector traps with the original's message")
  func unknown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Gardener().perform("prune:", with: nil) }
    }
    let words = words(of: result)
    #expect(
      words.contains("-[ObjectiveCTests.SelectorTests.Gardener prune:]: unrecognized selector sent to instance 0x"))
  }

  @Test("an argument of another type traps with both types")
  func wrongArgument() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Gardener().perform(Selector("plant:", Gardener.plant(_:)), with: [1]) }
    }
    let words = words(of: result)
    #expect(words.contains("Gardener plant:]: argument 0 is [1] of the type Array<Int>, not of the type String"))
  }
}
