import Foundation
import RenderTree

/// Encodes the frames of a scene for its page: the first as a document, later ones as differences.
///
/// ```swift
/// var encoder = PageEncoder(base: "/admin", language: "en", rightToLeft: false)
/// let html = encoder.document(for: frame, scene: "x7", description: nil, nonce: nonce)
/// if let message = encoder.patches(to: next) { send(message.line(handled: 12)) }
/// ```
struct PageEncoder: Sendable {
  /// A file that a page may load.
  struct Picture: Hashable, Sendable {
    /// The content of the file.
    let bytes: [UInt8]
    /// The media type.
    let contentType: String
  }

  private let surroundings: PageSurroundings
  private let language: String
  private let rightToLeft: Bool
  private let fontVersion: String?
  private var shown: Frame?
  private var shownPictures = PagePictures()

  /// An encoder of a scene's frames.
  ///
  /// - Parameters:
  ///   - base: the path under which the app is mounted, without a slash at the end.
  ///   - language: the language of the texts, as a tag of BCP 47.
  ///   - rightToLeft: true if the interface is laid out from right to left.
  ///   - fontVersion: the version of the style sheet with the fonts; nil for pages without fonts of their own.
  init(base: String, language: String, rightToLeft: Bool, fontVersion: String? = nil) {
    surroundings = PageSurroundings(base: base, isRightToLeft: rightToLeft)
    self.language = language
    self.rightToLeft = rightToLeft
    self.fontVersion = fontVersion
  }

  /// The pictures that pages of the last encoded frame may load, by their names.
  var pictures: [String: Picture] { shownPictures.pictures }

  /// Returns the whole page of a frame. Later patches start from this frame.
  ///
  /// - Parameters:
  ///   - scene: the name of the scene.
  ///   - longest: the maximum length of a text in a field, in UTF-16 units; nil for any.
  ///   - description: a sentence about the app, for search engines.
  ///   - nonce: the nonce of the content security policy that allows the page's style sheet.
  ///   - guess: the size and the appearance of the frame, if the browser has not told its own; see ``PageDocument/guess``.
  /// - Complexity: O(*n*) in the frame's nodes.
  mutating func document(
    for frame: Frame, scene: String, longest: Int? = nil, description: String?, nonce: String?, guess: String? = nil
  ) -> String {
    remember(frame)
    var document = PageDocument(base: surroundings.base, language: language, rightToLeft: rightToLeft)
    (document.scene, document.description, document.nonce) = (scene, description, nonce)
    document.longest = longest
    (document.fontVersion, document.guess) = (fontVersion, guess)
    return document.html(of: frame, surroundings)
  }

  /// Returns the whole tree of a frame, for a page that may have any other. Later patches start from this frame.
  ///
  /// - Complexity: O(*n*) in the frame's nodes.
  mutating func tree(for frame: Frame) -> PageMessage {
    remember(frame)
    var message = PageMessage(frame: frame.number)
    var writer = PageTreeWriter(.forPatches(), frame, surroundings)
    writer.writeRoot()
    message.tree = writer.html
    message.title = frame.title.withoutBidiControls
    message.focus = PageMessage.Focus(frame.focusedNode)
    return message
  }

  /// Returns the differences of a frame from the last one that was encoded; nil if the page shows the same. The whole
  /// tree if no frame was encoded before.
  ///
  /// - Complexity: O(*n*) in the nodes that changed, their siblings and parents, and in the drawn nodes.
  mutating func patches(to frame: Frame) -> PageMessage? {
    guard let old = shown else { return tree(for: frame) }
    var message = PageMessage(frame: frame.number)
    var comparison = PageComparison(from: old, to: frame, surroundings)
    message.patches = comparison.patches()
    if old.title != frame.title { message.title = frame.title.withoutBidiControls }
    if old.focusedNode != frame.focusedNode { message.focus = PageMessage.Focus(frame.focusedNode) }
    if !message.patches.isEmpty { message.transitions = PageTransition.transitions(of: frame, surroundings) }
    remember(frame)
    return message.isEmpty ? nil : message
  }

  private mutating func remember(_ frame: Frame) {
    shownPictures.collect(from: frame.root, since: shown?.root)
    shown = frame
  }
}
