import RenderTree

extension PageElement {
  /// Sets the attributes that tell a node's meaning.
  mutating func describe(_ node: RenderNode, _ plan: PageRole, _ page: PageSurroundings) {
    if plan.isItem { outer["role"] = "listitem" }
    guard let semantics = node.semantics else {
      if scroll != nil { makeScrollFocusable(node) }
      return
    }
    if let identifier = semantics.identifier { outer["data-testid"] = identifier.withoutBidiControls }
    describePosition(semantics, plan)
    let part = mainPart
    guard var main = self[part] else { return }
    describeRole(&main, node, semantics, plan)
    describeName(&main, node, semantics, plan, page)
    describeState(&main, semantics, plan)
    if plan.isButton || (plan.hasOverlay && plan.files == nil) {
      main["type"] = semantics.role == .menuItem || semantics.isPressable ? "submit" : "button"
      main["name"] = "press"
      main["value"] = PageNumber.name(node.id)
      if semantics.isDragHandle { main["data-d"] = "" }
      if semantics.state.contains(.disabled) || !semantics.actions.contains(.activate) { main["disabled"] = "" }
    } else if field == nil, semantics.isFocusable || semantics.role == .adjustable, !semantics.isPressable {
      main["tabindex"] = "0"
    }
    self[part] = main
    if scroll != nil { makeScrollFocusable(node) }
  }

  /// Lets the keyboard reach content that scrolls and has no controls.
  private mutating func makeScrollFocusable(_ node: RenderNode) {
    let hasControls = node.children.contains { $0.contains { $0.semantics?.isControl == true } }
    if !hasControls, outer["tabindex"] == nil { outer["tabindex"] = "0" }
  }

  private mutating func describePosition(_ semantics: Semantics, _ plan: PageRole) {
    guard let position = semantics.position, position.index >= 0, position.count > 0 else { return }
    if plan.isItem || (plan.hasRole && (semantics.role == .tab || semantics.role == .menuItem)) {
      outer["aria-posinset"] = String(min(position.index, Int.max - 1) + 1)
      outer["aria-setsize"] = String(position.count)
    }
  }

  private func describeRole(_ main: inout Markup, _ node: RenderNode, _ semantics: Semantics, _ plan: PageRole) {
    let role: String? =
      switch semantics.role {
      case .text where semantics.range != nil, .none where semantics.range != nil: "progressbar"
      case .image: semantics.label == nil ? nil : "img"
      case .link: "link"
      case .toggle: "switch"
      case .adjustable: semantics.range == nil ? "spinbutton" : "slider"
      case .list: plan.hasRole ? "list" : nil
      case .tab: plan.group == .tabs ? "tab" : nil
      case .tabBar: plan.hasRole ? "tablist" : nil
      case .toolbar: "toolbar"
      case .dialog: "dialog"
      case .menu: plan.hasRole ? "menu" : nil
      case .menuItem: menuItemRole(semantics, plan)
      case .none, .text, .navigationBar, .cell: groupRole(node, semantics, plan)
      case .searchField, .textField: plan.isField ? nil : "textbox"
      case .heading, .button: nil
      }
    if let role { main["role"] = role }
    if role == "textbox" { main["aria-readonly"] = "true" }
    // What is behind a menu is inert; as a dialog it would not be the menu of its items.
    if semantics.isModal, role != "menu" {
      if role != "dialog" { main["role"] = "dialog" }
      main["aria-modal"] = "true"
    }
    if semantics.role == .heading, !plan.isHeading {
      main["role"] = "heading"
      main["aria-level"] = String(min(max(semantics.headingLevel ?? 2, 1), 6))
    }
    if let range = semantics.range { describeRange(&main, range, semantics) }
    switch semantics.liveness {
    case .polite: main["aria-live"] = "polite"
    case .assertive: main["aria-live"] = "assertive"
    case nil: break
    }
  }

  private func menuItemRole(_ semantics: Semantics, _ plan: PageRole) -> String? {
    guard plan.group == .menu else { return nil }
    return semantics.state.isDisjoint(with: [.checked, .mixed]) ? "menuitem" : "menuitemcheckbox"
  }

