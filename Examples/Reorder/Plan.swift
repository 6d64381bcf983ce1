/// A day that tasks are planned for.
enum Day: String, CaseIterable, Sendable {
  case today = "Today"
  case tomorrow = "Tomorrow"
  case later = "Later"
}

/// What is to be done, and on which day.
final class Plan {
  private(set) var tasks: [Day: [String]] = [
    .today: ["Water the garden", "Lunch with Ada", "Call the plumber"],
    .tomorrow: ["Return the books", "Dentist"],
    .later: ["Plan the trip"],
  ]

  /// Lunch waits for nobody.
  func canMove(_ task: String) -> Bool { task != "Lunch with Ada" }

  /// Takes over the tasks of a day.
  func set(_ tasks: [String], on day: Day) { self.tasks[day] = tasks }

  func remove(_ task: String) {
    for (day, tasks) in tasks { self.tasks[day] = tasks.filter { $0 != task } }
  }
}
