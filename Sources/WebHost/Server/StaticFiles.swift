#if Web
  import HTTPTypes
  import Hummingbird
  import NIOCore
  import Synchronization

  /// The files that are the same for all users: scripts, style sheets and fonts. Each is read once, and compressed if the
  /// host compresses files, when it is first requested, and shared by all responses.
  final class StaticFiles: Sendable {
    /// A file at an address that changes with its content.
    struct File: Sendable {
      let content: ByteBuffer
      /// The content as gzip; nil if that is hardly shorter, or not wanted.
      let compressed: ByteBuffer?
      /// The media type.
      let type: String

      init(_ bytes: [UInt8], type: String, compressed isCompressed: Bool) {
        content = ByteBuffer(bytes: bytes)
        self.type = type
        let gzip = isCompressed ? GzipEncoder.compressed(bytes, .file) : nil
        compressed = gzip.flatMap { $0.readableBytes < bytes.count / 10 * 9 ? $0 : nil }
      }
    }

    private let sheet: FontSheet?
    private let isCompressed: Bool
    private let files = Mutex<[String: File]>([:])

    /// The files of pages whose fonts are in a style sheet; nil for pages without fonts of their own.
    init(_ sheet: FontSheet?, compressed isCompressed: Bool) {
      self.sheet = sheet
      self.isCompressed = isCompressed
    }

    /// Returns a script or a style sheet with a version; nil if there is none.
    func file(named name: String, version: String) -> File? {
      file(version + "/" + name) {
        if let sheet, name == FontSheet.name, version == sheet.version {
          return File(Array(sheet.text.utf8), type: "text/css; charset=utf-8", compressed: isCompressed)
        }
        let script = PageScript.all.first { $0.name == name && $0.version == version }
        return script.map { File($0.bytes, type: $0.contentType, compressed: isCompressed) }
      }
    }

    /// Returns a font by its name; nil if it is none of the sheet's, or can't be read.
    func font(named name: String) -> File? {
      file("font/" + name) {
        (sheet?.file(named: name)).map { File($0.bytes, type: $0.type, compressed: isCompressed) }
      }
    }

    private func file(_ key: String, _ make: () -> File?) -> File? {
      if let file = files.withLock({ $0[key] }) { return file }
      guard let file = make() else { return nil }
      files.withLock { $0[key] = file }
      return file
    }
  }

  extension Response {
    /// The time for which browsers keep what an address with a version contains: a year.
    static let unchanging = "max-age=31536000, immutable"

    /// A response with a file that is the same for all users.
    init(_ file: StaticFiles.File, compressed: Bool) {
      let compressed = compressed ? file.compressed : nil
      self.init(
        status: .ok,
        headers: [
          .contentType: file.type, .cacheControl: "public, " + Self.unchanging, .vary: "Accept-Encoding",
        ], body: ResponseBody(byteBuffer: compressed ?? file.content))
      if compressed != nil { headers[.contentEncoding] = "gzip" }
    }
  }
#endif
