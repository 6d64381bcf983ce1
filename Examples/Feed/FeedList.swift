import SwiftUI

/// Returns the screen of the app, with the pages of a server.
@MainActor package func makeFeed(from server: URL) -> some View { FeedList(source: WebPages(server: server)) }

/// Returns the screen of the app, with pages that are made here: for the catalogue of examples, which has no server.
@MainActor package func makeFeed() -> some View { FeedList(source: SamplePages()) }

/// The posts, and below them the state of those to come.
struct FeedList: View {
  @StateObject private var feed: Feed

  init(source: any PageSource) { _feed = StateObject(wrappedValue: Feed(source: source)) }

  var body: some View {
    NavigationStack {
      List {
        ForEach(feed.posts) { post in
          PostRow(post: post)
            .onAppear { feed.appeared(post) }
        }
        FeedEnd(phase: feed.phase, isEmpty: feed.posts.isEmpty) { feed.retry() }
      }
      .navigationTitle("Feed")
      .toolbar {
        Button("Reload") { feed.reload() }
      }
    }
    .onAppear { feed.start() }
  }
}

/// A post: its title above its text.
struct PostRow: View {
  let post: Post

  var body: some View {
    VStack(alignment: .leading) {
      Text(post.title).font(.headline)
      Text(post.text).foregroundStyle(.secondary)
    }
  }
}

/// The rows below the last post.
struct FeedEnd: View {
  let phase: Feed.Phase
  /// True if there is no post above.
  let isEmpty: Bool
  let retry: @MainActor () -> Void

  var body: some View {
    switch phase {
    case .waiting:
      EmptyView()
    case .loading:
      HStack {
        ProgressView()
        Text("Loading posts").foregroundStyle(.secondary)
      }
    case .failed(let reason):
      Text(reason).foregroundStyle(.red)
      Button("Try Again", action: retry)
    case .finished:
      Text(isEmpty ? "There are no posts" : "You have seen everything").foregroundStyle(.secondary)
    }
  }
}
