import RenderTree

/// The elements that a node's role asks for.
struct PageRole: Sendable {
  /// The name of the box's element.
  private(set) var outer = "div"
  /// The name of the element inside a box that is an item of a group; nil if the box itself has the role.
  private(set) var inner: String?
  /// True if a button covers the box, because the box contains other controls.
  private(set) var hasOverlay = false
  /// The files that the user can choose with the node, whose box a file control covers; nil for other nodes.
  private(set) var files: FileChoice?
  /// True if the node is shown by a button that contains its children.
  private(set) var isButton = false
  /// True if the node is a heading's element.
  private(set) var isHeading = false
  /// True if the node is an editable text.
  private(set) var isField = false
  /// True if the box is an item of a list.
  private(set) var isItem = false
  /// True if the box has the role of its semantics; false if the role would be outside of its group.
  private(set) var hasRole = true
  /// The group of the children.
  private(set) var group: PageContext.Group?

  /// The elements of a node.
  init(_ node: RenderNode, in context: PageContext) {
    group = context.group
    guard let semantics = node.semantics else { return }
    let isOffered = semantics.isPressable && !context.isInButton
    if isOffered, !semantics.state.contains(.disabled) { files = semantics.fileChoice }
    switch semantics.role {
    case .textField, .searchField:
      isField = semantics.isEditable && !context.isInButton
    case .list:
      // A list inside another one has no role: its items are those of the outer list.
      hasRole = context.group == nil && node.contains { $0.semantics?.role == .cell }
      if hasRole { group = .list }
    case .tabBar:
      hasRole = node.contains { $0.semantics?.role == .tab }
      if hasRole { group = .tabs }
    case .menu:
      hasRole = node.contains { $0.semantics?.role == .menuItem }
      if hasRole { group = .menu }
    case .heading: isHeading = !context.isInHeading
    default: break
    }
    if group == .list, context.group == .list, semantics.isItemOfList { (isItem, group) = (true, nil) }
    let element = isHeading ? "h\(min(max(semantics.headingLevel ?? 2, 1), 6))" : nil
    place(element, isOffered: isOffered, node, semantics)
  }

  private mutating func place(_ heading: String?, isOffered: Bool, _ node: RenderNode, _ semantics: Semantics) {
    let containsControls = isOffered && node.children.contains { $0.contains { $0.semantics?.isControl == true } }
    if isOffered, !isField, containsControls || node.isScrollable || heading != nil || files != nil {
      hasOverlay = true
      outer = isItem ? "div" : heading ?? "div"
    } else if isOffered, !isField {
      isButton = true
      if isItem { inner = "button" } else { outer = "button" }
    } else if let heading {
      if isItem { inner = heading } else { outer = heading }
    }
  }
}

extension Semantics {
  /// True if a user can press the node.
  var isPressable: Bool { actions.contains(.activate) && role != .textField && role != .searchField || role.isButton }

  /// True for text that the user can edit, or could if it were not disabled.
  var isEditable: Bool {
    guard role == .textField || role == .searchField else { return false }
    return actions.contains(.activate) || !state.isDisjoint(with: [.disabled, .editing])
  }

  /// The choice of files that the node offers; nil if it offers none.
  fileprivate var fileChoice: FileChoice? {
    for case .chooseFiles(let choice) in actions { return choice }
    return nil
  }

  /// True for nodes that a button must not contain.
  var isControl: Bool {
    isPressable || isEditable || role == .adjustable || role == .list
  }

  /// True for nodes that are items of a list if they are in one.
  fileprivate var isItemOfList: Bool {
    switch role {
    case .list: false
    case .none, .text, .image: isPressable || (role == .none && label != nil)
    default: true
    }
  }
}

extension Semantics.Role {
  fileprivate var isButton: Bool {
    switch self {
    case .button, .link, .toggle, .tab, .menuItem: true
    default: false
    }
  }
}

extension RenderNode {
  /// True if the user can scroll the children.
  var isScrollable: Bool { scroll.map { !$0.axes.isEmpty } ?? false }

  /// True if the node or one inside it satisfies a condition.
  ///
  /// - Complexity: O(*n*) in the nodes before the first that does.
  func contains(_ isWanted: (RenderNode) -> Bool) -> Bool {
    isWanted(self) || children.contains { $0.contains(isWanted) }
  }

  /// Returns the texts of the node and of those inside it that assistive technologies read, in reading order.
  ///
  /// - Parameter namesControls: False to leave out the names of controls inside, which have those themselves.
  func spokenTexts(_ page: PageSurroundings, namesControls: Bool = true) -> [String] {
    var texts: [String] = []
    collectSpokenTexts(&texts, page, namesControls)
    return texts
  }

  /// The first heading inside; nil if there is none.
  func spokenHeading(_ page: PageSurroundings) -> String? {
    guard semantics?.isHidden != true else { return nil }
    if semantics?.role == .heading { return spokenTexts(page).first }
    return childrenInReadingOrder(isRightToLeft: page.isRightToLeft).lazy.compactMap { $0.spokenHeading(page) }.first
  }

  private func collectSpokenTexts(_ texts: inout [String], _ page: PageSurroundings, _ namesControls: Bool) {
    guard semantics?.isHidden != true else { return }
    if let label = semantics?.label, !label.isEmpty {
      texts.append(label)
      return
    }
    if case .text(let text) = content {
      let spoken = text.layout.text.spokenString
      if !spoken.isEmpty { texts.append(spoken) }
    }
    for child in childrenInReadingOrder(isRightToLeft: page.isRightToLeft)
    where namesControls || child.semantics?.isControl != true {
      child.collectSpokenTexts(&texts, page, namesControls)
    }
  }
}
