import RenderTree

/// An app whose previews can be listed although those of some sources trap.
@MainActor
package protocol PreviewedApplication: HostedApplication {
  /// The names of the previews, in order.
  ///
  /// - Parameters:
  ///   - sources: The names of sources that are not asked: types of providers, and files.
  ///   - willRead: Called with the name of each source before it is asked.
  func previewNames(leavingOut sources: Set<String>, willRead: (String) -> Void) -> [String]

  /// Returns an app that shows a preview of other sources; nil if no preview has the name.
  func preview(named name: String, leavingOut sources: Set<String>) -> (any HostedApplication)?
}
