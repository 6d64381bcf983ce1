import PergolaTesting
import SwiftUI

/// The state of the split views in the tests.
@MainActor final class SplitModel: ObservableObject {
  @Published var visibility = NavigationSplitViewVisibility.automatic
  @Published var compactColumn = NavigationSplitViewColumn.sidebar
  @Published var fruit: String?
  @Published var sort: String?
  @Published var path: [Int] = []
  @Published var isShown = false
}

/// Two columns: a list of fruits, and the selected one.
struct FruitColumns: View {
  @ObservedObject var model: SplitModel

  var body: some View {
    NavigationSplitView(columnVisibility: $model.visibility) {
      List(["Apple", "Pear"], id: \.self, selection: $model.fruit) { Text(verbatim: $0) }
        .navigationTitle("Fruits")
        .toolbar { Button("Add") {} }
    } detail: {
      Text(verbatim: model.fruit.map { "eat \($0)" } ?? "nothing chosen")
        .navigationTitle("Detail")
    }
  }
}

/// Three columns: fruits, their sorts, and the selected one.
struct SortColumns: View {
  @ObservedObject var model: SplitModel

  var body: some View {
    NavigationSplitView(columnVisibility: $model.visibility) {
      List(["Apple", "Pear"], id: \.self, selection: $model.fruit) { Text(verbatim: $0) }
        .navigationTitle("Fruits")
    } content: {
      List(["early", "late"], id: \.self, selection: $model.sort) { Text(verbatim: "\($0) \(model.fruit ?? "none")") }
        .navigationTitle("Sorts")
    } detail: {
      Text(verbatim: "taste \(model.sort ?? "nothing")")
    }
  }
}

extension Showing {
  /// A view on a pad, wider than tall by default.
  static func onPad(_ view: Content, size: CGSize = CGSize(width: 1024, height: 768)) async -> Self {
    await Showing(view, size: size, idiom: .pad)
  }

  /// The controller of the split view.
  var split: UISplitViewController? {
    func find(in controller: UIViewController) -> UISplitViewController? {
      controller as? UISplitViewController ?? controller.children.lazy.compactMap { find(in: $0) }.first
    }
    return find(in: controller)
  }
}
