import Expectations
import PergolaTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Popovers")
struct PopoverTests {
  private struct Presenter: View {
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    var edge: Edge?
    @State private var isPresented = false

    var body: some View {
      Button("Open") { isPresented = true }
        .frame(width: 200, height: 100)
        .popover(isPresented: $isPresented, attachmentAnchor: anchor, arrowEdge: edge) { Text("inside").padding() }
    }
  }

  /// A popover, with the frame of its source, which it covers for users.
  private struct Opened {
    let driver: Driver
    let source: CGRect
    let popover: UIPopoverPresentationController
  }

  private func opened(
    _ presenter: Presenter, rightToLeft: Bool = false
  ) async throws -> Opened {
    let view = presenter.environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
    let driver = Driver(
      showing: UIHostingController(rootView: view), size: CGSize(width: 1024, height: 768), idiom: .pad)
    await driver.settle()
    let source = try driver.frame(of: "Open")
    try await driver.tap("Open")
    await driver.settle()
    let presented = try #require(driver.window.rootViewController?.presentedViewController)
    return Opened(driver: driver, source: source, popover: try #require(presented.popoverPresentationController))
  }

  @Test("without a place a popover is beside the bounds of its view, where there is space")
  func plain() async throws {
    let opened = try await opened(Presenter())
    expectEqual(opened.popover.permittedArrowDirections, .any)
    #expect(opened.popover.sourceRect.isNull, "The popover follows the bounds.")
    #expect(opened.driver.contains("inside"))
  }

  @Test(
    "the arrow is at the edge of the anchor that is asked for",
    arguments: [
      (Edge.top, false, UIPopoverArrowDirection.down), (.bottom, false, .up), (.leading, false, .right),
      (.trailing, false, .left), (.leading, true, .left), (.trailing, true, .right),
    ])
  func edges(edge: Edge, rightToLeft: Bool, direction: UIPopoverArrowDirection) async throws {
    let opened = try await opened(Presenter(edge: edge), rightToLeft: rightToLeft)
    expectEqual(opened.popover.arrowDirection, direction)
    let (inside, source) = (try opened.driver.frame(of: "inside"), opened.source)
    switch direction {
    case .down: #expect(inside.maxY < source.minY)
    case .up: #expect(inside.minY > source.maxY)
    case .right: #expect(inside.maxX < source.minX)
    default: #expect(inside.minX > source.maxX)
    }
  }

  @Test("an anchor is a rectangle of the view, or a point as fractions of its size")
  func anchors() async throws {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    let inside = try await opened(Presenter(anchor: .rect(.rect(rect))))
    expectEqual(inside.popover.sourceRect, rect)
    for rightToLeft in [false, true] {
      let corner = try await opened(Presenter(anchor: .point(.bottomTrailing)), rightToLeft: rightToLeft)
      let bounds = try #require(corner.popover.sourceView).bounds
      expectEqual(
        corner.popover.sourceRect,
        CGRect(x: rightToLeft ? bounds.minX : bounds.maxX, y: bounds.maxY, width: 0, height: 0))
    }
  }
}
