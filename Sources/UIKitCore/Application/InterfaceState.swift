import Foundation

/// The state of a scene's views that no activity describes: the tabs that the user selected, texts that the user typed, and
/// positions of scrolled content.
@MainActor
struct InterfaceState {
  /// The texts that the user typed, by the paths of their fields.
  var texts: [ViewPath: String] = [:]
  /// The positions of content that is not at its start, by the paths of the scroll views.
  var positions: [ViewPath: KeptPosition] = [:]

  /// The indices of the tabs that the user selected, by the paths of their bars.
  var tabs: [ViewPath: Int] = [:]

  nonisolated init() {}

  /// The state of all views in the windows of a scene.
  ///
  /// - Complexity: O(number of views, and length of the texts).
  init(of scene: UIWindowScene) {
    for window in scene.windows where !window.isHidden { add(window) }
  }

  private mutating func add(_ view: UIView) {
    if let text = (view as? any RestorableText)?.keptText, let path = ViewPath(to: view) { texts[path] = text }
    if let position = (view as? UIScrollView)?.keptPosition, let path = ViewPath(to: view) {
      positions[path] = position
    }
    if let tab = (view as? UITabBar)?.manager?.keptTab, let path = ViewPath(to: view) { tabs[path] = tab }
    for subview in view.subviews { add(subview) }
  }

  var isEmpty: Bool { texts.isEmpty && positions.isEmpty && tabs.isEmpty }

  /// Returns this state with what another one has beside it.
  func merging(_ other: InterfaceState) -> InterfaceState {
    var result = self
    result.texts.merge(other.texts) { own, _ in own }
    result.positions.merge(other.positions) { own, _ in own }
    result.tabs.merge(other.tabs) { own, _ in own }
    return result
  }

  // MARK: Property lists

  private enum Key {
    static let path = "path"
    static let text = "text"
    static let tab = "tab"
    static let distance = "distance"
    static let item = "item"
    static let itemDistance = "itemDistance"
  }

  /// The state in a property list, whose damaged entries are left out.
  init(_ list: [[String: Any]]) {
    for entry in list {
      guard let path = (entry[Key.path] as? [String]).flatMap(ViewPath.init) else { continue }
      if let text = entry[Key.text] as? String { texts[path] = text }
      if let tab = entry[Key.tab] as? Int { tabs[path] = tab }
      guard let distance = CGPoint(entry[Key.distance]) else { continue }
      var position = KeptPosition(distance: distance)
      if let item = entry[Key.item] as? [Int], item.count == 2, let itemDistance = CGPoint(entry[Key.itemDistance]) {
        position.item = KeptPosition.Item(section: item[0], item: item[1], distance: itemDistance)
      }
      positions[path] = position
    }
  }

  /// The entries of the state, in the order of their paths.
  var propertyList: [[String: Any]] {
    let texts = texts.sorted { $0.key < $1.key }.map { path, text -> [String: Any] in
      [Key.path: path.components, Key.text: text]
    }
    let positions = positions.sorted { $0.key < $1.key }.map { path, position -> [String: Any] in
      var entry: [String: Any] = [Key.path: path.components, Key.distance: position.distance.numbers]
      if let item = position.item {
        entry[Key.item] = [item.section, item.item]
        entry[Key.itemDistance] = item.distance.numbers
      }
      return entry
    }
    let tabs = tabs.sorted { $0.key < $1.key }.map { path, tab -> [String: Any] in
      [Key.path: path.components, Key.tab: tab]
    }
    return texts + positions + tabs
  }
}

extension CGPoint {
  fileprivate var numbers: [Double] { [Double(x), Double(y)] }

  /// The point of two finite numbers; nil for any other value.
  fileprivate init?(_ value: Any?) {
    guard let numbers = value as? [Double], numbers.count == 2, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(x: numbers[0], y: numbers[1])
  }
}

/// A view with text that the user types, which returns with its scene.
@MainActor
protocol RestorableText: UIView {
  /// The text that the user typed; nil for text of the app, and for secret text.
  var keptText: String? { get }

  /// Takes text as if the user had typed it, without asking the delegate. Returns false if the user may not type.
  func restoreText(_ text: String) -> Bool
}

extension UITextField: RestorableText {
  final var keptText: String? { editor.isChangedByUser && !isSecureTextEntry ? editor.document.string : nil }

  final func restoreText(_ text: String) -> Bool {
    guard allowsEditing, !isSecureTextEntry else { return false }
    self.text = text
    announceChange()
    return true
  }
}

extension UITextView: RestorableText {
  final var keptText: String? { editor.isChangedByUser ? editor.document.string : nil }

  final func restoreText(_ text: String) -> Bool {
    guard allowsEditing else { return false }
    self.text = text
    announceChange()
    return true
  }
}
