import Foundation

/// The visible content of a menu: its elements in display order, without hidden ones.
@MainActor
struct MenuContent {
  /// A row of the menu.
  enum Row {
    case action(UIAction)
    case submenu(UIMenu)
    /// A placeholder for deferred elements that are being loaded.
    case waiting

    /// The element of the row; nil for a placeholder.
    var element: UIMenuElement? {
      switch self {
      case .action(let action): action
      case .submenu(let menu): menu
      case .waiting: nil
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
  /// The deferred elements of the menu.
  private(set) var deferred: [UIDeferredMenuElement] = []

  init(_ menu: UIMenu) {
    title = menu.title.isEmpty ? nil : menu.title
    sections = [Section()]
    add(menu.children)
    sections.removeAll(where: \.rows.isEmpty)
  }

  /// True if the menu has no visible elements.
  var isEmpty: Bool { sections.isEmpty }

  private mutating func add(_ elements: [UIMenuElement]) { for element in elements { add(element) } }

  private mutating func add(_ element: UIMenuElement) {
    switch element {
    case let action as UIAction:
      if !action.attributes.contains(.hidden) { add(.action(action)) }
    case let command as UIKeyCommand:
      if !command.attributes.contains(.hidden) { add(.action(command.menuAction)) }
    case let menu as UIMenu where menu.options.contains(.displayInline):
      sections.append(Section(title: menu.title.isEmpty ? nil : menu.title))
      add(menu.children)
      sections.append(Section())
    case let menu as UIMenu:
      if !MenuContent(menu).isEmpty { add(.submenu(menu)) }
    case let later as UIDeferredMenuElement:
      deferred.append(later)
      if let elements = later.elements { add(elements) } else { add(.waiting) }
    default: break
    }
  }

  private mutating func add(_ row: Row) { sections[sections.count - 1].rows.append(row) }
}
