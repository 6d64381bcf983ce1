#if Web
  import NIOCore
  import Synchronization

  /// The content of the fonts that pages have asked for. It is read once, and shared by all responses.
  final class FontFiles: Sendable {
    private let sheet: FontSheet
    private let contents = Mutex<[String: ByteBuffer]>([:])

    init(_ sheet: FontSheet) { self.sheet = sheet }

    /// Returns the content and the media type of a font by its name; nil if it is none of the sheet's, or can't be read.
    func font(named name: String) -> (content: ByteBuffer, type: String)? {
      if let content = contents.withLock({ $0[name] }), let type = sheet.type(ofFont: name) { return (content, type) }
      guard let (bytes, type) = sheet.file(named: name) else { return nil }
      let content = ByteBuffer(bytes: bytes)
      contents.withLock { $0[name] = content }
      return (content, type)
    }
  }
#endif
