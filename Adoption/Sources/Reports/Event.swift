import Foundation

/// A fact that a command tells programs: with `--json` an object of JSON on a line of the standard output.
///
/// `Documentation/pergola-events.schema.json` describes the lines of all commands.
package protocol Event: Encodable {
  /// The value of the key `event`.
  static var name: String { get }
}

extension Event {
  /// The event as a line of JSON, with its name and the version of the form.
  package var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(EventLine(event: self)) else {
      preconditionFailure("an event has texts and finite numbers only")
    }
    return String(decoding: data, as: UTF8.self)
  }
}

/// An event with the keys that all of them have.
private struct EventLine<Content: Event>: Encodable {
  private enum Key: String, CodingKey { case event, version }

  let event: Content

  func encode(to encoder: any Encoder) throws {
    try event.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Content.name, forKey: .event)
    try container.encode(EventForm.version, forKey: .version)
  }
}

/// The form of events.
package enum EventForm {
  /// The version, which changes when a key changes or is left out. New keys and events do not change it.
  package static let version = 1
}

/// An error that ends a command.
package struct ErrorEvent: Event {
  package static let name = "error"

  private let reason: String
  private let file: String?
  private let line: Int?

  /// An error in its words, with the file that is wrong.
  package init(reason: String, file: String? = nil, at line: Int? = nil) {
    self.reason = reason
    self.file = file
    self.line = line
  }

  private enum CodingKeys: String, CodingKey { case reason, file, line }
}
