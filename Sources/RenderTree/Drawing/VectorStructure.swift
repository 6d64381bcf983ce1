import Foundation

/// The size in the root element of a vector graphics file (SVG 1.1, 5.1 and 7.7). The file is not parsed otherwise.
struct VectorStructure {
  /// The size in points.
  let size: CGSize
  /// The width in points, rounded up.
  let width: Int
  /// The height in points, rounded up.
  let height: Int

  /// The most bytes of a file.
  private static let mostBytes = 16 << 20

  /// Reads the size. Throws if the file has no root element, no size, or is too large.
  init(_ data: Data) throws(BitmapProblem) {
    guard data.count <= Self.mostBytes else {
      throw BitmapProblem(
        description: "it has \(data.count >> 20) MB; SVG files have \(Self.mostBytes >> 20) MB at most")
    }
    guard let attributes = Self.rootAttributes(of: String(decoding: data, as: UTF8.self)) else {
      throw BitmapProblem(description: data.isEmpty ? "it is empty" : "it is not an SVG file")
    }
    let box = (attributes["viewBox"] ?? "").split { $0 == " " || $0 == "," || $0.isNewline }.compactMap { Double($0) }
    guard let width = Self.length(attributes["width"]) ?? (box.count == 4 ? box[2] : nil),
      let height = Self.length(attributes["height"]) ?? (box.count == 4 ? box[3] : nil)
    else { throw BitmapProblem(description: "it has no size: neither width and height nor a viewBox") }
    // Larger numbers are no integers.
    guard width.magnitude < 1e9, height.magnitude < 1e9 else {
      throw BitmapProblem(description: "its size is \(width) x \(height)")
    }
    size = CGSize(width: width, height: height)
    self.width = Int(width.rounded(.up))
    self.height = Int(height.rounded(.up))
    try BitmapProblem.check(width: self.width, height: self.height)
  }

  private static func rootAttributes(of text: String) -> [String: String]? {
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        guard let end = rest.range(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("<?") || rest.hasPrefix("<!") {
        guard let end = rest.firstIndex(of: ">") else { return nil }
        rest = rest[end...]
      } else {
        guard let tag = rest.prefixMatch(of: /<(?:\w+:)?svg\b([^>]*)>/) else { return nil }
        let pairs = tag.1.matches(of: /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/).map {
          (String($0.1), String($0.2 ?? $0.3 ?? ""))
        }
        return Dictionary(pairs) { first, _ in first }
      }
    }
    return nil
  }

  /// A length in points, one for a pixel; nil for none and for parts of the surroundings.
  private static func length(_ text: String?) -> Double? {
    guard let match = text?.wholeMatch(of: /\s*([0-9.]+(?:[eE][-+]?[0-9]+)?)\s*([a-z]*)\s*/),
      let value = Double(match.1),
      value.isFinite
    else { return nil }
    switch match.2 {
    case "", "px", "pt": return value
    case "pc": return value * 16
    case "in": return value * 96
    case "cm": return value * 96 / 2.54
    case "mm": return value * 96 / 25.4
    default: return nil
    }
  }
}
