/// A day that tasks are planned for.
enum Day: String, CaseIterable, Sendable {
  case today = "Today"
  case tomorrow = "Tomorrow"
  case later = "Later"
}

/// When in the day a task is to be done.
enum Time: String, CaseIterable, Sendable {
  case morning = "Morning"
  case noon = "Noon"
  case afternoon = "Afternoon"
  case evening = "Evening"
}

/// What is to be done, on which day and when.
final class Plan {
  private(set) var tasks: [Day: [String]] = [
    .today: ["Water the garden", "Lunch with Ada", "Call the plumber"],
    .tomorrow: ["Return the books", "Dentist"],
    .later: ["Plan the trip"],
  ]

  private(set) var times: [String: Time] = [
    "Water the garden": .morning, "Lunch with Ada": .noon, "Return the books": .evening,
  ]

  /// When a task is to be done, for which any time will do where nothing else is said.
  func time(of task: String) -> Time { times[task] ?? .afternoon }

  func set(_ time: Time, for task: String) { times[task] = time }

  /// Lunch waits for nobody.
  func canMove(_ task: String) -> Bool { task != "Lunch with Ada" }

  /// Takes over the tasks of a day.
  func set(_ tasks: [String], on day: Day) { self.tasks[day] = tasks }

  func remove(_ task: String) {
    for (day, tasks) in tasks { self.tasks[day] = tasks.filter { $0 != task } }
  }
}
