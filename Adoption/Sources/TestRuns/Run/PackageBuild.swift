import Foundation
import XcodeProjects

/// A build of a package with its tests.
public struct PackageBuild {
  /// The folder of the package.
  public let package: URL
  /// The program with the tests.
  let bundle: URL

  /// Builds a package with its tests.
  ///
  /// - Parameters:
  ///   - package: the folder of the package.
  ///   - scratch: the folder of the build; nil for the package's own.
  ///   - isBuilt: the build is there already, and as it should be.
  ///   - isQuiet: the lines of the build are left out, unless it fails.
  /// - Throws: `ProjectError` if it cannot be built, or has no tests.
  public init(
    _ package: URL, scratch: URL? = nil, isBuilt: Bool = false, isQuiet: Bool = false
  ) throws(ProjectError) {
    self.package = package
    let manifest = try PackageManifest(in: package)
    let words =
      ["build", "--package-path", package.path] + (scratch.map { ["--scratch-path", $0.path] } ?? [])
    if !isBuilt {
      let (status, text) = Self.build(words + ["--build-tests"], isQuiet: isQuiet)
      guard status == 0 else {
        let isAdopted = FileManager.default.fileExists(atPath: package.appending(path: "Pergola").path)
        throw ProjectError(
          file: package.path,
          reason: "does not build."
            + (isAdopted ? " If its sources have changed, `pergola fence` makes them compile." : "")
            + (text.isEmpty ? "" : "\n" + text))
      }
    }
    let place = Command.run("swift", words + ["--show-bin-path"], timeout: 120)
    let folder = place.text.trimmingCharacters(in: .whitespacesAndNewlines)
    bundle = URL(filePath: folder).appending(path: "\(manifest.name)PackageTests.xctest")
    guard FileManager.default.isExecutableFile(atPath: bundle.path) else {
      throw ProjectError(
        file: package.path,
        reason: isBuilt ? "has no build with tests at \(bundle.path)" : "has no targets for tests")
    }
  }

  /// Runs `swift` with its lines on the standard error, or returns those that name errors.
  private static func build(_ words: [String], isQuiet: Bool) -> (status: Int32, text: String) {
    if isQuiet {
      let run = Command.run("swift", words, timeout: 24 * 3600)
      let errors = run.text.split(separator: "\n").filter { $0.contains("error:") }
      return (run.status, errors.prefix(50).joined(separator: "\n"))
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift"] + words
    process.standardOutput = FileHandle.standardError
    do {
      try process.run()
      RunningProcesses.shared.add(process, folder: nil)
      process.waitUntilExit()
      RunningProcesses.shared.remove(process)
      return (process.terminationStatus, "")
    } catch {
      return (127, "`swift` cannot be started: \(error.localizedDescription)")
    }
  }
}
