import Foundation
import SwiftSources

extension PackageGraph {
  /// The way in which a target is built.
  enum Verdict: Equatable {
    case asItIs
    /// The target is translated, for a reason.
    case translated(String)
    /// The target can't be had, for a reason.
    case missing(String)

    var isTranslated: Bool { if case .translated = self { true } else { false } }
    var isMissing: Bool { if case .missing = self { true } else { false } }
  }

  /// The verdicts of all targets that are needed.
  func verdicts() -> [Member: Verdict] {
    var verdicts: [Member: Verdict] = [:]
    for member in members { verdicts[member] = ownVerdict(of: member) }
    // A verdict reaches what depends on it; it changes for each target once at most.
    let candidates = members.filter { verdicts[$0] == .asItIs && isSwift($0) && !isShared($0) }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for member in candidates where verdicts[member] == .asItIs {
        guard let reason = reason(toTranslate: member, verdicts) else { continue }
        verdicts[member] = .translated(reason)
        hasChanged = true
      }
    }
    return verdicts
  }

  private func reason(toTranslate member: Member, _ verdicts: [Member: Verdict]) -> String? {
    let package = members.first { $0.package == member.package && verdicts[$0]?.isTranslated == true }
    if let package { return "belongs to a package with \(package.name), which is translated" }
    for use in uses[member] ?? [] {
      switch use {
      case .failure(let error): return "needs \(error.file), which can't be had"
      case .success(let used):
        if verdicts[used]?.isTranslated == true { return "needs \(used.name), which is translated" }
        if verdicts[used]?.isMissing == true { return "needs \(used.name), which is missing" }
      }
    }
    return nil
  }

  /// The verdict on a target by its own files.
  private func ownVerdict(of member: Member) -> Verdict {
    guard let node = nodes[member.package], let target = node.target(named: member.name) else {
      return .missing("The package has no target “\(member.name)”.")
    }
    switch target.type {
    case "binary": return .missing("“\(target.name)” is a binary for Apple's platforms.")
    case "system", "macro", "plugin": return .asItIs
    default: break
    }
    if case .shared = node.origin { return .asItIs }
    let files = node.files(of: target)
    if let file = files.first(where: { ["m", "mm"].contains(($0 as NSString).pathExtension) }) {
      return .missing("\((file as NSString).lastPathComponent) of “\(target.name)” is in Objective-C.")
    }
    guard files.contains(where: { FileKind(path: $0) == .swift }) else {
      if case .pod = node.origin { return .missing("The pod has no sources in Swift.") }
      return .asItIs
    }
    if node.origin == .local { return .translated("belongs to the project") }
    if case .pod = node.origin { return .translated("is a pod") }
    let sources = files.filter { FileKind(path: $0) == .swift }
      .compactMap { file in (try? String(contentsOfFile: file, encoding: .utf8)).map { (file, $0) } }
    let needed = modules(neededBy: member)
    let settings = CompilationSettings(
      conditions: Set(target.settings("define", of: "swift")), languageMode: node.swiftVersion(of: target))
    let phone = imports(of: sources, settings, on: "iOS") {
      AvailableModules.contains($0) || needed.contains($0)
    }
    if let (module, file) = phone.first(where: { ["UIKit", "SwiftUI"].contains($0.key) }) {
      return .translated("\(name(of: file)) imports \(module)")
    }
    let isAvailable: @Sendable (String) -> Bool = { AvailableModules.toolchain.contains($0) || needed.contains($0) }
    let linux = imports(of: sources, settings, on: "Linux", isAvailable)
    if let (module, file) = linux.sorted(by: { $0.key < $1.key }).first(where: { !isAvailable($0.key) }) {
      return .translated("\(name(of: file)) imports \(module), which Linux lacks")
    }
    return .asItIs
  }

  private func name(of file: String) -> String { (file as NSString).lastPathComponent }

  /// True for a target with files in Swift that is neither a macro nor a plugin.
  func isSwift(_ member: Member) -> Bool {
    guard let node = nodes[member.package], let target = node.target(named: member.name),
      ["regular", "executable", "test"].contains(target.type)
    else { return false }
    return node.files(of: target).contains { FileKind(path: $0) == .swift }
  }

  /// True for a target of a package that Pergola is built with, too.
  func isShared(_ member: Member) -> Bool {
    if case .shared? = nodes[member.package]?.origin { true } else { false }
  }

  /// The modules that sources import on a system, each with the first file that does.
  private func imports(
    of sources: [(file: String, text: String)], _ settings: CompilationSettings, on system: String,
    _ isAvailable: @escaping @Sendable (String) -> Bool
  ) -> [String: String] {
    let environment = CompilationEnvironment(system: system, settings, isAvailable: isAvailable)
    var result: [String: String] = [:]
    for (file, text) in sources {
      for module in SourceImports(text, in: environment).lines.keys where result[module] == nil {
        result[module] = file
      }
    }
    return result
  }

  /// The modules of the targets that a target needs, also by way of others.
  private func modules(neededBy member: Member) -> Set<String> {
    var modules: Set<String> = []
    var waiting = [member]
    var seen: Set<Member> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if next != member { modules.insert(BuildSettings.moduleName(next.name)) }
      waiting += (uses[next] ?? []).compactMap { try? $0.get() }
    }
    return modules
  }
}
