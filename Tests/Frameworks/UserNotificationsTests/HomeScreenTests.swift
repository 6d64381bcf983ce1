import Expectations
import Foundation
import PergolaSystem
import PergolaTesting
import PergolaUIKit
import Testing

@MainActor @Suite("The app on the home screen")
struct HomeScreenTests {
  private func app(_ driver: Driver) throws -> NotifyingDelegate {
    try #require(driver.application.delegate as? NotifyingDelegate)
  }

  /// A device on which the app has set an item, and has ended.
  private func device(_ delegate: NotifyingDelegate.Type = NotifyingDelegate.self) -> System {
    let driver = Driver(delegate: delegate)
    driver.application.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New")]
    return driver.system
  }

  // MARK: Shortcut items

  @Test("A start by an item: the scene connects with it, and performs nothing")
  func coldStart() throws {
    let system = device()
    system.shortcutItems.choose("new")
    let driver = Driver(delegate: NotifyingDelegate.self, system: system)
    expectEqual(try app(driver).calls, ["launch -", "connect new", "foreground", "active"])
  }

  @Test("An app that runs: the scene comes to the foreground, performs the item, and becomes active")
  func running() throws {
    let driver = Driver(delegate: NotifyingDelegate.self)
    driver.application.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New")]
    try app(driver).calls = []
    driver.system.shortcutItems.choose("new")
    expectEqual(try app(driver).calls, ["background", "foreground", "scene performs new", "active"])
  }

  @Test("A start without scenes: the launch options have the item, then it is performed")
  func coldStartWithoutScenes() throws {
    let system = device(DelegateWithoutScenes.self)
    system.shortcutItems.choose("new")
    let driver = Driver(delegate: DelegateWithoutScenes.self, system: system)
    expectEqual(try app(driver).calls, ["launch new", "app performs new"])
  }

  @Test("An app without scenes that has handled the item at its launch returns false, and isn't asked to perform it")
  func handledAtLaunch() throws {
    let system = device(DelegateThatHandlesLaunch.self)
    system.shortcutItems.choose("new")
    let driver = Driver(delegate: DelegateThatHandlesLaunch.self, system: system)
    expectEqual(try app(driver).calls, ["launch new"])
  }

  @Test("The items of the Info.plist come first, and four are shown")
  func shownItems() throws {
    let driver = Driver(delegate: NotifyingDelegate.self)
    driver.system.information = { key in
      guard key == "UIApplicationShortcutItems" else { return nil }
      return [
        [
          "UIApplicationShortcutItemType": "fixed", "UIApplicationShortcutItemTitle": "Fixed",
          "UIApplicationShortcutItemSubtitle": "Below", "UIApplicationShortcutItemIconSymbolName": "star",
        ],
        [
          "UIApplicationShortcutItemType": "second", "UIApplicationShortcutItemTitle": "Second",
          "UIApplicationShortcutItemIconType": "UIApplicationShortcutIconTypeAdd",
        ],
        ["UIApplicationShortcutItemTitle": "Without a type"],
      ]
    }
    let item = UIMutableApplicationShortcutItem(type: "one", localizedTitle: "One")
    driver.application.shortcutItems =
      [item] + ["two", "three"].map { UIApplicationShortcutItem(type: $0, localizedTitle: $0) }
    item.localizedTitle = "Changed"
    let shown = driver.system.shortcutItems.shown
    expectEqual(shown.map(\.type), ["fixed", "second", "one", "two"])
    expectEqual(shown.map(\.localizedTitle), ["Fixed", "Second", "One", "two"])
    expectEqual(shown[0].icon, UIApplicationShortcutIcon(systemImageName: "star"))
    expectEqual(shown[0].localizedSubtitle, "Below")
    expectEqual(shown[1].icon, UIApplicationShortcutIcon(type: .add))
    driver.application.shortcutItems = nil
    expectEqual(driver.system.shortcutItems.shown.map(\.type), ["fixed", "second"])
  }

  @Test("Items with different targets are not equal")
  func targets() {
    let items = ["a", "a", "b", nil].map { target in
      let item = UIMutableApplicationShortcutItem(type: "one", localizedTitle: "One")
      item.targetContentIdentifier = target
      return item
    }
    expectEqual(items[0], items[1])
    #expect(items[0] != items[2])
    #expect(items[0] != items[3])
  }

  // MARK: Icons

  @Test("An app without alternate icons has error 3328")
  func noAlternateIcons() async throws {
    let driver = Driver(delegate: NotifyingDelegate.self)
    #expect(!driver.application.supportsAlternateIcons)
    await #expect(throws: CocoaError(.featureUnsupported)) {
      try await driver.application.setAlternateIconName("Blue")
    }
  }

  @Test("An alternate icon is one that the Info.plist names; another name has error 4")
  func alternateIcons() async throws {
    let driver = Driver(delegate: NotifyingDelegate.self)
    driver.system.information = { key in
      key == "CFBundleIcons" ? ["CFBundleAlternateIcons": ["Blue": ["CFBundleIconFiles": ["Blue"]]]] : nil
    }
    let application = driver.application
    #expect(application.supportsAlternateIcons)
    try await application.setAlternateIconName("Blue")
    expectEqual(application.alternateIconName, "Blue")
    expectEqual(driver.system.icon.alternateName, "Blue")
    await #expect(throws: CocoaError(.fileNoSuchFile)) { try await application.setAlternateIconName("Red") }
    expectEqual(application.alternateIconName, "Blue")
    var hasReturned = false
    await withCheckedContinuation { continuation in
      application.setAlternateIconName(nil) { error in
        #expect(error == nil && hasReturned)
        continuation.resume()
      }
      hasReturned = true
    }
    expectEqual(application.alternateIconName, nil)
  }

  @Test("The idle timer is enabled until the app disables it")
  func idleTimer() {
    let driver = Driver(delegate: NotifyingDelegate.self)
    #expect(!driver.application.isIdleTimerDisabled)
    driver.application.isIdleTimerDisabled = true
    #expect(driver.application.isIdleTimerDisabled)
  }
}
