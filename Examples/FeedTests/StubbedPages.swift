import Combine
import SwiftUI

@testable import FeedScreens

/// Pages that a test answers, on the main actor.
final class StubbedPages: PageSource, @unchecked Sendable {
  /// The numbers of the pages that were asked for.
  private(set) var requests: [Int] = []
  private var answers: [PassthroughSubject<Page, any Error>] = []

  func page(_ number: Int) -> AnyPublisher<Page, any Error> {
    requests.append(number)
    let answer = PassthroughSubject<Page, any Error>()
    answers.append(answer)
    return answer.eraseToAnyPublisher()
  }

  /// Answers a request, by default the last one, with the posts of some identifiers.
  func send(_ ids: some Sequence<Int>, hasMore: Bool = true, to request: Int? = nil) {
    let answer = answers[request ?? answers.count - 1]
    answer.send(Page(posts: ids.map(Post.init(stub:)), hasMore: hasMore))
    answer.send(completion: .finished)
  }

  /// Lets the last request fail.
  func fail(_ error: any Error) { answers[answers.count - 1].send(completion: .failure(error)) }
}

extension Post {
  init(stub id: Int) { self.init(id: id, title: "Post \(id)", text: "Text \(id)") }
}

/// The app with other pages.
struct StubbedFeedApp: App {
  /// The pages of the app that is launched next.
  @MainActor static var pages: any PageSource = StubbedPages()

  private let pages: any PageSource

  init() { pages = StubbedFeedApp.pages }

  var body: some Scene {
    WindowGroup("Feed") { FeedList(source: pages) }
  }
}
