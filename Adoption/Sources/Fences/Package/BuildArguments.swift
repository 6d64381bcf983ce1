import Foundation

/// The arguments with which the package manager compiles a target, from the plan of its last build.
struct BuildArguments {
  /// The arguments of the compiler that a check of types needs.
  let words: [String]

  /// Reads the plan.
  ///
  /// - Returns: nil if the plan lacks the module.
  init?(of module: String, plan: URL) {
    guard let text = try? String(contentsOf: plan, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n")
    let heading = lines.firstIndex {
      let line = $0.drop { $0 == " " }
      return line.hasPrefix("\"C.\(module)-") && line.hasSuffix(".module\":")
    }
    let mark = "    args: "
    guard let heading, let line = lines[heading...].first(where: { $0.hasPrefix(mark) }),
      let all = try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(mark.count).utf8))
    else { return nil }
    words = Self.kept(all) + Self.pluginPaths(of: all.first ?? "")
  }

  /// The places of the toolchain's macros, which a plan of several passes finds by itself.
  private static func pluginPaths(of compiler: String) -> [String] {
    let plugins = URL(filePath: compiler).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "lib/swift/host/plugins").path
    return ["-plugin-path", plugins, "-plugin-path", plugins + "/testing"]
  }

  /// The arguments that matter for types, without those of plans.
  static func kept(_ all: [String]) -> [String] {
    var kept: [String] = []
    var rest = all[...]
    while let word = rest.popFirst() {
      if word == "-Xfrontend" {
        if let next = rest.popFirst() { kept.append(next) }
      } else if pairs.contains(word) {
        kept.append(word)
        if let next = rest.popFirst() { kept.append(next) }
      } else if word.hasPrefix("-D") || flags.contains(word) || prefixes.contains(where: word.hasPrefix) {
        kept.append(word)
      } else if dropped.contains(word) {
        _ = rest.popFirst()
      }
    }
    return kept
  }

  private static let pairs: Set<String> = [
    "-I", "-F", "-Xcc", "-target", "-module-alias", "-swift-version", "-enable-upcoming-feature",
    "-enable-experimental-feature", "-default-isolation", "-package-name", "-sdk", "-plugin-path",
    "-external-plugin-path", "-load-plugin-executable", "-load-plugin-library", "-resource-dir",
  ]
  private static let flags: Set<String> = ["-enable-testing", "-Onone", "-enable-bare-slash-regex"]
  private static let prefixes = ["-I/", "-F/", "-strict-concurrency=", "-load-resolved-plugin"]
  private static let dropped: Set<String> = [
    "-module-name", "-emit-module-path", "-output-file-map", "-index-store-path", "-o", "-Xlinker", "-framework",
    "-num-threads", "-working-directory",
  ]
}
