import Foundation

/// What the name of a picture's file says: the picture's name, and how many pixels there are to a point.
struct ImageFileName {
  /// Without the scale and the ending.
  let name: String
  /// 1 where nothing is said.
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
