extension String {
  /// The text without the characters that change the direction of the text around it, for labels and titles, which
  /// browsers show beside text of their own. Marks of a single direction stay.
  var withoutBidiControls: String {
    guard unicodeScalars.contains(where: \.isBidiControl) else { return self }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.lazy.filter { !$0.isBidiControl })
    return String(scalars)
  }
}

extension Unicode.Scalar {
  /// True for embeddings, overrides and isolates, and for what ends them.
  fileprivate var isBidiControl: Bool { (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) }
}
