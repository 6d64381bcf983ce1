import Foundation

/// What is seen of a menu: its elements in the order of the screen, without those that are hidden.
@MainActor
struct MenuContent {
  /// One line to choose.
  enum Row {
    case action(UIAction)
    case submenu(UIMenu)
    /// Elements that are being found out.
    case waiting

    /// What the row stands for; nil for one that waits.
    var element: UIMenuElement? {
      switch self {
      case .action(let action): action
      case .submenu(let menu): menu
      case .waiting: nil
      }
    }
  }

  /// Rows between two separators.
  struct Section {
    /// Above the rows; nil for none.
    var title: String?
    var rows: [Row] = []
  }

  /// Above everything; nil for none.
  let title: String?
  /// None is empty.
  private(set) var sections: [Section] = []
  /// What is found out when the menu is opened.
  private(set) var deferred: [UIDeferredMenuElement] = []

  init(_ menu: UIMenu) {
    title = menu.title.isEmpty ? nil : menu.title
    sections = [Section()]
    add(menu.children)
    sections.removeAll(where: \.rows.isEmpty)
  }

  /// Whether there is nothing to be shown.
  var isEmpty: Bool { sections.isEmpty }

  private mutating func add(_ elements: [UIMenuElement]) { for element in elements { add(element) } }

  private mutating func add(_ element: UIMenuElement) {
    switch element {
    case let action as UIAction:
      if !action.attributes.contains(.hidden) { add(.action(action)) }
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
