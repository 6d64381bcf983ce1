import Expectations
import PergolaTesting
import SwiftUI
import Testing

/// A page that shows its size class, and goes away by a button.
private struct Leavable: View {
  let name: String
  @Environment(\.dismiss) private var dismiss
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    Text(verbatim: "\(name) \(sizeClass == .regular ? "regular" : "compact")")
    Button("Leave \(name)") { dismiss() }
  }
}

/// A sheet with a split view.
private struct SplitSheet: View {
  @State private var isShown = true

  var body: some View {
    Text(verbatim: isShown ? "open" : "closed")
      .fullScreenCover(isPresented: $isShown) {
        NavigationSplitView {
          Leavable(name: "sidebar")
        } detail: {
          Leavable(name: "detail")
        }
      }
  }
}

/// A sheet from the sidebar.
private struct SidebarSheet: View {
  @State private var isShown = false

  var body: some View {
    NavigationSplitView {
      VStack {
        Leavable(name: "sidebar")
        Button("Settings") { isShown = true }
      }
      .fullScreenCover(isPresented: $isShown) { Leavable(name: "sheet") }
    } detail: {
      Leavable(name: "detail")
    }
  }
}

@MainActor @Suite("Presentations around and over split views")
struct SplitPresentationTests {
  private static let wide = CGSize(width: 1_180, height: 820)
  private static let narrow = CGSize(width: 390, height: 844)

  @Test("a column of a presented split view dismisses it", arguments: ["sidebar", "detail"])
  func dismissal(column: String) async throws {
    let showing = await Showing(SplitSheet(), size: Self.wide)
    try await showing.driver.tap(.text("Leave \(column)"))
    await showing.driver.settle()
    #expect(showing.driver.contains("closed"))
  }

  @Test("the first column of a presented stack of columns dismisses it")
  func dismissalOfStack() async throws {
    let showing = await Showing(SplitSheet(), size: Self.narrow)
    try await showing.driver.tap("Leave sidebar")
    await showing.driver.settle()
    #expect(showing.driver.contains("closed"))
  }

  @Test("a page in front of a column has the size class of the split view")
  func sizeClasses() async throws {
    let showing = await Showing(SidebarSheet(), size: Self.wide)
    #expect(showing.driver.contains("sidebar compact"))
    #expect(showing.driver.contains("detail regular"))
    try await showing.driver.tap("Settings")
    await showing.driver.settle()
    #expect(showing.driver.contains("sheet regular"))
  }

  @Test("lists of a middle column are plain, but not its forms, and not lists with a style")
  func styles() async {
    func color<Content: View>(_ content: Content) async -> UIColor? {
      let showing = await Showing(
        NavigationSplitView {
          Text(verbatim: "sidebar")
        } content: {
          content
        } detail: {
          Text(verbatim: "detail")
        }, size: Self.wide)
      return showing.views(UICollectionView.self).first?.backgroundColor
    }
    expectEqual(await color(List { Text(verbatim: "row") }), .systemBackground)
    expectEqual(await color(Form { Text(verbatim: "row") }), .systemGroupedBackground)
    expectEqual(await color(List { Text(verbatim: "row") }.listStyle(.insetGrouped)), .systemGroupedBackground)
    expectEqual(await color(List { Text(verbatim: "row") }.listStyle(.automatic)), .systemBackground)
  }
}
