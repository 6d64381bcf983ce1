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

  /// Compares a file with the reference, or records it as the reference.
  ///
  /// - Throws: Errors of the file system.
  func check(
    _ actual: Data, recording: SnapshotRecording, compare: (_ expected: Data, _ actual: Data) -> SnapshotComparison
  ) throws -> SnapshotOutcome {
    if recording == .all {
      try record(actual)
      return .passed(note: nil)
    }
    guard FileManager.default.fileExists(atPath: url.path) else {
      if recording != .never { try record(actual) }
      let advice =
        recording == .never ? "Record it with RECORD=1 and commit it." : "It has been recorded; look at it."
      return .failed(
        SnapshotFailure(self, finding: "There was no reference. \(advice)", expected: nil, actual: actual))
    }
    let expected = try Data(contentsOf: url)
    switch compare(expected, actual) {
    case .alike(let note): return .passed(note: note)
    case .unlike(let finding, let pictures):
      if recording == .failed { try record(actual) }
      return .failed(
        SnapshotFailure(
          self, finding: finding + (recording == .failed ? "\nIt has been recorded; look at it." : ""),
          expected: expected, actual: actual, pictures: pictures))
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
    /// `expected`, `actual`, `difference`, or `comparison` for one picture with all three.
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

  /// The role of the picture with all others.
  static let comparison = "comparison"

  init(
    _ reference: SnapshotReference, finding: String, expected: Data?, actual: Data,
    pictures: SnapshotComparison.Pictures? = nil
  ) {
    title = reference.title
    referencePath = reference.url.path
    self.finding = finding
    let files = [
      ("expected", expected), ("actual", actual), ("difference", pictures?.difference),
      (Self.comparison, pictures?.sheet(reference.title)),
    ]
    attachments = files.compactMap { role, data in
      data.map {
        FailureAttachment(role: role, data: $0, fileName: "\(reference.title).\(role).\(reference.pathExtension)")
      }
    }
  }
}
