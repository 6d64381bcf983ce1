import Foundation

/// A page of HTML with all pictures of a run side by side, beside their files.
package struct PreviewPage {
  private let renderings: [PreviewRun.Rendering]
  private let title: String

  /// A page with a title.
  package init(_ renderings: [PreviewRun.Rendering], title: String) {
    self.renderings = renderings
    self.title = title
  }

  /// The text of the page.
  package var text: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(Self.escaped(title))</title>
    <style>
      body { font: 15px system-ui, sans-serif; margin: 1.5rem; background: #eeeef1; color: #1c1c1e }
      h1 { font-size: 1.4rem } h2 { font-size: 1.1rem; margin: 1.5rem 0 .6rem }
      section { display: flex; flex-wrap: wrap; gap: 1.2rem; align-items: flex-start }
      figure { margin: 0; max-width: 26rem }
      img { max-height: 30rem; max-width: 100%; border: 1px solid #0002; border-radius: 6px; background: #fff; display: block }
      figcaption { font-size: .8rem; color: #555; margin-top: .3rem }
      p.problem { width: 14rem; min-height: 8rem; margin: 0; padding: .8rem; background: #ffecea; color: #8c1010;
        border-radius: 6px; border: 1px solid #8c101033; overflow-wrap: anywhere; font-size: .85rem }
      @media (prefers-color-scheme: dark) { body { background: #1c1c1e; color: #f2f2f7 } figcaption { color: #aaa } }
    </style>
    <h1>\(Self.escaped(title))</h1>
    \(renderings.sections(title: "All previews").map(section).joined(separator: "\n"))
    </html>

    """
  }

  private func section(_ section: [PreviewRun.Rendering].Section) -> String {
    "<h2>\(Self.escaped(section.title))</h2>\n<section>\n"
      + section.cells.map(figure).joined(separator: "\n") + "\n</section>"
  }

  private func figure(_ caption: String, of rendering: PreviewRun.Rendering) -> String {
    let caption = Self.escaped(caption)
    guard let file = rendering.file?.lastPathComponent else {
      let reason = Self.escaped(rendering.failure?.text ?? "There is no picture.")
      return "<figure><p class=\"problem\">\(reason)</p><figcaption>\(caption)</figcaption></figure>"
    }
    let address = Self.escaped(file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file)
    let name = Self.escaped("\(rendering.preview), \(rendering.caption)")
    return "<figure><a href=\"\(address)\"><img src=\"\(address)\" alt=\"\(name)\" loading=\"lazy\"></a>"
      + "<figcaption>\(caption)</figcaption></figure>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
