import Foundation
import RenderTree

extension UIWindowScene {
  /// The place in the app that the scene shows: its selected tabs, pushed pages, presented screens, active searches and
  /// screens that are edited. Alerts and menus are no places.
  var place: ScenePlace {
    var steps: [PlaceStep] = []
    placeWindow?.rootViewController?.addSteps(to: &steps)
    return ScenePlace(steps.map(\.step))
  }

  private var placeWindow: UIWindow? { keyWindow ?? visibleWindows.last { $0.rootViewController != nil } }

  /// Goes to a place as a user does, as far as the app allows it: leaves pages and screens that are not part of it, the
  /// last one first, then selects its tab. An alert keeps the user where they are until it is answered, and an open menu is
  /// all that is closed.
  ///
  /// Editing that was a step of the place begins again. Pages and screens that were left are gone: the app may show
  /// others in their place when it continues the activity that its user had there.
  func go(to place: ScenePlace) {
    guard !hasAlert, !closeMenu() else { return }
    var former: ScenePlace?
    while let current = step(after: place), self.place != former {
      former = self.place
      current.leave(for: place)
    }
    beginEditing(in: place)
    guard leads(to: place), let activity = placeActivities[place] else { return }
    UIApplication.shared.deliver(OpenedLink(activity), to: self)
  }

  /// Notes the activity of the user in the place that is shown, if there is one.
  func notePlace() {
    guard let activity = placeWindow?.rootViewController?.activityOfVisibleContent ?? userActivity else { return }
    activity.saveIfNeeded()
    placeActivities.note(activity, at: place)
  }

  /// True if the place that is shown is on the way to another one.
  private func leads(to other: ScenePlace) -> Bool {
    let place = place
    return place != other && place.common(with: other) == place
  }

  /// Begins editing again if it is the next step on the way to a place.
  private func beginEditing(in place: ScenePlace) {
    let current = self.place
    guard leads(to: place), case .editing(let number) = place.steps[current.steps.count] else { return }
    placeWindow?.rootViewController?.visibleController(numbered: number)?.setEditing(true, animated: true)
  }

  /// Closes the menu that is open. Returns false if none is.
  private func closeMenu() -> Bool {
    guard let menu = placeWindow?.menuOverlay else { return false }
    menu.close()
    return true
  }

  private var hasAlert: Bool { placeWindow?.rootViewController?.presentedChain.last is UIAlertController }

  /// The step of the current place that is left next on the way to another place; nil if all belong to it.
  ///
  /// A tab of a bar that the other place does not have is left together with the page or the screen of that bar.
  private func step(after place: ScenePlace) -> PlaceStep? {
    var steps: [PlaceStep] = []
    placeWindow?.rootViewController?.addSteps(to: &steps)
    let common = ScenePlace(steps.map(\.step)).common(with: place).steps.count
    return steps.dropFirst(common).last { $0.canBeLeft(for: place) }
  }
}

/// A step of a scene's place, with the controller that can leave it.
@MainActor
private struct PlaceStep {
  let step: ScenePlace.Step
  let owner: UIViewController

  /// False for a tab of a bar of which another place has none.
  func canBeLeft(for place: ScenePlace) -> Bool {
    guard case .tab(_, let bar) = step else { return true }
    return place.tab(of: bar) != nil
  }

  /// Leaves the step, as a user does.
  func leave(for place: ScenePlace) {
    switch step {
    case .page: (owner as? UINavigationController)?.userBackAction?()
    case .sheet:
      if let search = owner as? UISearchController {
        search.searchBar.escapeAction?.perform()
      } else {
        owner.presentationController?.dismissByUser()
      }
    case .editing: owner.setEditing(false, animated: true)
    case .tab(_, let bar):
      if let index = place.tab(of: bar) { (owner as? UITabBarController)?.selectByUser(at: index) }
    }
  }
}

extension UIViewController {
  /// Adds the steps from this controller to the content that it shows.
  fileprivate func addSteps(to steps: inout [PlaceStep]) {
    if let tabs = self as? UITabBarController, let selected = tabs.selectedViewController {
      let index = tabs.selectedIndex
      if index != NSNotFound { steps.append(PlaceStep(step: .tab(index, of: placeNumber), owner: tabs)) }
      selected.addSteps(to: &steps)
    } else if let navigation = self as? UINavigationController {
      for page in navigation.viewControllers {
        if page !== navigation.viewControllers.first {
          steps.append(PlaceStep(step: .page(page.placeNumber), owner: navigation))
        }
        // A search below the last page goes on.
        if page !== navigation.topViewController { page.addSearch(to: &steps) }
      }
      navigation.topViewController?.addSteps(to: &steps)
    } else {
      for child in children where child.isShown(in: self) { child.addSteps(to: &steps) }
    }
    if isEditing { steps.append(PlaceStep(step: .editing(placeNumber), owner: self)) }
    addSearch(to: &steps)
    guard modal.presented?.modal.phase != .dismissing, let presented = modal.presented, presented.isPlace else {
      return
    }
    steps.append(PlaceStep(step: .sheet(presented.placeNumber), owner: presented))
    presented.addSteps(to: &steps)
  }

  /// Adds the active search of the controller, which need not be presented.
  private func addSearch(to steps: inout [PlaceStep]) {
    guard let search = navigationItem.searchController, search.isActive else { return }
    steps.append(PlaceStep(step: .sheet(search.placeNumber), owner: search))
  }

  /// The activity of the user in the visible content: that of a presented or an inner controller first.
  fileprivate var activityOfVisibleContent: NSUserActivity? {
    if let presentedViewController {
      return presentedViewController.activityOfVisibleContent ?? userActivity
    }
    let shown: [UIViewController]
    switch self {
    case let navigation as UINavigationController: shown = [navigation.topViewController].compactMap(\.self)
    case let tabs as UITabBarController: shown = [tabs.selectedViewController].compactMap(\.self)
    default: shown = children.reversed().filter { $0.isShown(in: self) }
    }
    return shown.lazy.compactMap(\.activityOfVisibleContent).first ?? userActivity
  }

  /// The controller with a number among this one and those that are visible inside; nil if there is none.
  fileprivate func visibleController(numbered number: UInt64) -> UIViewController? {
    if placeNumber == number { return self }
    let shown = children.filter { $0.isShown(in: self) } + [modal.presented].compactMap(\.self)
    return shown.lazy.compactMap { $0.visibleController(numbered: number) }.first
  }

  /// True for a child whose view is in a window, and is not hidden by its parent.
  func isShown(in parent: UIViewController) -> Bool {
    guard let view = viewIfLoaded, view.window != nil else { return false }
    return sequence(first: view, next: \.superview).prefix { $0 !== parent.viewIfLoaded }.allSatisfy { !$0.isHidden }
  }

  /// True for a presented screen that a user goes to, and comes back from.
  private var isPlace: Bool { !(self is UIAlertController || self is UISearchController) }
}
