#if Web
  import NIOCore
  import Synchronization

  /// The content of the fonts that pages have asked for. It is read once, and shared by all responses.
  final class FontFiles: Sendable {
    /// The content of a font, and its media type.
    typealias Font = (content: ByteBuffer, type: String)

    private let sheet: FontSheet
    private let fonts = Mutex<[String: Font]>([:])

    init(_ sheet: FontSheet) { self.sheet = sheet }

    /// Returns a font by its name; nil if it is none of the sheet's, or can't be read.
    func font(named name: String) -> Font? {
      if let font = fonts.withLock({ $0[name] }) { return font }
      guard let (bytes, type) = sheet.file(named: name) else { return nil }
      let font = (content: ByteBuffer(bytes: bytes), type: type)
      fonts.withLock { $0[name] = font }
      return font
    }
  }
#endif
