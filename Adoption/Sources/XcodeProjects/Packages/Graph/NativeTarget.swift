import Foundation

/// A target of a fetched or local package that SwiftPM builds as it is, as part of the adopted package: one in C, a library of
/// the system, or a macro.
struct NativeTarget {
  let target: PackageManifest.Target
  /// The path of the target's folder, from the project's folder or from the adopted package's for what is fetched.
  let path: String
  /// The dependencies as they stand in a manifest.
  let dependencies: [String]

  var name: String { target.name }

  /// True for a macro, for which the manifest imports the support of compilers' plugins.
  var isMacro: Bool { target.type == "macro" }

  /// The target as it stands in a manifest.
  ///
  /// - Parameter path: the path of the target's folder from the adopted package's.
  func text(at path: String) -> String {
    func list(_ texts: [String]) -> String { "[\(texts.joined(separator: ", "))]" }
    var parts = ["name: \(Manifest.literal(target.name))"]
    if target.type != "system", !dependencies.isEmpty { parts.append("dependencies: \(list(dependencies))") }
    parts.append("path: \(Manifest.literal(path))")
    switch target.type {
    case "system":
      if let name = target.pkgConfig { parts.append("pkgConfig: \(Manifest.literal(name))") }
      return ".systemLibrary(\(parts.joined(separator: ", ")))"
    case "macro":
      return ".macro(\(parts.joined(separator: ", ")))"
    default: break
    }
    if let excluded = target.exclude, !excluded.isEmpty {
      parts.append("exclude: \(list(excluded.map(Manifest.literal)))")
    }
    if let sources = target.sources { parts.append("sources: \(list(sources.map(Manifest.literal)))") }
    if let headers = target.publicHeadersPath { parts.append("publicHeadersPath: \(Manifest.literal(headers))") }
    for (tool, label) in [("c", "cSettings"), ("cxx", "cxxSettings"), ("linker", "linkerSettings")] {
      let settings = Self.settings(of: target, for: tool)
      if !settings.isEmpty { parts.append("\(label): \(list(settings))") }
    }
    return ".target(\(parts.joined(separator: ", ")))"
  }

  /// The settings of a tool. Frameworks of Apple's are not linked.
  private static func settings(of target: PackageManifest.Target, for tool: String) -> [String] {
    let definitions = target.settings("define", of: tool).map { text in
      let parts = text.split(separator: "=", maxSplits: 1).map { Manifest.literal(String($0)) }
      return ".define(\(parts[0])\(parts.count > 1 ? ", to: \(parts[1])" : ""))"
    }
    let paths = target.settings("headerSearchPath", of: tool).map { ".headerSearchPath(\(Manifest.literal($0)))" }
    let libraries = target.settings("linkedLibrary", of: tool).map { ".linkedLibrary(\(Manifest.literal($0)))" }
    let flags = target.settings("unsafeFlags", of: tool).map(Manifest.literal)
    return definitions + paths + libraries
      + (flags.isEmpty ? [] : [".unsafeFlags([\(flags.joined(separator: ", "))])"])
  }
}
