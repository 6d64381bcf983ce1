import FeedScreens
import SwiftUI

/// An endless list of posts, of which a server sends a page at a time. `FEED_URL` is the server's address, by default
/// that of `FeedServer`.
@main
struct FeedApp: App {
  private let server: URL

  init() {
    let address = ProcessInfo.processInfo.environment["FEED_URL"] ?? "http://127.0.0.1:8099"
    guard let url = URL(string: address) else { fatalError("FEED_URL is not an address: \(address)") }
    server = url
  }

  var body: some Scene {
    WindowGroup("Feed") { makeFeed(from: server) }
  }
}
