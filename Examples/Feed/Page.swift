/// An entry of the feed.
struct Post: Identifiable, Decodable, Equatable, Sendable {
  let id: Int
  let title: String
  let text: String
}

/// Some posts that follow each other, as the server has them.
struct Page: Decodable, Equatable, Sendable {
  /// The posts; there may be none, though others follow.
  let posts: [Post]
  /// True if another page follows.
  let hasMore: Bool
}
