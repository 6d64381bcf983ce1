import Foundation

/// A new app: its package, its sources and its tests.
public struct AppTemplate {
  /// The kinds of new apps.
  public enum Kind: String, CaseIterable, Sendable {
    /// A list with a page for each row, in UIKit.
    case list
    /// A grid of tiles, in UIKit.
    case collection
    /// A list in SwiftUI.
    case swiftui
  }

  private let name: String
  private let kind: Kind

  /// Creates an app with a name.
  ///
  /// - Throws: `ProjectError` if the name can't be that of a Swift module.
  public init(name: String, kind: Kind) throws(ProjectError) {
    if let problem = Self.problem(with: name) { throw ProjectError(file: name, reason: problem) }
    self.name = name
    self.kind = kind
  }

  /// The reason for which a name can't be that of an app; nil if it can.
  private static func problem(with name: String) -> String? {
    guard let first = name.first else { return "is empty; expected a name such as FruitStand" }
    guard first.isLetter || first == "_", name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return "can't be the name of a Swift module; expected letters, digits and underscores, not a digit first"
    }
    if AvailableModules.contains(name) || takenNames.contains(name) {
      return "is the name of another module; expected a name of your own, such as \(name)App"
    }
    if keywords.contains(name) { return "is a keyword of Swift; expected a name such as FruitStand" }
    return nil
  }

  /// The names of modules that every app has beside its own.
  private static let takenNames: Set = [
    "Pergola", "PergolaUIKit", "PergolaSwiftUI", "PergolaCombine", "PergolaWeb", "Diffing", "ConstraintSolver",
    "RenderTree", "UIKitCore", "UIKitLists", "Launcher", "TerminalHost", "WebHost", "ImageHost", "PangoText", "App",
  ]
  private static let keywords: Set = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "import", "init", "self", "Self", "Any", "Type", "if",
    "else", "for", "while", "switch", "case", "default", "in", "is", "as", "try", "throw", "throws", "return", "static",
    "public", "private", "internal", "extension", "operator", "true", "false", "nil", "super", "where", "guard",
    "defer", "do", "catch", "break", "continue", "repeat", "subscript", "typealias", "associatedtype", "inout",
    "fileprivate", "rethrows", "fallthrough", "deinit",
  ]

  /// Writes the app into a new folder with its name.
  ///
  /// - Returns: The folder.
  /// - Throws: `ProjectError` if the folder exists, or cannot be written, or if Pergola is not at its place.
  public func write(in parent: URL, pergola: PergolaPlace) throws(ProjectError) -> URL {
    let folder = parent.appending(path: name)
    guard !FileManager.default.fileExists(atPath: folder.path) else {
      throw ProjectError(file: folder.path, reason: "exists already; choose another name")
    }
    let dependency = try Self.dependency(on: pergola)
    let files = [
      "Package.swift": Self.manifest(dependency), ".gitignore": ".build/\n", "Sources/NAME/NAMEApp.swift": source,
      "Tests/NAMETests/NAMETests.swift": test,
    ]
    do {
      for (path, text) in files {
        let file = folder.appending(path: filled(path))
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(filled(text).utf8).write(to: file)
      }
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw ProjectError(file: folder.path, reason: "cannot be written: \(error.localizedDescription)")
    }
    return folder
  }

  private func filled(_ text: String) -> String { text.replacing("NAME", with: name) }

  private var source: String {
    switch kind {
    case .list: Self.list
    case .collection: Self.collection
    case .swiftui: Self.swiftUI
    }
  }

  private var test: String {
    switch kind {
    case .list: Self.test(showing: "ListController()", texts: ["Apple", "Pear", "Quince"], tapping: "Pear")
    case .collection: Self.test(showing: "GridController()", texts: ["1", "2", "3"], tapping: nil)
    case .swiftui: Self.appTest
    }
  }

  /// The entry of the manifest's dependencies, and the package's name in the manifest.
  private static func dependency(on place: PergolaPlace) throws(ProjectError) -> (entry: String, identity: String) {
    switch place {
    case .folder(let path):
      let folder = try PergolaPlace.folder(path).checkout(for: URL(filePath: path)).path
      return (".package(path: \(Manifest.literal(folder)))", PackageLock.name(of: folder))
    case .address(let address):
      let listing = Command.run("git", ["ls-remote", "--symref", address, "HEAD"], timeout: 60)
      let head = String(decoding: listing.output, as: UTF8.self)
      guard listing.status == 0, let branch = head.firstMatch(of: /ref: refs\/heads\/(\S+)/)?.1 else {
        throw ProjectError(
          file: address,
          reason: "cannot be reached: \(listing.firstLineOfErrors). Is there a network? "
            + "A checkout on this machine can be given as --pergola PATH")
      }
      return (
        ".package(url: \(Manifest.literal(address)), branch: \(Manifest.literal(String(branch))))",
        PackageLock.name(of: address)
      )
    }
  }
}
