import Builds
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
  ///   - report: notified of the build's events.
  /// - Throws: `ProjectError` if it cannot be built, or has no tests.
  package init(
    _ package: URL, scratch: URL? = nil, isBuilt: Bool = false, report: BuildReport
  ) throws(ProjectError) {
    self.package = package
    let manifest = try PackageManifest(in: package)
    guard manifest.targets.contains(where: { $0.type == "test" }) else {
      throw ProjectError(file: package.path, reason: Self.remedy(for: manifest, in: package))
    }
    let build = SwiftBuild(package, scratch: scratch)
    if !isBuilt {
      report.begin(in: package)
      let outcome = build.run(.tests, report: report.add)
      report.end(outcome)
      guard outcome.isSuccess else { throw SwiftBuild.failure(of: package) }
    }
    bundle = try build.programs().appending(path: "\(manifest.name)PackageTests.xctest")
    guard FileManager.default.isExecutableFile(atPath: bundle.path) else {
      throw ProjectError(
        file: package.path,
        reason: "has no build with tests at \(bundle.path)")
    }
  }

  /// The words for a package without tests, with the command or the lines that add some.
  private static func remedy(for manifest: PackageManifest, in package: URL) -> String {
    if AdoptionRecord.exists(in: package), manifest.targets.contains(where: { $0.type == "executable" }) {
      return """
        has no targets for tests. `pergola adopt --update` with the project's file adds one, with a first test: it runs in the \
        app, so that Bundle.main, assets and texts are the app's
        """
    }
    let tested = manifest.targets.first { $0.type == "executable" } ?? manifest.targets.first { $0.type == "regular" }
    let name = tested?.name ?? "App"
    return """
      has no targets for tests. A target with the tests in Tests/\(name)Tests is added to the targets of Package.swift by
        .testTarget(name: "\(name)Tests", dependencies: ["\(name)", pergola, pergolaTesting], swiftSettings: apple)
      with the names that the file has for Pergola's products and settings
      """
  }
}
