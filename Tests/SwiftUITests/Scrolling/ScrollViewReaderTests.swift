import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Scrolling to an identity")
struct ScrollViewReaderTests {
  @MainActor final class Handle { var proxy: ScrollViewProxy? }

  private func show(_ view: some View) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 390, height: 300))
    await driver.settle()
    return driver
  }

  @Test("a list scrolls to a row that does not exist yet")
  func list() async throws {
    let handle = Handle()
    let driver = await show(
      ScrollViewReader { proxy in
        let _ = handle.proxy = proxy
        List(0..<500, id: \.self) { Text(verbatim: "row \($0)") }
      })
    #expect(!driver.contains("row 300"))
    handle.proxy?.scrollTo(300, anchor: .top)
    await driver.settle()
    #expect(driver.contains("row 300"))
  }

  @Test("a lazy stack scrolls to a row that does not exist yet")
  func lazyStack() async throws {
    let handle = Handle()
    let driver = await show(
      ScrollViewReader { proxy in
        let _ = handle.proxy = proxy
        ScrollView { LazyVStack { ForEach(0..<500, id: \.self) { Text(verbatim: "row \($0)") } } }
      })
    #expect(!driver.contains("row 300"))
    handle.proxy?.scrollTo(300, anchor: .top)
    await driver.settle()
    #expect(driver.contains("row 300"))
  }

  @Test("without an anchor the content moves as little as possible, and not for what is visible")
  func leastMovement() async throws {
    let handle = Handle()
    let driver = await show(
      ScrollViewReader { proxy in
        let _ = handle.proxy = proxy
        ScrollView { VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text(verbatim: "row \($0)") } } }
      })
    let view = try #require(driver.window.firstSubview(UIScrollView.self))
    let length = view.bounds.height
    handle.proxy?.scrollTo(3)
    await driver.settle()
    expectEqual(view.contentOffset.y, 0)
    handle.proxy?.scrollTo(50)
    await driver.settle()
    expectEqual(view.contentOffset.y, 51 * 16 - length)
    handle.proxy?.scrollTo(10)
    await driver.settle()
    expectEqual(view.contentOffset.y, 160)
    handle.proxy?.scrollTo(20, anchor: .top)
    await driver.settle()
    expectEqual(view.contentOffset.y, 320)
  }

  @Test("an unknown identity does nothing")
  func unknown() async throws {
    let handle = Handle()
    let driver = await show(
      ScrollViewReader { proxy in
        let _ = handle.proxy = proxy
        List(0..<50, id: \.self) { Text(verbatim: "row \($0)") }
      })
    handle.proxy?.scrollTo("nowhere")
    await driver.settle()
    #expect(driver.contains("row 0"))
  }
}
