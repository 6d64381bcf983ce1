import Reports

/// Files of a package changed.
package struct SourcesChangedEvent: Event {
  package static let name = "sources-changed"
  let files: [String]

  /// An event for the paths of files.
  package init(files: [String]) { self.files = files }
}

/// An app was started.
package struct AppStartedEvent: Event {
  package static let name = "app-started"
  let program: String

  /// An event for the path of a program.
  package init(program: String) { self.program = program }
}

/// An app ended that was not to end.
package struct AppEndedEvent: Event {
  package static let name = "app-ended"
  let reason: String

  /// An event with the words of the end.
  package init(reason: String) { self.reason = reason }
}
