import Expectations
import RenderTree
import Testing
import UIKitCore

@testable import PergolaUIKit

/// Instances of an app as a host asks for them.
@MainActor @Suite struct SessionTests {
  final class Delegate: UIResponder, UIApplicationDelegate {}

  private func connect(_ application: any HostedApplication) throws -> SceneConnection {
    let configuration = SceneConfiguration(
      size: CGSize(width: 320, height: 480), textEngine: MonospaceTextEngine(), time: .stepped)
    return try #require(application.connectScene(configuration) as? SceneConnection)
  }

  @Test("each session has an application and a delegate of its own, apart from those of the process")
  func sessions() throws {
    let process = RunningApplication(delegateClass: Delegate.self)
    let sessions = [process.makeSession(), process.makeSession(), process.makeSession().makeSession()]
    let connections = try sessions.map(connect)
    let apps = connections.map { connection in connection.perform { UIApplication.shared } }
    expectEqual(Set(apps.map(ObjectIdentifier.init)).count, 3)
    expectEqual(Set(apps.compactMap { $0.delegate.map { ObjectIdentifier($0) } }).count, 3)
    #expect(!apps.contains { $0 === UIApplication.shared })
    for session in sessions { session.terminate() }
    expectEqual(connections.map(\.scene.activationState), [.unattached, .unattached, .unattached])
  }

  @Test("the tabs of a session are scenes of one application")
  func tabs() throws {
    let session = RunningApplication(delegateClass: Delegate.self).makeSession()
    let (first, second) = (try connect(session), try connect(session))
    let app = first.perform { UIApplication.shared }
    #expect(second.perform { UIApplication.shared } === app)
    expectEqual(app.connectedScenes, [first.scene, second.scene])
    session.terminate()
  }
}
