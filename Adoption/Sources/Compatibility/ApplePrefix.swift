/// The letters before the names of a framework of Apple: `CA` in `CAEmitterLayer`.
struct ApplePrefix: Hashable {
  /// The prefixes of UIKit and of the frameworks that come with it, with the missing frameworks that share them.
  private static let all: [String: Set<String>] = [
    "UI": [],
    "NS": ["AppKit", "CoreData"],
    "CA": ["Metal", "MetalKit"],
    "CG": ["ImageIO"],
    "CF": ["CFNetwork"],
    "CI": ["CoreImage"],
    "CT": ["CoreTelephony", "CoreText"],
    "OS": ["OSLog", "os"],
  ]

  /// The missing frameworks whose names may have the prefix.
  let frameworks: Set<String>

  /// The prefix of a name; nil if the name has none.
  init?(of name: String) {
    let capitals = name.prefix { $0.isUppercase }
    guard capitals.count > 2, name[capitals.endIndex...].first?.isLowercase == true,
      let frameworks = Self.all[String(capitals.prefix(2))]
    else { return nil }
    self.frameworks = frameworks
  }
}
