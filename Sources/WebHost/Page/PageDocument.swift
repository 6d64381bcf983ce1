import RenderTree

/// The document that contains a scene, which works with scripts off as well.
struct PageDocument {
  /// The path under which the app is mounted.
  let base: String
  /// The language of the texts.
  let language: String
  /// True if the interface is laid out from right to left.
  let rightToLeft: Bool
  /// The name of the scene.
  var scene = ""
  /// A sentence about the app; nil if there is none.
  var description: String?
  /// The maximum length of a text in a field, in UTF-16 units; nil for any.
  var longest: Int?
  /// The nonce of the style sheet; nil without a content security policy that asks for one.
  var nonce: String?

  /// The size and the appearance of the frame, as the script writes them, if the browser may have others: the frame stays
  /// invisible until the script knows. Nil if the browser has told them.
  var guess: String?

  /// The version of the style sheet with the fonts; nil for pages without fonts of their own.
  var fontVersion: String?

  init(base: String, language: String, rightToLeft: Bool) {
    self.base = base
    self.language = language
    self.rightToLeft = rightToLeft
  }

  /// Returns the HTML with a frame.
  func html(of frame: Frame, _ surroundings: PageSurroundings) -> String {
    var tree = PageTreeWriter(.forDocuments(), frame, surroundings)
    tree.writeRoot()
    let title = attribute(frame.title.withoutBidiControls)
    return """
      <!doctype html>
      <html lang="\(attribute(language))" dir="\(rightToLeft ? "rtl" : "ltr")">
      <head>
      <meta charset="utf-8">
      <title>\(title)</title>
      <meta name="viewport" content="\(Self.viewport)">
      <meta name="color-scheme" content="light dark">\(descriptionElement)
      <link rel="stylesheet" href="\(address(of: .style))">\(fontElement)
      <style id="styles"\(nonce.map { " nonce=\"\(attribute($0))\"" } ?? "")>
      \(tree.rules)
      </style>
      \(scripts)
      </head>
      <body>
      <main>
      <form id="form" method="post" action="\(attribute(base))/_pergola/form/\(attribute(scene))" autocomplete="off">
      <input type="hidden" name="scene" value="\(attribute(scene))"><button type="submit" hidden></button>
      \(sceneElement(of: frame))\(tree.html)</div>
      </form>
      <p id="notice" role="status"\(sentences)></p>
      <p id="announcement" role="status"></p>
      </main>
      </body>
      </html>

      """
  }

  /// The page is as large as the window, also where the device covers its edges, and above a keyboard on the screen.
  private static let viewport =
    "width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content"

  private var scripts: String {
    PageScript.scripts.map { "<script defer src=\"\(address(of: $0))\"></script>" }.joined(separator: "\n")
  }

  /// The sentences that the script may have to say.
  private var sentences: String {
    PageSentence.allCases.map { " data-\($0.rawValue)=\"\(attribute($0.text(in: language)))\"" }.joined()
  }

  private var descriptionElement: String {
    guard let description else { return "" }
    return "\n<meta name=\"description\" content=\"\(attribute(description.withoutBidiControls))\">"
  }

  private var fontElement: String {
    guard let fontVersion else { return "" }
    return "\n<link rel=\"stylesheet\" href=\"\(attribute(base))/_pergola/\(fontVersion)/\(FontSheet.name)\">"
  }

  private func sceneElement(of frame: Frame) -> String {
    let focus = frame.focusedNode.map { " data-focus=\"\(PageNumber.name($0))\"" } ?? ""
    let longest = longest.map { " data-longest=\"\($0)\"" } ?? ""
    let guess = guess.map { " data-guess=\"\(attribute($0))\"" } ?? ""
    return "<div id=\"scene\" data-scene=\"\(attribute(scene))\" data-frame=\"\(frame.number)\""
      + " data-base=\"\(attribute(base))\" data-worker=\"\(address(of: .worker))\"\(longest)\(focus)\(guess)>"
  }

  private func address(of file: PageScript) -> String {
    "\(attribute(base))/_pergola/\(file.version)/\(file.name)"
  }

  private func attribute(_ text: String) -> String { MarkupWriter.escaped(text) }
}
