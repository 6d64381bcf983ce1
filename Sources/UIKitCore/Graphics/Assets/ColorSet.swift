import Foundation
import PergolaDiagnostics

/// The contents of a colour set in a source asset catalogue (Asset Catalog Format Reference).
struct ColorSet: Decodable {
  private var colors: [Variant]?

  /// The colour of a set, which follows the appearance, the contrast and the device if the set has variants for them. nil,
  /// with the reason in the log, if the set is broken or has no colour for this system.
  static func color(in folder: URL) -> UIColor? {
    guard let set = ContentsFile.read(ColorSet.self, in: folder) else { return nil }
    var variants: [(conditions: AssetConditions, color: UIColor)] = []
    for variant in set.colors ?? [] {
      guard let conditions = variant.fields.conditions, let value = variant.color else { continue }
      guard let color = value.color else {
        Log.warning("\(folder.path): a color of the set is not known: \(value).")
        continue
      }
      // Of two variants for two gamuts, the first one counts.
      if !variants.contains(where: { $0.conditions == conditions }) { variants.append((conditions, color)) }
    }
    guard let first = variants.first else {
      Log.warning("\(folder.path): the color set has no color for this system.")
      return nil
    }
    guard variants.count > 1 else { return first.color }
    return UIColor { [variants] traits in
      let wanted = AssetConditions(traits)
      let best = variants.enumerated().max { a, b in
        let (fitnessA, fitnessB) = (
          a.element.conditions.fitness(for: wanted), b.element.conditions.fitness(for: wanted)
        )
        return fitnessA == fitnessB ? a.offset > b.offset : fitnessA.lexicographicallyPrecedes(fitnessB)
      }
      return best?.element.color ?? first.color
    }
  }

  private struct Variant: Decodable {
    var color: Value?
    var fields: AssetConditionFields

    enum CodingKeys: CodingKey { case color }

    init(from decoder: any Decoder) throws {
      color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Value.self, forKey: .color)
      fields = try AssetConditionFields(from: decoder)
    }
  }

  private struct Value: Decodable, CustomStringConvertible {
    var reference: String?
    var space: String?
    var components: [String: String]?

    enum CodingKeys: String, CodingKey {
      case reference, components
      case space = "color-space"
    }

    var description: String {
      reference
        ?? (components ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }

    /// The colour; nil for components that are no numbers, and for unknown references.
    var color: UIColor? {
      // The tint may be this very color.
      if let reference {
        return ["tint", "tintColor"].contains(reference) ? .systemBlue : SystemColorNames.color(reference)
      }
      guard let components else { return nil }
      let alpha = number("alpha", isLinear: false) ?? 1
      let isLinear = space?.contains("linear") == true
      if components["white"] != nil {
        return number("white", isLinear: isLinear).map { UIColor(white: $0, alpha: alpha) }
      }
      guard let red = number("red", isLinear: isLinear), let green = number("green", isLinear: isLinear),
        let blue = number("blue", isLinear: isLinear)
      else { return nil }
      return space?.hasSuffix("display-p3") == true
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A component: `0xFF` and `255` are parts of 255, `0.5` and `1.0` parts of 1.
    ///
    /// - Parameter isLinear: true for a component in proportion to the light.
    private func number(_ name: String, isLinear: Bool) -> CGFloat? {
      guard let text = components?[name] else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      guard let value = Double(text), value.isFinite else { return nil }
      let part = text.contains(".") || value <= 1 ? CGFloat(value) : CGFloat(value) / 255
      return isLinear ? DisplayP3.encoded(part) : part
    }
  }
}
