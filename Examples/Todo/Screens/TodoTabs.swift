import SwiftUI
import TodoStores

/// The tabs, and the handler of links.
struct TodoTabs: View {
  @Environment(TodoListViewModel.self) private var todos
  @SceneStorage("todo.tab") private var tab = TodoTab.today
  /// The todo whose page is open in the tab of all todos; empty for none.
  @SceneStorage("todo.open") private var open = ""

  private var path: Binding<[TodoItem.ID]> {
    Binding {
      UUID(uuidString: open).map { [$0] } ?? []
    } set: {
      open = $0.last?.uuidString ?? ""
    }
  }

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack { TodayPage() }
        .tabItem { Label("Today", systemImage: "star") }
        .tag(TodoTab.today)
      NavigationStack(path: path) { AllPage() }
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
    if link.tab == .all { open = link.item?.uuidString ?? "" }
  }
}
