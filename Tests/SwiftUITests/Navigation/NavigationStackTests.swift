import Expectations
import PergolaTesting
import SwiftUI
import Testing

/// State that a test changes and that a view shows.
@MainActor private final class StackModel: ObservableObject {
  @Published var path: [Int] = []
  @Published var mixed = NavigationPath()
  @Published var isShown = false
  @Published var item: String?
}

private struct TypedStack: View {
  @ObservedObject var model: StackModel

  var body: some View {
    NavigationStack(path: $model.path) {
      VStack {
        Text(verbatim: "root")
        NavigationLink(value: 7) { Text(verbatim: "to seven") }
      }
      .navigationDestination(for: Int.self) { number in Text(verbatim: "page \(number)") }
    }
  }
}

private struct MixedStack: View {
  @ObservedObject var model: StackModel

  var body: some View {
    NavigationStack(path: $model.mixed) {
      Text(verbatim: "root")
        .navigationDestination(for: Int.self) { number in Text(verbatim: "number \(number)") }
        .navigationDestination(for: String.self) { text in Text(verbatim: "text \(text)") }
    }
  }
}

private struct StateStack: View {
  @ObservedObject var model: StackModel

  var body: some View {
    NavigationStack {
      Text(verbatim: "root")
        .navigationDestination(isPresented: $model.isShown) { Text(verbatim: "presented") }
        .navigationDestination(item: $model.item) { item in Text(verbatim: "item \(item)") }
    }
  }
}

@MainActor @Suite("Navigation stacks")
struct NavigationStackTests {
  private let model = StackModel()

  private func show(_ view: some View) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 390, height: 844))
    await driver.settle()
    return driver
  }

  @Test("a value in the path shows its page, and an empty path the root")
  func path() async {
    let driver = await show(TypedStack(model: model))
    #expect(driver.contains("root"))
    model.path = [1, 2, 3]
    await driver.settle()
    #expect(driver.contains("page 3"))
    #expect(!driver.contains("root"))
    model.path = []
    await driver.settle()
    #expect(driver.contains("root"))
    #expect(!driver.contains("page 3"))
  }

  @Test("a path that is not empty at first shows its last page")
  func initialPath() async {
    model.path = [4, 5]
    let driver = await show(TypedStack(model: model))
    #expect(driver.contains("page 5"))
  }

  @Test("a tap on a link with a value adds it to the path, and going back removes it")
  func link() async throws {
    let driver = await show(TypedStack(model: model))
    try await driver.tap("to seven")
    await driver.settle()
    expectEqual(model.path, [7])
    #expect(driver.contains("page 7"))
    await driver.press(.escape)
    await driver.settle()
    #expect(model.path.isEmpty)
    #expect(driver.contains("root"))
  }

  @Test("values of several types each have their destination")
  func mixedPath() async {
    let driver = await show(MixedStack(model: model))
    model.mixed.append(3)
    model.mixed.append("three")
    await driver.settle()
    #expect(driver.contains("text three"))
    model.mixed.removeLast()
    await driver.settle()
    #expect(driver.contains("number 3"))
  }

  @Test("a value without a destination shows the page with the warning, and going back works")
  func missingDestination() async {
    let driver = await show(MixedStack(model: model))
    model.mixed.append(2.5)
    await driver.settle()
    #expect(driver.contains("Missing destination"))
    await driver.press(.escape)
    await driver.settle()
    #expect(model.mixed.isEmpty)
    #expect(driver.contains("root"))
  }

  @Test("a destination is shown while its value is true, and going back sets false")
  func isPresented() async {
    let driver = await show(StateStack(model: model))
    model.isShown = true
    await driver.settle()
    #expect(driver.contains("presented"))
    await driver.press(.escape)
    await driver.settle()
    #expect(!model.isShown)
    #expect(driver.contains("root"))
  }

  @Test("another item is shown on another page one step above, and nil goes back")
  func item() async {
    let driver = await show(StateStack(model: model))
    model.item = "a"
    await driver.settle()
    #expect(driver.contains("item a"))
    model.item = "b"
    await driver.settle()
    #expect(driver.contains("item b"))
    expectEqual(model.item, "b")
    model.item = nil
    await driver.settle()
    #expect(driver.contains("root"))
  }

  @Test("random changes by the state and by the user agree with a model", arguments: [1, 2, 3, 4, 5] as [UInt64])
  func randomWalk(seed: UInt64) async {
    var random = LinearRandom(state: seed)
    let driver = await show(TypedStack(model: model))
    var expected: [Int] = []
    for step in 0..<40 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        expected.append(step)
        model.path.append(step)
      case 1 where !expected.isEmpty:
        expected.removeLast()
        model.path.removeLast()
      case 2:
        expected = (0..<Int.random(in: 0..<4, using: &random)).map { step * 10 + $0 }
        model.path = expected
      case 3 where !expected.isEmpty:
        expected.removeLast()
        await driver.press(.escape)
      default: break
      }
      await driver.settle()
      expectEqual(model.path, expected, "seed \(seed), step \(step)")
      #expect(driver.contains(.text(expected.last.map { "page \($0)" } ?? "root")), "seed \(seed), step \(step)")
    }
  }
}

/// A generator of the same numbers for the same seed.
private struct LinearRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
