import Combine
import Expectations
import Testing

@Suite("Data task publishers")
struct DataTaskTests {
  private func url(_ host: String, _ path: String) throws -> URL {
    try #require(URL(string: "https://\(host)\(path)"))
  }

  /// The values and the error of the first and only run of a publisher.
  private func outcome<P: Publisher>(of publisher: P) async -> (values: [P.Output], error: P.Failure?)
  where P.Output: Sendable {
    await withCheckedContinuation { continuation in
      nonisolated(unsafe) var values: [P.Output] = []
      nonisolated(unsafe) var subscription: AnyCancellable?
      subscription = publisher.sink(
        receiveCompletion: { completion in
          var error: P.Failure?
          if case .failure(let failure) = completion { error = failure }
          continuation.resume(returning: (values, error))
          subscription = nil
        }, receiveValue: { values.append($0) })
      _ = subscription
    }
  }

  @Test("the data and the response are one value, then the publisher finishes")
  func success() async throws {
    PageServer.serve(["/a": .data(status: 200, "hello")], at: "success.pages.test")
    let publisher = PageServer.session.dataTaskPublisher(for: try url("success.pages.test", "/a"))
    let outcome = await outcome(
      of: publisher.map { data, response in
        "\(String(decoding: data, as: UTF8.self)) \((response as? HTTPURLResponse)?.statusCode ?? 0)"
      })
    expectEqual(outcome.values, ["hello 200"])
    #expect(outcome.error == nil)
  }

  @Test("an error status is a value, not a failure")
  func errorStatus() async throws {
    PageServer.serve(["/a": .data(status: 404, "[1]")], at: "missing.pages.test")
    let request = URLRequest(url: try url("missing.pages.test", "/a"))
    let outcome = await outcome(
      of: PageServer.session.dataTaskPublisher(for: request).map(\.data).decode(
        type: [Int].self, decoder: JSONDecoder())
    )
    expectEqual(outcome.values, [[1]])
    #expect(outcome.error == nil)
  }

  @Test("a response without a body has empty data")
  func emptyBody() async throws {
    PageServer.serve(["/a": .data(status: 204, "")], at: "empty.pages.test")
    let publisher = PageServer.session.dataTaskPublisher(for: try url("empty.pages.test", "/a"))
    await expectEqual(outcome(of: publisher.map(\.data)).values, [Data()])
  }

  @Test("a failed request fails with the error of the session")
  func failure() async throws {
    PageServer.serve(["/a": .failure(.notConnectedToInternet)], at: "failing.pages.test")
    let publisher = PageServer.session.dataTaskPublisher(for: try url("failing.pages.test", "/a"))
    let outcome = await outcome(of: publisher.map(\.data))
    #expect(outcome.values.isEmpty)
    expectEqual(outcome.error?.code, .notConnectedToInternet)
  }

  @Test("a refused connection fails, and so does the URL of a file")
  func unreachable() async throws {
    let refused = PageServer.session.dataTaskPublisher(for: try #require(URL(string: "http://127.0.0.1:1/")))
    await expectEqual(outcome(of: refused.map(\.data)).error?.code, .cannotConnectToHost)
    let file = PageServer.session.dataTaskPublisher(for: URL(fileURLWithPath: "/etc/hostname"))
    await expectEqual(outcome(of: file.map(\.data)).error?.code, .unsupportedURL)
  }

  @Test("each subscriber has a task of its own, which starts with its demand")
  func oneTaskForEachSubscriber() async throws {
    PageServer.serve(["/a": .data(status: 200, "1")], at: "tasks.pages.test")
    let publisher = PageServer.session.dataTaskPublisher(for: try url("tasks.pages.test", "/a")).map(\.data)
    let idle = publisher.recorded(demand: .none)
    #expect(PageServer.requests(at: "tasks.pages.test").isEmpty)
    _ = await outcome(of: publisher)
    _ = await outcome(of: publisher)
    expectEqual(PageServer.requests(at: "tasks.pages.test"), ["/a", "/a"])
    idle.subscription?.cancel()
  }

  @Test("a cancelled task delivers nothing")
  @MainActor
  func cancellation() async throws {
    PageServer.serve(["/a": .silence], at: "silent.pages.test")
    let recording = PageServer.session.dataTaskPublisher(for: try url("silent.pages.test", "/a")).recorded()
    await wait { !PageServer.requests(at: "silent.pages.test").isEmpty }
    recording.subscription?.cancel()
    await wait { PageServer.stopCount(at: "silent.pages.test") > 0 }
    expectEqual(PageServer.stopCount(at: "silent.pages.test"), 1)
    #expect(recording.values.isEmpty)
    #expect(recording.completion == nil)
  }

  @Test("the session's queue delivers, not the main queue")
  func deliveryQueue() async throws {
    PageServer.serve(["/a": .data(status: 200, "1")], at: "queue.pages.test")
    let publisher = PageServer.session.dataTaskPublisher(for: try url("queue.pages.test", "/a"))
    let outcome = await outcome(of: publisher.map { _ in OperationQueue.current === OperationQueue.main })
    expectEqual(outcome.values, [false])
  }
}
