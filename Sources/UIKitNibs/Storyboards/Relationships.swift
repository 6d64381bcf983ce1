import Foundation
@_spi(Toolkit) import UIKitCore

/// Makes the controllers that a container contains from the beginning, and gives them to it.
@MainActor
struct Relationships {
  let interface: SceneInterface

  func connect(_ controller: UIViewController, _ element: NibElement) {
    var related: [(name: String, controller: UIViewController)] = []
    for segue in element.list("connections") where segue.tag == "segue" && segue["kind"] == "relationship" {
      guard let name = segue["relationship"], let id = segue["destination"],
        let destination = SegueRunner(interface: interface).makeDestination(id, of: segue)
      else { continue }
      related.append((name, destination))
    }
    guard !related.isEmpty else { return }
    switch controller {
    case let controller as UINavigationController:
      controller.setViewControllers(related.map(\.controller), animated: false)
    case let controller as UITabBarController:
      controller.setViewControllers(related.map(\.controller), animated: false)
    case let controller as UISplitViewController: connect(controller, related)
    case let controller as UIPageViewController:
      controller.setViewControllers(related.map(\.controller), direction: .forward, animated: false)
    default: for (_, child) in related { controller.addChild(child) }
    }
  }

  private func connect(
    _ controller: UISplitViewController, _ related: [(name: String, controller: UIViewController)]
  ) {
    guard controller.style != .unspecified else {
      controller.viewControllers = related.map(\.controller)
      return
    }
    let columns: [String: UISplitViewController.Column] = [
      "masterViewController": .primary, "primaryViewController": .primary,
      "supplementaryViewController": .supplementary, "detailViewController": .secondary,
      "secondaryViewController": .secondary, "compactViewController": .compact,
    ]
    for (name, child) in related {
      if let column = columns[name] { controller.setViewController(child, for: column) }
    }
  }
}
