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

  private func opened(
    _ presenter: Presenter, rightToLeft: Bool = false
  ) async throws -> (driver: Driver, popover: UIPopoverPresentationController) {
    let driver = await show(
      presenter.environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight), idiom: .pad,
      size: CGSize(width: 1024, height: 768))
    try await driver.tap("Open")
    await driver.settle()
    let presented = try #require(driver.window.rootViewController?.presentedViewController)
    return (driver, try #require(presented.popoverPresentationController))
  }

  @Test("without a place a popover is beside the bounds of its view, where there is space")
  func plain() async throws {
    let (driver, popover) = try await opened(Presenter())
    expectEqual(popover.permittedArrowDirections, .any)
    #expect(driver.contains("inside"))
  }

  @Test(
    "the arrow is at the edge of the anchor that is asked for",
    arguments: [
      (Edge.top, false, UIPopoverArrowDirection.down), (.bottom, false, .up), (.leading, false, .right),
      (.trailing, false, .left), (.leading, true, .left), (.trailing, true, .right),
    ])
  func edges(edge: Edge, rightToLeft: Bool, direction: UIPopoverArrowDirection) async throws {
    let (driver, popover) = try await opened(Presenter(edge: edge), rightToLeft: rightToLeft)
    expectEqual(popover.arrowDirection, direction)
    let (inside, source) = (try driver.frame(of: "inside"), try driver.frame(of: "Open"))
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
    expectEqual(try await opened(Presenter(anchor: .rect(.rect(rect)))).popover.sourceRect, rect)
    let point = try await opened(Presenter(anchor: .point(.bottomTrailing))).popover
    expectEqual(point.sourceRect.size, .zero)
    let bounds = try #require(point.sourceView).bounds
    expectEqual(point.sourceRect.origin, CGPoint(x: bounds.maxX, y: bounds.maxY))
    let mirrored = try await opened(Presenter(anchor: .point(.bottomTrailing)), rightToLeft: true).popover
    expectEqual(mirrored.sourceRect.origin, CGPoint(x: bounds.minX, y: bounds.maxY))
  }
}
