/// The revisions of the Model Context Protocol that the server speaks.
///
/// Up to 2025-11-25 a handshake begins a connection. Since 2026-07-28 there is none: each request says the revision, and
/// results say that they are complete and how long they may be kept.
enum ProtocolRevision: String, CaseIterable {
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  case july2026 = "2026-07-28"

  /// The newest revision that begins with a handshake.
  static let newestWithHandshake = november2025

  /// True if a handshake begins the connection.
  var hasHandshake: Bool { self != .july2026 }

  /// The names of the members of `_meta` that say the revision and what the client can do.
  static let versionKey = "io.modelcontextprotocol/protocolVersion"
  static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
  static let serverKey = "io.modelcontextprotocol/serverInfo"
}
