@_spi(Toolkit) import UIKitCore

/// A key that performs the action of a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys that are held down with it.
  public var modifiers: EventModifiers

  /// A key with modifier keys.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The return key: the button that a dialog suggests.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key: the button that leaves a dialog.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension EnvironmentValues {
  private enum ShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
  }

  /// The key that performs the action of the view's controls; nil for none.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

/// A control that a key operates.
struct ShortcutTarget {
  let shortcut: KeyboardShortcut
  /// The name of the control, for lists of keys.
  let title: String
  let perform: @MainActor () -> Void
}

/// The controls that keys operate, in document order.
enum ShortcutTargetsKey: PreferenceKey {
  static var defaultValue: [ShortcutTarget] { [] }

  static func reduce(value: inout [ShortcutTarget], nextValue: () -> [ShortcutTarget]) { value += nextValue() }
}

extension ViewNode {
  /// The commands for the controls inside that are visible and enabled, apart from those in pages, which have controllers of
  /// their own. Of several with one key the first in document order counts.
  final var shortcutCommands: [UIKeyCommand] {
    let targets = graph.preferences.value(of: ShortcutTargetsKey.self, inside: self) { $0 is PageNode }
    return (targets ?? []).map { target in
      UIKeyCommand(
        title: target.title, input: target.shortcut.key.input, modifierFlags: target.shortcut.modifiers.flags
      ) { _ in target.perform() }
    }
  }
}

extension UIViewController {
  /// True if another screen is presented over the controller, which takes its keys. A search is no such screen.
  var isCovered: Bool { presentedViewController.map { !($0 is UISearchController) } ?? false }
}

/// The key of a control, which is one of the targets of its page.
@MainActor
final class ShortcutWriter {
  private unowned let node: ViewNode
  private let target: (KeyboardShortcut) -> ShortcutTarget?
  private var shortcut: KeyboardShortcut?

  /// - Parameter target: The control with a key; nil while it can't be operated.
  init(_ node: ViewNode, target: @escaping (KeyboardShortcut) -> ShortcutTarget?) {
    self.node = node
    self.target = target
  }

  /// Takes the key of the control; nil for none. The last one must be nil.
  func set(_ new: KeyboardShortcut?) {
    guard new != shortcut else { return }
    let isFirst = shortcut == nil
    shortcut = new
    if new == nil {
      node.graph.preferences.removeWriter(node, ShortcutTargetsKey.self)
    } else if isFirst {
      node.graph.preferences.addWriter(node, ShortcutTargetsKey.self) { [unowned self] in
        guard let shortcut, node.isShown, node.environment.isEnabled else { return [] }
        return [target(shortcut)].compactMap { $0 }
      }
    }
  }
}

extension View {
  /// Lets a key perform the action of the view, or of each control inside, as a tap does. Of several controls with one key,
  /// the first one that is visible and enabled counts, in document order.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys that are held down with it.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets a key perform the action of the view, or of each control inside, as a tap does.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Lets a key perform the action of the view, or of each control inside, as a tap does; nil for none.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}
