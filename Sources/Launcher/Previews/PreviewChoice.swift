import ArgumentParser
import RenderTree

/// The value of `--preview`: the name of a preview, or none.
enum PreviewChoice: ExpressibleByArgument, CustomStringConvertible, Equatable {
  /// The names of all previews are printed.
  case list
  /// A preview is shown.
  case named(String)

  init?(argument: String) { self = .named(argument) }

  /// The choice for the help.
  var description: String {
    switch self {
    case .list: "list"
    case .named(let name): name
    }
  }

  /// Returns an app that shows the chosen preview; nil after the names were printed, one per line.
  ///
  /// - Throws: `PreviewError` if the program has no previews, or none of the name.
  @MainActor
  func preview(in application: any HostedApplication) throws -> (any HostedApplication)? {
    if case .named(let name) = self, let preview = application.preview(named: name) { return preview }
    let names = application.previewNames
    guard !names.isEmpty else { throw PreviewError.noPreviews }
    if case .named(let name) = self { throw PreviewError.unknown(name, names) }
    print(names.joined(separator: "\n"))
    return nil
  }
}

/// The error of a choice of a preview.
enum PreviewError: LaunchError, Equatable {
  /// The program declares no preview.
  case noPreviews
  /// No preview has the name; with the names that there are.
  case unknown(String, [String])

  var status: Int32 { ExitStatus.usage }

  var description: String {
    switch self {
    case .noPreviews: "This app has no previews. Expected: a PreviewProvider or #Preview in its source"
    case .unknown(let name, let names):
      "There is no preview \(name.debugDescription). Expected: \(names.map(\.debugDescription).joined(separator: ", "))"
    }
  }
}
