import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct ObjectMembersTests {
  enum Light: Int { case shade, sun }

  class Plant: NSObject, ObjectMembers {
    var name = "fern"
    var height = 1.5
    var leaves = 3
    var light = Light.shade
    var width: CGFloat = 0
    var age: Int?
    var isWild = false
    weak var neighbor: Plant!
    var offshoots: [Plant]!
    private(set) var code = "secret"
    var log: [String] = []
    func water(_ amount: Int) -> Int { amount * 2 }
    func setMood(_ mood: String) { log.append(mood) }
    func mood() -> String { "calm" }

    class var objectMembers: [ObjectMember] {
      [
        .property("name", \Plant.name), .property("height", \Plant.height), .property("leaves", \Plant.leaves),
        .property("light", \Plant.light), .property("width", \Plant.width), .property("age", \Plant.age),
        .property("isWild", \Plant.isWild), .property("neighbor", \Plant.neighbor),
        .property("offshoots", \Plant.offshoots), .method("water:", Plant.water(_:)),
        .property("shout", get: { (target: Plant) in target.name.uppercased() }),
        .method("setMood:", Plant.setMood(_:)), .method("mood", Plant.mood),
      ]
    }
  }

  final class Tree: Plant {
    var rings = 0
    override func water(_ amount: Int) -> Int { amount * 10 }
    func fell() -> String { "felled" }
    override class var objectMembers: [ObjectMember] {
      super.objectMembers + [.property("rings", \Tree.rings), .method("fell", Tree.fell)]
    }
  }

  let plant = Plant()
  let tree = Tree()

  @Test("a selector by name finds the class's method, an inherited one, and an override")
  func methods() {
    expectEqual(plant.invoke("water:", with: [2]) as? Int, 4)
    expectEqual(tree.invoke("water:", with: [2]) as? Int, 20)
    expectEqual(tree.invoke("fell", with: []) as? String, "felled")
    #expect(!plant.responds(to: "fell"))
  }

  @Test("a selector of another class's method calls the method of its name")
  func otherClass() {
    final class Pump: NSObject { func water(_ amount: Int) -> Int { 0 } }
    expectEqual(plant.invoke(Selector("water:", Pump.water(_:)), with: [3]) as? Int, 6)
  }

  @Test("a property answers to its getter and its setter, if it has one")
  func accessors() {
    #expect(plant.responds(to: "name") && plant.responds(to: "setName:"))
    #expect(plant.responds(to: "shout"))
    #expect(!plant.responds(to: "setShout:"))
    plant.perform("setName:", with: "ivy")
    expectEqual(plant.perform("shout")?.takeUnretainedValue() as? String, "IVY")
  }

  @Test("values are read and set by keys, and numbers are converted")
  func keys() {
    plant.setValue("moss", forKey: "name")
    plant.setValue(2, forKey: "height")
    plant.setValue(NSNumber(value: 7.9), forKey: "leaves")
    plant.setValue(3, forKey: "width")
    plant.setValue(1, forKey: "light")
    plant.setValue(4.0, forKey: "age")
    expectEqual(plant.value(forKey: "name") as? String, "moss")
    expectEqual(plant.height, 2)
    expectEqual(plant.leaves, 7)
    expectEqual(plant.width, 3)
    expectEqual(plant.light, .sun)
    expectEqual(plant.age, 4)
    plant.setValue(nil, forKey: "age")
    #expect(plant.value(forKey: "age") == nil)
  }

  @Test("a key without is- reaches a Boolean property")
  func booleanKey() {
    plant.setValue(true, forKey: "wild")
    #expect(plant.isWild)
    expectEqual(plant.value(forKey: "wild") as? Bool, true)
    expectEqual(plant.value(forKey: "isWild") as? Bool, true)
  }

  @Test("a key reaches methods for reading and setting")
  func methodKeys() {
    expectEqual(plant.value(forKey: "mood") as? String, "calm")
    plant.setValue("glad", forKey: "mood")
    expectEqual(plant.log, ["glad"])
  }

  @Test("weak outlets and collections of outlets are set by keys")
  func outlets() {
    plant.setValue(tree, forKey: "neighbor")
    plant.setValue([tree, plant], forKey: "offshoots")
    #expect(plant.neighbor === tree)
    expectEqual(plant.offshoots.count, 2)
    plant.setValue(nil, forKey: "offshoots")
    #expect(plant.offshoots == nil)
  }

  @Test("a key path goes through objects, and ends at nil")
  func keyPaths() {
    #expect(plant.value(forKeyPath: "neighbor.name") == nil)
    plant.setValue("lost", forKeyPath: "neighbor.name")
    plant.neighbor = tree
    plant.setValue("oak", forKeyPath: "neighbor.name")
    expectEqual(tree.name, "oak")
    expectEqual(plant.value(forKeyPath: "neighbor.name") as? String, "oak")
  }

  @Test("the properties of views and layers are found by keys")
  func builtIn() {
    let label = UILabel()
    label.setValue("Hello", forKey: "text")
    label.setValue(6, forKeyPath: "layer.cornerRadius")
    label.setValue(true, forKey: "hidden")
    expectEqual(label.text, "Hello")
    expectEqual(label.layer.cornerRadius, 6)
    #expect(label.isHidden)
    #expect(label.responds(to: "setNeedsLayout"))
    #expect(UINavigationController().responds(to: "popViewControllerAnimated:"))
  }

  @Test("the view of a controller is set by its key without being loaded")
  func controllerView() {
    final class Controller: UIViewController {
      override func loadView() { Issue.record("the view was loaded") }
    }
    let (controller, view) = (Controller(), UIView())
    controller.setValue(view, forKey: "view")
    #expect(controller.viewIfLoaded === view)
  }

  @Test("unknown keys trap with the original's messages")
  func unknownKeys() async {
    let read = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Plant().value(forKey: "color") }
    }
    #expect(
      words(of: read).contains(
        "valueForUndefinedKey:]: this class is not key value coding-compliant for the key color."))
    let written = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Plant().setValue(1, forKey: "shout") }
    }
    #expect(
      words(of: written).contains(
        "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key shout."))
  }

  @Test("nil for a number and a value of another type trap")
  func wrongValues() async {
    let null = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Plant().setValue(nil, forKey: "leaves") }
    }
    #expect(words(of: null).contains("setNilValueForKey]: could not set nil as the value for the key leaves."))
    let text = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Plant().setValue("many", forKey: "leaves") }
    }
    #expect(words(of: text).contains("the value of the key leaves is of the type Swift.String, not of the type Int"))
  }
}
