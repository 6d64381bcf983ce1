import Expectations
import PergolaTesting
import SwiftUI
import Testing

@_spi(Toolkit) import UIKitCore

@MainActor @Suite("Disclosure groups")
struct DisclosureGroupTests {
  private final class Model: ObservableObject {
    @Published var isExpanded = false
    var contents = 0
  }

  private struct Bound: View {
    @ObservedObject var model: Model

    var body: some View {
      List {
        DisclosureGroup("Fruits" as String, isExpanded: $model.isExpanded) {
          Named(name: "Apple")
          Named(name: "Pear")
        }
        Text(verbatim: "Last")
      }
    }
  }

  private struct Named: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test("in a list a tap on the row of the label shows the content in rows below it, and hides it")
  func list() async throws {
    let model = Model()
    let showing = await Showing(Bound(model: model))
    expectEqual(showing.driver.labels, ["Fruits", "Last"])
    try await showing.driver.tap("Fruits")
    await showing.driver.settle()
    #expect(model.isExpanded)
    expectEqual(showing.driver.labels, ["Fruits", "Apple 0", "Pear 0", "Last"])
    let labels = showing.views(UILabel.self).filter { $0.window != nil }
    let left = labels.map { $0.convert($0.bounds, to: nil).minX }
    expectEqual(left[1] - left[0], 20)
    try await showing.driver.tap("Fruits")
    await showing.driver.settle()
    expectEqual(showing.driver.labels, ["Fruits", "Last"])
  }

  @Test("a binding that is written expands and collapses the group")
  func binding() async {
    let model = Model()
    let showing = await Showing(Bound(model: model))
    model.isExpanded = true
    await showing.driver.settle()
    expectEqual(showing.driver.labels.count, 4)
    model.isExpanded = false
    await showing.driver.settle()
    expectEqual(showing.driver.labels.count, 2)
  }

  @Test("content that is hidden loses its state")
  func state() async throws {
    let showing = await Showing(Bound(model: Model()))
    try await showing.driver.tap("Fruits")
    await showing.driver.settle()
    try await showing.driver.tap("Apple 0")
    await showing.driver.settle()
    #expect(showing.driver.labels.contains("Apple 1"))
    try await showing.driver.tap("Fruits")
    await showing.driver.settle()
    try await showing.driver.tap("Fruits")
    await showing.driver.settle()
    #expect(showing.driver.labels.contains("Apple 0"))
  }

  @Test("without a binding a group is collapsed at first, and its content is made when it is shown")
  func laziness() async throws {
    let model = Model()
    let showing = await Showing(
      VStack {
        DisclosureGroup {
          let _ = model.contents += 1
          Text(verbatim: "Inside")
        } label: {
          Text(verbatim: "More")
        }
      })
    expectEqual(model.contents, 0)
    expectEqual(showing.driver.labels, ["More"])
    try await showing.driver.tap(.role(.button, "More"))
    await showing.driver.settle()
    expectEqual(model.contents, 1)
    expectEqual(showing.driver.labels, ["More", "Inside"])
    let tops = showing.views(UILabel.self).map { $0.convert($0.bounds, to: nil).minY }
    #expect(tops[0] < tops[1])
  }

  @Test("assistive technologies hear that a group is collapsed or expanded", arguments: [true, false])
  func accessibility(isInList: Bool) async throws {
    let group = DisclosureGroup("More" as String) { Text(verbatim: "Inside") }
    let showing = await Showing(isInList ? AnyView(List { group }) : AnyView(VStack { group }))
    func isExpanded() -> [Bool] {
      showing.views(UIView.self).compactMap { $0.makeSemantics()?.state }
        .filter { $0.contains(.expanded) || $0.contains(.collapsed) }.map { $0.contains(.expanded) }
    }
    expectEqual(isExpanded(), [false])
    try await showing.driver.tap("More")
    await showing.driver.settle()
    expectEqual(isExpanded(), [true])
  }

  private struct Plus: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }

  @Test("an own style draws the parts, and expands the group")
  func style() async throws {
    let showing = await Showing(
      VStack { DisclosureGroup("Title" as String) { Text(verbatim: "Inside") } }.disclosureGroupStyle(Plus()))
    expectEqual(showing.driver.labels, ["more", "Title"])
    try await showing.driver.tap("more")
    await showing.driver.settle()
    expectEqual(showing.driver.labels, ["less", "Title", "Inside"])
  }

  private struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }

  private static let tree = [
    Item(id: "a", children: [Item(id: "a1"), Item(id: "a2", children: [Item(id: "a21")])]),
    Item(id: "b", children: []), Item(id: "c"),
  ]

  @Test("an outline has a group for each element with children, and a plain view for a leaf")
  func outline() async throws {
    let showing = await Showing(
      List { OutlineGroup(Self.tree, children: \.children) { Text(verbatim: $0.id) } })
    expectEqual(showing.driver.labels, ["a", "b", "c"])
    try await showing.driver.tap("a")
    await showing.driver.settle()
    expectEqual(showing.driver.labels, ["a", "a1", "a2", "b", "c"])
    try await showing.driver.tap("a2")
    await showing.driver.settle()
    expectEqual(showing.driver.labels, ["a", "a1", "a2", "a21", "b", "c"])
    try await showing.driver.tap("b")
    await showing.driver.settle()
    expectEqual(showing.driver.labels, ["a", "a1", "a2", "a21", "b", "c"])
    try await showing.driver.tap("a")
    await showing.driver.settle()
    expectEqual(showing.driver.labels, ["a", "b", "c"])
  }

  @Test("the list of a tree is the list of its outline, and its rows are selected")
  func listOfChildren() async throws {
    let model = Selection()
    let showing = await Showing(Tree(model: model))
    try await showing.driver.tap("a")
    await showing.driver.settle()
    expectEqual(showing.driver.labels, ["a", "a1", "a2", "b", "c"])
    try await showing.driver.tap("a1")
    await showing.driver.settle()
    expectEqual(model.id, "a1")
  }

  private final class Selection: ObservableObject {
    @Published var id: String?
  }

  private struct Tree: View {
    @ObservedObject var model: Selection

    var body: some View {
      List(DisclosureGroupTests.tree, children: \.children, selection: $model.id) { Text(verbatim: $0.id) }
    }
  }
}
