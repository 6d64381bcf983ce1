import Expectations
import Foundation
import PergolaSystem
import PergolaTesting
import PergolaUIKit
import Testing

@MainActor @Suite("Settings of assistive technologies, and messages to them")
struct AccessibilityTests {
  /// A screen whose button sends a message.
  private final class Screen: UIViewController {
    var message: (UIAccessibility.Notification, Any?)?
    var finished: [String] = []
    private var observer: (any NSObjectProtocol)?

    override func viewDidLoad() {
      super.viewDidLoad()
      let action = UIAction(title: "Say") { [unowned self] _ in
        if let message { UIAccessibility.post(notification: message.0, argument: message.1) }
      }
      let button = UIButton(configuration: .plain(), primaryAction: action)
      button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      view.addSubview(button)
      observer = NotificationCenter.default.addObserver(
        forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
      ) { [weak self] notification in
        let text = notification.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
        MainActor.assumeIsolated { self?.finished.append(text ?? "") }
      }
    }

    func stop() { if let observer { NotificationCenter.default.removeObserver(observer) } }
  }

  private func posts(_ notification: UIAccessibility.Notification, _ argument: Any?) async throws -> [AccessibilityPost]
  {
    let screen = Screen()
    let driver = Driver(showing: screen)
    screen.message = (notification, argument)
    try await driver.tap("Say")
    screen.stop()
    return driver.system.accessibility.posts
  }

  @Test("messages are recorded with their texts, and elements with their labels")
  func kinds() async throws {
    let label = UILabel()
    label.text = "Total"
    let group = UIView()
    group.addSubview(label)
    let attributed = NSAttributedString(string: "Sent")
    expectEqual(try await posts(.announcement, "Sent"), [.announcement("Sent")])
    expectEqual(try await posts(.announcement, attributed), [.announcement("Sent")])
    expectEqual(try await posts(.announcement, nil), [])
    expectEqual(try await posts(.layoutChanged, label), [.layoutChanged("Total")])
    expectEqual(try await posts(.screenChanged, group), [.screenChanged("Total")])
    expectEqual(try await posts(.screenChanged, nil), [.screenChanged(nil)])
    expectEqual(try await posts(.pageScrolled, "Page 2"), [.pageScrolled("Page 2")])
    let reader = UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver
    expectEqual(try await posts(.pauseAssistiveTechnology, reader), [.pause(reader.rawValue)])
    expectEqual(try await posts(.resumeAssistiveTechnology, reader.rawValue), [.resume(reader.rawValue)])
  }

  @Test("a message from another thread reaches the system of its code")
  func threads() async throws {
    let system = System()
    system.perform {
      Thread.detachNewThread { system.perform { UIAccessibility.post(notification: .announcement, argument: "Done") } }
    }
    while system.accessibility.posts.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    expectEqual(system.accessibility.announcements, ["Done"])
  }

  @Test("a reader that runs reports that it has read an announcement, and one that doesn't run reports nothing")
  func finish() async throws {
    let screen = Screen()
    let driver = Driver(showing: screen)
    // A text of its own, because notifications are those of the process.
    let text = UUID().uuidString
    screen.message = (.announcement, text)
    try await driver.tap("Say")
    await driver.settle()
    #expect(!screen.finished.contains(text))
    driver.system.accessibility[.voiceOver] = true
    try await driver.tap("Say")
    await driver.settle()
    expectEqual(screen.finished.filter { $0 == text }, [text])
    screen.stop()
  }

  @Test("a setting is off in a fresh system, except for videos and shaking, and is that of its system alone")
  func fresh() {
    let systems = [System(), System()]
    for setting in AccessibilitySetting.allCases {
      expectEqual(systems[0].accessibility[setting], setting == .videoAutoplay || setting == .shakeToUndo)
    }
    systems[0].accessibility[.reduceMotion] = true
    #expect(systems[0].perform { UIAccessibility.isReduceMotionEnabled })
    #expect(!systems[1].perform { UIAccessibility.isReduceMotionEnabled })
  }

  @Test("a change posts the setting's notification once, at once, to code that reads the new value")
  func changes() {
    let system = System()
    let seen = Seen()
    let name = UIAccessibility.differentiateWithoutColorDidChangeNotification
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated {
        if System.current === system { seen.values.append(UIAccessibility.shouldDifferentiateWithoutColor) }
      }
    }
    system.accessibility[.differentiateWithoutColor] = true
    system.accessibility[.differentiateWithoutColor] = true
    system.accessibility[.differentiateWithoutColor] = false
    expectEqual(seen.values, [true, false])
    NotificationCenter.default.removeObserver(observer)
  }

  @MainActor
  private final class Seen {
    var values: [Bool] = []
  }

  @Test("each setting has a name of its own for its notification")
  func names() {
    let names: Set = [
      UIAccessibility.voiceOverStatusDidChangeNotification, UIAccessibility.switchControlStatusDidChangeNotification,
      UIAccessibility.assistiveTouchStatusDidChangeNotification,
      UIAccessibility.guidedAccessStatusDidChangeNotification,
      UIAccessibility.boldTextStatusDidChangeNotification,
      UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
      UIAccessibility.onOffSwitchLabelsDidChangeNotification,
      UIAccessibility.differentiateWithoutColorDidChangeNotification,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
      UIAccessibility.invertColorsStatusDidChangeNotification, UIAccessibility.grayscaleStatusDidChangeNotification,
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
      UIAccessibility.speakSelectionStatusDidChangeNotification, UIAccessibility.speakScreenStatusDidChangeNotification,
      UIAccessibility.closedCaptioningStatusDidChangeNotification,
      UIAccessibility.monoAudioStatusDidChangeNotification, UIAccessibility.videoAutoplayStatusDidChangeNotification,
      UIAccessibility.shakeToUndoDidChangeNotification,
    ]
    expectEqual(names.count, AccessibilitySetting.allCases.count)
    expectEqual(
      UIAccessibility.reduceMotionStatusDidChangeNotification.rawValue,
      "UIAccessibilityReduceMotionStatusDidChangeNotification")
  }
}
