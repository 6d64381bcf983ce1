import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Pickers")
struct PickerTests {
  private enum Fruit: String, CaseIterable, Identifiable {
    case apple, orange, pear
    var id: Self { self }
  }

  private final class Choice: ObservableObject {
    @Published var fruit = Fruit.orange
  }

  private struct FruitPicker<Style: PickerStyle>: View {
    @ObservedObject var choice: Choice
    let style: Style

    var body: some View {
      Picker("Fruit", selection: $choice.fruit) {
        ForEach(Fruit.allCases) { Text(verbatim: $0.rawValue) }
      }
      .pickerStyle(style)
    }
  }

  private func show(_ view: some View) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 390, height: 844))
    await driver.settle()
    return driver
  }

  private func find<Control: UIView>(_ type: Control.Type, in view: UIView) -> Control? {
    (view as? Control) ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
  }

  @Test("segments stand for the options, and a tap selects one")
  func segmented() async throws {
    let choice = Choice()
    let driver = await show(FruitPicker(choice: choice, style: .segmented))
    let control = try #require(find(UISegmentedControl.self, in: driver.window))
    expectEqual(control.numberOfSegments, 3)
    expectEqual(control.selectedSegmentIndex, 1)
    try await driver.tap("pear")
    await driver.settle()
    expectEqual(choice.fruit, .pear)
    expectEqual(control.selectedSegmentIndex, 2)
    choice.fruit = .apple
    await driver.settle()
    expectEqual(control.selectedSegmentIndex, 0)
  }

  @Test("a menu button shows the selected option, its menu the others")
  func menu() async throws {
    let choice = Choice()
    let driver = await show(FruitPicker(choice: choice, style: .menu))
    #expect(!driver.contains("apple"))
    try await driver.tap("orange")
    await driver.settle()
    try await driver.tap("apple")
    await driver.settle()
    expectEqual(choice.fruit, .apple)
    #expect(driver.contains("apple"))
    #expect(!driver.contains("orange"))
  }

  @Test("in a list the label leads and the menu trails")
  func row() async throws {
    let choice = Choice()
    let driver = await show(List { FruitPicker(choice: choice, style: .automatic) })
    #expect(try driver.frame(of: "Fruit").maxX < driver.frame(of: "orange").minX)
  }

  @Test("the button of a menu is as wide as the selected option, in a list at the end of the row")
  func menuWidth() async throws {
    let alone = await show(FruitPicker(choice: Choice(), style: .menu))
    let button = try #require(find(UIButton.self, in: alone.window))
    #expect(abs(button.bounds.width - button.intrinsicContentSize.width) <= 1)
    let list = await show(List { FruitPicker(choice: Choice(), style: .menu) })
    let trailing = try #require(find(UIButton.self, in: list.window))
    #expect(abs(trailing.bounds.width - trailing.intrinsicContentSize.width) <= 1)
    #expect(trailing.convert(trailing.bounds, to: nil).maxX > 330)
  }

  @Test("an inline picker in a list is a row for its label and one for each option")
  func inline() async throws {
    let choice = Choice()
    let driver = await show(List { FruitPicker(choice: choice, style: .inline) })
    expectEqual(driver.labels.prefix(4), ["Fruit", "apple", "orange", "pear"])
    try await driver.tap("pear")
    await driver.settle()
    expectEqual(choice.fruit, .pear)
  }

  @Test("hidden labels take no row")
  func hiddenLabel() async throws {
    let driver = await show(List { FruitPicker(choice: Choice(), style: .inline).labelsHidden() })
    expectEqual(driver.labels.prefix(3), ["apple", "orange", "pear"])
  }

  @Test("a link leads to a page with the options, and shows the selected one")
  func link() async throws {
    let choice = Choice()
    let driver = await show(NavigationStack { List { FruitPicker(choice: choice, style: .navigationLink) } })
    #expect(driver.contains("orange"))
    try await driver.tap("Fruit")
    await driver.settle()
    try await driver.tap("apple")
    await driver.settle()
    expectEqual(choice.fruit, .apple)
  }

  @Test("a choice on the page of options goes back, also that of the selected one", arguments: ["apple", "orange"])
  func linkGoesBack(name: String) async throws {
    let option = Query.text(name)
    let driver = await show(NavigationStack { List { FruitPicker(choice: Choice(), style: .navigationLink) } })
    try await driver.tap("Fruit")
    await driver.settle()
    #expect(driver.contains("pear"))
    try await driver.tap(option)
    await driver.settle()
    #expect(driver.contains(option))
    #expect(!driver.contains("pear"))
  }

  @Test("a wheel selects the option on which it rests")
  func wheel() async throws {
    let choice = Choice()
    let driver = await show(FruitPicker(choice: choice, style: .wheel))
    let wheel = try #require(find(UIPickerView.self, in: driver.window))
    expectEqual(wheel.numberOfRows(inComponent: 0), 3)
    expectEqual(wheel.selectedRow(inComponent: 0), 1)
    try await driver.tap("pear")
    await driver.settle()
    expectEqual(choice.fruit, .pear)
  }

  private struct Numbers: View {
    @Binding var number: Int?

    var body: some View {
      Picker("Number", selection: $number) {
        Text(verbatim: "one").tag(1)
        Text(verbatim: "two").tag(Int?.some(2))
        Text(verbatim: "none").tag(Int?.none)
      }
      .pickerStyle(.segmented)
    }
  }

  private final class Number {
    var value: Int?
    init(_ value: Int?) { self.value = value }
    var binding: Binding<Int?> {
      Binding {
        self.value
      } set: {
        self.value = $0
      }
    }
  }

  @Test("a tag of another type than the selection's matches nothing and selects nothing")
  func types() async throws {
    let number = Number(1)
    let driver = await show(Numbers(number: number.binding))
    let control = try #require(find(UISegmentedControl.self, in: driver.window))
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    try await driver.tap("one")
    await driver.settle()
    expectEqual(number.value, 1)
    try await driver.tap("two")
    await driver.settle()
    expectEqual(number.value, 2)
  }

  @Test("a selection that no option has shows nothing as selected")
  func unmatched() async throws {
    let driver = await show(Numbers(number: Number(7).binding))
    let control = try #require(find(UISegmentedControl.self, in: driver.window))
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
  }

  private struct Growing: View {
    @State private var names = ["a", "b"]
    @State private var name = "b"

    var body: some View {
      Button("More") { names.append("c") }
      Picker("Name", selection: $name) {
        ForEach(names, id: \.self) { Text(verbatim: $0) }
      }
      .pickerStyle(.segmented)
    }
  }

  @Test("options follow their data")
  func data() async throws {
    let driver = await show(VStack { Growing() })
    let control = try #require(find(UISegmentedControl.self, in: driver.window))
    expectEqual(control.numberOfSegments, 2)
    try await driver.tap("More")
    await driver.settle()
    expectEqual(control.numberOfSegments, 3)
    expectEqual(control.titleForSegment(at: 2), "c")
    expectEqual(control.selectedSegmentIndex, 1)
  }
}
