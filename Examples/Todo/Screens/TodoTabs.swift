import SwiftUI
import TodoStores

/// The tabs, and the handler of links.
struct TodoTabs: View {
  @Environment(TodoListViewModel.self) private var todos
  @State private var tab = TodoTab.today
  @State private var path: [TodoItem.ID] = []

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack { TodayPage() }
        .tabItem { Label("Today", systemImage: "star") }
        .tag(TodoTab.today)
      NavigationStack(path: $path) { AllPage() }
        .tabItem { Label("All", systemImage: "list.bullet") }
        .tag(TodoTab.all)
      NavigationStack { SettingsPage() }
        .tabItem { Label("Settings", systemImage: "gear") }
        .tag(TodoTab.settings)
    }
    .onOpenURL { url in
      if let link = TodoLink(url) { show(link) }
    }
  }

  /// Shows the place of a link, unless it names a todo that does not exist.
  private func show(_ link: TodoLink) {
    if let id = link.item, todos[id] == nil { return }
    tab = link.tab
    if link.tab == .all { path = link.item.map { [$0] } ?? [] }
  }
}
