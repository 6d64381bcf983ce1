import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct SceneStateTests {
  /// The calls of a transition in an app with scenes, in an app without, and the state afterwards.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: [InputEvent]
    let event: InputEvent
    let scenes: [String]
    let noScenes: [String]
    let state: UIScene.ActivationState
  }

  nonisolated static let rows = [
    Row(
      testDescription: "active to inactive", before: [], event: .active(false),
      scenes: ["sceneWillResignActive", "UISceneWillDeactivate", "UIApplicationWillResignActive"],
      noScenes: ["applicationWillResignActive", "UISceneWillDeactivate", "UIApplicationWillResignActive"],
      state: .foregroundInactive),
    Row(
      testDescription: "inactive to active", before: [.active(false)], event: .active(true),
      scenes: ["sceneDidBecomeActive", "UISceneDidActivate", "UIApplicationDidBecomeActive"],
      noScenes: ["applicationDidBecomeActive", "UISceneDidActivate", "UIApplicationDidBecomeActive"],
      state: .foregroundActive),
    Row(
      testDescription: "inactive to background", before: [.active(false)], event: .visible(false),
      scenes: [
        "sceneDidEnterBackground", "UISceneDidEnterBackground", "UIApplicationDidEnterBackground",
        "stateRestorationActivity",
      ],
      noScenes: ["applicationDidEnterBackground", "UISceneDidEnterBackground", "UIApplicationDidEnterBackground"],
      state: .background),
    Row(
      testDescription: "active to background", before: [], event: .visible(false),
      scenes: [
        "sceneWillResignActive", "UISceneWillDeactivate", "UIApplicationWillResignActive", "sceneDidEnterBackground",
        "UISceneDidEnterBackground", "UIApplicationDidEnterBackground", "stateRestorationActivity",
      ],
      noScenes: [
        "applicationWillResignActive", "UISceneWillDeactivate", "UIApplicationWillResignActive",
        "applicationDidEnterBackground", "UISceneDidEnterBackground", "UIApplicationDidEnterBackground",
      ],
      state: .background),
    Row(
      testDescription: "background to active", before: [.visible(false)], event: .visible(true),
      scenes: [
        "sceneWillEnterForeground", "UISceneWillEnterForeground", "UIApplicationWillEnterForeground",
        "sceneDidBecomeActive", "UISceneDidActivate", "UIApplicationDidBecomeActive",
      ],
      noScenes: [
        "applicationWillEnterForeground", "UISceneWillEnterForeground", "UIApplicationWillEnterForeground",
        "applicationDidBecomeActive", "UISceneDidActivate", "UIApplicationDidBecomeActive",
      ],
      state: .foregroundActive),
  ]

  @Test("a transition calls the delegate, then posts the scene's and the app's notification", arguments: rows)
  func transitions(row: Row) {
    for hasSceneDelegate in [true, false] {
      let stage = ApplicationStage(hasSceneDelegate: hasSceneDelegate)
      for event in row.before { stage.connection.send(event) }
      _ = stage.journal.take()
      stage.connection.send(row.event)
      expectEqual(stage.journal.take(), (hasSceneDelegate ? row.scenes : row.noScenes))
      expectEqual(stage.scene.activationState, row.state)
    }
  }

  @Test("a scene that ends resigns, enters the background, disconnects and is discarded")
  func end() {
    let stage = ApplicationStage()
    stage.connection.send(.visible(false))
    _ = stage.journal.take()
    stage.connection.disconnect()
    expectEqual(stage.journal.take(), ["sceneDidDisconnect", "UISceneDidDisconnect", "didDiscard 1"])
    #expect(stage.app.openSessions.isEmpty)
    expectEqual(stage.app.applicationState, .background)
    stage.connection.disconnect()
    #expect(stage.journal.take().isEmpty)
  }

  @Test("observers of messages are called once with each notification of the app and of the scene")
  func messages() {
    let stage = ApplicationStage()
    var calls: [String] = []
    let tokens = [
      NotificationCenter.default.addObserver(of: stage.app, for: .willEnterForeground) { _ in calls.append("app") },
      NotificationCenter.default.addObserver(of: stage.scene as UIScene, for: .willEnterForeground) { _ in
        calls.append("scene")
      },
      NotificationCenter.default.addObserver(of: UIApplication(), for: .willEnterForeground) { _ in
        calls.append("other app")
      },
    ]
    stage.connection.send(.visible(false))
    #expect(calls.isEmpty)
    stage.connection.send(.visible(true))
    expectEqual(calls, ["scene", "app"])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test("an app without scenes is notified of the end of its process")
  func termination() {
    let stage = ApplicationStage(hasSceneDelegate: false)
    stage.connection.disconnect()
    _ = stage.journal.take()
    stage.app.terminate()
    expectEqual(stage.journal.take(), ["applicationWillTerminate", "UIApplicationWillTerminate"])
  }

  @Test("an app is as active as the most active of its scenes, and posts only changes of that")
  func severalScenes() async throws {
    let stage = ApplicationStage()
    stage.supportMultipleScenes()
    #expect(stage.app.supportsMultipleScenes)
    stage.app.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    #expect(stage.requested.isEmpty)
    await stage.mainQueue()
    let other = try #require(stage.requested.first)
    expectEqual(stage.app.connectedScenes, [stage.scene, other.scene])
    expectEqual(stage.app.openSessions, [stage.scene.session, other.scene.session])
    _ = stage.journal.take()
    stage.connection.send(.visible(false))
    expectEqual(
      stage.journal.take(),
      [
        "sceneWillResignActive", "UISceneWillDeactivate", "sceneDidEnterBackground", "UISceneDidEnterBackground",
        "stateRestorationActivity",
      ])
    expectEqual(stage.app.applicationState, .active)
    other.send(.active(false))
    expectEqual(stage.app.applicationState, .inactive)
    other.disconnect()
    expectEqual(stage.app.applicationState, .background)
  }

  @Test("a request for an existing scene shows it, and continues the activity there")
  func activation() async {
    let stage = ApplicationStage()
    stage.connection.send(.visible(false))
    _ = stage.journal.take()
    let request = UISceneSessionActivationRequest(
      session: stage.scene.session, userActivity: NSUserActivity(activityType: "org.example.reading"))
    stage.app.activateSceneSession(for: request)
    #expect(stage.journal.entries.isEmpty)
    await stage.mainQueue()
    expectEqual(
      stage.journal.take(),
      [
        "sceneWillEnterForeground", "UISceneWillEnterForeground", "UIApplicationWillEnterForeground",
        "willContinue org.example.reading", "continue org.example.reading", "sceneDidBecomeActive",
        "UISceneDidActivate", "UIApplicationDidBecomeActive",
      ])
  }

  @Test("a host with a single scene refuses another one, and a discarded scene is not shown again")
  func refusal() async {
    let stage = ApplicationStage()
    var errors: [UISceneError?] = []
    #expect(!stage.app.supportsMultipleScenes)
    stage.app.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { errors.append($0 as? UISceneError) }
    await stage.mainQueue()
    expectEqual(errors, [UISceneError(.multipleScenesNotSupported)])
    var ends = 0
    stage.connection.onEnd = { ends += 1 }
    let session = stage.scene.session
    stage.app.requestSceneSessionDestruction(session, options: nil) { errors.append($0 as? UISceneError) }
    await stage.mainQueue()
    expectEqual(ends, 1)
    expectEqual(stage.journal.take().suffix(3), ["sceneDidDisconnect", "UISceneDidDisconnect", "didDiscard 1"])
    stage.app.requestSceneSessionDestruction(session, options: nil) { errors.append($0 as? UISceneError) }
    stage.app.requestSceneSessionActivation(session, userActivity: nil, options: nil) {
      errors.append($0 as? UISceneError)
    }
    await stage.mainQueue()
    expectEqual(errors.dropFirst(), [UISceneError(.requestDenied), UISceneError(.requestDenied)])
    expectEqual(ends, 1)
  }

  @Test("an open background task expires in the background, an ended one does not, and none begins there")
  func backgroundTasks() {
    let stage = ApplicationStage()
    let journal = stage.journal
    let open = stage.app.beginBackgroundTask(withName: "open") { journal.add("open expired") }
    let ended = stage.app.beginBackgroundTask { journal.add("ended expired") }
    #expect(open != ended)
    #expect(open != .invalid)
    expectEqual(stage.app.backgroundTimeRemaining, .greatestFiniteMagnitude)
    stage.app.endBackgroundTask(ended)
    stage.connection.send(.visible(false))
    expectEqual(journal.take().filter { $0.hasSuffix("expired") }, ["open expired"])
    expectEqual(stage.app.backgroundTimeRemaining, 0)
    expectEqual(stage.app.beginBackgroundTask(), .invalid)
    stage.connection.send(.visible(true))
    stage.connection.send(.visible(false))
    #expect(!journal.entries.contains("open expired"))
  }
}
