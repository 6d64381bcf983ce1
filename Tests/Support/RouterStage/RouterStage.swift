#if Web
  import Foundation
  import Hummingbird
  import Logging
  import NIOEmbedded

  /// A router that answers the requests of tests, without a server.
  package struct RouterStage {
    /// An answer.
    package struct Answer: Sendable {
      package let status: HTTPResponse.Status
      package let headers: HTTPFields
      package let text: String
    }

    private let responder: any HTTPResponder<BasicRequestContext>

    /// A stage for a router.
    package init(_ router: Router<BasicRequestContext>) { responder = router.buildResponder() }

    /// Returns the answer to a request.
    package func request(
      _ method: HTTPRequest.Method, _ path: String, headers: HTTPFields = [:], body: String = ""
    ) async throws -> Answer {
      let head = HTTPRequest(
        method: method, scheme: "http", authority: "localhost", path: path, headerFields: headers)
      let source = ApplicationRequestContextSource(
        channel: EmbeddedChannel(), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
      let response = try await responder.respond(
        to: Request(head: head, body: RequestBody(buffer: ByteBuffer(string: body))),
        context: BasicRequestContext(source: source))
      let content = Content()
      try await response.body.write(ContentWriter(content: content))
      return Answer(status: response.status, headers: response.headers, text: await content.text)
    }
  }

  /// The written body of an answer.
  private actor Content {
    private(set) var text = ""

    func append(_ buffer: ByteBuffer) { text += String(buffer: buffer) }
  }

  private struct ContentWriter: ResponseBodyWriter {
    let content: Content

    mutating func write(_ buffer: ByteBuffer) async throws { await content.append(buffer) }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
  }
#endif
