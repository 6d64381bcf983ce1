#if Web
  import Foundation
  import HTTPTypes
  import Hummingbird
  import NIOCore
  import TodoStores

  /// The routes of the server.
  enum SyncRoutes {
    /// Returns the route that takes the requests of devices.
    static func make(_ records: any TodoRecords, _ trouble: Trouble) -> Router<BasicRequestContext> {
      let router = Router()
      let counter = RequestCounter()
      router.post("todos/sync") { request, _ -> Response in
        let message = try await read(request)
        let number = counter.next()
        if trouble.delay > 0 { try await Task.sleep(for: .seconds(trouble.delay)) }
        if Trouble.isDue(number, every: trouble.repeatEvery) { _ = try answer(message, records) }
        let answer = try answer(message, records)
        if Trouble.isDue(number, every: trouble.failEvery) { throw HTTPError(.internalServerError) }
        return response(Trouble.isDue(number, every: trouble.halveEvery) ? answer.prefix(answer.count / 2) : answer)
      }
      return router
    }

    private static func read(_ request: Request) async throws -> SyncRequest {
      // Pages of other origins can't send this type without a question that is not answered, and a name that was pointed
      // to this machine is not one of the server's.
      guard request.headers[.contentType] == "application/json" else {
        throw HTTPError(.unsupportedMediaType, message: "The body is a request to synchronise, as application/json.")
      }
      let host = request.head.authority.map { $0.replacing(/:\d+$/, with: "") } ?? ""
      guard ["127.0.0.1", "localhost", "[::1]"].contains(host) else {
        throw HTTPError(.misdirectedRequest, message: "The server is 127.0.0.1.")
      }
      let body = try await request.body.collect(upTo: SyncRequest.messageLimit)
      do {
        return try JSONDecoder().decode(SyncRequest.self, from: Data(body.readableBytesView))
      } catch {
        throw HTTPError(.badRequest, message: "The body is no request to synchronise: \(DecodingError.sentence(error))")
      }
    }

    private static func answer(_ message: SyncRequest, _ records: any TodoRecords) throws -> Data {
      do {
        return try JSONEncoder().encode(records.answer(message))
      } catch {
        FileHandle.standardError.write(Data("\(error.localizedDescription)\n".utf8))
        throw HTTPError(HTTPResponse.Status(code: 507), message: "The todos can't be kept.")
      }
    }

    private static func response(_ body: Data) -> Response {
      Response(
        status: .ok, headers: [.contentType: "application/json"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }
  }
#endif
