import Foundation

/// A formatter of durations: "1 hour, 5 minutes" or "1:05:00".
///
/// The original's phrases for approximate and remaining times are not here.
open class DateComponentsFormatter: Formatter {
  /// The forms of units.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers alone: `1:10:05`.
    case positional
    /// `1h 10m`
    case abbreviated
    /// `1 hr, 10 min`
    case short
    /// `1 hour, 10 minutes`
    case full
    /// `one hour, ten minutes`
    case spellOut
    /// `1hr 10min`
    case brief
  }

  /// The treatment of units whose value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Positions drop leading zeros, and other styles all zeros.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Zeros before the first other value are dropped.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Zeros between other values are dropped.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Zeros behind the last other value are dropped.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All zeros are dropped.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// No zeros are dropped, and positions have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The form of units.
  open var unitsStyle: UnitsStyle = .positional
  /// The units to show; none stands for all.
  open var allowedUnits: NSCalendar.Unit = []
  /// The treatment of units whose value is zero.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar whose units are counted; its locale is used.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The beginning of durations, which determines the lengths of months and years.
  open var referenceDate: Date?
  /// The greatest number of units; 0 for any number. Smaller units are left out, not rounded.
  open var maximumUnitCount = 0
  /// True if the largest unit is left out where the next one can hold its value: 63 minutes instead of 1 hour 3
  /// minutes.
  open var collapsesLargestUnit = false

  /// The units from the largest to the smallest, with the CLDR's names.
  private static let units: [(unit: NSCalendar.Unit, component: Calendar.Component, name: String)] = [
    (.year, .year, "year"), (.month, .month, "month"), (.weekOfMonth, .weekOfMonth, "week"), (.day, .day, "day"),
    (.hour, .hour, "hour"), (.minute, .minute, "minute"), (.second, .second, "second"),
  ]

  private var currentCalendar: Calendar { calendar ?? .current }

  private var shownUnits: [(unit: NSCalendar.Unit, component: Calendar.Component, name: String)] {
    allowedUnits.isEmpty ? Self.units : Self.units.filter { allowedUnits.contains($0.unit) }
  }

  /// Returns a duration in a style, with all units.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns a duration in seconds; nil if it is not finite.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    // Fractions of seconds are left out.
    let text = string(from: start, to: start.addingTimeInterval(abs(ti).rounded(.down)))
    return ti <= -1 ? text.map { "-" + $0 } : text
  }

  /// Returns a duration of components, which may exceed the sizes of their units: 90 minutes are 1 hour and 30 minutes.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = currentCalendar.date(byAdding: components, to: start) else { return nil }
    return end < start ? string(from: end, to: start).map { "-" + $0 } : string(from: start, to: end)
  }

  /// Returns the duration between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = shownUnits
    guard !units.isEmpty else { return nil }
    var calendar = currentCalendar
    if referenceDate == nil { calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone }
    var values = Self.values(units.map(\.component), calendar, startDate, endDate)
    var shown = units
    if collapsesLargestUnit, units.count > 1, values[0] == 1 {
      shown = Array(units.dropFirst())
      values = Self.values(shown.map(\.component), calendar, startDate, endDate)
    }
    return text(limited(zip(shown.map(\.name), values).map { (name: $0, value: $1) }))
  }

  private static func values(
    _ components: [Calendar.Component], _ calendar: Calendar, _ start: Date, _ end: Date
  ) -> [Int] {
    let difference = calendar.dateComponents(Set(components), from: start, to: end)
    return components.map { difference.value(for: $0) ?? 0 }
  }

  /// Returns a duration from a number of seconds or from components; nil for another object.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  private typealias Part = (name: String, value: Int)

  /// The parts without the zeros that are dropped, at most as many as allowed.
  private func limited(_ parts: [Part]) -> [Part] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.pad) {
      behavior = []
    } else if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    guard let first = parts.firstIndex(where: { $0.value != 0 }),
      let last = parts.lastIndex(where: { $0.value != 0 })
    else { return behavior.isEmpty ? parts : Array(parts.suffix(1)) }
    let kept = parts.indices.filter { index in
      if parts[index].value != 0 { return true }
      return !behavior.contains(index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle)
    }
    let shown = kept.map { parts[$0] }
    return maximumUnitCount > 0 ? Array(shown.prefix(maximumUnitCount)) : shown
  }

  private func text(_ parts: [Part]) -> String? {
    let locale = currentCalendar.locale ?? .current
    switch unitsStyle {
    case .positional: return positional(parts, locale)
    case .abbreviated: return joined(parts, .narrow, locale)
    case .short: return joined(parts, .short, locale)
    case .full: return joined(parts, .wide, locale)
    case .brief:
      // The short unit without its blank, in the narrow list.
      let texts = parts.compactMap { part in
        LocalizedText.number(Double(part.value), unit: part.name, .short, locale)?.filter { !$0.isWhitespace }
      }
      return texts.isEmpty ? nil : LocalizedText.list(texts, .units, .narrow, locale)
    case .spellOut: return spelledOut(parts, locale)
    }
  }

  private func joined(
    _ parts: [Part], _ width: LocalizedText.Width, _ locale: Locale
  ) -> String? {
    let texts = parts.compactMap { part in
      LocalizedText.number(Double(part.value), unit: part.name, width, locale)
    }
    return texts.isEmpty ? nil : LocalizedText.list(texts, .units, width, locale)
  }

  private func spelledOut(_ parts: [Part], _ locale: Locale) -> String? {
    let numbers = NumberFormatter()
    numbers.locale = locale
    numbers.numberStyle = .spellOut
    let plain = NumberFormatter()
    plain.locale = locale
    plain.usesGroupingSeparator = false
    let texts = parts.compactMap { part -> String? in
      let number = NSNumber(value: part.value)
      guard let digits = plain.string(from: number), let words = numbers.string(from: number) else { return nil }
      return LocalizedText.number(Double(part.value), unit: part.name, .wide, locale)?
        .replacingOccurrences(of: digits, with: words)
    }
    return texts.isEmpty ? nil : LocalizedText.list(texts, .units, .wide, locale)
  }

  /// Hours, minutes and seconds between colons, behind larger units.
  private func positional(_ parts: [Part], _ locale: Locale) -> String? {
    let small: Set<String> = ["hour", "minute", "second"]
    let large = parts.filter { !small.contains($0.name) }
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let positions = parts.filter { small.contains($0.name) }.enumerated().map { index, part in
      let digits = String(part.value)
      return (index > 0 || isPadded) && digits.count < 2 ? "0" + digits : digits
    }.joined(separator: ":")
    let texts = large.compactMap { LocalizedText.number(Double($0.value), unit: $0.name, .narrow, locale) }
    return (texts + (positions.isEmpty ? [] : [positions])).joined(separator: " ")
  }
}
