import SwiftUI
import TodoScreens
import TodoStores
import UIKit

/// A list of todos in three tabs: those of today, all, and settings. A link `todo://today` opens the first,
/// `todo://all/2` the page of a todo. The todos are in a file of the user, unless the settings say something else; all
/// windows and all browsers that this process serves show the same ones.
@main
struct TodoApp: App {
  @State private var todos = TodoListViewModel(
    itemStore: TodoLibrary.shared.store, showsDone: TodoLibrary.shared.settings.showsDone)

  /// Writes an edit that was made just before the end.
  private static let ending: any NSObjectProtocol = NotificationCenter.default.addObserver(
    forName: UIApplication.willTerminateNotification, object: nil, queue: nil
  ) { _ in MainActor.assumeIsolated { TodoLibrary.shared.finishWriting() } }

  init() { _ = Self.ending }

  var body: some Scene { TodoScene(todos, in: .shared) }
}
