import Foundation

/// The visible content of a menu: its elements in display order, without hidden ones.
@MainActor
struct MenuContent {
  /// A row of the menu.
  enum Row {
    /// An action, or the `CommandAction` of a command.
    case action(UIAction)
    case submenu(UIMenu)
    /// A placeholder for deferred elements that are being loaded.
    case loading

    /// The element of the menu that the row displays; nil for a placeholder. It stays the same object when the content is
    /// made again.
    var element: UIMenuElement? {
      switch self {
      case .action(let action as CommandAction): action.command
      case .action(let action): action
      case .submenu(let menu): menu
      case .loading: nil
      }
    }
  }

  /// The rows between two separators.
  struct Section {
    /// The title above the rows; nil for none.
    var title: String?
    var rows: [Row] = []
  }

  /// The title of the menu; nil for none.
  let title: String?
  /// The sections; each has at least one row.
  private(set) var sections: [Section] = []
  /// The deferred elements of the menu, without those of its submenus.
  private(set) var deferred: [UIDeferredMenuElement] = []

  init(_ menu: UIMenu) {
    title = menu.title.isEmpty ? nil : menu.title
    sections = [Section()]
    addElements(menu.children)
    sections.removeAll(where: \.rows.isEmpty)
  }

  /// True if the menu has no visible elements.
  var isEmpty: Bool { sections.isEmpty }

  private mutating func addElements(_ elements: [UIMenuElement]) { for element in elements { addElement(element) } }

  private mutating func addElement(_ element: UIMenuElement) {
    switch element {
    case let action as UIAction:
      if !action.attributes.contains(.hidden) { addRow(.action(action)) }
    case let command as UICommand:
      if !command.attributes.contains(.hidden) { addRow(.action(CommandAction(command))) }
    case let menu as UIMenu where menu.options.contains(.displayInline):
      sections.append(Section(title: menu.title.isEmpty ? nil : menu.title))
      addElements(menu.children)
      sections.append(Section())
    case let menu as UIMenu:
      if !MenuContent(menu).isEmpty { addRow(.submenu(menu)) }
    case let element as UIDeferredMenuElement:
      deferred.append(element)
      if let elements = element.elements { addElements(elements) } else { addRow(.loading) }
    default: break
    }
  }

  private mutating func addRow(_ row: Row) { sections[sections.count - 1].rows.append(row) }
}
