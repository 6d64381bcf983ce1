import Foundation
import RenderTree

extension UIWindowScene {
  /// The place in the app that the scene shows: its selected tabs, pushed pages and presented screens. Alerts, menus and
  /// searches are no places.
  var place: ScenePlace {
    var steps: [PlaceStep] = []
    placeWindow?.rootViewController?.addSteps(to: &steps)
    return ScenePlace(steps.map(\.step))
  }

  private var placeWindow: UIWindow? { keyWindow ?? visibleWindows.last { $0.rootViewController != nil } }

  /// Goes back to a place as a user does, as far as the app allows it: leaves pages and screens that are not part of it,
  /// the last one first, then selects its tab.
  func go(to place: ScenePlace) {
    var former: ScenePlace?
    while let current = step(after: place), self.place != former {
      former = self.place
      current.leave(for: place)
    }
  }

  /// The step of the current place that is left next on the way to another place; nil if all belong to it.
  private func step(after place: ScenePlace) -> PlaceStep? {
    var steps: [PlaceStep] = []
    placeWindow?.rootViewController?.addSteps(to: &steps)
    let common = ScenePlace(steps.map(\.step)).common(with: place).steps.count
    return steps.count > common ? steps.last : nil
  }
}

/// A step of a scene's place, with the controller that can leave it.
@MainActor
private struct PlaceStep {
  let step: ScenePlace.Step
  let owner: UIViewController

  /// Leaves the step, as a user does.
  func leave(for place: ScenePlace) {
    switch step {
    case .page: (owner as? UINavigationController)?.goBackByUser()
    case .sheet: owner.presentationController?.dismissByUser()
    case .tab(_, let bar):
      let wanted = place.steps.lazy.compactMap { step in
        if case .tab(let index, of: bar) = step { index } else { nil }
      }
      if let index = wanted.first { (owner as? UITabBarController)?.selectByUser(at: index) }
    }
  }
}

extension UIViewController {
  /// The identity of the controller in places.
  private var placeIdentity: UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(self))) }

  /// Adds the steps from this controller to the content that it shows.
  fileprivate func addSteps(to steps: inout [PlaceStep]) {
    if let tabs = self as? UITabBarController, let selected = tabs.selectedViewController {
      let index = tabs.selectedIndex
      if index != NSNotFound { steps.append(PlaceStep(step: .tab(index, of: placeIdentity), owner: tabs)) }
      selected.addSteps(to: &steps)
    } else if let navigation = self as? UINavigationController {
      for page in navigation.viewControllers.dropFirst() {
        steps.append(PlaceStep(step: .page(page.placeIdentity), owner: navigation))
      }
      navigation.topViewController?.addSteps(to: &steps)
    } else {
      for child in children where child.viewIfLoaded?.window != nil { child.addSteps(to: &steps) }
    }
    guard modal.presented?.modal.phase != .dismissing, let presented = modal.presented, presented.isPlace else {
      return
    }
    steps.append(PlaceStep(step: .sheet(presented.placeIdentity), owner: presented))
    presented.addSteps(to: &steps)
  }

  /// True for a presented screen that a user goes to, and comes back from.
  private var isPlace: Bool { !(self is UIAlertController || self is UISearchController) }
}

extension UINavigationController {
  /// Goes back to the previous page, unless the page hides the back button.
  fileprivate func goBackByUser() {
    guard let top = topViewController, !top.navigationItem.hidesBackButton else { return }
    if let back = navigationBar.backAction { back() } else { popViewController(animated: true) }
  }
}

extension UITabBarController {
  /// Selects a tab, if the delegate agrees.
  fileprivate func selectByUser(at index: Int) {
    guard let controllers = viewControllers, controllers.indices.contains(index) else { return }
    userSelects(controllers[index].tabBarItem)
  }
}
