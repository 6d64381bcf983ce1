import Foundation

/// The answer to a request, as it is written.
package struct SessionAnswer: Encodable, Equatable, Sendable {
  /// A file that an answer contains, such as a picture.
  package struct File: Encodable, Equatable, Sendable {
    /// The media type.
    package var type: String
    /// The bytes, in Base64.
    package var data: Data
  }

  /// The number of the request; nil for a line that has none.
  package var id: Int?
  /// The text for the reader.
  package var text: String?
  /// The files.
  package var files: [File]?
  /// The problem; nil for a request that was performed.
  package var error: SessionProblem?

  /// An answer to a request.
  package init(id: Int?, text: String? = nil, files: [File]? = nil, error: SessionProblem? = nil) {
    self.id = id
    self.text = text
    self.files = files
    self.error = error
  }
}

/// The reason for which a request was not performed.
package struct SessionProblem: Error, Encodable, Equatable, Sendable, CustomStringConvertible {
  /// The kinds of problems.
  package enum Kind: String, Encodable, Sendable {
    /// The request cannot be read, or an argument is missing, unknown or wrong.
    case badRequest
    /// No visible element is the one that is meant.
    case notFound
    /// Several elements are.
    case ambiguous
    /// The app is in a state in which the request makes no sense.
    case notPossible
    /// The app does not come to the request: its main thread is busy.
    case busy
  }

  /// The kind.
  package var kind: Kind
  /// The problem in words, with what was expected.
  package var message: String
  /// The addresses at which the main thread is, the innermost first; nil unless the app is busy.
  package var stack: [UInt]?

  /// A problem.
  package init(_ kind: Kind, _ message: String, stack: [UInt]? = nil) {
    self.kind = kind
    self.message = message
    self.stack = stack
  }

  package var description: String { message }
}
