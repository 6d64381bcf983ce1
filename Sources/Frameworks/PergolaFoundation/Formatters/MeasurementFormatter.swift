import Foundation

/// A formatter of measurements: "3.107 mi".
open class MeasurementFormatter: Formatter {
  /// The choices of units.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement, instead of the one that the locale's users expect.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A unit in which the number is neither large nor less than one.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Degrees without the name of the scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The choice of units; none stands for those that the locale's users expect.
  open var unitOptions: UnitOptions = []
  /// The form of units.
  open var unitStyle: Formatter.UnitStyle = .medium
  /// The locale whose words and units are used; the user's if it is nil.
  open var locale: Locale! = .autoupdatingCurrent {
    didSet { numberFormatter.locale = locale ?? .current }
  }
  /// The formatter of numbers: by default with at most three digits after the point. Nil brings the default back.
  open var numberFormatter: NumberFormatter! = MeasurementFormatter.usualNumberFormatter(.current) {
    didSet { if numberFormatter == nil { numberFormatter = Self.usualNumberFormatter(locale ?? .current) } }
  }

  private static func usualNumberFormatter(_ locale: Locale) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 3
    formatter.locale = locale
    return formatter
  }

  /// Returns a measurement as a text.
  open func string<UnitType>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// Returns the name of a unit: its symbol, or its whole name in the long style, as it stands with many.
  open func string(from unit: Unit) -> String {
    // Of a hundred, the name stands beside the number in every language.
    guard unitStyle != .medium, let text = text(of: 100, unit, as: "") else { return unit.symbol }
    return text.trimmingCharacters(in: .whitespaces)
  }

  /// Returns a measurement as a text; nil for another object.
  open override func string(for obj: Any?) -> String? {
    if let measurement = obj as? any AnyMeasurement { return text(measurement.amount, measurement.anyUnit) }
    return (obj as? Unit).map(string(from:))
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    var (value, unit) = (value, unit)
    if let dimension = unit as? Dimension, !unitOptions.contains(.providedUnit) {
      // Degrees whose scale isn't named are not converted.
      let isTemperature = dimension is UnitTemperature && unitOptions.contains(.temperatureWithoutUnit)
      let system = (locale ?? .current).measurementSystem
      let shown =
        isTemperature
        ? dimension
        : PreferredUnit(system: system).unit(
          for: value, dimension, isScaled: unitOptions.contains(.naturalScale))
      if shown != dimension {
        value = shown.converter.value(fromBaseUnitValue: dimension.converter.baseUnitValue(fromValue: value))
      }
      unit = shown
    }
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
    return text(of: value, unit, as: number) ?? "\(number) \(unit.symbol)"
  }

  /// A number with its unit, in the words of the locale; nil if there are none.
  private func text(of value: Double, _ unit: Unit, as number: String) -> String? {
    guard let name = UnitName.name(of: unit) else { return nil }
    let width: LocalizedText.Width =
      switch unitStyle {
      case .short: .narrow
      case .long: .wide
      default: .short
      }
    // The rules of plurals need the number as it is shown.
    let digits = numberFormatter.maximumFractionDigits
    return LocalizedText.number(value, digits: digits, unit: name, width, locale ?? .current, as: number)
  }
}

/// A measurement of any unit.
private protocol AnyMeasurement {
  var amount: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
  fileprivate var amount: Double { value }
  fileprivate var anyUnit: Unit { unit }
}
