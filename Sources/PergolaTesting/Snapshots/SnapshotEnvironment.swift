import Foundation

/// The environment variables that control recording.
struct SnapshotEnvironment {
  /// The error of a variable with another value.
  struct Problem: Error, CustomStringConvertible {
    let value: String

    var description: String {
      "RECORD is \(value.debugDescription). Expected: \(SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")), or 1 for all"
    }
  }

  /// The recording that is asked for; nil for none.
  let requested: SnapshotRecording?
  let isCI: Bool

  init(requested: SnapshotRecording? = nil, isCI: Bool) {
    self.requested = requested
    self.isCI = isCI
  }

  /// The environment of variables.
  init(_ variables: [String: String]) throws(Problem) {
    let value = variables["RECORD"] ?? ""
    switch value {
    case "", "0": requested = nil
    case "1": requested = .all
    default:
      guard let recording = SnapshotRecording(rawValue: value) else { throw Problem(value: value) }
      requested = recording
    }
    isCI = variables["CI"] != nil
  }

  /// The recording of comparisons that are given none.
  var recording: SnapshotRecording { requested ?? (isCI ? .never : .missing) }
}
