import Foundation
import Synchronization
import XcodeProjects

/// A package with apps, in whose folder all paths stay.
public final class Project: Sendable {
  /// The folder of the package.
  public let folder: URL
  private let programs = Mutex<[String]?>(nil)
  private let arguments = Mutex<[String]>([])

  /// The error of a project that is not as it is expected to be.
  public struct Problem: Error, CustomStringConvertible {
    /// The problem, with what was expected.
    public let description: String
  }

  /// A package in a folder.
  public init(_ folder: URL) { self.folder = folder.standardizedFileURL.resolvingSymlinksInPath() }

  /// Returns a file of the project.
  ///
  /// - Throws: `Problem` for a path that leads out of the project's folder, also through a link.
  func file(_ path: String) throws(Problem) -> URL {
    let url = URL(filePath: path, relativeTo: URL(filePath: folder.path + "/")).standardizedFileURL
    let place = url.deletingLastPathComponent().resolvingSymlinksInPath().appending(path: url.lastPathComponent)
      .resolvingSymlinksInPath()
    guard place.path.hasPrefix(folder.path + "/") else {
      throw Problem(description: "\(path) is not in the project's folder. Expected: a path below \(folder.path)")
    }
    return place
  }

  /// The arguments of the last build, without those that choose what is built: with others all is built again.
  var buildArguments: [String] { arguments.withLock { $0 } }

  /// Keeps the arguments of a build for the next one.
  func remember(buildArguments new: [String]) {
    guard !new.contains("--target") else { return }
    arguments.withLock { $0 = new.filter { $0 != "--build-tests" } }
  }

  /// Returns the name of an app's program.
  ///
  /// - Parameter name: The name; nil if the package has a single program.
  /// - Throws: `Problem` for what is no name, or if several programs are there.
  public func programName(_ name: String?) throws(Problem) -> String {
    let name = if let name { name } else { try onlyProgram() }
    guard name.wholeMatch(of: /[\w.+-]+/) != nil, name != ".", name != ".." else {
      throw Problem(description: "\(name.debugDescription) is no name of a program. Expected: a name without slashes")
    }
    return name
  }

  /// Returns the path of an app's program.
  ///
  /// - Parameter name: The name of the program; nil if the package has a single one.
  /// - Throws: `Problem` if there is none of the name, if several are there, or if it is not built.
  func program(named name: String?) throws(Problem) -> String {
    let name = try programName(name)
    let path = folder.appending(path: ".build/debug/\(name)").path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      let known = (try? names()) ?? []
      let words =
        known.contains(name) || known.isEmpty
        ? "It is not built. Expected: build first" : "Expected: one of \(known.joined(separator: ", "))"
      throw Problem(description: "There is no program \(name) in \(folder.path). \(words)")
    }
    return path
  }

  private func onlyProgram() throws(Problem) -> String {
    let names = try names()
    guard let first = names.first else { throw Problem(description: "The package \(folder.path) has no programs.") }
    guard names.count == 1 else {
      throw Problem(description: "app is missing. Expected: one of \(names.joined(separator: ", "))")
    }
    return first
  }

  /// The names of the programs that the package's manifest declares, read once.
  private func names() throws(Problem) -> [String] {
    if let known = programs.withLock({ $0 }) { return known }
    do throws(ProjectError) {
      let names = try PackageManifest(in: folder).targets.filter { $0.type == "executable" }.map(\.name).sorted()
      programs.withLock { $0 = names }
      return names
    } catch {
      throw Problem(description: "\(error)")
    }
  }
}
