/// The modules that the sources of a project import.
struct ImportedModules: Sendable {
  /// Modules that can be imported, but whose declarations are not in the lists.
  private static let unlisted: Set<String> = [
    "CoreFoundation", "Cxx", "DeepDiff", "Distributed", "FoundationXML", "Glibc", "Micro", "PergolaTesting",
    "Synchronization",
    "Upstream",
  ]

  /// Modules whose names sources may write without an import of their own.
  static let always: Set<String> = [
    "Combine", "Darwin", "Dispatch", "Foundation", "Swift", "SwiftUI", "UIKit", "_Concurrency",
  ]

  private let imports: Set<String>
  private let frameworks: Set<String>
  private let available: @Sendable (String) -> Bool
  /// True if sources import modules that are neither Apple's nor in the lists, nor the project's own: they may declare
  /// members of any type.
  let areForeign: Bool

  /// - Parameters:
  ///   - imports: The modules that any file imports.
  ///   - frameworks: Apple's frameworks.
  ///   - isAvailable: True for the modules that can be imported.
  init(_ imports: Set<String>, frameworks: Set<String>, isAvailable: @escaping @Sendable (String) -> Bool) {
    self.imports = imports
    self.frameworks = frameworks
    available = isAvailable
    areForeign = imports.contains { Self.isForeign($0, frameworks, isAvailable) }
  }

  /// True for a module that some file imports, or that others bring along.
  func contains(_ module: String) -> Bool { imports.contains(module) || Self.always.contains(module) }

  /// True for a module that can be imported.
  func isAvailable(_ module: String) -> Bool { available(module) }

  /// True for a module that is neither Apple's nor in the lists, nor the project's own.
  func isForeign(_ module: String) -> Bool { Self.isForeign(module, frameworks, available) }

  private static func isForeign(
    _ module: String, _ frameworks: Set<String>, _ isAvailable: (String) -> Bool
  ) -> Bool {
    !frameworks.contains(module) && (!isAvailable(module) || unlisted.contains(module))
  }

  /// True for a framework that is missing here and whose names may begin with a prefix.
  func mayDeclare(_ prefix: ApplePrefix, _ module: String) -> Bool {
    !available(module) && prefix.frameworks.contains(module)
  }

  /// True for a module whose declarations are in the lists or in the project.
  func isListed(_ module: String) -> Bool { available(module) && !Self.unlisted.contains(module) }
}
