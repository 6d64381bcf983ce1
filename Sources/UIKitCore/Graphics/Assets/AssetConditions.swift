import Foundation

/// The traits for which a variant of an asset is meant. Unspecified ones are for any.
struct AssetConditions: Hashable, Sendable {
  var style = UIUserInterfaceStyle.unspecified
  var contrast = UIAccessibilityContrast.unspecified
  var idiom = UIUserInterfaceIdiom.unspecified
  var direction = UITraitEnvironmentLayoutDirection.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified

  init() {}

  /// The conditions that a collection of traits specifies, for the choice of a variant or for its registration.
  init(_ traits: UITraitCollection) {
    style = traits.userInterfaceStyle
    contrast = traits.accessibilityContrast == .high ? .high : .unspecified
    idiom = traits.userInterfaceIdiom
    direction = traits.layoutDirection
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
  }

  /// The fitness of a variant with these conditions for what is wanted. A variant without a condition that is not met
  /// precedes one with such a condition. Then the conditions count in order of their importance: one that is met
  /// precedes one for any, and that precedes one that is not met.
  func fitness(for wanted: AssetConditions) -> [Int] {
    func fit<Value: Equatable>(_ condition: KeyPath<AssetConditions, Value>, any: Value) -> Int {
      let value = self[keyPath: condition]
      return value == any ? 1 : value == wanted[keyPath: condition] ? 2 : 0
    }
    let fits = [
      fit(\.idiom, any: .unspecified), fit(\.style, any: .unspecified), fit(\.contrast, any: .unspecified),
      fit(\.direction, any: .unspecified), fit(\.horizontalSizeClass, any: .unspecified),
      fit(\.verticalSizeClass, any: .unspecified),
    ]
    // A variant for other traits is the last resort.
    return [fits.contains(0) ? 0 : 1] + fits
  }
}

/// The conditions of a variant as `Contents.json` writes them.
struct AssetConditionFields: Decodable {
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  var idiom: String?
  var appearances: [Appearance]?
  var direction: String?
  var widthClass: String?
  var heightClass: String?

  enum CodingKeys: String, CodingKey {
    case idiom, appearances
    case direction = "language-direction"
    case widthClass = "width-class"
    case heightClass = "height-class"
  }

  /// The conditions; nil for those of other systems, and for unknown ones.
  var conditions: AssetConditions? {
    var conditions = AssetConditions()
    switch idiom {
    case nil, "universal": break
    case "iphone": conditions.idiom = .phone
    case "ipad": conditions.idiom = .pad
    default: return nil
    }
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"): conditions.style = .dark
      case ("luminosity", "light"): conditions.style = .light
      case ("contrast", "high"): conditions.contrast = .high
      default: return nil
      }
    }
    switch direction {
    case "left-to-right": conditions.direction = .leftToRight
    case "right-to-left": conditions.direction = .rightToLeft
    default: break
    }
    conditions.horizontalSizeClass = Self.sizeClass(widthClass)
    conditions.verticalSizeClass = Self.sizeClass(heightClass)
    return conditions
  }

  private static func sizeClass(_ name: String?) -> UIUserInterfaceSizeClass {
    switch name {
    case "compact": .compact
    case "regular": .regular
    default: .unspecified
    }
  }
}
