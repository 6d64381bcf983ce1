import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("List")
struct ListTests {
  private func show(_ view: some View, height: CGFloat = 400) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 390, height: height))
    await driver.settle()
    return driver
  }

  @Test("each view of the content is a row, those of groups one by one, and sections have headers and footers")
  func rows() async throws {
    let driver = await show(
      List {
        Text(verbatim: "a")
        Group {
          Text(verbatim: "b")
          Text(verbatim: "c")
        }
        Section {
          Text(verbatim: "d")
        } header: {
          Text(verbatim: "header")
        } footer: {
          Text(verbatim: "footer")
        }
      })
    expectEqual(driver.labels, ["a", "b", "c", "HEADER", "d", "footer"])
  }

  @Test("loose rows that follow each other share a section")
  func implicitSections() async throws {
    let driver = await show(
      List {
        Text(verbatim: "a")
        Text(verbatim: "b")
        Section("title") { Text(verbatim: "c") }
        Text(verbatim: "d")
      })
    let view = try #require(driver.window.firstSubview(UICollectionView.self))
    expectEqual(view.numberOfSections, 3)
    expectEqual(view.numberOfItems(inSection: 0), 2)
  }

  @Test("sections inside of ForEach are sections")
  func dynamicSections() async throws {
    let driver = await show(
      List {
        ForEach(["x", "y"], id: \.self) { name in
          Section(name) {
            ForEach([1, 2], id: \.self) { Text(verbatim: "\(name)\($0)") }
          }
        }
      }, height: 600)
    expectEqual(driver.labels, ["X", "x1", "x2", "Y", "y1", "y2"])
  }

  @Test("an empty section keeps its header")
  func emptySection() async throws {
    let driver = await show(
      List {
        Section("empty") { ForEach([Int](), id: \.self) { Text(verbatim: "\($0)") } }
        Section("full") { Text(verbatim: "row") }
      })
    expectEqual(driver.labels, ["EMPTY", "FULL", "row"])
  }

  @Test("rows have the height of their content, at least 44 points")
  func heights() async throws {
    let driver = await show(
      List {
        Text(verbatim: "one")
        VStack(spacing: 0) {
          ForEach(0..<5) { Text(verbatim: "line \($0)") }
        }
        Text(verbatim: "three")
      })
    let one = try driver.frame(of: "one")
    let first = try driver.frame(of: "line 0")
    let last = try driver.frame(of: "line 4")
    let three = try driver.frame(of: "three")
    let distance = last.midY - first.midY
    #expect(abs(distance - 64) < 0.5)
    #expect(first.minY > one.maxY)
    #expect(three.minY > last.maxY)
  }

  @Test("only the rows near the visible ones are evaluated")
  func laziness() async throws {
    let probe = AppearanceProbe()
    let driver = await show(
      List(0..<1000, id: \.self) { ProbedRow("\($0)", probe) })
    #expect(driver.contains("0"))
    #expect(probe.evaluated.count < 40)
    #expect(probe.appeared.count < 20)
  }

  private struct Names: View {
    @ObservedObject var model: ListModel<[String]>
    let probe: AppearanceProbe

    var body: some View {
      List(model.value.map { Name(id: $0.prefix(1).description, text: $0) }) { ProbedRow($0.text, probe) }
    }
  }

  private struct Name: Identifiable {
    let id: String
    let text: String
  }

  @Test("a row whose element changes or moves stays: state is kept and nothing appears again")
  func updatesInPlace() async throws {
    let probe = AppearanceProbe()
    let model = ListModel(["a", "b", "c"])
    let driver = await show(Names(model: model, probe: probe))
    expectEqual(driver.labels, ["a", "b", "c"])
    model.value = ["c", "a!", "b"]
    await driver.settle()
    expectEqual(driver.labels, ["c", "a!, first a", "b"])
    expectEqual(probe.appeared, ["a": 1, "b": 1, "c": 1])
    expectEqual(probe.disappeared, [:])
  }

  @Test("a new identity appears, and one that is gone disappears once")
  func insertionAndRemoval() async throws {
    let probe = AppearanceProbe()
    let model = ListModel(["a", "b"])
    let driver = await show(Names(model: model, probe: probe))
    model.value = ["b", "d"]
    await driver.settle()
    expectEqual(driver.labels, ["b", "d"])
    expectEqual(probe.appeared, ["a": 1, "b": 1, "d": 1])
    expectEqual(probe.disappeared, ["a": 1])
  }

  @Test("rows appear at each entry, disappear when they leave, and keep their state")
  func scrolling() async throws {
    let probe = AppearanceProbe()
    let names = (0..<100).map { "row \($0)" }
    let driver = await show(List(names, id: \.self) { ProbedRow($0, probe) })
    expectEqual(probe.appeared["row 0"], 1)
    await driver.scroll(by: CGVector(dx: 0, dy: 2000))
    await driver.settle()
    #expect(!driver.contains("row 0"))
    expectEqual(probe.disappeared["row 0"], 1)
    await driver.scroll(by: CGVector(dx: 0, dy: -100_000))
    await driver.settle()
    #expect(driver.contains("row 0"))
    expectEqual(probe.appeared["row 0"], 2)
  }

  private struct Growing: View {
    @ObservedObject var model: ListModel<Int>

    var body: some View {
      List(0..<50, id: \.self) { number in
        if number == 0 {
          VStack(spacing: 0) { ForEach(0..<model.value, id: \.self) { Text(verbatim: "line \($0)") } }
        } else {
          Text(verbatim: "row \(number)")
        }
      }
    }
  }

  @Test("a row that changes while it is scrolled out has its new height when it returns")
  func changeOffScreen() async throws {
    let model = ListModel(2)
    let driver = await show(Growing(model: model))
    await driver.scroll(by: CGVector(dx: 0, dy: 1000))
    await driver.settle()
    #expect(!driver.contains("line 0"))
    model.value = 6
    await driver.settle()
    await driver.scroll(by: CGVector(dx: 0, dy: -100_000))
    await driver.settle()
    await driver.scroll(by: CGVector(dx: 0, dy: -100_000))
    await driver.settle()
    try expectEqual(driver.frame(of: "line 5").midY - driver.frame(of: "line 0").midY, 80)
    #expect(try driver.frame(of: "row 1").minY > driver.frame(of: "line 5").maxY)
  }

  @Test("elements with equal identities are all shown")
  func duplicates() async throws {
    let driver = await show(List(["a", "a", "b"], id: \.self) { Text(verbatim: $0) })
    expectEqual(driver.labels, ["a", "a", "b"])
  }

  private struct Condition: View {
    @ObservedObject var model: ListModel<Bool>

    var body: some View {
      List {
        Text(verbatim: "first")
        if model.value { Text(verbatim: "second") }
        Text(verbatim: "third")
      }
    }
  }

  @Test("a condition inserts and removes its row")
  func condition() async throws {
    let model = ListModel(false)
    let driver = await show(Condition(model: model))
    expectEqual(driver.labels, ["first", "third"])
    model.value = true
    await driver.settle()
    expectEqual(driver.labels, ["first", "second", "third"])
    model.value = false
    await driver.settle()
    expectEqual(driver.labels, ["first", "third"])
  }

  @Test("elements without a view have no row, and elements with two views have two")
  func severalViews() async throws {
    let driver = await show(
      List {
        ForEach(0..<3) { number in
          if number != 1 {
            Text(verbatim: "\(number)a")
            Text(verbatim: "\(number)b")
          }
        }
      })
    expectEqual(driver.labels, ["0a", "0b", "2a", "2b"])
  }

  @Test("row insets replace those of the list")
  func rowInsets() async throws {
    let driver = await show(
      List {
        Text(verbatim: "far").listRowInsets(EdgeInsets(top: 0, leading: 80, bottom: 0, trailing: 0))
        Text(verbatim: "near").listRowInsets(EdgeInsets())
      })
    try expectEqual(driver.frame(of: "far").minX - driver.frame(of: "near").minX, 80)
  }

  @Test("a badge stands at the trailing edge, and 0 shows none")
  func badge() async throws {
    let driver = await show(
      List {
        Text(verbatim: "full").badge(3)
        Text(verbatim: "empty").badge(0)
      })
    expectEqual(driver.labels, ["full", "3", "empty"])
  }

  @Test("both spellings of a style set it")
  func styles() async throws {
    for driver in [
      await show(List { Text(verbatim: "a") }.listStyle(.plain)),
      await show(List { Text(verbatim: "a") }.listStyle(PlainListStyle())),
    ] {
      let view = try #require(driver.window.firstSubview(UICollectionView.self))
      expectEqual(view.backgroundColor, .systemBackground)
    }
  }

  @Test("a hidden background shows what is behind the list, and a disabled list does not scroll")
  func scrollModifiers() async throws {
    let driver = await show(
      List { Text(verbatim: "a") }.scrollContentBackground(.hidden).scrollDisabled(true))
    let view = try #require(driver.window.firstSubview(UICollectionView.self))
    expectEqual(view.backgroundColor, .clear)
    #expect(!view.isScrollEnabled)
  }

  @Test("a form is a list")
  func form() async throws {
    let driver = await show(Form { Section("title") { Text(verbatim: "a") } })
    expectEqual(driver.labels, ["TITLE", "a"])
  }

  private final class LiveCount {
    var value = 0
    var made = 0
  }

  /// An object that each background makes once, and that lives as long as the background.
  private final class Token: ObservableObject {
    private let count: LiveCount

    init(_ count: LiveCount) {
      self.count = count
      count.value += 1
      count.made += 1
    }

    deinit { count.value -= 1 }
  }

  private struct Holder: View {
    @StateObject private var token: Token

    init(_ count: LiveCount) { _token = StateObject(wrappedValue: Token(count)) }

    var body: some View {
      let _ = token
      Color.red
    }
  }

  private struct Backgrounds: View {
    @ObservedObject var model: ListModel<[Int]>
    let count: LiveCount

    var body: some View {
      List {
        ForEach(model.value, id: \.self) { Text(verbatim: "\($0)") }.listRowBackground(Holder(count))
      }
    }
  }

  @Test("a row's background goes when its row goes")
  func removedBackground() async throws {
    let count = LiveCount()
    let model = ListModel([0, 1])
    let driver = await show(Backgrounds(model: model, count: count))
    expectEqual(count.value, 2)
    for number in 2..<10 {
      model.value = [number, number + 1]
      await driver.settle()
      expectEqual(count.value, 2)
    }
    #expect(count.made > 8)
    model.value = []
    await driver.settle()
    expectEqual(count.value, 0)
  }
}
