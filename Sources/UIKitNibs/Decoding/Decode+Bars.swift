import Foundation
import UIKitCore

@MainActor
func decodeBarItem(_ item: UIBarItem, _ coder: NibCoder) {
  coder.text("title") { item.title = $0 }
  coder.image("image") { item.image = $0 }
  coder.flag("enabled") { item.isEnabled = $0 }
  coder.integer("tag") { item.tag = $0 }
  guard let element = coder.element.child(key: "accessibilityConfiguration") else { return }
  if let label = element["label"] { item.accessibilityLabel = label }
  if let identifier = element["identifier"] { item.accessibilityIdentifier = identifier }
}

/// The styles of bars.
let barStyles: [String: UIBarStyle] = [
  "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
]

@MainActor
func decodeBarButtonItem(_ item: UIBarButtonItem, _ coder: NibCoder) {
  _ = coder.element["systemItem"]
  coder.choice("style", ["plain": UIBarButtonItem.Style.plain, "done": .done, "bordered": .plain]) { item.style = $0 }
  coder.number("width") { item.width = $0 }
  coder.flag("hidden") { item.isHidden = $0 }
  coder.color("tintColor") { item.tintColor = $0 }
  coder.object("customView") { (view: UIView) in item.customView = view }
}

@MainActor
func decodeTabBarItem(_ item: UITabBarItem, _ coder: NibCoder) {
  coder.choice("systemItem", tabs) { tab in
    let made = UITabBarItem(tabBarSystemItem: tab, tag: item.tag)
    item.title = made.title
    item.image = made.image
  }
  coder.image("selectedImage") { item.selectedImage = $0 }
  coder.text("badgeValue") { item.badgeValue = $0 }
  coder.color("badgeColor") { item.badgeColor = $0 }
}

@MainActor private let tabs: [String: UITabBarItem.SystemItem] = [
  "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
  "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
  "mostRecent": .mostRecent, "mostViewed": .mostViewed,
]

@MainActor
func decodeNavigationItem(_ item: UINavigationItem, _ coder: NibCoder) {
  coder.text("title") { item.title = $0 }
  coder.text("prompt") { item.prompt = $0 }
  coder.text("backButtonTitle") { item.backButtonTitle = $0 }
  coder.choice(
    "largeTitleDisplayMode",
    ["automatic": UINavigationItem.LargeTitleDisplayMode.automatic, "always": .always, "never": .never]
  ) { item.largeTitleDisplayMode = $0 }
  coder.flag("hidesBackButton") { item.hidesBackButton = $0 }
  coder.flag("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = $0 }
  coder.object("leftBarButtonItem") { (button: UIBarButtonItem) in item.leftBarButtonItem = button }
  coder.object("rightBarButtonItem") { (button: UIBarButtonItem) in item.rightBarButtonItem = button }
  coder.object("backBarButtonItem") { (button: UIBarButtonItem) in item.backBarButtonItem = button }
  coder.objects("leftBarButtonItems") { (buttons: [UIBarButtonItem]) in item.leftBarButtonItems = buttons }
  coder.objects("rightBarButtonItems") { (buttons: [UIBarButtonItem]) in item.rightBarButtonItems = buttons }
  coder.object("titleView") { (view: UIView) in item.titleView = view }
}

@MainActor
func decodeNavigationBar(_ bar: UINavigationBar, _ coder: NibCoder) {
  coder.flag("largeTitles") { bar.prefersLargeTitles = $0 }
  coder.choice("barStyle", barStyles) { bar.barStyle = $0 }
  coder.flag("translucent") { bar.isTranslucent = $0 }
  coder.color("barTintColor") { bar.barTintColor = $0 }
  if let element = coder.element.child(key: "titleTextAttributes") {
    bar.titleTextAttributes = barTextAttributes(element, coder)
  }
  if let element = coder.element.child(key: "largeTitleTextAttributes") {
    bar.largeTitleTextAttributes = barTextAttributes(element, coder)
  }
  coder.objects("items") { (items: [UINavigationItem]) in if !items.isEmpty { bar.items = items } }
}

@MainActor
private func barTextAttributes(_ element: NibElement, _ coder: NibCoder) -> [NSAttributedString.Key: Any] {
  let inner = NibCoder(element, coder.builder)
  var attributes: [NSAttributedString.Key: Any] = [:]
  inner.font("fontDescription") { attributes[.font] = $0 }
  inner.color("textColor") { attributes[.foregroundColor] = $0 }
  return attributes
}

@MainActor
func decodeToolbar(_ bar: UIToolbar, _ coder: NibCoder) {
  coder.choice("barStyle", barStyles) { bar.barStyle = $0 }
  coder.flag("translucent") { bar.isTranslucent = $0 }
  coder.color("barTintColor") { bar.barTintColor = $0 }
  coder.objects("items") { (items: [UIBarButtonItem]) in bar.items = items }
}

@MainActor
func decodeTabBar(_ bar: UITabBar, _ coder: NibCoder) {
  coder.choice("barStyle", barStyles) { bar.barStyle = $0 }
  coder.flag("translucent") { bar.isTranslucent = $0 }
  coder.color("barTintColor") { bar.barTintColor = $0 }
  coder.color("unselectedItemTintColor") { bar.unselectedItemTintColor = $0 }
  coder.color("selectedImageTintColor") { if let color = $0 { bar.tintColor = color } }
  coder.objects("items") { (items: [UITabBarItem]) in if !items.isEmpty { bar.items = items } }
}

@MainActor
func decodeGestureRecognizer(_ recognizer: UIGestureRecognizer, _ coder: NibCoder) {
  coder.flag("enabled") { recognizer.isEnabled = $0 }
  coder.flag("cancelsTouchesInView") { recognizer.cancelsTouchesInView = $0 }
}

@MainActor
func decodeTap(_ recognizer: UITapGestureRecognizer, _ coder: NibCoder) {
  coder.integer("numberOfTapsRequired") { recognizer.numberOfTapsRequired = $0 }
  coder.integer("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = $0 }
}

@MainActor
func decodeLongPress(_ recognizer: UILongPressGestureRecognizer, _ coder: NibCoder) {
  coder.number("minimumPressDuration") { recognizer.minimumPressDuration = Double($0) }
  coder.number("allowableMovement") { recognizer.allowableMovement = $0 }
  coder.integer("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = $0 }
}

@MainActor
func decodePan(_ recognizer: UIPanGestureRecognizer, _ coder: NibCoder) {
  coder.integer("minimumNumberOfTouches") { recognizer.minimumNumberOfTouches = $0 }
  coder.integer("maximumNumberOfTouches") { recognizer.maximumNumberOfTouches = $0 }
}

@MainActor
func decodeSwipe(_ recognizer: UISwipeGestureRecognizer, _ coder: NibCoder) {
  coder.choice(
    "direction",
    ["right": UISwipeGestureRecognizer.Direction.right, "left": .left, "up": .up, "down": .down]
  ) { recognizer.direction = $0 }
  coder.integer("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = $0 }
}

@MainActor
func decodeEdgePan(_ recognizer: UIScreenEdgePanGestureRecognizer, _ coder: NibCoder) {
  guard let element = coder.element.child(key: "edges") ?? coder.element.child("rectEdge") else { return }
  recognizer.edges = element.edges
}

extension NibElement {
  /// The edges that the element names.
  var edges: UIRectEdge {
    let names: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
    return UIRectEdge(names.filter { flag($0.0) }.map(\.1))
  }
}
