import Expectations
import Foundation
import Monkey
import RenderTree
import Testing
@_spi(Toolkit) import UIKitCore

@MainActor @Suite struct ExampleUseTests {
  /// A view that does not mark itself for rendering when its level changes.
  private final class ForgetfulView: UIView {
    var level = 1

    override func makeSemantics() -> Semantics? { Semantics(role: .adjustable, label: "Level", value: "\(level)") }
  }

  private final class ForgetfulController: UIViewController {
    override func loadView() { view = ForgetfulView() }
  }

  private static let forgetful = Example("Forgetful") { ForgetfulController() }

  @Test("a use of an app that is whole throws no error")
  func whole() async throws {
    try await Self.forgetful.use { driver in await driver.tap(at: CGPoint(x: 1, y: 1)) }
  }

  @Test("a view that is not drawn again after a change is found")
  func frame() async throws {
    let error = await #expect(throws: MonkeyFailure.self) {
      try await Self.forgetful.use { driver in
        (driver.window.rootViewController?.view as? ForgetfulView)?.level = 2
      }
    }
    expectEqual(error?.kind, .frame)
  }

  @Test("a view controller that is kept alive is found")
  func remains() async throws {
    var kept: UIViewController?
    let error = await #expect(throws: MonkeyFailure.self) {
      try await Self.forgetful.use { driver in
        kept = driver.window.rootViewController
      }
    }
    expectEqual(error?.kind, .remains)
    #expect(kept != nil)
  }
}
