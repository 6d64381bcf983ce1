import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct NSUserActivityTests {
  final class Page: UIViewController {
    var updates = 0
    override func updateUserActivityState(_ activity: NSUserActivity) {
      super.updateUserActivityState(activity)
      updates += 1
      activity.addUserInfoEntries(from: ["page": updates])
    }
  }

  final class Saver: NSObject, NSUserActivityDelegate {
    var saved: [String] = []
    func userActivityWillSave(_ activity: NSUserActivity) { saved.append(activity.activityType) }
  }

  @Test("entries are merged into the user info, and replace those of equal keys")
  func entries() {
    let activity = NSUserActivity(activityType: "org.example.reading")
    #expect(activity.userInfo == nil)
    activity.addUserInfoEntries(from: ["page": 1, "book": "Fruit"])
    activity.addUserInfoEntries(from: ["page": 2])
    expectEqual(activity.userInfo?.count, 2)
    expectEqual(activity.userInfo?["page"] as? Int, 2)
    expectEqual(activity.userInfo?["book"] as? String, "Fruit")
  }

  @Test("a web page of another scheme than http and https is kept and logged")
  func webpage() {
    let activity = NSUserActivity(activityType: "org.example.reading")
    let page = URL(string: "fruit://apples")
    expectEqual(warnings { activity.webpageURL = page }.count, 1)
    expectEqual(activity.webpageURL, page)
    #expect(warnings { activity.webpageURL = URL(string: "https://example.org") }.isEmpty)
  }

  @Test("an outdated activity asks its delegate and its responders once, on the main queue, while it is current")
  func saving() async {
    let stage = ApplicationStage()
    let activity = NSUserActivity(activityType: "org.example.reading")
    let saver = Saver()
    activity.delegate = saver
    let page = Page()
    let window = UIWindow(windowScene: stage.scene)
    window.rootViewController = page
    window.makeKeyAndVisible()
    page.userActivity = activity
    stage.scene.userActivity = activity
    activity.needsSave = true
    await stage.mainQueue()
    expectEqual(page.updates, 0)
    activity.becomeCurrent()
    activity.needsSave = true
    expectEqual(page.updates, 0)
    await stage.mainQueue()
    expectEqual(page.updates, 1)
    expectEqual(saver.saved, ["org.example.reading"])
    expectEqual(stage.journal.entries.filter { $0.hasPrefix("didUpdate") }, ["didUpdate org.example.reading"])
    #expect(!activity.needsSave)
    expectEqual(activity.userInfo?["page"] as? Int, 1)
    activity.invalidate()
    activity.becomeCurrent()
    activity.needsSave = true
    await stage.mainQueue()
    expectEqual(page.updates, 1)
  }

  @Test("a responder that has another activity is not asked for the former one")
  func replacing() {
    let activity = NSUserActivity(activityType: "org.example.reading")
    let page = Page()
    page.userActivity = activity
    page.userActivity = NSUserActivity(activityType: "org.example.writing")
    activity.needsSave = true
    activity.saveIfNeeded()
    expectEqual(page.updates, 0)
  }

  @Test("an activity does not hold its responders")
  func memory() {
    let activity = NSUserActivity(activityType: "org.example.reading")
    weak var held: Page?
    do {
      let page = Page()
      page.userActivity = activity
      held = page
    }
    #expect(held == nil)
  }

  @Test("an activity without a type is an exception")
  func withoutType() async {
    await #expect(processExitsWith: .failure) { @MainActor in _ = NSUserActivity(activityType: "") }
  }
}
