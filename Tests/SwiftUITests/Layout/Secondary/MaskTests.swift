import Expectations
import Foundation
import PergolaTesting
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite("Masks")
struct MaskTests {
  @Test("a mask is proposed the size of the view, is aligned with it, and does not change it")
  func layout() async {
    let (area, mask) = (LayoutProbe(50, 20), LayoutProbe(10, 10))
    let driver = await layOut(Area(area).mask(alignment: .topTrailing) { Area(mask) })
    expectEqual(area.frame, CGRect(x: 125, y: 90, width: 50, height: 20))
    expectEqual(mask.frame, CGRect(x: 165, y: 90, width: 10, height: 10))
    let flexible = LayoutProbe()
    let other = await layOut(Area(area).mask(Area(flexible)))
    expectEqual(flexible.frame, area.frame)
    withExtendedLifetime((driver, other)) {}
  }

  @Test("the text of a mask is not visible or read, and that of the view is")
  func text() async {
    let shown = await Showing(Text(verbatim: "seen").mask { Text(verbatim: "mask") })
    expectEqual(shown.driver.labels, ["seen"])
  }

  @Test("without views a mask hides the view")
  func empty() async throws {
    let shown = await Showing(Text(verbatim: "seen").mask { EmptyView() })
    let wrapper = try #require(shown.label?.superview)
    #expect(wrapper.mask != nil)
  }

  @Test("a view with a mask can be used")
  func touches() async throws {
    var taps = 0
    let shown = await Showing(Button("Press") { taps += 1 }.mask { Rectangle() })
    try await shown.driver.tap("Press")
    expectEqual(taps, 1)
  }

  #if Image
    private struct Half: View {
      @State private var isLeft = true

      var body: some View {
        VStack(spacing: 0) {
          Rectangle().fill(.red).frame(width: 40, height: 40)
            .mask(alignment: isLeft ? .leading : .trailing) { Rectangle().frame(width: 20) }
          Button("Switch") { isLeft.toggle() }
        }
      }
    }

    private struct Expected: View {
      let isLeft: Bool

      var body: some View {
        VStack(spacing: 0) {
          Rectangle().fill(.red).frame(width: 20, height: 40)
            .frame(width: 40, alignment: isLeft ? .leading : .trailing)
          Button("Switch") {}
        }
      }
    }

    @Test("a view is drawn where its mask is opaque, also after a change of the mask")
    func drawing() async throws {
      let size = CGSize(width: 100, height: 100)
      let shown = await Showing(Half(), size: size)
      try await expectEqual(
        shown.driver.png(scale: 1), Showing(Expected(isLeft: true), size: size).driver.png(scale: 1))
      try await shown.driver.tap("Switch")
      await shown.driver.settle()
      try await expectEqual(
        shown.driver.png(scale: 1), Showing(Expected(isLeft: false), size: size).driver.png(scale: 1))
    }
  #endif
}
