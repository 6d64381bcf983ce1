/// The modules that the sources of a project import.
struct ImportedModules: Sendable {
  /// Modules that can be imported, but whose declarations are not in the lists.
  private static let unlisted: Set<String> = [
    "CoreFoundation", "Cxx", "DeepDiff", "Distributed", "FoundationXML", "Glibc", "Micro", "PergolaTesting",
    "Synchronization",
    "Upstream",
  ]

  /// Modules whose names sources may write without an import of their own.
  private static let always: Set<String> = [
    "Combine", "Darwin", "Dispatch", "Foundation", "Swift", "SwiftUI", "UIKit", "_Concurrency",
  ]

  private let imports: Set<String>
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
    available = isAvailable
    areForeign = imports.contains {
      !frameworks.contains($0) && (!isAvailable($0) || Self.unlisted.contains($0))
    }
  }

  /// True for a module that some file imports, or that others bring along.
  func contains(_ module: String) -> Bool { imports.contains(module) || Self.always.contains(module) }

  /// True for a module that can be imported.
  func isAvailable(_ module: String) -> Bool { available(module) }

  /// True for a module whose declarations are in the lists or in the project.
  func isListed(_ module: String) -> Bool { available(module) && !Self.unlisted.contains(module) }
}
