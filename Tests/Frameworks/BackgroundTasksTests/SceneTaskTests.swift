import Expectations
import Foundation
import PergolaBackgroundTasks
import PergolaSwiftUI
import PergolaSystem
import PergolaTesting
import Synchronization
import Testing

/// The calls of the app's action, of the test that runs.
private let actions = Mutex<[String]>([])

private struct RefreshingApp: App {
  var body: some Scene {
    WindowGroup { Text("Home") }
      .backgroundTask(.appRefresh("quick")) { actions.withLock { $0.append("quick") } }
      .backgroundTask(.appRefresh("long")) {
        try? await Task.sleep(for: .seconds(600))
        actions.withLock { $0.append(Task.isCancelled ? "canceled" : "done") }
      }
  }
}

@MainActor @Suite("Background tasks of a scene in SwiftUI", .serialized)
struct SceneTaskTests {
  private let driver = Driver(app: RefreshingApp.self)
  private var player: BackgroundTasks { driver.system.backgroundTasks }

  private func launch(_ identifier: String) throws {
    actions.withLock { $0 = [] }
    player.isAvailable = true
    try driver.system.perform { try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: identifier)) }
    #expect(player.launch(identifier))
  }

  @Test("The action runs when its task is launched, and its return ends the task")
  func launch() async throws {
    try launch("quick")
    try await driver.settle(until: { player.results == ["quick": true] })
    expectEqual(actions.withLock { $0 }, ["quick"])
  }

  @Test("The expiration cancels the action, and the task has no success")
  func expiration() async throws {
    try launch("long")
    await driver.settle()
    expectEqual(player.running, ["long"])
    player.expire("long")
    try await driver.settle(until: { player.results == ["long": false] })
    expectEqual(actions.withLock { $0 }, ["canceled"])
  }
}