  /// The role of a node without one that has a name: names need a role.
  private func groupRole(_ node: RenderNode, _ semantics: Semantics, _ plan: PageRole) -> String? {
    guard let label = semantics.label, !plan.isItem, !plan.isButton, !plan.hasOverlay else { return nil }
    if case .text(let text) = node.content, text.layout.text.spokenString == label { return nil }
    return node.children.isEmpty || semantics.hidesContent ? "img" : "group"
  }

  private func describeRange(_ main: inout Markup, _ range: Semantics.Range, _ semantics: Semantics) {
    main["aria-valuemin"] = PageNumber.factor(range.bounds.lowerBound)
    main["aria-valuemax"] = PageNumber.factor(range.bounds.upperBound)
    main["aria-valuenow"] = PageNumber.factor(min(max(range.value, range.bounds.lowerBound), range.bounds.upperBound))
    if let value = semantics.value { main["aria-valuetext"] = value.withoutBidiControls }
  }

  private func describeName(
    _ main: inout Markup, _ node: RenderNode, _ semantics: Semantics, _ plan: PageRole, _ page: PageSurroundings
  ) {
    if semantics.role == .image, semantics.label == nil, node.children.isEmpty { main["aria-hidden"] = "true" }
    var label = semantics.label
    if label == nil, plan.hasOverlay {
      let texts = node.spokenTexts(page, namesControls: false)
      label = (texts.isEmpty ? node.spokenTexts(page) : texts).joined(separator: " ")
    }
    if label == nil, semantics.role == .dialog || (semantics.isModal && semantics.role != .menu) {
      label = node.spokenHeading(page) ?? node.spokenTexts(page).first
    }
    if var label {
      if let value = semantics.value, !value.isEmpty, semantics.role != .toggle, semantics.role != .adjustable,
        semantics.range == nil, field == nil
      {
        label += ", " + value
      }
      let isShown = label == node.shownText && !plan.hasOverlay && field == nil
      if !isShown, !label.isEmpty, isNameable(main, plan) { main["aria-label"] = label.withoutBidiControls }
    }
    if let hint = semantics.hint, isNameable(main, plan) { main["aria-description"] = hint.withoutBidiControls }
  }

  /// True if an element may have a name of its own.
  private func isNameable(_ main: Markup, _ plan: PageRole) -> Bool {
    main["role"] != nil || main.name != "div" || outer["role"] == "listitem"
  }

  private func describeState(_ main: inout Markup, _ semantics: Semantics, _ plan: PageRole) {
    let state = semantics.state
    switch main["role"] {
    case "switch":
      let isOn = state.contains(.checked) || semantics.value == "1" || state.contains(.selected)
      main["aria-checked"] = state.contains(.mixed) ? "mixed" : String(isOn)
    case "menuitemcheckbox": main["aria-checked"] = state.contains(.mixed) ? "mixed" : "true"
    case "tab": main["aria-selected"] = String(state.contains(.selected))
    default:
      if state.contains(.selected) {
        if plan.isButton || plan.hasOverlay, main["role"] == nil {
          main["aria-pressed"] = "true"
        } else {
          main["aria-current"] = "true"
        }
      }
    }
    if plan.isButton || plan.hasOverlay || main["role"] == "menuitem" {
      if state.contains(.expanded) { main["aria-expanded"] = "true" }
      if state.contains(.collapsed) { main["aria-expanded"] = "false" }
    }
    if state.contains(.disabled), !plan.isButton, !plan.hasOverlay, main["role"] != nil || field != nil {
      main["aria-disabled"] = "true"
    }
    if state.contains(.editing) { main["data-e"] = "" }
  }
}

extension RenderNode {
  /// The text that the node shows itself; nil if it shows none, or other nodes inside it do.
  fileprivate var shownText: String? {
    if case .text(let text) = content { return text.layout.text.spokenString }
    guard children.count == 1, content == nil, children[0].semantics == nil else { return nil }
    return children[0].shownText
  }
}
