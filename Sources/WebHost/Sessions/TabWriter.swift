import RenderTree

/// Encodes the frames of a tab, off the main actor and in order.
actor TabWriter {
  private var encoder: PageEncoder
  private let tab: String

  init(_ encoder: PageEncoder, tab: String) {
    self.encoder = encoder
    self.tab = tab
  }

  /// Returns the document of a frame.
  func document(for frame: Frame, description: String?, nonce: String) -> String {
    encoder.document(for: frame, scene: tab, description: description, nonce: nonce)
  }

  /// Returns the message for a frame; nil if the page does not change.
  ///
  /// - Parameters:
  ///   - whole: true for the whole tree, for a page that may show anything.
  ///   - handled: the number of the last input that the frame includes.
  func message(for frame: Frame, whole: Bool, handled: Int) -> String? {
    (whole ? encoder.tree(for: frame) : encoder.patches(to: frame))?.line(handled: handled)
  }

  /// Returns a picture that the page may load.
  func picture(_ name: String) -> PageEncoder.Picture? { encoder.pictures[name] }
}
