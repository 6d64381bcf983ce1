import Expectations
import PergolaTesting
import Testing

@testable import SwiftUI

@MainActor private final class LinkModel: ObservableObject {
  @Published var selection: Int?
  @Published var isActive = false
  @Published var numbers = Array(1...5)
  var log: [String] = []
}

private struct Links: View {
  @ObservedObject var model: LinkModel

  var body: some View {
    NavigationView {
      List(model.numbers, id: \.self) { number in
        NavigationLink(destination: Detail(number: number, model: model), tag: number, selection: $model.selection) {
          Text(verbatim: "row \(number)")
        }
      }
    }
  }
}

private struct Detail: View {
  let number: Int
  let model: LinkModel
  @State private var count = 0

  var body: some View {
    Text(verbatim: "detail \(number)")
      .onAppear { model.log.append("\(number) appears") }
      .onDisappear { model.log.append("\(number) disappears") }
  }
}

private struct ActiveLink: View {
  @ObservedObject var model: LinkModel

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(destination: Text(verbatim: "active page"), isActive: $model.isActive) {
          Text(verbatim: "active")
        }
        NavigationLink {
          Text(verbatim: "plain page")
        } label: {
          Text(verbatim: "plain")
        }
      }
    }
  }
}

@MainActor @Suite("Navigation links")
struct NavigationLinkTests {
  private let model = LinkModel()

  private func show(_ view: some View) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 390, height: 844))
    await driver.settle()
    return driver
  }

  @Test("a selected tag pushes its page, and the same value again changes nothing")
  func selection() async {
    let driver = await show(Links(model: model))
    model.selection = 2
    await driver.settle()
    #expect(driver.contains("detail 2"))
    expectEqual(model.log, ["2 appears"])
    model.selection = 2
    await driver.settle()
    expectEqual(model.log, ["2 appears"])
  }

  @Test("another tag replaces the page, and the list is one step below")
  func replacement() async {
    let driver = await show(Links(model: model))
    model.selection = 1
    await driver.settle()
    model.selection = 3
    await driver.settle()
    #expect(driver.contains("detail 3"))
    expectEqual(model.selection, 3)
    expectEqual(model.log.filter { $0 == "1 disappears" }.count, 1)
    await driver.press(.escape)
    await driver.settle()
    #expect(driver.contains("row 1"))
    #expect(model.selection == nil)
  }

  @Test("a tap on a row writes the tag of its link")
  func tap() async throws {
    let driver = await show(Links(model: model))
    try await driver.tap("row 4")
    await driver.settle()
    expectEqual(model.selection, 4)
    #expect(driver.contains("detail 4"))
  }

  @Test("a tag that no link has pushes nothing, and the selection stays")
  func unknownTag() async {
    let driver = await show(Links(model: model))
    model.selection = 99
    await driver.settle()
    #expect(driver.contains("row 1"))
    expectEqual(model.selection, 99)
  }

  @Test("a link in a row that was never shown is activated")
  func unrealisedRow() async {
    model.numbers = Array(1...1000)
    let driver = await show(Links(model: model))
    model.selection = 500
    await driver.settle()
    #expect(driver.contains("detail 500"))
  }

  @Test("a page is popped when its element leaves the data, and the selection is nil")
  func removedElement() async {
    let driver = await show(Links(model: model))
    model.selection = 2
    await driver.settle()
    model.numbers = [1, 3]
    await driver.settle()
    #expect(driver.contains("row 1"))
    #expect(model.selection == nil)
  }

  @Test("a link is shown while its value is true, and going back sets false")
  func isActive() async {
    let driver = await show(ActiveLink(model: model))
    model.isActive = true
    await driver.settle()
    #expect(driver.contains("active page"))
    await driver.press(.escape)
    await driver.settle()
    #expect(!model.isActive)
    #expect(driver.contains("active"))
  }

  @Test("a link outside of a list pushes when it is tapped, again after going back")
  func plain() async throws {
    let driver = await show(ActiveLink(model: model))
    for _ in 0..<2 {
      try await driver.tap("plain")
      await driver.settle()
      #expect(driver.contains("plain page"))
      await driver.press(.escape)
      await driver.settle()
      #expect(driver.contains("plain"))
    }
  }

  private struct InnerLinks: View {
    @ObservedObject var names: ListModel<String?>

    var body: some View {
      List(0..<60, id: \.self) { number in
        NavigationLink(
          destination: Text(verbatim: "inner detail \(number)"), tag: "tag \(number)", selection: $names.value
        ) { Text(verbatim: "inner row \(number)") }
      }
    }
  }

  private struct OuterLink: View {
    @ObservedObject var model: LinkModel
    let names: ListModel<String?>

    var body: some View {
      NavigationView {
        NavigationLink(destination: InnerLinks(names: names), isActive: $model.isActive) { Text(verbatim: "outer") }
      }
    }
  }

  @Test("the search for the link of a tag ends with its page, and the next page searches again")
  func searchesOfPoppedPages() async throws {
    let names = ListModel<String?>(nil)
    let driver = Driver(
      showing: UIHostingController(rootView: OuterLink(model: model, names: names)),
      size: CGSize(width: 390, height: 400))
    await driver.settle()
    model.isActive = true
    await driver.settle()
    names.value = "nowhere"
    await driver.settle()
    let navigation = try #require(driver.window.firstNavigation)
    let stack = try #require(navigation.delegate as? PageStack)
    #expect(stack.lastSearch != nil)
    model.isActive = false
    await driver.settle()
    #expect(stack.lastSearch == nil)
    #expect(stack.searches.isEmpty)
    names.value = "tag 50"
    model.isActive = true
    await driver.settle()
    #expect(driver.contains("inner detail 50"))
  }

  @Test(
    "in a row a link takes the width of the content, with its label at the leading edge; elsewhere that of its label")
  func width() async throws {
    let (wide, narrow) = (LayoutProbe(), LayoutProbe())
    let driver = Driver(
      showing: UIHostingController(
        rootView: NavigationStack {
          List {
            NavigationLink("One") { Text(verbatim: "page") }.background(Area(wide))
            Text(verbatim: "Two")
          }
          NavigationLink("Three") { Text(verbatim: "page") }.background(Area(narrow))
        }), size: CGSize(width: 320, height: 600))
    await driver.settle()
    let (one, two) = (try driver.frame(of: .text("One")), try driver.frame(of: .text("Two")))
    expectEqual(one.minX, two.minX)
    expectEqual(wide.frame.minX, two.minX)
    // The indicator of 14 points and its margins stand beside the content.
    #expect(wide.frame.width > 220)
    #expect(narrow.frame.width < 60)
  }
}
