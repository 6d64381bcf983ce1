import Foundation

/// An HTML page that shows failures side by side: expected, actual, and difference.
///
/// It refers to its pictures by file name in the same folder, and needs no script.
struct SnapshotPage {
  let failures: [SnapshotFailure]

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <title>\(heading)</title>
    <style>
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
    body { margin: 2rem; }
    section { margin: 0 0 3rem; }
    p { max-width: 60rem; white-space: pre-wrap; }
    div { display: flex; gap: 1.5rem; align-items: start; overflow-x: auto; }
    figure { margin: 0; }
    figcaption { margin-bottom: .4rem; opacity: .7; }
    img { max-width: 24rem; border: 1px solid #8886; }
    pre { margin: 0; padding: .6rem; border: 1px solid #8886; font: 12px/1.3 monospace; }
    </style>
    <h1>\(heading)</h1>
    \(failures.map(section).joined(separator: "\n"))
    </html>

    """
  }

  private var heading: String {
    failures.count == 1 ? "1 snapshot differs" : "\(failures.count) snapshots differ"
  }

  private func section(_ failure: SnapshotFailure) -> String {
    """
    <section>
    <h2>\(escaped(failure.title))</h2>
    <p>\(escaped(failure.finding))</p>
    <p>\(escaped(failure.referencePath))</p>
    <div>
    \(failure.attachments.filter { $0.role != SnapshotFailure.comparison }.map(figure).joined(separator: "\n"))
    </div>
    </section>
    """
  }

  private func figure(_ exhibit: SnapshotFailure.FailureAttachment) -> String {
    let content: String
    if exhibit.isPicture {
      let address = exhibit.fileName.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["."])) ?? ""
      content = "<a href=\"\(address)\"><img src=\"\(address)\" alt=\"\(escaped(exhibit.role))\"></a>"
    } else {
      content = "<pre>\(escaped(String(decoding: exhibit.data, as: UTF8.self)))</pre>"
    }
    return "<figure><figcaption>\(escaped(exhibit.role))</figcaption>\(content)</figure>"
  }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}
