import Expectations
import PergolaSystem
import PergolaTesting
import PergolaUIKit
import Testing

@MainActor @Suite("Systems of drivers") struct DriverSystemTests {
  /// A screen with a button that notes the system of its code.
  private final class Screen: UIViewController {
    var seen: System?

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(
        configuration: .plain(), primaryAction: UIAction(title: "Look") { [unowned self] _ in seen = .current })
      button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      view.addSubview(button)
    }
  }

  @Test("code of a screen runs with the system of its driver, which no other driver has")
  func own() async throws {
    let screens = [Screen(), Screen()]
    let drivers = screens.map { Driver(showing: $0) }
    for driver in drivers { try await driver.tap("Look") }
    #expect(screens[0].seen === drivers[0].system)
    #expect(screens[1].seen === drivers[1].system)
    #expect(drivers[0].system !== drivers[1].system)
  }

  @Test("an answer that a test plays is that of its driver alone")
  func answers() async {
    let permission = System.Permission("garden")
    let drivers = [Driver(showing: UIViewController()), Driver(showing: UIViewController())]
    drivers[0].system.answer(permission, with: .allow)
    #expect(await drivers[0].system.request(permission) == .allow)
    #expect(await drivers[1].system.request(permission) == .deny)
    #expect(drivers[1].system.unanswered == ["garden"])
  }
}
