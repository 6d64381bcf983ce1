#if Web
  import HTTPTypes
  import Hummingbird
  import NIOCore

  /// The refusal of a request: its status, and one line for the client.
  struct Refusal: Error, Sendable {
    let status: HTTPResponse.Status
    let text: String
    /// The address that the client is sent to; nil for none.
    var location: String?

    init(_ status: HTTPResponse.Status, _ text: String, location: String? = nil) {
      self.status = status
      self.text = text
      self.location = location
    }
  }

  extension Refusal {
    /// The response. After a body that was not read to its end, the connection is closed.
    var response: Response {
      var response = Response.plain(status, text)
      if let location { response.headers[.location] = location }
      if [.serviceUnavailable, .tooManyRequests].contains(status) { response.headers[.retryAfter] = "5" }
      guard [.contentTooLarge, .requestTimeout].contains(status) else { return response }
      response.headers[.connection] = "close"
      response.body = ResponseBody(contentLength: text.utf8.count + 1) { [text] writer in
        try await writer.write(ByteBuffer(string: text + "\n"))
        try await writer.finish(nil)
        throw CancellationError()
      }
      return response
    }
  }

  extension Response {
    /// The answer to a browser that asks for the icon of a page: there is none, and it need not ask again for a day.
    static var noIcon: Response {
      Response(status: .noContent, headers: [.cacheControl: "public, max-age=86400"])
    }

    /// A response of one line.
    static func plain(_ status: HTTPResponse.Status, _ text: String) -> Response {
      Response(
        status: status, headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: text + "\n")))
    }

    /// A response with a file.
    static func file(_ bytes: [UInt8], type: String, cache: String) -> Response {
      file(ByteBuffer(bytes: bytes), type: type, cache: cache)
    }

    /// A response with a file.
    static func file(_ content: ByteBuffer, type: String, cache: String) -> Response {
      Response(
        status: .ok, headers: [.contentType: type, .cacheControl: cache], body: ResponseBody(byteBuffer: content))
    }

    /// Adds the fields that every response with a content has. A policy that is there already stays.
    mutating func addSecurity() {
      // Most responses are those to posted input, which have nothing that a browser could misunderstand.
      guard status != .noContent else { return }
      headers[.xContentTypeOptions] = "nosniff"
      headers[.referrerPolicy] = "same-origin"
      headers[.crossOriginResourcePolicy] = "same-origin"
      if headers[.contentSecurityPolicy] == nil {
        headers[.contentSecurityPolicy] = "default-src 'none'; frame-ancestors 'none'; sandbox"
      }
    }
  }
#endif
