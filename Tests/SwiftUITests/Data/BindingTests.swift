import Expectations
import SwiftUI
import Testing

@MainActor @Suite("Binding")
struct BindingTests {
  private struct Person: Equatable {
    var name = "Ann"
    var numbers = [1, 2, 3]
  }

  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  @Test("a projection reads and sets a part of the value")
  func projection() {
    let box = Box(Person())
    box.binding.name.wrappedValue = "Bob"
    expectEqual(box.value, Person(name: "Bob"))
    expectEqual(box.binding.name.wrappedValue, "Bob")
  }

  @Test("a binding to a collection is a collection of bindings to its elements")
  func collection() {
    let box = Box([1, 2, 3])
    for element in box.binding { element.wrappedValue *= 10 }
    expectEqual(box.value, [10, 20, 30])
    box.binding[1].wrappedValue = 5
    expectEqual(box.value, [10, 5, 30])
  }

  @Test("a binding to an element that is gone gives its last value, and setting it has no effect")
  func removedElement() {
    let box = Box([1, 2])
    let last = box.binding[1]
    box.value = [1]
    expectEqual(last.wrappedValue, 2)
    last.wrappedValue = 9
    expectEqual(box.value, [1])
  }

  @Test("setting nil through a promoted binding has no effect")
  func promotion() {
    let box = Box(1)
    let optional = Binding<Int?>(box.binding)
    optional.wrappedValue = nil
    expectEqual(box.value, 1)
    optional.wrappedValue = 2
    expectEqual(box.value, 2)
  }

  @Test("the binding to an optional's value is nil where that is nil, and keeps the last value afterwards")
  func unwrapping() throws {
    let box = Box<Int?>(nil)
    let missing = Binding<Int>(box.binding)
    #expect(missing?.wrappedValue == nil)
    box.value = 1
    let binding = try #require(Binding<Int>(box.binding))
    binding.wrappedValue = 2
    expectEqual(box.value, 2)
    box.value = nil
    expectEqual(binding.wrappedValue, 2)
    binding.wrappedValue = 3
    #expect(box.value == nil)
  }

  @Test("a constant binding ignores what is set")
  func constant() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    expectEqual(binding.wrappedValue, 1)
  }

  @Test("the binding to an optional's value keeps the transaction of the optional one")
  func unwrappedTransaction() throws {
    let disables = Box(false)
    let optional = Binding<Int?>(get: { 1 }, set: { _, transaction in disables.value = transaction.disablesAnimations })
    var transaction = Transaction()
    transaction.disablesAnimations = true
    let binding = try #require(Binding<Int>(optional.transaction(transaction)))
    binding.wrappedValue = 2
    #expect(disables.value)
  }
}
