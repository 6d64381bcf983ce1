import Foundation
@_spi(Toolkit) import UIKitCore

/// The permission to select text.
public protocol TextSelectability {
  /// True if the user can select text.
  static var allowsSelection: Bool { get }
}

/// Text that the user can select.
public struct EnabledTextSelectability: TextSelectability {
  /// The user can select text.
  public static let allowsSelection = true
}

/// Text that the user can't select.
public struct DisabledTextSelectability: TextSelectability {
  /// The user can't select text.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// The user can select text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// The user can't select text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension EnvironmentValues {
  private enum TextSelectionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// True if the user can select texts.
  fileprivate(set) var allowsTextSelection: Bool {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }
}

extension View {
  /// Sets if the user can select the texts inside: a long press shows a menu that copies or shares the whole text.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.allowsTextSelection, S.allowsSelection)
  }
}

/// The menu of a text that the user can select.
final class TextMenu: NSObject, UIContextMenuInteractionDelegate {
  private weak var label: UILabel?
  private lazy var interaction = UIContextMenuInteraction(delegate: self)

  /// Adds the menu to a label.
  init(_ label: UILabel) {
    self.label = label
    super.init()
    label.addInteraction(interaction)
  }

  /// Removes the menu from its label.
  func remove() { label?.removeInteraction(interaction) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let text = label?.text, !text.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [
        UIAction(title: SystemText.localized("Copy"), image: UIImage(systemName: "doc.on.doc")) { _ in
          UIPasteboard.general.string = text
        },
        UIAction(title: SystemText.localized("Share…"), image: UIImage(systemName: "square.and.arrow.up")) { _ in
          self?.share(text)
        },
      ])
    })
  }

  private func share(_ text: String) {
    guard let label, let presenter = label.nearestController?.outermost else { return }
    let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = label
    presenter.present(sheet, animated: true)
  }
}
