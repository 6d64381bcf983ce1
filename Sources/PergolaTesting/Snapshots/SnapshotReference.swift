import Foundation

/// The file that a snapshot is compared with.
struct SnapshotReference {
  let url: URL

  init(filePath: String, function: String, name: String?, pathExtension: String) {
    let test = URL(fileURLWithPath: filePath)
    let base = function.prefix { $0 != "(" }
    let file = ([String(base)] + [name].compactMap { $0 }).joined(separator: ".")
    url = test.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
      .appendingPathComponent("\(file).\(pathExtension)")
  }

  /// What is wrong with the actual text; nil where nothing is.
  func compare(with actual: String, environment: SnapshotEnvironment) throws -> DriverError? {
    let exists = FileManager.default.fileExists(atPath: url.path)
    if environment.records {
      try record(actual)
      return nil
    }
    guard exists else {
      let advice = environment.isCI ? "Record it with RECORD=1 and commit it." : "It has been recorded; look at it."
      if !environment.isCI { try record(actual) }
      return .snapshotDiffers(path: url.path, difference: "There was no reference. \(advice)\n\(actual)")
    }
    let expected = try String(contentsOf: url, encoding: .utf8)
    guard expected != actual else { return nil }
    return .snapshotDiffers(path: url.path, difference: LineDifference(expected: expected, actual: actual).description)
  }

  private func record(_ text: String) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}
