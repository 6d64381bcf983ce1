/// The meaning of a colour's components: always red, green and blue in sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the only colour space.
  public static let sRGB = "kCGColorSpaceSRGB"

  /// The name that the space was created with.
  public let name: String?

  /// The space with a name; nil unless the name is `sRGB`.
  public convenience init?(name: String) {
    guard name == Self.sRGB else { return nil }
    self.init(known: name)
  }

  fileprivate init(known name: String) { self.name = name }

  /// The number of components: 3, without alpha.
  public var numberOfComponents: Int { 3 }

  /// Returns true if both names are equal. All spaces are equal here.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the colour space of the screen: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(known: CGColorSpace.sRGB) }
