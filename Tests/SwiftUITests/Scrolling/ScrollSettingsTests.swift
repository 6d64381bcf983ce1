import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Settings of scroll views")
struct ScrollSettingsTests {
  private func indicators(_ view: some View) async throws -> [Bool] {
    let scrollView = try #require(await Showing(view).views(UIScrollView.self).first)
    return [scrollView.showsHorizontalScrollIndicator, scrollView.showsVerticalScrollIndicator]
  }

  @Test("indicators are visible unless they are hidden, along the axes that are named")
  func indicators() async throws {
    let view = ScrollView { Text(verbatim: "a") }
    try await expectEqual(indicators(view), [true, true])
    try await expectEqual(indicators(view.scrollIndicators(.hidden)), [false, false])
    try await expectEqual(indicators(view.scrollIndicators(.never, axes: .vertical)), [true, false])
    try await expectEqual(indicators(view.scrollIndicators(.hidden, axes: .horizontal)), [false, true])
    try await expectEqual(indicators(view.scrollIndicators(.automatic).scrollIndicators(.hidden)), [true, true])
    try await expectEqual(indicators(List { Text(verbatim: "a") }.scrollIndicators(.hidden)), [false, false])
  }

  @Test("a scroll view that was created without indicators stays without")
  func ownIndicators() async throws {
    let view = ScrollView(showsIndicators: false) { Text(verbatim: "a") }
    try await expectEqual(indicators(view), [false, false])
    try await expectEqual(indicators(view.scrollIndicators(.visible)), [false, false])
  }

  @Test("scrolling ends editing, except in text editors, unless a mode is set")
  func modes() async throws {
    func mode(_ view: some View) async throws -> UIScrollView.KeyboardDismissMode {
      try #require(await Showing(view).views(UIScrollView.self).first).keyboardDismissMode
    }
    let scroll = ScrollView { Text(verbatim: "a") }
    try await expectEqual(mode(scroll), .onDrag)
    try await expectEqual(mode(scroll.scrollDismissesKeyboard(.never)), .none)
    try await expectEqual(mode(scroll.scrollDismissesKeyboard(.immediately)), .onDrag)
    try await expectEqual(mode(scroll.scrollDismissesKeyboard(.interactively)), .interactive)
    try await expectEqual(mode(List { Text(verbatim: "a") }), .onDrag)
    try await expectEqual(mode(List { Text(verbatim: "a") }.scrollDismissesKeyboard(.never)), .none)
    let editor = TextEditor(text: .constant("a"))
    try await expectEqual(mode(editor), .none)
    try await expectEqual(mode(editor.scrollDismissesKeyboard(.immediately)), .onDrag)
  }

  @Test("content bounces along the axes that scroll, unless that depends on its size")
  func bounces() async throws {
    func bounces(_ view: some View) async throws -> [Bool] {
      let view = try #require(await Showing(view).views(UIScrollView.self).first)
      return [view.alwaysBounceHorizontal, view.alwaysBounceVertical]
    }
    let view = ScrollView([.horizontal, .vertical]) { Text(verbatim: "a") }
    try await expectEqual(bounces(view), [true, true])
    try await expectEqual(bounces(view.scrollBounceBehavior(.basedOnSize)), [true, false])
    try await expectEqual(bounces(view.scrollBounceBehavior(.basedOnSize, axes: .horizontal)), [false, true])
    try await expectEqual(bounces(view.scrollBounceBehavior(.always).scrollBounceBehavior(.basedOnSize)), [true, true])
    try await expectEqual(bounces(ScrollView(.horizontal) { Text(verbatim: "a") }), [true, false])
    let list = List { Text(verbatim: "a") }
    try await expectEqual(bounces(list), [false, true])
    try await expectEqual(bounces(list.scrollBounceBehavior(.basedOnSize)), [false, false])
  }

  @Test("a scroll view cuts its content off unless that is disabled")
  func clip() async throws {
    func clips(_ view: some View) async throws -> Bool {
      try #require(await Showing(view).views(UIScrollView.self).first).clipsToBounds
    }
    let view = ScrollView { Text(verbatim: "a") }
    try await expectEqual(clips(view), true)
    try await expectEqual(clips(view.scrollClipDisabled()), false)
    try await expectEqual(clips(view.scrollClipDisabled(false).scrollClipDisabled()), true)
  }
}
