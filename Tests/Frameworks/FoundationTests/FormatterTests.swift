import Expectations
import PergolaFoundation
import Testing

@Suite struct FormatterTests {
  private func formatter(_ style: DateComponentsFormatter.UnitsStyle, _ language: String = "en_US")
    -> DateComponentsFormatter
  {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    formatter.calendar = calendar
    return formatter
  }

  @Test(
    "a duration has a form for each style",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.positional, "1:05:09"), (.abbreviated, "1h 5m 9s"),
      (.short, "1 hr, 5 min, 9 sec"), (.full, "1 hour, 5 minutes, 9 seconds"), (.brief, "1hr 5min 9sec"),
      (.spellOut, "one hour, five minutes, nine seconds"),
    ])
  func styles(style: DateComponentsFormatter.UnitsStyle, text: String) {
    expectEqual(formatter(style).string(from: 3909), text)
  }

  @Test("units have the words of the calendar's locale")
  func languages() { expectEqual(formatter(.full, "de_DE").string(from: 7260), "2 Stunden und 1 Minute") }

  @Test("zeros are dropped, or positions padded")
  func zeros() {
    let positions = formatter(.positional)
    positions.allowedUnits = [.minute, .second]
    expectEqual(positions.string(from: 65), "1:05")
    expectEqual(positions.string(from: 5), "5")
    positions.zeroFormattingBehavior = .pad
    expectEqual(positions.string(from: 5), "00:05")
    let full = formatter(.full)
    expectEqual(full.string(from: 0), "0 seconds")
    expectEqual(full.string(from: 3600), "1 hour")
    expectEqual(full.string(from: -60), "-1 minute")
  }

  @Test("the largest units are shown, at most as many as allowed")
  func counts() {
    let full = formatter(.full)
    full.maximumUnitCount = 2
    expectEqual(full.string(from: 90061), "1 day, 1 hour")
    full.allowedUnits = [.hour, .minute]
    full.collapsesLargestUnit = true
    expectEqual(full.string(from: 3780), "63 minutes")
  }

  @Test("components may exceed the sizes of their units")
  func components() {
    expectEqual(formatter(.full).string(from: DateComponents(minute: 90)), "1 hour, 30 minutes")
    #expect(formatter(.full).string(from: .infinity) == nil)
  }

  @Test("lists have the words and marks of the locale")
  func lists() {
    let lists = ListFormatter()
    lists.locale = Locale(identifier: "en_US")
    expectEqual(lists.string(from: ["a", "b", "c"]), "a, b, and c")
    expectEqual(lists.string(from: ["a", "b"]), "a and b")
    expectEqual(lists.string(from: []), "")
    lists.locale = Locale(identifier: "de")
    expectEqual(lists.string(from: [1, 2, 3]), "1, 2 und 3")
  }
}
