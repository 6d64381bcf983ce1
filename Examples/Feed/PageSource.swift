import Combine
import UIKit

/// The origin of pages.
protocol PageSource: Sendable {
  /// Publishes a page on the main queue, after the call has returned: one value, or a failure.
  ///
  /// - Parameter number: The number of the page, from 1.
  func page(_ number: Int) -> AnyPublisher<Page, any Error>
}

/// The pages of a server.
struct WebPages: PageSource {
  /// The address that stands before the path of a page.
  let server: URL

  /// A session without a cache: pages change, and on Linux a task of a session with one may not be cancelled at once.
  private let session: URLSession = {
    let configuration = URLSessionConfiguration.default
    configuration.urlCache = nil
    return URLSession(configuration: configuration)
  }()

  init(server: URL) { self.server = server }

  func page(_ number: Int) -> AnyPublisher<Page, any Error> {
    session.dataTaskPublisher(for: server.appendingPathComponent("pages/\(number)"))
      .tryMap { data, response in
        if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 { throw PageError(status: status) }
        return data
      }
      .mapError { [server] error in
        (error as? URLError)?.code == .cannotConnectToHost ? NoServer(address: server) : error
      }
      .decode(type: Page.self, decoder: JSONDecoder())
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}

/// A server's answer without a page.
struct PageError: LocalizedError, Equatable {
  /// The HTTP status of the answer.
  let status: Int

  var errorDescription: String? { String(localized: "The server answered with status \(status).") }
}

/// The lack of a server at an address.
struct NoServer: LocalizedError, Equatable {
  let address: URL

  var errorDescription: String? {
    String(localized: "No server answers at \(address.absoluteString). Start FeedServer first.")
  }
}
