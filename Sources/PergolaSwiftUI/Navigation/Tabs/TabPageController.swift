import Foundation
@_spi(Toolkit) import UIKitCore

/// The controller of a tab: it shows one element of a tab view's content.
final class TabPageController: UIViewController {
  let element: ViewElement
  /// The topmost node whose only element is the tab's. It appears with the controller's view.
  private let root: ViewNode
  private let host = HostView()

  /// - Parameters:
  ///   - container: The node of the tab view.
  ///   - onChange: Called when something about the element may have changed.
  init(_ element: ViewElement, in container: ViewNode, onChange: @escaping () -> Void) {
    self.element = element
    root = element.ownNode(below: container)
    super.init(nibName: nil, bundle: nil)
    root.setAppearance(false)
    host.followsSafeArea = true
    host.backgroundColor = .systemBackground
    host.setRoot(element)
    host.onChange = onChange
  }

  required init?(coder: NSCoder) { return nil }

  /// False for a page that shows what is behind it.
  var hasBackground = true { didSet { host.backgroundColor = hasBackground ? .systemBackground : .clear } }

  override func loadView() { view = host }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    root.setAppearance(true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    root.setAppearance(false)
  }

  /// Notes that the tab is selected, or that another one is. The bars around the tabs follow the selected one.
  func setSelected(_ isSelected: Bool) {
    guard root.isHiddenTab == isSelected else { return }
    root.isHiddenTab = !isSelected
    root.graph.preferences.visibilityDidChange(inside: root)
  }

  /// The tag of the view; nil if it has none.
  var tag: ViewTag? { element.trait(TagTrait.self) }

  /// Takes the title, the image and the badge over from the views.
  func updateItem() {
    let content = element.trait(TabItemTrait.self)?.content
    tabBarItem.title = content?.title
    // Behind "More", the tab is a page.
    navigationItem.title = content?.title
    if tabBarItem.image !== content?.image { tabBarItem.image = content?.image }
    tabBarItem.badgeValue = element.trait(BadgeTrait.self) ?? nil
  }

  /// Goes back to the first page of the outermost navigation container inside.
  func popToRoot() {
    func find(in controller: UIViewController) -> UINavigationController? {
      for child in controller.children {
        if let found = child as? UINavigationController ?? find(in: child) { return found }
      }
      return nil
    }
    find(in: self)?.popToRootViewController(animated: true)
  }
}
