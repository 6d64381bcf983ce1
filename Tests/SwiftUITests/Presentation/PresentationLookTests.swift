import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Looks of presentations")
struct PresentationLookTests {
  private struct Sheet<Inside: View>: View {
    @State private var isShown = true
    let content: Inside

    var body: some View { Text(verbatim: "below").sheet(isPresented: $isShown) { content } }
  }

  private struct Popover<Inside: View>: View {
    @State private var isShown = true
    let content: Inside

    var body: some View { Text(verbatim: "below").popover(isPresented: $isShown) { content } }
  }

  private func presented(_ view: some View) async throws -> UIViewController {
    let showing = await Showing(view)
    await showing.driver.settle()
    return try #require(showing.controller.presentedViewController)
  }

  private func sheet(_ content: some View) async throws -> UISheetPresentationController {
    try #require(try await presented(Sheet(content: content)).sheetPresentationController)
  }

  private let inside = Text(verbatim: "inside")

  @Test("the radius of the corners is that of the content; nil is that of the system")
  func corners() async throws {
    try await expectEqual(sheet(inside).preferredCornerRadius, nil)
    try await expectEqual(sheet(inside.presentationCornerRadius(30)).preferredCornerRadius, 30)
    try await expectEqual(
      sheet(VStack { inside.presentationCornerRadius(nil) }.presentationCornerRadius(8)).preferredCornerRadius, 8)
  }

  @Test("the views behind can be used up to a height")
  func interaction() async throws {
    let content = inside.presentationDetents([.medium, .large])
    try await expectEqual(sheet(content).largestUndimmedDetentIdentifier, nil)
    try await expectEqual(
      sheet(content.presentationBackgroundInteraction(.enabled)).largestUndimmedDetentIdentifier, .large)
    try await expectEqual(
      sheet(content.presentationBackgroundInteraction(.enabled(upThrough: .medium))).largestUndimmedDetentIdentifier,
      .medium)
    try await expectEqual(
      sheet(content.presentationBackgroundInteraction(.disabled)).largestUndimmedDetentIdentifier, nil)
  }

  @Test("a swipe in the content grows the sheet first, unless the content scrolls")
  func contentInteraction() async throws {
    try await expectEqual(sheet(inside).prefersScrollingExpandsWhenScrolledToEdge, true)
    try await expectEqual(
      sheet(inside.presentationContentInteraction(.scrolls)).prefersScrollingExpandsWhenScrolledToEdge, false)
    try await expectEqual(
      sheet(inside.presentationContentInteraction(.resizes)).prefersScrollingExpandsWhenScrolledToEdge, true)
  }

  @Test("the background is that of the content")
  func background() async throws {
    try await expectEqual(presented(Sheet(content: inside)).view.backgroundColor, .systemBackground)
    try await expectEqual(
      presented(Sheet(content: inside.presentationBackground(.red))).view.backgroundColor, .systemRed)
  }

  @Test("a popover is a sheet on a phone, unless its content keeps it")
  func popover() async throws {
    func style(_ content: some View) async throws -> UIModalPresentationStyle {
      try #require(try await presented(Popover(content: content)).presentationController).adaptivePresentationStyle
    }
    try await expectEqual(style(inside), .pageSheet)
    try await expectEqual(style(inside.presentationCompactAdaptation(.popover)), UIModalPresentationStyle.none)
    try await expectEqual(style(inside.presentationCompactAdaptation(.none)), UIModalPresentationStyle.none)
    try await expectEqual(
      style(inside.presentationCompactAdaptation(horizontal: .fullScreenCover, vertical: .popover)), .fullScreen)
  }

  @Test("a sheet covers the screen of a phone if its content says so")
  func cover() async throws {
    try await expectEqual(
      presented(Sheet(content: inside.presentationCompactAdaptation(.fullScreenCover))).modalPresentationStyle,
      .fullScreen)
  }
}
