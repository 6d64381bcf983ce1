import Combine
import Monkey
import SwiftUI

@testable import Counter
@testable import FeedScreens
@testable import TodoScreens
@testable import TodoStores

extension Example {
  static let counter = Example("Counter", app: CounterApp.self)

  static let feed = Example("Feed", app: PromptFeedApp.self)

  static let todo = Example(
    "Todo", urls: ["todo://today", "todo://all", "todo://all/2", "todo://all/none", "todo://settings"],
    app: MemoryTodoApp.self)
}

/// The todos in memory.
private struct MemoryTodoApp: App {
  @State private var library: TodoLibrary
  @State private var todos: TodoListViewModel

  init() {
    let library = TodoLibrary(inMemory: TodoItem.samples)
    _library = State(initialValue: library)
    _todos = State(initialValue: TodoListViewModel(itemStore: library.store))
  }

  var body: some Scene { TodoScene(todos, in: library) }
}

/// The feed without a server.
private struct PromptFeedApp: App {
  var body: some Scene {
    WindowGroup("Feed") { FeedList(source: PromptPages()) }
  }
}

/// Pages that arrive in the next turn. The third is empty, and the eighth is the last.
private struct PromptPages: PageSource {
  func page(_ number: Int) -> AnyPublisher<Page, any Error> {
    let ids = number == 3 ? 0..<0 : number * 20..<(number + 1) * 20
    let posts = ids.map { Post(id: $0, title: "Post \($0)", text: "Text \($0)") }
    return Just(Page(posts: posts, hasMore: number < 8))
      .setFailureType(to: (any Error).self)
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}
