import Foundation

/// The reference file of a snapshot.
struct SnapshotReference {
  let url: URL
  /// The test's name and the snapshot's name.
  let title: String
  let pathExtension: String

  init(filePath: String, function: String, name: String?, pathExtension: String) {
    let test = URL(fileURLWithPath: filePath)
    let suite = test.deletingPathExtension().lastPathComponent
    let base = function.prefix { $0 != "(" }
    let file = ([String(base)] + [name].compactMap { $0 }).joined(separator: ".")
    url = test.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__")
      .appendingPathComponent(suite)
      .appendingPathComponent("\(file).\(pathExtension)")
    title = "\(suite).\(file)"
    self.pathExtension = pathExtension
  }

  /// Compares a file with the reference, or records it as the reference, depending on the environment.
  ///
  /// - Throws: Errors of the file system.
  func check(
    _ actual: Data, environment: SnapshotEnvironment, compare: (_ expected: Data, _ actual: Data) -> SnapshotComparison
  ) throws -> SnapshotOutcome {
    if environment.records {
      try record(actual)
      return .passed(note: nil)
    }
    guard FileManager.default.fileExists(atPath: url.path) else {
      let advice = environment.isCI ? "Record it with RECORD=1 and commit it." : "It has been recorded; look at it."
      if !environment.isCI { try record(actual) }
      return .failed(
        SnapshotFailure(self, finding: "There was no reference. \(advice)", expected: nil, actual: actual))
    }
    let expected = try Data(contentsOf: url)
    switch compare(expected, actual) {
    case .alike(let note): return .passed(note: note)
    case .unlike(let finding, let difference):
      return .failed(
        SnapshotFailure(self, finding: finding, expected: expected, actual: actual, difference: difference))
    }
  }

  /// Writes the file atomically.
  private func record(_ data: Data) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }
}

/// The result of a check against a reference.
enum SnapshotOutcome {
  /// The screen matches. The note is for the test report.
  case passed(note: String?)
  case failed(SnapshotFailure)
}

/// A difference between a screen and its reference.
struct SnapshotFailure {
  /// A file of a failure.
  struct FailureAttachment {
    /// `expected`, `actual` or `difference`.
    let role: String
    let data: Data
    /// The file's name, without a folder.
    let fileName: String

    var isPicture: Bool { fileName.hasSuffix(".png") }
  }

  let title: String
  let referencePath: String
  let finding: String
  let attachments: [FailureAttachment]

  init(_ reference: SnapshotReference, finding: String, expected: Data?, actual: Data, difference: Data? = nil) {
    title = reference.title
    referencePath = reference.url.path
    self.finding = finding
    let files = [("expected", expected), ("actual", actual), ("difference", difference)]
    attachments = files.compactMap { role, data in
      data.map {
        FailureAttachment(role: role, data: $0, fileName: "\(reference.title).\(role).\(reference.pathExtension)")
      }
    }
  }
}
