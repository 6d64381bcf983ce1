import Expectations
import PergolaStoreKit
import PergolaSwiftUI
import PergolaTesting
import Testing

@MainActor @Suite("Requests for reviews") struct ReviewRequestTests {
  private struct Screen: View {
    @Environment(\.requestReview) private var requestReview

    var body: some View { Button("Rate") { requestReview() } }
  }

  @Test("each request is counted, and shows nothing")
  func scenes() async throws {
    let driver = Driver(showing: UIViewController())
    expectEqual(driver.system.reviewRequests, 0)
    let scene = try #require(driver.window.windowScene)
    let text = driver.text
    SKStoreReviewController.requestReview(in: scene)
    AppStore.requestReview(in: scene)
    driver.system.perform { SKStoreReviewController.requestReview() }
    await driver.settle()
    expectEqual(driver.system.reviewRequests, 3)
    expectEqual(driver.text, text)
  }

  @Test("a view asks by the action of its environment, in the system of its app")
  func environment() async throws {
    let drivers = [0, 1].map { _ in Driver(showing: UIHostingController(rootView: Screen())) }
    try await drivers[0].tap("Rate")
    await drivers[0].settle()
    expectEqual(drivers.map(\.system.reviewRequests), [1, 0])
  }
}
