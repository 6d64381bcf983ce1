import Foundation
import RenderTree

/// The PostScript name of one of the system's fonts, such as `.SFUI-Semibold`, in parts.
struct SystemFontName {
  var family: FontDescriptor.Family
  var weight: CGFloat
  var isItalic: Bool

  private static let designs: [(prefix: String, familyName: String, family: FontDescriptor.Family)] = [
    (".SFUI-", ".AppleSystemUIFont", .system),
    (".AppleSystemUIFontMonospaced-", ".AppleSystemUIFontMonospaced", .monospaced),
    (".SFUINumeric-", ".AppleSystemUIFont", .monospacedDigits),
  ]

  private static let weights: [(name: String, weight: UIFont.Weight)] = [
    ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
    ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
  ]

  /// The parts of a descriptor; nil for a font of a named family.
  init?(_ descriptor: FontDescriptor) {
    guard Self.designs.contains(where: { $0.family == descriptor.family }) else { return nil }
    (family, weight, isItalic) = (descriptor.family, descriptor.weight, descriptor.isItalic)
  }

  /// The parts of a name; nil if it is not that of a font of the system.
  init?(_ name: String) {
    guard let design = Self.designs.first(where: { name.hasPrefix($0.prefix) }) else { return nil }
    var style = name.dropFirst(design.prefix.count)
    family = design.family
    isItalic = style.hasSuffix("Italic")
    if isItalic { style = style.dropLast("Italic".count) }
    guard let known = Self.weights.first(where: { $0.name == style }) ?? (style.isEmpty ? ("", .regular) : nil) else {
      return nil
    }
    weight = known.weight.rawValue
  }

  /// The name, with the nearest weight that has a name.
  var name: String {
    let prefix = Self.designs.first { $0.family == family }?.prefix ?? ""
    let named = Self.weights.min { abs($0.weight.rawValue - weight) < abs($1.weight.rawValue - weight) }
    let weightName = named?.name ?? "Regular"
    return prefix + (isItalic ? (weightName == "Regular" ? "Italic" : weightName + "Italic") : weightName)
  }

  /// The name of the family in the original.
  var familyName: String { Self.designs.first { $0.family == family }?.familyName ?? "" }
}
