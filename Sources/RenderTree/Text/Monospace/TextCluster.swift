/// A grapheme cluster of text that is being laid out.
struct TextCluster {
  /// The index of the cluster's first byte in the drawn text of its paragraph.
  var start: Int32
  /// The number of its bytes in that text; 0 if it is not drawn.
  var length: Int32
  /// The index of the source's run.
  var run: Int32
  /// The first scalar.
  var base: UInt32
  /// The width in cells, including kerning.
  var advance: UInt8
  /// The class for breaking lines.
  var breaking: LineBreakClass
  /// The class for bidirectional text.
  var bidi: BidiClass
  /// True if text between the previous cluster and this one is left out or replaced, so that both together may look
  /// like one cluster.
  var mayJoin: Bool

  /// True for spaces, which may hang over the end of a line.
  var isSpace: Bool { breaking == .space }
  /// True if the cluster is drawn, and does not only affect others.
  var isDrawn: Bool { length > 0 }
}

/// The part of a paragraph that was read so far.
struct TextParagraph {
  var clusters: [TextCluster] = []
  /// The drawn text in UTF-8.
  var bytes: [UInt8] = []

  /// Returns the drawn text of a cluster.
  func text(of cluster: TextCluster) -> String {
    String(decoding: bytes[Int(cluster.start)..<Int(cluster.start + cluster.length)], as: UTF8.self)
  }

  /// Appends an ellipsis with the attributes of a run.
  mutating func appendEllipsis(run: Int) {
    let start = bytes.count
    bytes.append(contentsOf: "…".utf8)
    clusters.append(
      TextCluster(
        start: Int32(start), length: 3, run: Int32(run), base: 0x2026, advance: 1, breaking: .alphabetic, bidi: .on,
        mayJoin: true))
  }

  /// Appends the clusters of another part of the text.
  mutating func append(_ other: TextParagraph) {
    let offset = Int32(bytes.count)
    bytes += other.bytes
    for (index, var cluster) in other.clusters.enumerated() {
      cluster.start += offset
      if index == 0 { cluster.mayJoin = true }
      clusters.append(cluster)
    }
  }
}
