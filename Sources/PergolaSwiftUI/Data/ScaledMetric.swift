import Foundation
import UIKitCore

/// A length that grows with the size of text that the user prefers.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let baseValue: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.displayScale) private var displayScale

  /// Creates the property with its value at the default size of text, which grows as the lines of a text style do.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    baseValue = wrappedValue
    style = textStyle
  }

  /// Creates the property with its value at the default size of text, which grows as the lines of body text do.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The value at the size of text of the place, rounded to whole pixels.
  public var wrappedValue: Value {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: size.category), UITraitCollection(displayScale: displayScale),
    ])
    return Value(
      UIFontMetrics(forTextStyle: style.uiStyle).scaledValue(for: CGFloat(baseValue), compatibleWith: traits))
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
