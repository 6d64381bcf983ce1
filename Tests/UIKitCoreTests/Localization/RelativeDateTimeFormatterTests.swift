import Expectations
import Foundation
import Testing
import UIKitCore

@Suite("Times as distances from another one")
struct RelativeDateTimeFormatterTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)
  private let formatter: RelativeDateTimeFormatter = {
    let formatter = RelativeDateTimeFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }()

  private func text(_ seconds: TimeInterval) -> String {
    formatter.localizedString(for: now + seconds, relativeTo: now)
  }

  @Test("the largest complete unit counts, in both directions")
  func units() {
    expectEqual(text(-30), "30 seconds ago")
    expectEqual(text(-90), "1 minute ago")
    expectEqual(text(10_800), "in 3 hours")
    expectEqual(text(-129_600), "1 day ago")
    expectEqual(text(-1_728_000), "2 weeks ago")
    expectEqual(text(34_560_000), "in 1 year")
    expectEqual(text(0.4), "in 0 seconds")
  }

  @Test("named distances have names where the language has them")
  func names() {
    formatter.dateTimeStyle = .named
    expectEqual(text(-86_400), "yesterday")
    expectEqual(text(86_400), "tomorrow")
    expectEqual(text(0), "now")
    expectEqual(text(-10_800), "3 hours ago")
    expectEqual(formatter.localizedString(from: DateComponents(day: 0)), "today")
  }

  @Test("components are written in their own unit, of several the largest")
  func components() {
    expectEqual(formatter.localizedString(from: DateComponents(day: 14)), "in 14 days")
    expectEqual(formatter.localizedString(from: DateComponents(month: -14, day: 3)), "14 months ago")
  }

  @Test("units are long, spelt out, short or abbreviated")
  func lengths() {
    let styles: [RelativeDateTimeFormatter.UnitsStyle] = [.full, .spellOut, .short, .abbreviated]
    let texts = styles.map { style in
      formatter.unitsStyle = style
      return text(-7_200)
    }
    expectEqual(texts, ["2 hours ago", "two hours ago", "2 hr. ago", "2h ago"])
  }

  @Test("words follow the locale, and capitals the place of the text")
  func locales() {
    formatter.locale = Locale(identifier: "de_DE")
    formatter.dateTimeStyle = .named
    expectEqual(text(-172_800), "vorgestern")
    formatter.formattingContext = .beginningOfSentence
    expectEqual(text(-172_800), "Vorgestern")
  }

  @Test("a date is written relative to now, other values not at all")
  func values() {
    expectEqual(formatter.string(for: Date() - 7_300), "2 hours ago")
    expectEqual(formatter.localizedString(fromTimeInterval: -7_300), "2 hours ago")
    expectEqual(formatter.string(for: 7), nil)
  }

  @Test("a copy has the same settings and changes on its own")
  func copies() throws {
    formatter.unitsStyle = .short
    let copy = try #require(formatter.copy() as? RelativeDateTimeFormatter)
    expectEqual(copy.localizedString(fromTimeInterval: -7_300), "2 hr. ago")
    copy.unitsStyle = .full
    expectEqual(formatter.unitsStyle, .short)
  }
}
