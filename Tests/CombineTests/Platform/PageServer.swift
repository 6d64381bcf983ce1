import Combine

/// Answers requests to hosts that end in `.pages.test` in place of the network, for its session.
///
/// Each test has a host of its own, so that tests run at the same time.
final class PageServer: URLProtocol {
  enum Answer: Sendable {
    case data(status: Int, String)
    case failure(URLError.Code)
    /// No answer.
    case silence
  }

  private struct State {
    var answers: [String: [String: Answer]] = [:]
    var requests: [String: [String]] = [:]
    var stops: [String: Int] = [:]
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var state = State()

  /// A session whose requests to these hosts are answered here.
  static let session: URLSession = {
    let configuration = URLSessionConfiguration.default
    configuration.protocolClasses = [PageServer.self] + (configuration.protocolClasses ?? [])
    return URLSession(configuration: configuration)
  }()

  /// Sets the answers of a host by their paths. Other paths fail with `resourceUnavailable`.
  static func serve(_ answers: [String: Answer], at host: String) {
    lock.withLock { state.answers[host] = answers }
  }

  /// The paths that were asked for, in order.
  static func requests(at host: String) -> [String] {
    lock.withLock { state.requests[host] ?? [] }
  }

  /// The number of requests that were stopped before or after their answer.
  static func stopCount(at host: String) -> Int {
    lock.withLock { state.stops[host] ?? 0 }
  }

  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.host?.hasSuffix(".pages.test") ?? false
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, let host = url.host else { return }
    let answer = Self.lock.withLock {
      Self.state.requests[host, default: []].append(url.path)
      return Self.state.answers[host]?[url.path] ?? .failure(.resourceUnavailable)
    }
    switch answer {
    case .data(let status, let body):
      guard let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil)
      else { return }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      if !body.isEmpty { client?.urlProtocol(self, didLoad: Data(body.utf8)) }
      client?.urlProtocolDidFinishLoading(self)
    case .failure(let code):
      client?.urlProtocol(self, didFailWithError: URLError(code))
    case .silence:
      break
    }
  }

  override func stopLoading() {
    guard let host = request.url?.host else { return }
    Self.lock.withLock { Self.state.stops[host, default: 0] += 1 }
  }
}
