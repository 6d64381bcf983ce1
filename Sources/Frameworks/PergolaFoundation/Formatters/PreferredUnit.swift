import Foundation

/// The units that users of a system of measurement expect.
struct PreferredUnit {
  let system: Locale.MeasurementSystem

  /// A group of units of one dimension, from the largest to the smallest.
  private typealias Scale = [Dimension]

  /// Returns the unit in which a measurement is shown.
  ///
  /// - Parameter isScaled: True if the unit depends on the value: 500 meters instead of 0.5 kilometers.
  func unit(for value: Double, _ unit: Dimension, isScaled: Bool) -> Dimension {
    if unit is UnitTemperature {
      if unit == UnitTemperature.kelvin { return unit }
      return system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    }
    let preferred = counterparts.first { $0.from == unit }?.to ?? unit
    guard isScaled, let scale = scales.first(where: { $0.contains(preferred) }) else { return preferred }
    let base = unit.converter.baseUnitValue(fromValue: abs(value))
    // The largest one of which there is at least one whole; the smallest one for less.
    return scale.first { $0.converter.value(fromBaseUnitValue: base) >= 0.9999995 } ?? scale.last ?? preferred
  }

  /// The units of the other systems, with those that take their place.
  private var counterparts: [(from: Dimension, to: Dimension)] {
    let distances: [(Dimension, Dimension)] = [
      (UnitLength.kilometers, UnitLength.miles), (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
      (UnitSpeed.metersPerSecond, UnitSpeed.milesPerHour),
    ]
    let rest: [(Dimension, Dimension)] = [
      (UnitLength.meters, UnitLength.feet), (UnitLength.centimeters, UnitLength.inches),
      (UnitLength.millimeters, UnitLength.inches), (UnitMass.kilograms, UnitMass.pounds),
      (UnitMass.grams, UnitMass.ounces), (UnitVolume.liters, UnitVolume.gallons),
      (UnitVolume.milliliters, UnitVolume.fluidOunces), (UnitArea.squareKilometers, UnitArea.squareMiles),
      (UnitArea.squareMeters, UnitArea.squareFeet), (UnitArea.hectares, UnitArea.acres),
    ]
    switch system {
    case .us: return distances + rest
    // In the United Kingdom, only roads are measured in miles.
    case .uk: return distances + reversed(rest)
    default:
      return reversed([distances[0], distances[1]] + rest) + [(UnitLength.yards, UnitLength.meters)]
    }
  }

  /// The units with their roles exchanged. Of several units for one, the first counts.
  private func reversed(_ pairs: [(Dimension, Dimension)]) -> [(from: Dimension, to: Dimension)] {
    pairs.map { ($0.1, $0.0) }
  }

  private var scales: [Scale] {
    let isUS = system == .us
    return [
      isUS
        ? [UnitLength.miles, UnitLength.feet, UnitLength.inches]
        : [
          system == .uk ? UnitLength.miles : UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters,
          UnitLength.millimeters,
        ],
      isUS
        ? [UnitMass.pounds, UnitMass.ounces] : [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams],
      isUS ? [UnitVolume.gallons, UnitVolume.fluidOunces] : [UnitVolume.liters, UnitVolume.milliliters],
      [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds],
      [
        UnitInformationStorage.terabytes, UnitInformationStorage.gigabytes, UnitInformationStorage.megabytes,
        UnitInformationStorage.kilobytes, UnitInformationStorage.bytes,
      ],
    ]
  }
}
