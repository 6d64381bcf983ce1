/// A grapheme cluster of text that is being laid out.
struct TextCluster {
  /// The cluster's drawn text: bytes of its paragraph.
  var start: Int32
  var length: Int32
  /// Which of the source's runs it is of.
  var run: Int32
  /// The first scalar.
  var base: UInt32
  /// In cells, with its kerning.
  var advance: UInt8
  var breaking: LineBreakClass
  var bidi: BidiClass
  /// Whether something between the cluster before and this one is not drawn, or not drawn as it is: put together they
  /// may look like one cluster.
  var mayJoin: Bool

  /// Whether it hangs over the line's end.
  var isSpace: Bool { breaking == .space }
  /// Whether it only has its effect on others.
  var isDrawn: Bool { length > 0 }
}

/// A paragraph's text as far as it was looked at.
struct TextParagraph {
  var clusters: [TextCluster] = []
  /// UTF-8 of what is drawn.
  var bytes: [UInt8] = []

  func text(of cluster: TextCluster) -> String {
    String(decoding: bytes[Int(cluster.start)..<Int(cluster.start + cluster.length)], as: UTF8.self)
  }

  /// What takes the place of what is not shown, with the looks of that run.
  mutating func appendEllipsis(run: Int) {
    let start = bytes.count
    bytes.append(contentsOf: "…".utf8)
    clusters.append(
      TextCluster(
        start: Int32(start), length: 3, run: Int32(run), base: 0x2026, advance: 1, breaking: .alphabetic, bidi: .on,
        mayJoin: true))
  }

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
