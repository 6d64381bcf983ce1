#if Web
  import Foundation
  import HTTPTypes
  import Hummingbird
  import NIOCore
  import NIOPosix

  extension PageServer {
    /// Takes a file that the user gives to a scene, and answers with its name for the event that gives it to the app.
    func upload(_ request: Request, _ web: WebRequest, scene name: String) async throws(Refusal) -> Response {
      guard web.header("Pergola-Page") == "1" else { throw Refusal(.forbidden, "The field Pergola-Page is missing.") }
      try checkOrigin(web)
      let limit = options.limits.uploadSize
      if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit {
        throw Refusal(.contentTooLarge, "The file has more than \(limit) bytes.")
      }
      guard let session = try await session(web), let files = await session.files(of: name) else {
        throw Refusal(.gone, "The scene was closed.")
      }
      guard await files.reserve() else { throw Refusal(.tooManyRequests, "There are too many files.") }
      let fileName = web.header("Pergola-File")?.removingPercentEncoding ?? "file"
      let upload: UploadedFile
      do {
        upload = try await UploadedFile.receive(
          request.body, name: fileName, limit: limit, patience: options.limits.bodyTime, space: registry.uploadSpace)
      } catch {
        await files.release()
        throw error
      }
      let id = await files.add(upload)
      return .file(Array("{\"id\":\"\(id)\"}".utf8), type: "application/json", cache: "no-store")
    }

    /// Sends a file that the app gives to the user.
    func download(_ id: String, _ web: WebRequest) async throws(Refusal) -> Response {
      let missing = Refusal(.notFound, "There is no such file, or it is gone.")
      guard let file = await (try session(web))?.offered(id) else { throw missing }
      guard let handle = try? FileHandle(forReadingFrom: file), let length = try? handle.seekToEnd(),
        (try? handle.seek(toOffset: 0)) != nil
      else { throw missing }
      return Response(
        status: .ok,
        headers: [
          .contentType: "application/octet-stream", .cacheControl: "no-store",
          .contentDisposition: Self.disposition(fileName: file.lastPathComponent),
        ], body: Self.body(of: handle, length: Int(length)))
    }

    private static func body(of handle: FileHandle, length: Int) -> ResponseBody {
      ResponseBody(contentLength: length) { writer in
        defer { try? handle.close() }
        var rest = length
        while rest > 0 {
          let count = min(rest, 1 << 17)
          let data = try await NIOThreadPool.singleton.runIfActive { try handle.read(upToCount: count) ?? Data() }
          // The file was cut while it was read: the browser sees that the download is not complete.
          guard !data.isEmpty else { throw CancellationError() }
          rest -= data.count
          try await writer.write(ByteBuffer(bytes: data))
        }
        try await writer.finish(nil)
      }
    }

    /// The field that makes browsers keep a file under a name (RFC 6266).
    private static func disposition(fileName: String) -> String {
      let allowed = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")
      let name = fileName.addingPercentEncoding(withAllowedCharacters: allowed) ?? "file"
      return "attachment; filename*=UTF-8''\(name)"
    }
  }

  extension BrowserSession {
    /// Returns the files of a scene; nil if there is no scene with the name.
    fileprivate func files(of name: String) async -> SceneFiles? { await scene(name)?.files }

    /// Returns the file that a scene's app offers under a name; nil if there is none.
    fileprivate func offered(_ id: String) -> URL? {
      scenes.values.lazy.compactMap { $0.files.offered(id) }.first
    }
  }
#endif
