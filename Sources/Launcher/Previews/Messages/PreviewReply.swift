/// The reply of an app to a request of `pergola preview`: an object of JSON on a line of the app's standard output.
package enum PreviewReply: Codable, Hashable, Sendable {
  /// The previews of a source are about to be listed. An app that traps now does so because of them.
  case reading(source: String)
  /// The names of the previews, in order.
  case previews(names: [String])
  /// The file was written.
  case written(seconds: Double)
  /// Nothing was written, for a reason.
  case refused(reason: String)
}
