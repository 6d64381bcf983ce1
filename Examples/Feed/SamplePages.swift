import Combine
import Foundation

/// Pages that are made here, without a server. Each arrives after half a second.
struct SamplePages: PageSource {
  private static let count = 5
  private static let size = 20
  private static let subjects = ["Apples", "Bridges", "Clouds", "Dunes", "Engines", "Forests", "Gardens"]

  func page(_ number: Int) -> AnyPublisher<Page, any Error> {
    let ids = (number - 1) * Self.size + 1..<number * Self.size + 1
    let posts = ids.map { id in
      Post(id: id, title: "Post \(id)", text: "\(Self.subjects[id % Self.subjects.count]), part \(id)")
    }
    return Just(Page(posts: posts, hasMore: number < Self.count))
      .setFailureType(to: (any Error).self)
      .delay(for: .seconds(0.5), scheduler: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}
