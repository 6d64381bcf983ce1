import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// A date in the Gregorian calendar, in Greenwich.
@MainActor
private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0) -> Date
{
  let parts = DateComponents(
    calendar: UIDatePickerTests.calendar, timeZone: .gmt, year: year, month: month, day: day, hour: hour,
    minute: minute, second: second)
  return UIDatePickerTests.calendar.date(from: parts) ?? .distantPast
}

@MainActor @Suite struct UIDatePickerTests {
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private final class Record { var dates: [Date] = [] }

  /// A date picker with the date 14 November 2023, 22:13.
  private func makePicker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, locale: String = "en_US", on screen: InputScene? = nil
  ) -> (UIDatePicker, Record) {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 380))
    picker.calendar = Self.calendar
    picker.timeZone = .gmt
    picker.locale = Locale(identifier: locale)
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = date(2023, 11, 14, 22, 13)
    let record = Record()
    picker.addAction(UIAction { [unowned picker] _ in record.dates.append(picker.date) }, for: .valueChanged)
    if let screen {
      screen.window.addSubview(picker)
      screen.layOut()
    }
    return (picker, record)
  }

  private func month(of picker: UIDatePicker) throws -> MonthView {
    try #require((picker.content as? DateFields)?.monthView)
  }

  private func wheels(of picker: UIDatePicker) throws -> DateWheels { try #require(picker.content as? DateWheels) }

  private func tap(_ view: UIView, on screen: InputScene) {
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    screen.tap(middle.x, middle.y)
  }

  // MARK: Rules

  @Test("a new date picker shows date and time, in the compact style")
  func defaults() {
    let picker = UIDatePicker()
    expectEqual(picker.datePickerMode, .dateAndTime)
    expectEqual(picker.preferredDatePickerStyle, .automatic)
    expectEqual(picker.datePickerStyle, .compact)
    expectEqual(picker.minuteInterval, 1)
    #expect(picker.roundsToMinuteInterval)
    expectEqual(picker.countDownDuration, 0)
    #expect(picker.locale == nil)
    #expect(picker.timeZone == nil)
  }

  @Test(
    "a countdown, and a year with its month, have wheels in every style",
    arguments: [UIDatePickerStyle.automatic, .compact, .inline, .wheels])
  func wheelsOnly(_ style: UIDatePickerStyle) {
    expectEqual(makePicker(.countDownTimer, style).0.datePickerStyle, .wheels)
    expectEqual(makePicker(.yearAndMonth, style).0.datePickerStyle, .wheels)
  }

  @Test("the date stays within its limits, and setting it sends nothing")
  func limits() {
    let (picker, record) = makePicker(.date, .wheels)
    picker.minimumDate = date(2023, 11, 20)
    expectEqual(picker.date, date(2023, 11, 20))
    picker.maximumDate = date(2023, 12, 1)
    picker.setDate(date(2024, 5, 5), animated: true)
    expectEqual(picker.date, date(2023, 12, 1))
    expectEqual(record.dates, [])
  }

  @Test("limits are ignored if the first is after the last")
  func contradictoryLimits() {
    let (picker, _) = makePicker(.date, .wheels)
    picker.maximumDate = date(2030, 1, 1)
    picker.minimumDate = date(2031, 1, 1)
    picker.date = date(2020, 2, 3)
    expectEqual(picker.date, date(2020, 2, 3))
  }

  @Test("the date is rounded down to the interval of minutes unless rounding is off")
  func rounding() {
    let (picker, _) = makePicker(.dateAndTime, .wheels)
    picker.roundsToMinuteInterval = false
    picker.minuteInterval = 15
    expectEqual(picker.date, date(2023, 11, 14, 22, 13))
    picker.roundsToMinuteInterval = true
    expectEqual(picker.date, date(2023, 11, 14, 22, 0))
    picker.date = date(2023, 11, 14, 9, 59, 59)
    expectEqual(picker.date, date(2023, 11, 14, 9, 45))
  }

  @Test("an interval of minutes that does not divide the hour means one minute", arguments: [0, 7, 60, -5])
  func invalidInterval(_ interval: Int) {
    let picker = UIDatePicker()
    picker.minuteInterval = 10
    picker.minuteInterval = interval
    expectEqual(picker.minuteInterval, 1)
  }

  @Test("the duration of a countdown has whole minutes below a day")
  func duration() {
    let picker = UIDatePicker()
    picker.countDownDuration = 100
    expectEqual(picker.countDownDuration, 60)
    picker.countDownDuration = 1_000_000
    expectEqual(picker.countDownDuration, 86_340)
    picker.countDownDuration = -3
    expectEqual(picker.countDownDuration, 0)
  }

  // MARK: Wheels

  @Test(
    "the wheels are in the order of the locale",
    arguments: [
      ("en_US", [DateColumn.month, .day, .year], [DateColumn.hour, .minute, .period]),
      ("de_DE", [.day, .month, .year], [.hour, .minute]),
      ("ar", [.day, .month, .year], [.hour, .minute, .period]),
    ])
  func order(_ locale: String, _ days: [DateColumn], _ time: [DateColumn]) throws {
    try expectEqual(wheels(of: makePicker(.date, .wheels, locale: locale).0).columns, days)
    try expectEqual(wheels(of: makePicker(.time, .wheels, locale: locale).0).columns, time)
    try expectEqual(wheels(of: makePicker(.dateAndTime, .wheels, locale: locale).0).columns, [.wholeDay] + time)
  }

  @Test("a wheel changes its part, on the last day of a month that is too short, and sends valueChanged")
  func wheel() throws {
    let (picker, record) = makePicker(.date, .wheels)
    picker.date = date(2023, 1, 31, 8)
    let columns = try wheels(of: picker).picker.columns
    columns[0].accessibilityIncrement()
    expectEqual(record.dates, [date(2023, 2, 28, 8)])
    expectEqual(columns[1].selectedRow, 27)
    columns[2].accessibilityDecrement()
    expectEqual(picker.date, date(2022, 2, 28, 8))
  }

  @Test("the hours have twelve rows and periods, or twenty-four, by locale")
  func hours() throws {
    let (picker, _) = makePicker(.time, .wheels)
    let columns = try wheels(of: picker).picker.columns
    expectEqual(columns.map(\.accessibilityValue), ["10", "13", "PM"])
    columns[2].accessibilityDecrement()
    expectEqual(picker.date, date(2023, 11, 14, 10, 13))
    let (germanPicker, _) = makePicker(.time, .wheels, locale: "de_DE")
    let german = try wheels(of: germanPicker).picker.columns
    expectEqual(german.map(\.accessibilityValue), ["22", "13"])
    expectEqual(german[0].rowCount, 24)
  }

  @Test("a wheel that leaves the limits goes back, without an event")
  func wheelAtLimit() throws {
    let (picker, record) = makePicker(.date, .wheels)
    picker.maximumDate = picker.date
    let columns = try wheels(of: picker).picker.columns
    columns[1].accessibilityIncrement()
    expectEqual(picker.date, date(2023, 11, 14, 22, 13))
    expectEqual(columns[1].selectedRow, 13)
    expectEqual(record.dates, [])
  }

  @Test("the wheel of whole days keeps the time of day")
  func wholeDays() throws {
    let (picker, record) = makePicker(.dateAndTime, .wheels)
    let columns = try wheels(of: picker).picker.columns
    expectEqual(columns[0].accessibilityValue, "Tue, Nov 14")
    columns[0].accessibilityIncrement()
    expectEqual(record.dates, [date(2023, 11, 15, 22, 13)])
  }

  @Test("a countdown chosen by the user is at least one step long")
  func countdown() throws {
    let (picker, record) = makePicker(.countDownTimer, .wheels)
    picker.countDownDuration = 3600
    let columns = try wheels(of: picker).picker.columns
    expectEqual(columns.map(\.accessibilityValue), ["1 hour", "0 min"])
    columns[0].accessibilityDecrement()
    expectEqual(picker.countDownDuration, 60)
    expectEqual(columns[1].selectedRow, 1)
    expectEqual(record.dates.count, 1)
  }

  // MARK: Calendar

  @Test(
    "the first weekday and the name of the month are those of the locale",
    arguments: [
      ("en_US", "Sun", "November 2023"), ("de_DE", "Mo", "November 2023"), ("ar", "سبت", "نوفمبر 2023"),
    ])
  func weekdays(_ locale: String, _ weekday: String, _ title: String) throws {
    let screen = InputScene()
    let month = try month(of: makePicker(.date, .inline, locale: locale, on: screen).0)
    expectEqual(month.weekdayTitles.first, weekday)
    expectEqual(month.monthTitle, title)
    expectEqual(month.days.count, 30)
  }

  @Test("the first of November 2023 is a Wednesday, in the row below the names")
  func firstDay() throws {
    let screen = InputScene()
    let month = try month(of: makePicker(.date, .inline, on: screen).0)
    let fourthColumn: CGFloat = 3 * 320 / 7
    #expect(abs(month.days[0].frame.minX - fourthColumn) < 0.01)
    expectEqual(month.days[0].frame.minY, 68)
    expectEqual(month.days[4].frame.minX, 0)
    expectEqual(month.days[4].frame.minY, 108)
  }

  @Test("from right to left the first weekday is at the right")
  func rightToLeft() throws {
    let screen = InputScene(layoutDirection: .rightToLeft)
    let month = try month(of: makePicker(.date, .inline, on: screen).0)
    #expect(abs(month.days[4].frame.maxX - 320) < 0.01)
  }

  @Test("a tap on a day selects it, keeps the time of day and sends valueChanged")
  func tapOnDay() throws {
    let screen = InputScene()
    let (picker, record) = makePicker(.date, .inline, on: screen)
    let month = try month(of: picker)
    #expect(month.days[13].isSelected)
    tap(month.days[20], on: screen)
    screen.layOut()
    expectEqual(record.dates, [date(2023, 11, 21, 22, 13)])
    #expect(month.days[20].isSelected)
    #expect(!month.days[13].isSelected)
    tap(month.days[20], on: screen)
    expectEqual(record.dates.count, 1)
  }

  @Test("the buttons beside the name show other months without a change of the date")
  func monthButtons() throws {
    let screen = InputScene()
    let (picker, record) = makePicker(.date, .inline, on: screen)
    let month = try month(of: picker)
    tap(month.nextButton, on: screen)
    screen.layOut()
    expectEqual(month.monthTitle, "December 2023")
    expectEqual(month.days.count, 31)
    tap(month.previousButton, on: screen)
    tap(month.previousButton, on: screen)
    screen.layOut()
    expectEqual(month.monthTitle, "October 2023")
    expectEqual(picker.date, date(2023, 11, 14, 22, 13))
    expectEqual(record.dates, [])
  }

  @Test("days and months beyond the limits are disabled")
  func limitsOfDays() throws {
    let screen = InputScene()
    let (picker, _) = makePicker(.date, .inline, on: screen)
    picker.minimumDate = date(2023, 11, 10, 12)
    picker.maximumDate = date(2023, 12, 5)
    screen.layOut()
    let month = try month(of: picker)
    #expect(!month.days[8].isEnabled)
    #expect(month.days[9].isEnabled)
    #expect(!month.previousButton.isEnabled)
    #expect(month.nextButton.isEnabled)
  }

  @Test("arrow keys go from day to day, page down to the next month, and enter selects")
  func keys() throws {
    let screen = InputScene()
    let (picker, record) = makePicker(.date, .inline, on: screen)
    let month = try month(of: picker)
    screen.scene.focusEngine.focus(on: month.days[13])
    screen.press(.right)
    #expect(month.days[14].isFocused)
    screen.press(.down)
    #expect(month.days[21].isFocused)
    screen.press(.pageDown)
    expectEqual(month.monthTitle, "December 2023")
    #expect(month.days[21].isFocused)
    expectEqual(record.dates, [])
    screen.press(.enter)
    expectEqual(record.dates, [date(2023, 12, 22, 22, 13)])
    expectEqual(picker.date, date(2023, 12, 22, 22, 13))
  }

  @Test("left on the first day goes to the last day of the month before")
  func keysAcrossMonths() throws {
    let screen = InputScene()
    let month = try month(of: makePicker(.date, .inline, on: screen).0)
    screen.scene.focusEngine.focus(on: month.days[0])
    screen.press(.left)
    expectEqual(month.monthTitle, "October 2023")
    #expect(month.days[30].isFocused)
  }

  @Test("in a terminal a day has four characters, and the selected one has brackets")
  func terminal() throws {
    let screen = InputScene(pointGrid: CGSize(width: 8, height: 16))
    let month = try month(of: makePicker(.date, .inline, on: screen).0)
    expectEqual(month.intrinsicContentSize, CGSize(width: 224, height: 128))
    expectEqual(month.days[13].subviews.compactMap { ($0 as? UILabel)?.text }, ["[14]"])
    expectEqual(month.days[12].subviews.compactMap { ($0 as? UILabel)?.text }, ["13"])
  }

  // MARK: Fields

  @Test("the compact style has the date and the time as fields in the form of the locale")
  func fields() throws {
    let english = try #require(makePicker(.dateAndTime, .compact).0.content as? DateFields)
    expectEqual(english.dateField?.text, "Nov 14, 2023")
    expectEqual(english.timeField?.text?.hasPrefix("10:13"), true)
    let german = try #require(makePicker(.dateAndTime, .compact, locale: "de_DE").0.content as? DateFields)
    expectEqual(german.dateField?.text, "14. Nov. 2023")
    expectEqual(german.timeField?.text, "22:13")
  }

  @Test("the compact and the inline style have a field for each part of the mode")
  func fieldsOfModes() throws {
    let time = try #require(makePicker(.time, .compact).0.content as? DateFields)
    #expect(time.dateField == nil)
    #expect(time.timeField != nil)
    let day = try #require(makePicker(.date, .compact).0.content as? DateFields)
    #expect(day.timeField == nil)
    let both = try #require(makePicker(.dateAndTime, .inline).0.content as? DateFields)
    #expect(both.monthView != nil)
    #expect(both.timeField != nil)
    #expect(both.dateField == nil)
  }

  @Test("the field of the date opens a calendar in a popover, whose changes are the picker's")
  func popover() throws {
    let screen = InputScene()
    let controller = UIViewController()
    screen.window.rootViewController = controller
    let (picker, record) = makePicker(.dateAndTime, .compact)
    controller.view.addSubview(picker)
    screen.layOut()
    let fields = try #require(picker.content as? DateFields)
    tap(try #require(fields.dateField), on: screen)
    screen.advance(by: 1)
    let popover = try #require(controller.presentedViewController)
    expectEqual(popover.modalPresentationStyle, .popover)
    let month = try #require(popover.view.subviews.first as? MonthView)
    month.userDidSelect(20)
    expectEqual(record.dates, [date(2023, 11, 20, 22, 13)])
    expectEqual(fields.dateField?.text, "Nov 20, 2023")
  }

  @Test("the parts of a disabled date picker take no touches")
  func disabled() {
    let screen = InputScene()
    let (picker, record) = makePicker(.date, .inline, on: screen)
    picker.isEnabled = false
    screen.tap(100, 100)
    screen.tap(160, 150)
    expectEqual(record.dates, [])
  }
}
