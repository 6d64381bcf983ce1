/// The variants in which previews are rendered: all combinations of some values.
package struct PreviewMatrix: Equatable, Sendable {
  package var sizes: [PreviewSize]
  package var appearances: [String]
  package var textSizes: [String]
  package var languages: [String]
  /// Layouts from right to left: false, true, or both.
  package var directions: [Bool]

  /// A matrix of values. Empty lists have one value each, or, for a full matrix, those that find most mistakes.
  package init(
    sizes: [PreviewSize] = [], appearances: [String] = [], textSizes: [String] = [], languages: [String] = [],
    directions: [Bool] = [], isFull: Bool = false
  ) {
    func values<Value>(_ given: [Value], one: Value, full: [Value]) -> [Value] {
      given.isEmpty ? (isFull ? full : [one]) : given
    }
    self.sizes = values(sizes, one: .phone, full: PreviewSize.named.filter { ["phone", "pad"].contains($0.name) })
    self.appearances = values(appearances, one: "light", full: ["light", "dark"])
    self.textSizes = values(textSizes, one: "large", full: ["large", "accessibilityLarge"])
    self.languages = languages
    self.directions = values(directions, one: false, full: [false, true])
  }

  /// The variants, in the order of the values: sizes change last.
  package var variants: [PreviewVariant] {
    var result: [PreviewVariant] = []
    for size in sizes {
      for language in languages.isEmpty ? [nil] : languages.map(Optional.some) {
        for direction in directions {
          for textSize in textSizes {
            for appearance in appearances {
              var variant = PreviewVariant()
              (variant.size, variant.language, variant.isRightToLeft) = (size, language, direction)
              (variant.textSize, variant.appearance) = (textSize, appearance)
              result.append(variant)
            }
          }
        }
      }
    }
    return result
  }

  /// The name of a variant: the values in which the variants differ; "phone, light" if there is one.
  package func caption(of variant: PreviewVariant) -> String {
    var words: [String] = []
    if sizes.count > 1 { words.append(variant.size.label) }
    if languages.count > 1, let language = variant.language { words.append(language) }
    if directions.count > 1 { words.append(variant.isRightToLeft ? "right to left" : "left to right") }
    if textSizes.count > 1 { words.append(variant.textSize) }
    if appearances.count > 1 { words.append(variant.appearance) }
    return words.isEmpty ? "\(variant.size.label), \(variant.appearance)" : words.joined(separator: ", ")
  }

  /// The end of the name of a variant's file; empty if there is one variant.
  func fileSuffix(of variant: PreviewVariant) -> String {
    variants.count == 1 ? "" : " " + caption(of: variant).replacing(", ", with: "-").replacing(" ", with: "-")
  }
}
