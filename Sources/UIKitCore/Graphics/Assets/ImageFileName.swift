import Foundation

/// The name and the scale in the name of an image file.
struct ImageFileName {
  /// The name without the scale and the extension.
  let name: String
  /// Pixels per point, from a suffix `@1x` to `@3x`; 1 without one.
  let scale: CGFloat

  init(_ url: URL) {
    let base = url.deletingPathExtension().lastPathComponent
    if let mark = base.lastIndex(of: "@"), base.hasSuffix("x"), let scale = Int(base[mark...].dropFirst().dropLast()),
      (1...3).contains(scale)
    {
      name = String(base[..<mark])
      self.scale = CGFloat(scale)
    } else {
      name = base
      scale = 1
    }
  }
}
