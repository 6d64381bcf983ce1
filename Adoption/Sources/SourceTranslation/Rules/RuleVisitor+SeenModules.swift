import SwiftSyntax

/// Modules that a file sees without importing them.
extension RuleVisitor {
  /// Types of Combine that no other module is likely to have.
  private static let typesOfCombine: Set<String> = [
    "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject", "ObservableObjectPublisher",
    "PassthroughSubject", "Published",
  ]

  /// Types of Foundation, beside those with the prefix NS, that files name most often.
  private static let typesOfFoundation: Set<String> = [
    "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "Data", "Date", "DateComponents", "DateFormatter",
    "Decimal", "DispatchQueue", "FileManager",
    "IndexPath", "JSONDecoder", "JSONEncoder", "Locale", "Notification", "NotificationCenter", "NumberFormatter",
    "ProcessInfo", "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "UUID", "UserDefaults",
  ]

  /// Types of the original's Foundation that Foundation lacks on Linux, and UIKit has.
  private static let typesBesideUIKit: Set<String> = [
    "LocalizedStringResource", "RelativeDateTimeFormatter", "UndoManager",
  ]

  /// The beginnings of the names of types that are in modules beside Foundation on Linux.
  private static let besideFoundation = [
    "HTTPCookie", "HTTPURLResponse", "URLAuthentication", "URLCache", "URLCredential", "URLProtection", "URLProtocol",
    "URLRequest", "URLResponse", "URLSession", "XMLParser",
  ]

  /// Imports the modules whose types a file names and that it sees in Xcode without an import of its own: a bridging header
  /// shows UIKit to all files of its target, a library what its header imports, and Foundation and UIKit show Combine.
  func importSeenModules() {
    let imported = collector.declarations.imports
    let seesFoundation = importsUIKit || importsFoundation || imported.contains("XCTest")
    let seesCombine = imported.contains("Combine") || imported.contains("SwiftUI")
    guard !importsUIKit || !seesCombine else { return }
    let names = file.tree.tokens(viewMode: .sourceAccurate).lazy.filter(isNameOfType).map(\.text)
    for name in file.namesInBodies.union(names) {
      let module: String
      let isOfUIKit = isPrefixed(name, by: ["CA", "CG", "UI"]) && !Self.typesOfFoundation.contains(name)
      if !importsUIKit, isOfUIKit || Self.typesBesideUIKit.contains(name) {
        module = "UIKit"
      } else if !seesCombine, Self.typesOfCombine.contains(name) {
        module = "Combine"
      } else if !seesFoundation, Self.besideFoundation.contains(where: name.hasPrefix) {
        module = name.hasPrefix("XML") ? "FoundationXML" : "FoundationNetworking"
      } else if !seesFoundation, Self.typesOfFoundation.contains(name) || isPrefixed(name, by: ["NS"]) {
        module = "Foundation"
      } else {
        continue
      }
      if !project.declaresType(named: name) { imports.insert(module) }
    }
  }

  /// True for a token that names a type, not a member or a case.
  private func isNameOfType(_ token: TokenSyntax) -> Bool {
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self) else {
      return token.parent?.is(IdentifierTypeSyntax.self) == true
    }
    return name.parent?.as(MemberAccessExprSyntax.self)?.declName.id != name.id
  }

  /// True for a name that begins with one of Apple's prefixes.
  private func isPrefixed(_ name: String, by prefixes: [String]) -> Bool {
    prefixes.contains { name.hasPrefix($0) } && name.dropFirst(2).first?.isUppercase == true
  }
}
