#if Web
  import Foundation
  import HTTPTypes
  import Hummingbird
  import NIOCore

  /// The responses that a web host compresses itself.
  public enum Compression: String, Hashable, Sendable, CaseIterable {
    /// Documents, streams, and the files that are the same for all users.
    ///
    /// The length of a compressed text tells who sees it on its way how much of it is repeated. A document is not
    /// compressed if another site has sent the browser to it, because that site may have chosen a part of the text.
    case all
    /// The files that are the same for all users: scripts, style sheets, fonts. For apps that show secrets of a user beside
    /// texts of strangers.
    case files
    /// No responses, for servers behind a proxy that compresses.
    case none
  }

  extension WebRequest {
    /// True if the client reads responses that are compressed as gzip (RFC 9110, 12.5.3).
    var acceptsGzip: Bool {
      var others = false
      for part in (header("Accept-Encoding") ?? "").lowercased().split(separator: ",") {
        let words = part.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        let weight = words.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
        switch words.first {
        case "gzip", "x-gzip": return weight > 0
        case "*": others = weight > 0
        default: break
        }
      }
      return others
    }

    /// True if a page of this app has requested the document, or the user. Without encryption there is nothing to hide:
    /// browsers leave the field out there.
    var isOwnNavigation: Bool {
      switch header("Sec-Fetch-Site") {
      case "none", "same-origin": true
      case nil: !isSecure
      default: false
      }
    }
  }

  extension WebHost.Options {
    /// True if a stream is compressed.
    func compressesStream(_ web: WebRequest) -> Bool { compression == .all && web.acceptsGzip }

    /// True if a document is compressed.
    func compressesDocument(_ web: WebRequest) -> Bool { compressesStream(web) && web.isOwnNavigation }

    /// True if a file that is the same for all users is compressed.
    func compressesFile(_ web: WebRequest) -> Bool { compression != .none && web.acceptsGzip }
  }

  extension Response {
    /// Sets the body to a text, which is compressed if wanted.
    mutating func setBody(_ text: String, compressed: Bool) {
      guard compressed, let content = GzipEncoder.compressed(text.utf8, .document) else {
        body = ResponseBody(byteBuffer: ByteBuffer(string: text))
        return
      }
      headers[.contentEncoding] = "gzip"
      body = ResponseBody(byteBuffer: content)
    }
  }
#endif
