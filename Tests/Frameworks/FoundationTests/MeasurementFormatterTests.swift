import Expectations
import PergolaFoundation
import Testing

@Suite("Formatters of measurements")
struct MeasurementFormatterTests {
  private func formatter(
    _ locale: String = "en_US", _ options: MeasurementFormatter.UnitOptions = [],
    _ style: Formatter.UnitStyle = .medium
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitOptions = options
    formatter.unitStyle = style
    return formatter
  }

  private func length(_ value: Double, _ unit: UnitLength) -> Measurement<UnitLength> {
    Measurement(value: value, unit: unit)
  }

  @Test("The unit is the one that the locale's users expect")
  func preferredUnits() {
    expectEqual(formatter().string(from: length(5, .kilometers)), "3.107 mi")
    expectEqual(formatter("en_GB").string(from: length(5, .kilometers)), "3.107 mi")
    expectEqual(formatter("de_DE").string(from: length(5, .kilometers)), "5 km")
    expectEqual(formatter("de_DE").string(from: length(1, .miles)), "1,609 km")
    expectEqual(formatter("en_GB").string(from: length(3, .feet)), "0.914 m")
    expectEqual(formatter().string(from: Measurement(value: 2, unit: UnitMass.kilograms)), "4.409 lb")
    expectEqual(formatter("fr_FR").string(from: Measurement(value: 2, unit: UnitMass.pounds)), "0,907\u{202F}kg")
    expectEqual(formatter().string(from: Measurement(value: 20, unit: UnitTemperature.celsius)), "68°F")
    expectEqual(formatter("en_GB").string(from: Measurement(value: 68, unit: UnitTemperature.fahrenheit)), "20°C")
    expectEqual(formatter().string(from: Measurement(value: 3, unit: UnitTemperature.kelvin)), "3 K")
  }

  @Test("The unit of the measurement is kept if it should be")
  func providedUnit() {
    expectEqual(formatter("en_US", .providedUnit).string(from: length(5, .kilometers)), "5 km")
    expectEqual(formatter("en_US", [.providedUnit, .naturalScale]).string(from: length(5000, .meters)), "5,000 m")
  }

  @Test("With a natural scale, the unit follows from the value")
  func naturalScale() {
    expectEqual(formatter("de_DE", .naturalScale).string(from: length(0.5, .kilometers)), "500 m")
    expectEqual(formatter("de_DE", .naturalScale).string(from: length(1500, .meters)), "1,5 km")
    expectEqual(formatter("de_DE", .naturalScale).string(from: length(0.00005, .kilometers)), "5 cm")
    expectEqual(formatter("de_DE", .naturalScale).string(from: length(0, .meters)), "0 mm")
    expectEqual(formatter("en_US", .naturalScale).string(from: length(-2, .miles)), "-2 mi")
    let duration = Measurement(value: 7200, unit: UnitDuration.seconds)
    expectEqual(formatter("en_US", .naturalScale, .long).string(from: duration), "2 hours")
  }

  @Test("A temperature without its unit is not converted")
  func temperatureWithoutUnit() {
    let value = Measurement(value: 20, unit: UnitTemperature.celsius)
    expectEqual(formatter("en_US", .temperatureWithoutUnit).string(from: value), "20°")
  }

  @Test("The styles are those of the locale, and the plural is that of the shown number")
  func styles() {
    let kilometer = length(1, .kilometers)
    expectEqual(formatter("en_US", .providedUnit, .long).string(from: kilometer), "1 kilometer")
    expectEqual(formatter("en_US", .providedUnit, .long).string(from: length(2.5, .kilometers)), "2.5 kilometers")
    expectEqual(formatter("en_US", .providedUnit, .short).string(from: kilometer), "1km")
    expectEqual(formatter("de_DE", .providedUnit, .long).string(from: length(1234, .meters)), "1.234 Meter")
    let rounded = formatter("en_US", .providedUnit, .long)
    rounded.numberFormatter.maximumFractionDigits = 0
    expectEqual(rounded.string(from: length(1.2, .kilometers)), "1 kilometer")
  }

  @Test(
    "A dual is a word without a number",
    arguments: [("ar", "ساعتان", "ساعة"), ("he", "שעתיים", "שעות")])
  func duals(locale: String, dual: String, name: String) {
    let formatter = formatter(locale, .providedUnit, .long)
    let hours = { Measurement(value: $0, unit: UnitDuration.hours) }
    expectEqual(formatter.string(from: hours(2)), dual)
    #expect(formatter.string(from: hours(5)).contains("5"))
    expectEqual(formatter.string(from: UnitDuration.hours), name)
  }

  @Test("Without a formatter of numbers, there is the usual one in the locale")
  func noNumberFormatter() {
    let formatter = formatter("de_DE", .providedUnit)
    formatter.numberFormatter.maximumFractionDigits = 0
    formatter.numberFormatter = nil
    expectEqual(formatter.numberFormatter.maximumFractionDigits, 3)
    expectEqual(formatter.string(from: length(1234.5678, .meters)), "1.234,568 m")
    formatter.numberFormatter = nil
    formatter.locale = Locale(identifier: "en_US")
    expectEqual(formatter.string(from: length(1234.5678, .meters)), "1,234.568 m")
  }

  @Test("A unit has a name by itself, and a unit that no language knows has its symbol")
  func units() {
    expectEqual(formatter().string(from: UnitLength.kilometers), "km")
    expectEqual(formatter("en_US", [], .long).string(from: UnitLength.kilometers), "kilometers")
    let unit = UnitLength(symbol: "ell", converter: UnitConverterLinear(coefficient: 1.143))
    expectEqual(formatter("en_US", .providedUnit, .long).string(from: length(2, unit)), "2 ell")
    expectEqual(formatter().string(for: length(1, .miles)), "1 mi")
    expectEqual(formatter().string(for: "text"), nil)
  }
}
