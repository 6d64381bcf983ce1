/// A file that every page loads, by an address that changes with its content, so that browsers keep it for ever.
struct PageScript: Sendable {
  /// The name of the file.
  let name: String
  /// The media type.
  let contentType: String
  /// The content.
  let bytes: [UInt8]
  /// The hash of the content, which is part of the address.
  let version: String

  private init(_ name: String, _ contentType: String, _ source: [UInt8]) {
    self.name = name
    self.contentType = contentType
    bytes = Array(Self.withoutComments(String(decoding: source, as: UTF8.self)).utf8)
    version = PageNumber.hash(PageNumber.hash(of: bytes))
  }

  /// Returns a source without its comments and its indentation, which are for its readers.
  ///
  /// A comment has lines of its own, or is a type between `/** @` and `*/`; no text of the sources contains one.
  static func withoutComments(_ source: String) -> String {
    var result = ""
    var isInComment = false
    for line in source.split(separator: "\n") {
      var code = line.trimmingPrefix { $0 == " " }
      if isInComment {
        isInComment = !code.hasSuffix("*/")
      } else if code.hasPrefix("/*"), !code.contains("*/") {
        isInComment = true
      } else if !code.hasPrefix("//"), !(code.hasPrefix("/*") && code.hasSuffix("*/")) {
        code.replace(#//\*\* @.*?\*/ ?/#, with: "")
        result += code + "\n"
      }
    }
    return result
  }

  /// The scripts of a page, in the order in which they run.
  static let scripts = [
    PageScript("frames.js", javaScript, PackageResources.frames_js),
    PageScript("fields.js", javaScript, PackageResources.fields_js),
    PageScript("notice.js", javaScript, PackageResources.notice_js),
    PageScript("page.js", javaScript, PackageResources.page_js),
    PageScript("stops.js", javaScript, PackageResources.stops_js),
    PageScript("input.js", javaScript, PackageResources.input_js),
    PageScript("files.js", javaScript, PackageResources.files_js),
  ]
  /// The script that all pages of a browser session share.
  static let worker = PageScript("worker.js", javaScript, PackageResources.worker_js)
  /// The style sheet of every page.
  static let style = PageScript("page.css", "text/css; charset=utf-8", PackageResources.page_css)

  /// All files.
  static let all = scripts + [worker, style]

  private static let javaScript = "text/javascript; charset=utf-8"
}
