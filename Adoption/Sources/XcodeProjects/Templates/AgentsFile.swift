import Foundation

/// The file AGENTS.md of a project, in which coding agents find how the project is built, tested, seen and used on Linux.
///
/// The text stands between two comments. What else the file says stays.
public struct AgentsFile {
  private static let start =
    "<!-- pergola: written by `pergola adopt --agents`; what stands outside of this part stays -->"
  private static let end = "<!-- /pergola -->"

  private let url: URL
  private let project: String
  /// The option by which `adopt` finds the package; empty for one in the project's folder.
  private let output: String

  /// - Parameters:
  ///   - folder: The folder of the package.
  ///   - project: The project's file, which `check` and `adopt` read.
  ///   - isApart: True if the package is in a folder of its own, from which the project is named by its whole path.
  public init(in folder: URL, project: URL, isApart: Bool) {
    url = folder.appending(path: "AGENTS.md")
    self.project = isApart ? project.path : project.lastPathComponent
    output = isApart ? " --output ." : ""
  }

  /// Writes the file, or renews its part in one that exists.
  ///
  /// - Returns: The path of the file.
  /// - Throws: `ProjectError` if the file cannot be read or written, or if it has only one of the two comments.
  public func write() throws(ProjectError) -> String {
    let old = try existing()
    let new = try Self.text(old, with: part)
    guard new != old else { return url.path }
    do {
      try Data(new.utf8).write(to: url, options: .atomic)
    } catch {
      throw ProjectError(file: url.path, reason: "cannot be written: \(error.localizedDescription)")
    }
    return url.path
  }

  private func existing() throws(ProjectError) -> String {
    guard FileManager.default.fileExists(atPath: url.path) else { return "" }
    guard let data = FileManager.default.contents(atPath: url.path), let text = String(data: data, encoding: .utf8)
    else {
      throw ProjectError(file: url.path, reason: "cannot be read as UTF-8")
    }
    return text
  }

  /// A text with the part in it: in the place of an earlier one, or at the end.
  private static func text(_ old: String, with part: String) throws(ProjectError) -> String {
    guard !old.isEmpty else { return part }
    switch (old.range(of: start), old.range(of: end)) {
    case (nil, nil): return old + (old.hasSuffix("\n") ? "\n" : "\n\n") + part
    case (let first?, let last?) where first.lowerBound < last.lowerBound:
      let rest = old[last.upperBound...]
      return old[..<first.lowerBound] + part + (rest.first == "\n" ? rest.dropFirst() : rest)
    default:
      throw ProjectError(
        file: "AGENTS.md",
        reason: "has one of the comments “\(start)” and “\(end)”; expected both, in this order, or none")
    }
  }

  private var part: String {
    """
    \(Self.start)
    ## On Linux

    This iOS app is built, tested and used on Linux with Pergola. `Package.swift` and the folder `Pergola` build the unchanged
    sources; `import UIKit`, `import SwiftUI` and `import Combine` are Pergola's. There is no simulator, no Xcode and no
    `xcodebuild`, and none is needed.

    | command, in the folder of `Package.swift` | does |
    | --- | --- |
    | `pergola check \(project)` | lists the API that the sources use and Pergola lacks |
    | `pergola build` | builds the app; errors have their files and lines |
    | `pergola test`, `pergola test --filter 'CartTests/'` | runs the tests, or some of them |
    | `pergola preview --list`, `pergola preview NAME` | lists the previews, and draws one into a picture |
    | `pergola launch`, `pergola launch --preview NAME` | starts the built app, or a preview, in a session of its own |
    | `pergola screen`, `pergola screen --as png --output a.png` | shows the screen as an outline, or as a picture |
    | `pergola tap "Add"`, `pergola type "Milk" "Title"`, `pergola scroll 300`, `pergola swipe "Milk" left` | act as a user does |
    | `pergola record AddingMilk FOLDER/AddingMilk.swift` | writes the session as a test |
    | `pergola logs`, `pergola state`, `pergola stop` | the app's output, its view controllers and views, the end |

    `pergola mcp` offers the same as tools of the Model Context Protocol. Each command has `--help`.

    - Change the project's own files. What is in `.pergola` and in `Pergola` is written by `pergola adopt` and `pergola fence`,
      but for the tests in `Pergola/*/Tests`, a folder that apps without tests of their own get: recorded tests go there.
    - After files were added, removed or moved: `pergola adopt --update \(project)\(output)`.
    - Parts that need something missing on Linux are fenced: they are left out of the build, or trap, and say so. The files
      `Pergola/*/Fences.json` list them with their reasons. After a change that needs something new: `pergola fence`.
    - Look at the screen before and after a change of the interface, and keep a test of what was mended.
    \(Self.end)

    """
  }
}
