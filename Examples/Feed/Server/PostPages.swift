import Foundation

/// The pages of the feed, with made-up posts.
struct PostPages {
  private struct Post: Encodable {
    let id: Int
    let title: String
    let text: String
  }

  private struct Page: Encodable {
    let posts: [Post]
    let hasMore: Bool
  }

  /// The number of pages.
  let count: Int
  /// The number of posts on a page.
  let size: Int
  /// The pages without posts.
  let empty: Set<Int>

  private static let subjects = ["Apples", "Bridges", "Clouds", "Dunes", "Engines", "Forests", "Gardens"]

  /// Returns a page as JSON; nil if there is no page of that number.
  func json(_ number: Int) throws -> Data? {
    guard (1...count).contains(number) else { return nil }
    let first = (number - 1) * size + 1
    let posts = empty.contains(number) ? [] : (first..<first + size).map(post)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(Page(posts: posts, hasMore: number < count))
  }

  private func post(_ id: Int) -> Post {
    Post(id: id, title: "Post \(id)", text: "\(Self.subjects[id % Self.subjects.count]), part \(id)")
  }
}
