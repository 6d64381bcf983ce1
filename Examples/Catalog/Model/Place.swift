import UIKit

/// The user's place in the app: an example, and a part of its source. Links and the restoration of the scene lead to one.
struct Place: Hashable {
  /// A part of an example's source.
  enum Source: Hashable {
    /// The list of its files.
    case files
    /// A file, by its path in the folder of the example.
    case file(SourceFile.ID)
  }

  /// The name of the example; nil for the list of examples.
  var example: Example.ID?
  /// The part of the source; nil if the source was not asked for.
  var source: Source?
}

// MARK: - Links

extension Place {
  /// The place of a link such as `catalog://example/Mail/source/Model/MailStore.swift`, or of the same path on the web.
  /// Nil if it names no place.
  init?(_ link: URL) {
    var components = link.pathComponents.filter { $0 != "/" }
    if link.scheme?.lowercased() == "catalog", let first = link.host { components.insert(first, at: 0) }
    switch components.count {
    case 0: self.init()
    case 2 where components[0] == "example": self.init(example: components[1])
    case 3... where components[0] == "example" && components[2] == "source":
      let path = components[3...].joined(separator: "/")
      self.init(example: components[1], source: path.isEmpty ? .files : .file(path))
    default: return nil
    }
  }

  static let activityType = "dev.pergola.catalog.place"

  /// The activity that leads to the place; nil for the list, with which the app starts.
  var activity: NSUserActivity? {
    guard let example else { return nil }
    let activity = NSUserActivity(activityType: Self.activityType)
    var link = URLComponents()
    link.scheme = "https"
    link.host = "catalog.example"
    link.path = "/example/" + example + (source.map(path(of:)) ?? "")
    activity.title = example
    activity.webpageURL = link.url
    return activity
  }

  private func path(of source: Source) -> String {
    switch source {
    case .files: "/source"
    case .file(let path): "/source/" + path
    }
  }
}
