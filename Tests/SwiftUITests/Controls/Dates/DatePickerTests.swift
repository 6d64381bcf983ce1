import Expectations
import Foundation
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Date pickers")
struct DatePickerTests {
  /// 14 November 2023, 22:13 in Greenwich.
  private nonisolated static let start = Date(timeIntervalSince1970: 1_699_999_980)
  private static let day: TimeInterval = 86_400

  @MainActor private final class Appointment: ObservableObject {
    @Published var date = DatePickerTests.start
  }

  private struct Form: View {
    @ObservedObject var appointment: Appointment
    var components: DatePickerComponents = [.date, .hourAndMinute]

    var body: some View { DatePicker("Due", selection: $appointment.date, displayedComponents: components) }
  }

  private func show(_ view: some View) async throws -> (Driver, UIDatePicker) {
    let showing = await Showing(view)
    return (showing.driver, try #require(showing.views(UIDatePicker.self).first))
  }

  /// Selects a date as the user does.
  private func select(_ date: Date, _ picker: UIDatePicker) {
    picker.date = date
    picker.sendActions(for: .valueChanged)
  }

  @Test("the picker shows the date, and writes the one that the user selects")
  func selection() async throws {
    let appointment = Appointment()
    let (driver, picker) = try await show(Form(appointment: appointment))
    expectEqual(picker.date, Self.start)
    select(Self.start + Self.day, picker)
    expectEqual(appointment.date, Self.start + Self.day)
    appointment.date = Self.start - Self.day
    await driver.settle()
    expectEqual(picker.date, Self.start - Self.day)
  }

  @Test("a binding that keeps its value has the last word")
  func constant() async throws {
    let (_, picker) = try await show(DatePicker("Due", selection: .constant(Self.start)))
    select(Self.start + Self.day, picker)
    expectEqual(picker.date, Self.start)
  }

  @Test("a range limits the dates")
  func ranges() async throws {
    let (first, last) = (Self.start - Self.day, Self.start + Self.day)
    let selection = Binding.constant(Self.start)
    let (_, closed) = try await show(DatePicker("Due", selection: selection, in: first...last))
    expectEqual(closed.minimumDate, first)
    expectEqual(closed.maximumDate, last)
    let (_, from) = try await show(DatePicker("Due", selection: selection, in: first...))
    expectEqual(from.minimumDate, first)
    #expect(from.maximumDate == nil)
    let (_, through) = try await show(DatePicker("Due", selection: selection, in: ...last))
    #expect(through.minimumDate == nil)
    expectEqual(through.maximumDate, last)
  }

  @Test("a date beyond the range is not written")
  func beyond() async throws {
    let appointment = Appointment()
    let first = Self.start + Self.day
    let selection = Binding {
      appointment.date
    } set: {
      appointment.date = $0
    }
    let (_, picker) = try await show(DatePicker("Due", selection: selection, in: first...))
    expectEqual(picker.date, first)
    expectEqual(appointment.date, Self.start)
  }

  @Test("the parts are those that are asked for")
  func components() async throws {
    let (_, both) = try await show(Form(appointment: Appointment()))
    expectEqual(both.datePickerMode, .dateAndTime)
    let (_, date) = try await show(Form(appointment: Appointment(), components: .date))
    expectEqual(date.datePickerMode, .date)
    let (_, time) = try await show(Form(appointment: Appointment(), components: .hourAndMinute))
    expectEqual(time.datePickerMode, .time)
  }

  @Test("the styles are those of UIKit's date picker, compact by default")
  func styles() async throws {
    let (_, standard) = try await show(Form(appointment: Appointment()))
    expectEqual(standard.datePickerStyle, .compact)
    let (_, graphical) = try await show(Form(appointment: Appointment()).datePickerStyle(.graphical))
    expectEqual(graphical.datePickerStyle, .inline)
    let (_, wheel) = try await show(Form(appointment: Appointment()).datePickerStyle(.wheel))
    expectEqual(wheel.datePickerStyle, .wheels)
  }

  @Test("the label leads, the compact picker trails")
  func layout() async throws {
    let (driver, picker) = try await show(Form(appointment: Appointment()))
    try expectEqual(driver.frame(of: "Due").minX, 0)
    expectEqual(picker.convert(picker.bounds, to: nil).maxX, 390)
  }

  @Test("a hidden label still names the picker")
  func hiddenLabel() async throws {
    let (driver, picker) = try await show(Form(appointment: Appointment()).labelsHidden())
    #expect(!driver.labels.contains("Due"))
    expectEqual(picker.accessibilityLabel, "Due")
  }

  @Test("a disabled picker is disabled in UIKit")
  func disabled() async throws {
    let (_, picker) = try await show(Form(appointment: Appointment()).disabled(true))
    #expect(!picker.isEnabled)
  }

  @Test("wheels have their own size in any room that they fit into")
  func wheels() async throws {
    let (driver, picker) = try await show(
      DatePicker(selection: .constant(Self.start)) { EmptyView() }.datePickerStyle(.wheel).labelsHidden())
    withExtendedLifetime(driver) { expectEqual(picker.bounds.size, picker.intrinsicContentSize) }
  }
}
