import Expectations
import PergolaTesting
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite("Spaces in bars")
struct ToolbarSpacerTests {
  private func driver(_ sizing: SpacerSizing?) async -> Driver {
    await show(
      NavigationStack {
        Text(verbatim: "content").toolbar {
          ToolbarItem(placement: .bottomBar) { Button("Left") {} }
          if let sizing { ToolbarSpacer(sizing, placement: .bottomBar) }
          ToolbarItem(placement: .bottomBar) { Button("Right") {} }
        }
      })
  }

  @Test("a flexible space puts items to both ends, a fixed one a little apart")
  func spaces() async throws {
    func distance(_ driver: Driver) throws -> CGFloat {
      try driver.frame(of: "Right").minX - driver.frame(of: "Left").maxX
    }
    let none = try await distance(driver(nil))
    let (fixed, flexible) = (try await distance(driver(.fixed)), try await distance(driver(.flexible)))
    #expect(fixed > none)
    #expect(flexible > fixed + 100)
  }

  @Test("what hosts do not have leaves the view as it is")
  func absent() async {
    struct Screen: View {
      @Namespace private var space
      var body: some View {
        Text(verbatim: "content")
          .statusBarHidden()
          .persistentSystemOverlays(.hidden)
          .matchedTransitionSource(id: 1, in: space)
          .matchedTransitionSource(id: 2, in: space) { $0.clipShape(RoundedRectangle(cornerRadius: 8)) }
          .navigationTransition(.zoom(sourceID: 1, in: space))
      }
    }
    let driver = await show(Screen())
    #expect(driver.contains("content"))
  }
}
