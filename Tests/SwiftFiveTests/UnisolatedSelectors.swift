import UIKit

// Targets and selectors in Swift 5 mode, in classes that are isolated and in others.

/// A controller, whose methods are on the main actor.
final class SelectorController: UIViewController, ObjectMembers {
  var calls: [String] = []
  @KeyValueObservable var count = 0
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: Selector("tapped:", SelectorController.tapped(_:)), for: .touchUpInside)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: Selector("add", SelectorController.add))
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("add", SelectorController.add)))
    NotificationCenter.default.addObserver(
      self, selector: Selector("changed:", SelectorController.changed(_:)), name: SelectorModel.didChange, object: nil)
  }

  private func tapped(_ sender: UIButton) { calls.append("tapped \(sender === button)") }
  func add() { calls.append("add") }
  private func changed(_ notification: Notification) { calls.append("changed") }

  class var objectMembers: [ObjectMember] {
    [.property("count", \SelectorController.count), .method("add", SelectorController.add)]
  }
}

/// A model without isolation, which is used on any thread.
class SelectorModel: NSObject, ObjectMembers {
  static let didChange = Notification.Name("SelectorModelDidChange")
  var calls: [String] = []
  @KeyValueObservable var title = "old"
  var watchers: [NSKeyValueObservation] = []

  func start() {
    NotificationCenter.default.addObserver(
      self, selector: Selector("changed:", SelectorModel.changed(_:)), name: SelectorModel.didChange, object: self)
    watchers.append(
      observe(\.title, options: [.old, .new]) { model, change in
        model.calls.append("\(change.oldValue ?? "-") to \(change.newValue ?? "-")")
      })
  }

  func changed(_ notification: Notification) { calls.append("changed") }
  @MainActor func report() -> Int { calls.count }

  class var objectMembers: [ObjectMember] {
    [
      .property("title", \SelectorModel.title), .method("changed:", SelectorModel.changed(_:)),
      .method("report", calling: { (target: SelectorModel) in target.report() }),
    ]
  }
}
