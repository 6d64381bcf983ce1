import UIKit

/// A day that tasks are planned for.
enum Day: String, CaseIterable, Sendable {
  case today = "Today"
  case tomorrow = "Tomorrow"
  case later = "Later"

  var title: String { String(localized: String.LocalizationValue(rawValue)) }
}

/// The time of day of a task.
enum Time: String, CaseIterable, Sendable {
  case morning = "Morning"
  case noon = "Noon"
  case afternoon = "Afternoon"
  case evening = "Evening"

  var title: String { String(localized: String.LocalizationValue(rawValue)) }
}

/// The tasks of each day, with their times.
final class Plan {
  private(set) var tasks: [Day: [String]] = [
    .today: ["Water the garden", "Lunch with Ada", "Call the plumber"],
    .tomorrow: ["Return the books", "Dentist"],
    .later: ["Plan the trip"],
  ]

  private(set) var times: [String: Time] = [
    "Water the garden": .morning, "Lunch with Ada": .noon, "Return the books": .evening,
  ]

  /// Returns the name of a task; that of a sample in the user's language.
  func name(of task: String) -> String { String(localized: String.LocalizationValue(task)) }

  /// Returns the time of a task, by default the afternoon.
  func time(of task: String) -> Time { times[task] ?? .afternoon }

  func set(_ time: Time, for task: String) { times[task] = time }

  /// Returns false for the lunch, which is fixed.
  func canMove(_ task: String) -> Bool { task != "Lunch with Ada" }

  /// Replaces the tasks of a day.
  func set(_ tasks: [String], on day: Day) { self.tasks[day] = tasks }

  func remove(_ task: String) {
    for (day, tasks) in tasks { self.tasks[day] = tasks.filter { $0 != task } }
  }
}
