import Foundation
import Testing
import UIKit

@MainActor @Suite("Targets and selectors in Swift 5 mode")
struct UnisolatedSelectorTests {
  @Test("methods of a controller are targets of controls, items, gestures and notifications")
  func controller() {
    let controller = SelectorController()
    controller.loadViewIfNeeded()
    controller.button.sendActions(for: .touchUpInside)
    NotificationCenter.default.post(name: SelectorModel.didChange, object: nil)
    #expect(controller.calls == ["tapped true", "changed"])
    #expect(controller.navigationItem.rightBarButtonItem?.action == "add")
    controller.perform("add")
    #expect(controller.calls.count == 3)
  }

  @Test("a model is observed and called on another thread")
  func model() async {
    nonisolated(unsafe) let model = SelectorModel()
    model.start()
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        model.title = "new"
        NotificationCenter.default.post(name: SelectorModel.didChange, object: model)
        continuation.resume()
      }
    }
    #expect(model.calls == ["old to new", "changed"])
    #expect(model.perform("report")?.takeUnretainedValue() as? Int == 2)
    model.setValue("set", forKey: "title")
    #expect(model.calls.last == "new to set")
  }
}
