/// What a colour's components mean: here always red, green and blue in sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// The space of all colours here.
  public static let sRGB = "kCGColorSpaceSRGB"

  /// The name that it was made with.
  public let name: String?

  /// A space by its name; nil for one that we do not have.
  public convenience init?(name: String) {
    guard name == Self.sRGB else { return nil }
    self.init(known: name)
  }

  fileprivate init(known name: String) { self.name = name }

  /// 3: red, green and blue.
  public var numberOfComponents: Int { 3 }

  /// Whether they are the same space, as all are here.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }

  /// By the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Red, green and blue as the screen shows them: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(known: CGColorSpace.sRGB) }
