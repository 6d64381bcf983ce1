import Foundation

/// The stream for errors and remarks.
package enum StandardError {
  /// Writes a line.
  package static func print(_ text: String) { write(text + "\n") }

  /// Writes a text.
  package static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

/// The stream for results.
package enum StandardOutput {
  /// Writes a line at once: who reads a pipe sees each event when it comes.
  package static func print(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
}
