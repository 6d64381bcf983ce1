import Foundation

/// The arguments with which the package manager compiles a target, from the plan of its last build.
struct BuildArguments {
  /// The arguments of the compiler that a check of types needs.
  let words: [String]

  /// Reads the plan.
  ///
  /// - Returns: nil if the plan lacks the module.
  init?(of module: String, plan: URL) {
    guard let text = try? String(contentsOf: plan, encoding: .utf8),
      let command = text.firstRange(of: "\"C.\(module)-"),
      let line = text[command.upperBound...].split(separator: "\n").first(where: { $0.hasPrefix("    args: [") }),
      let all = try? JSONDecoder().decode([String].self, from: Data(line.dropFirst("    args: ".count).utf8))
    else { return nil }
    words = Self.kept(all)
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
  private static let prefixes = ["-strict-concurrency=", "-load-resolved-plugin"]
  private static let dropped: Set<String> = [
    "-module-name", "-emit-module-path", "-output-file-map", "-index-store-path", "-o", "-Xlinker", "-framework",
    "-num-threads", "-working-directory",
  ]
}
