import Compatibility
import Foundation
import SourceTranslation

/// The reason for a fence: the missing part that it needs.
public enum FenceCause: Hashable, Codable, Sendable {
  /// A framework of Apple's that Pergola lacks.
  case framework(String)
  /// A module that is no framework of Apple's.
  case package(String)
  /// A type or a member of UIKit, SwiftUI, Combine or Foundation that is missing here.
  case api(String)
  /// Anything else, such as what follows from another fence, or code that is made by a script.
  case other

  /// The name of the kind in reports.
  public var kind: String {
    switch self {
    case .framework: "framework"
    case .package: "package"
    case .api: "api"
    case .other: "other"
    }
  }

  /// The missing module or name; empty for others.
  public var name: String {
    switch self {
    case .framework(let name), .package(let name), .api(let name): name
    case .other: ""
    }
  }
}

/// Finds the causes of fences by the names in their reasons and their parts.
struct FenceCauses {
  private let placeholders: PlaceholderList
  private let names: OriginalNames?

  /// - Parameter placeholders: those of the package.
  init(_ placeholders: PlaceholderList) {
    self.placeholders = placeholders
    // Without the lists all API counts as others'.
    names = try? OriginalNames()
  }

  /// The cause of a fence.
  ///
  /// - Parameters:
  ///   - text: the text of the fenced part.
  ///   - imports: the missing modules that the file imports.
  func cause(of fence: Fence, text: String, imports: [String]) -> FenceCause {
    if let match = fence.reason.firstMatch(of: #/^the module (\w+) is missing$/#) { return module(String(match.1)) }
    let quoted = fence.reason.matches(of: #/['“]([^'”]+)['”]/#).flatMap { Self.words(of: String($0.1)) }
    if let module = quoted.lazy.compactMap(missingModule).first { return self.module(module) }
    if let api = quoted.first(where: isMissingAPI) { return .api(api) }
    if let module = Self.words(of: text).lazy.compactMap(missingModule).first { return self.module(module) }
    // Members that neither the original nor the project has come from an extension in a package.
    return imports.first.map(module) ?? .other
  }

  private func module(_ name: String) -> FenceCause {
    names?.isFramework(name) == false ? .package(name) : .framework(name)
  }

  private func missingModule(_ name: String) -> String? {
    placeholders.modules.contains(name) ? name : placeholders.index(of: name).flatMap { placeholders.types[$0].module }
  }

  private func isMissingAPI(_ name: String) -> Bool { names?.isMissing(name) == true }

  private static func words(of text: String) -> [String] { text.matches(of: #/[A-Za-z_]\w*/#).map { String($0.0) } }
}
