/// The place of a view in the windows of a scene, by which it is found in a later start of the app.
///
/// A view is named by its restoration identifier. Without one it has the name of its superview, its class, and its number
/// among the superview's subviews of that class, or its index path in a list.
@MainActor
struct ViewPath: Hashable {
  /// The names from the window, or from a view with an identifier, to the view.
  let components: [String]

  /// The number of names.
  var length: Int { components.count }

  private static let identifierMark = "#"

  /// The path of names; nil without any.
  init?(_ components: [String]) {
    guard !components.isEmpty else { return nil }
    self.components = components
  }

  /// The path to a view; nil outside of a scene, and for a view that waits for its reuse.
  ///
  /// - Complexity: O(number of the siblings of the view and of its ancestors).
  init?(to view: UIView) {
    guard let window = view.attachedWindow, let scene = window.windowScene else { return nil }
    var components: [String] = []
    var current = view
    while current.restorationIdentifier == nil, let superview = current.superview {
      guard let name = superview.name(of: current) else { return nil }
      components.append(name)
      current = superview
    }
    if let identifier = current.restorationIdentifier {
      components.append(Self.identifierMark + identifier)
    } else {
      guard let number = scene.windows.firstIndex(of: window) else { return nil }
      components.append(Self.name(ofWindow: number))
    }
    self.components = components.reversed()
  }

  private static func name(ofWindow number: Int) -> String { "window:\(number)" }

  /// The view at the path; nil if there is none.
  func view(in scene: UIWindowScene) -> UIView? {
    guard let first = components.first else { return nil }
    var view: UIView?
    if first.hasPrefix(Self.identifierMark) {
      let identifier = String(first.dropFirst(Self.identifierMark.count))
      view = scene.windows.lazy.compactMap { $0.descendant(restoredAs: identifier) }.first
    } else {
      view = scene.windows.enumerated().first { Self.name(ofWindow: $0.offset) == first }?.element
    }
    for name in components.dropFirst() { view = view?.subview(named: name) }
    return view
  }

  nonisolated static func == (a: Self, b: Self) -> Bool { a.components == b.components }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

extension ViewPath: @MainActor Comparable {
  static func < (a: Self, b: Self) -> Bool { a.components.lexicographicallyPrecedes(b.components) }
}

extension UIView {
  /// The view itself or the first one inside with a restoration identifier.
  fileprivate func descendant(restoredAs identifier: String) -> UIView? {
    if restorationIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.descendant(restoredAs: identifier) }.first
  }

  fileprivate func name(of subview: UIView) -> String? {
    var result: String?
    forEachName { if $0 === subview { result = $1 } }
    return result
  }

  fileprivate func subview(named name: String) -> UIView? {
    var result: UIView?
    forEachName { if $1 == name, result == nil { result = $0 } }
    return result
  }

  /// Calls a closure with each subview and its name among them.
  private func forEachName(_ body: (UIView, String) -> Void) {
    var counts: [ObjectIdentifier: Int] = [:]
    for subview in subviews {
      let type = type(of: subview)
      if let place = subview.placeInList {
        if !place.isEmpty { body(subview, "\(type)(\(place))") }
      } else {
        body(subview, "\(type):\(counts[ObjectIdentifier(type), default: 0])")
        counts[ObjectIdentifier(type), default: 0] += 1
      }
    }
  }
}
