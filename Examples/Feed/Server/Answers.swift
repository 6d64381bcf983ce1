import Foundation

/// A request's first line, without the version.
struct Request {
  let method: String
  let path: String
}

/// An answer: its status and its body.
struct Answer {
  let status: Int
  var type = "text/plain; charset=utf-8"
  let body: Data

  /// An answer that is only said in words.
  init(_ status: Int) {
    self.status = status
    body = Data("\(Self.reason(status))\n".utf8)
  }

  init(json: Data) {
    status = 200
    type = "application/json"
    body = json
  }

  /// Returns the words for a status.
  static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 400: "Bad Request"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 431: "Request Header Fields Too Large"
    case 503: "Service Unavailable"
    default: "Internal Server Error"
    }
  }
}

/// The server's answers, slow or failing as its options say. Safe to use from several threads.
final class Answers: Sendable {
  private let feed: PostPages
  private let delay: Double
  private let failEvery: Int?
  private let count = Counter()

  /// - Parameters:
  ///   - delay: The seconds that each answer takes.
  ///   - failEvery: The distance of failing requests; nil if none fails.
  init(feed: PostPages, delay: Double, failEvery: Int?) {
    self.feed = feed
    self.delay = delay
    self.failEvery = failEvery
  }

  /// Returns the answer to a request, after the delay, and writes a line about it.
  func answer(_ request: Request) -> Answer {
    let number = count.next()
    if delay > 0 { Thread.sleep(forTimeInterval: delay) }
    let answer = self.answer(request, fails: failEvery.map { number % $0 == 0 } ?? false)
    FeedServer.write("\(request.method) \(request.path) \(answer.status)")
    return answer
  }

  private func answer(_ request: Request, fails: Bool) -> Answer {
    guard ["GET", "HEAD"].contains(request.method) else { return Answer(405) }
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, parts[1] == "pages", let page = Int(parts[2]) else { return Answer(404) }
    if fails { return Answer(503) }
    do {
      return try feed.json(page).map(Answer.init(json:)) ?? Answer(404)
    } catch {
      return Answer(500)
    }
  }
}

/// A number that grows by one. Safe to use from several threads.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  func next() -> Int {
    lock.withLock {
      value += 1
      return value
    }
  }
}
