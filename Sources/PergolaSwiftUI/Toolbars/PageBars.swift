import Foundation
@_spi(Toolkit) import UIKitCore

extension PageController {
  /// Has the page's navigation item, its toolbar and the bars around it follow what the content says.
  func followBars() {
    let preferences = node.graph.preferences
    let apply: () -> Void = { [weak self] in self?.applyBars() }
    preferences.addReader(node, NavigationTitleModifier.Key.self, report: apply)
    preferences.addReader(node, TitleDisplayModeModifier.Key.self, report: apply)
    preferences.addReader(node, BarVisibilityModifier.Key.self, report: apply)
    preferences.addReader(node, BarBackgroundModifier.Key.self, report: apply)
    preferences.addReader(node, BarItemsValue.Key.self, report: apply)
    preferences.addReader(node, SearchField.Key.self, report: apply)
    if node.isColumnRoot {
      preferences.addReader(node, SplitColumnWidthModifier.Key.self) { [weak self] in self?.applyColumnWidth() }
    }
  }

  /// Brings the bars up to date with the content. Pages inside the page are left out, and so are hidden tabs.
  func applyBars() {
    guard node.isMounted else { return }
    func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value {
      node.graph.preferences.value(of: key, inside: node) { [node] in
        $0 !== node && ($0 is PageNode || $0.isHiddenTab)
      }
        ?? Key.defaultValue
    }
    let item = navigationItem
    item.title = value(of: NavigationTitleModifier.Key.self)
    item.largeTitleDisplayMode =
      switch value(of: TitleDisplayModeModifier.Key.self) {
      case .inline: .never
      case .large: .always
      case .automatic, nil: .automatic
      }
    let items = value(of: BarItemsValue.Key.self)
    item.setBarItems(leading: items.items(in: .leading), trailing: items.items(in: .trailing))
    item.titleView = items.items(in: .title).first?.customView
    let bottom = items.items(in: .bottom)
    if !(toolbarItems ?? []).elementsEqual(bottom, by: ===) { toolbarItems = bottom }
    applySearch(value(of: SearchField.Key.self))
    let hides = value(of: BarVisibilityModifier.Key.self)
    item.hidesBackButton = hides[.backButton] ?? false
    applyColumnWidth()
    let backgrounds = value(of: BarBackgroundModifier.Key.self)
    if let navigation = navigationController {
      item.setBarBackground(backgrounds[.navigationBar], in: navigation.navigationBar)
    }
    guard let navigation = navigationController, navigation.topViewController === self else { return }
    navigation.toolbar.setPageBackground(backgrounds[.bottomBar])
    navigation.setNavigationBarHidden(hides[.navigationBar] ?? false, animated: false)
    navigation.setToolbarHidden(hides[.bottomBar] ?? bottom.isEmpty, animated: false)
  }

  /// Gives the column of a split view the width that the content of the page at its bottom wants.
  private func applyColumnWidth() {
    guard node.isMounted, node.isColumnRoot, let stack = node.stack, stack.bottom === self else { return }
    let width = node.graph.preferences.value(of: SplitColumnWidthModifier.Key.self, inside: node) { [node] in
      $0 !== node && $0 is PageNode
    }
    stack.column?.setWidth(width ?? nil)
  }
}

extension PageNode {
  /// Ends the reading of what the content says about the bars and the presentation.
  func stopReadingPreferences() {
    graph.preferences.removeReader(self, NavigationTitleModifier.Key.self)
    graph.preferences.removeReader(self, TitleDisplayModeModifier.Key.self)
    graph.preferences.removeReader(self, BarVisibilityModifier.Key.self)
    graph.preferences.removeReader(self, BarBackgroundModifier.Key.self)
    graph.preferences.removeReader(self, BarItemsValue.Key.self)
    graph.preferences.removeReader(self, SearchField.Key.self)
    graph.preferences.removeReader(self, SheetSettings.Key.self)
    if isColumnRoot { graph.preferences.removeReader(self, SplitColumnWidthModifier.Key.self) }
  }
}

extension UINavigationItem {
  /// Shows items at both ends, if they are others than before.
  fileprivate func setBarItems(leading: [UIBarButtonItem], trailing: [UIBarButtonItem]) {
    if !(leftBarButtonItems ?? []).elementsEqual(leading, by: ===) {
      leftBarButtonItems = leading
      leftItemsSupplementBackButton = true
    }
    // UIKit's first item stands at the edge; here the last one does.
    let fromEdge = Array(trailing.reversed())
    if !(rightBarButtonItems ?? []).elementsEqual(fromEdge, by: ===) { rightBarButtonItems = fromEdge }
  }
}
