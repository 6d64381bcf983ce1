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

  private init(_ name: String, _ contentType: String, _ bytes: [UInt8]) {
    self.name = name
    self.contentType = contentType
    self.bytes = bytes
    version = PageNumber.hash(PageNumber.hash(of: bytes))
  }

  /// The scripts of a page, in the order in which they run.
  static let scripts = [
    PageScript("frames.js", javaScript, PackageResources.frames_js),
    PageScript("page.js", javaScript, PackageResources.page_js),
    PageScript("input.js", javaScript, PackageResources.input_js),
  ]
  /// The script that all pages of a browser session share.
  static let worker = PageScript("worker.js", javaScript, PackageResources.worker_js)
  /// The style sheet of every page.
  static let style = PageScript("page.css", "text/css; charset=utf-8", PackageResources.page_css)

  /// All files.
  static let all = scripts + [worker, style]

  private static let javaScript = "text/javascript; charset=utf-8"
}
