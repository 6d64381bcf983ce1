import UIKit

/// A place in the app that has a link.
enum AdminPlace: Hashable {
  case jobs, logs, people
  case person(Person.ID)

  /// The place of a link; nil if the app has none for it.
  init?(_ url: URL) {
    switch url.pathComponents.filter({ $0 != "/" }) {
    case ["jobs"]: self = .jobs
    case ["logs"]: self = .logs
    case ["people"]: self = .people
    case let parts where parts.count == 2 && parts[0] == "people": self = .person(parts[1])
    default: return nil
    }
  }

  /// The link to the place.
  var activity: NSUserActivity {
    let activity = NSUserActivity(activityType: "org.example.admin.place")
    activity.webpageURL = URL(string: "https://admin.example" + path)
    return activity
  }

  private var path: String {
    switch self {
    case .jobs: "/jobs"
    case .logs: "/logs"
    case .people: "/people"
    case .person(let id): "/people/" + id
    }
  }
}
