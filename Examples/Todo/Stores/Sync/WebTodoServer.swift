import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server that is reached over HTTP: `TodoServer`, or another one with its messages.
public struct WebTodoServer: TodoServing {
  public let address: String
  private let url: URL
  private let session: URLSession

  /// A server at an address.
  ///
  /// - Parameter timeout: The seconds after which an answer is late.
  public init(address: String, timeout: TimeInterval = 10) throws(TodoFailure) {
    let text = address.trimmingCharacters(in: .whitespaces)
    guard let url = URL(string: text), url.scheme == "http" || url.scheme == "https", url.host?.isEmpty == false else {
      throw .badAddress(address)
    }
    self.address = text
    self.url = url.appendingPathComponent("todos/sync")
    // A session without a cache: answers change, and on Linux a task of a session with one may not be cancelled at once.
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.timeoutIntervalForRequest = timeout
    configuration.timeoutIntervalForResource = timeout
    session = URLSession(configuration: configuration)
  }

  public func exchange(_ message: SyncRequest) async throws(TodoFailure) -> SyncAnswer {
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    let data: Data
    let response: URLResponse
    do {
      request.httpBody = try JSONEncoder().encode(message)
      (data, response) = try await session.data(for: request)
    } catch {
      throw .serverUnreachable(address, reason: Self.reason(error))
    }
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard status == 200 else { throw .serverStatus(address, status) }
    do {
      return try JSONDecoder().decode(SyncAnswer.self, from: data)
    } catch {
      throw .serverUnreadable(address, reason: DecodingError.sentence(error))
    }
  }

  /// The reason for which there is no answer, without the words of the library below.
  private static func reason(_ error: any Error) -> String {
    switch (error as? URLError)?.code {
    case .timedOut: "it does not answer in time."
    case .cannotConnectToHost: "nothing answers there."
    case .cannotFindHost, .dnsLookupFailed: "there is no such name."
    case .networkConnectionLost: "the connection broke off."
    default: error.localizedDescription
    }
  }
}
