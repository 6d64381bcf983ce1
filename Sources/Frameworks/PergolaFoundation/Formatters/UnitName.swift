import Foundation

/// The names that the Unicode CLDR has for Foundation's units.
enum UnitName {
  /// The CLDR's name of a unit, such as `kilometer`; nil for a unit that it doesn't have.
  static func name(of unit: Unit) -> String? { names[key(unit)] }

  private static func key(_ unit: Unit) -> String { "\(type(of: unit)) \(unit.symbol)" }

  private static let names: [String: String] = Dictionary(
    all.map { (key($0.0), $0.1) }, uniquingKeysWith: { first, _ in first })

  private static var all: [(Unit, String)] { sizes + weights + electricity + others + storage }

  private static var sizes: [(Unit, String)] {
    [
      (UnitLength.megameters, "megameter"), (UnitLength.kilometers, "kilometer"),
      (UnitLength.hectometers, "hectometer"), (UnitLength.decameters, "decameter"), (UnitLength.meters, "meter"),
      (UnitLength.decimeters, "decimeter"), (UnitLength.centimeters, "centimeter"),
      (UnitLength.millimeters, "millimeter"), (UnitLength.micrometers, "micrometer"),
      (UnitLength.nanometers, "nanometer"), (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"),
      (UnitLength.feet, "foot"), (UnitLength.yards, "yard"), (UnitLength.miles, "mile"),
      (UnitLength.scandinavianMiles, "mile-scandinavian"), (UnitLength.lightyears, "light-year"),
      (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"), (UnitLength.furlongs, "furlong"),
      (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
      (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
      (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareMillimeters, "square-millimeter"),
      (UnitArea.squareInches, "square-inch"), (UnitArea.squareFeet, "square-foot"),
      (UnitArea.squareYards, "square-yard"), (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"),
      (UnitArea.hectares, "hectare"),
      (UnitVolume.megaliters, "megaliter"), (UnitVolume.kiloliters, "kiloliter"), (UnitVolume.liters, "liter"),
      (UnitVolume.deciliters, "deciliter"), (UnitVolume.centiliters, "centiliter"),
      (UnitVolume.milliliters, "milliliter"), (UnitVolume.cubicKilometers, "cubic-kilometer"),
      (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.cubicCentimeters, "cubic-centimeter"),
      (UnitVolume.cubicInches, "cubic-inch"), (UnitVolume.cubicFeet, "cubic-foot"),
      (UnitVolume.cubicYards, "cubic-yard"), (UnitVolume.cubicMiles, "cubic-mile"),
      (UnitVolume.acreFeet, "acre-foot"), (UnitVolume.bushels, "bushel"), (UnitVolume.teaspoons, "teaspoon"),
      (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.cups, "cup"),
      (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"), (UnitVolume.gallons, "gallon"),
      (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"), (UnitVolume.imperialGallons, "gallon-imperial"),
      (UnitVolume.metricCups, "cup-metric"),
      (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"), (UnitAngle.arcSeconds, "arc-second"),
      (UnitAngle.radians, "radian"), (UnitAngle.revolutions, "revolution"),
    ]
  }

  private static var weights: [(Unit, String)] {
    [
      (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.milligrams, "milligram"),
      (UnitMass.micrograms, "microgram"), (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"),
      (UnitMass.stones, "stone"), (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"),
      (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
      (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.kilopascals, "kilopascal"),
      (UnitPressure.megapascals, "megapascal"), (UnitPressure.inchesOfMercury, "inch-ofhg"),
      (UnitPressure.bars, "bar"), (UnitPressure.millibars, "millibar"),
      (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
      (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
      (UnitConcentrationMass.milligramsPerDeciliter, "milligram-ofglucose-per-deciliter"),
      (UnitDispersion.partsPerMillion, "part-per-1e6"),
    ]
  }

  private static var electricity: [(Unit, String)] {
    [
      (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
      (UnitElectricPotentialDifference.volts, "volt"), (UnitElectricResistance.ohms, "ohm"),
      (UnitEnergy.joules, "joule"), (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.calories, "calorie"),
      (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.kilowattHours, "kilowatt-hour"),
      (UnitPower.gigawatts, "gigawatt"), (UnitPower.megawatts, "megawatt"), (UnitPower.kilowatts, "kilowatt"),
      (UnitPower.watts, "watt"), (UnitPower.milliwatts, "milliwatt"), (UnitPower.horsepower, "horsepower"),
      (UnitFrequency.gigahertz, "gigahertz"), (UnitFrequency.megahertz, "megahertz"),
      (UnitFrequency.kilohertz, "kilohertz"), (UnitFrequency.hertz, "hertz"),
    ]
  }

  private static var others: [(Unit, String)] {
    [
      (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
      (UnitDuration.milliseconds, "millisecond"), (UnitDuration.microseconds, "microsecond"),
      (UnitDuration.nanoseconds, "nanosecond"),
      (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
      (UnitTemperature.kelvin, "kelvin"),
      (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
      (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
      (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"), (UnitAcceleration.gravity, "g-force"),
      (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
      (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
      (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"), (UnitIlluminance.lux, "lux"),
    ]
  }

  private static var storage: [(Unit, String)] {
    [
      (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.kilobits, "kilobit"),
      (UnitInformationStorage.megabits, "megabit"), (UnitInformationStorage.gigabits, "gigabit"),
      (UnitInformationStorage.terabits, "terabit"), (UnitInformationStorage.bytes, "byte"),
      (UnitInformationStorage.kilobytes, "kilobyte"), (UnitInformationStorage.megabytes, "megabyte"),
      (UnitInformationStorage.gigabytes, "gigabyte"), (UnitInformationStorage.terabytes, "terabyte"),
      (UnitInformationStorage.petabytes, "petabyte"),
    ]
  }
}
