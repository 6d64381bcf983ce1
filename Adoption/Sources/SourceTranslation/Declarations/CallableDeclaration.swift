import SwiftSyntax

/// A function, an initializer or a case of an enumeration with a parameter whose type has a member `main`.
struct CallableDeclaration: Codable, Hashable, Sendable {
  struct Parameter: Codable, Hashable, Sendable {
    /// The label; "_" for none.
    var label: String
    /// The type without its optional; nil if it has no `main`.
    var type: String?
  }

  /// The name; of an initializer that of its type.
  var name: String
  var isInitializer = false
  var access: Access
  var parameters: [Parameter]

  /// Foundation's and UIKit's types with a member `main`.
  private static let typesWithMain: Set<String> = [
    "Bundle", "DispatchQueue", "OperationQueue", "RunLoop", "Thread", "UIScreen", "MainActor",
  ]

  /// The name of a type with a `main`; nil for another type.
  static func typeWithMain(_ type: TypeSyntax) -> String? {
    let name = type.nameOfType
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return typesWithMain.contains(last) ? last : nil
  }

  /// Nil if no parameter's type has a `main`.
  init?(_ name: String, access: Access, isInitializer: Bool = false, _ parameters: [Parameter]) {
    guard parameters.contains(where: { $0.type != nil }) else { return nil }
    (self.name, self.access, self.isInitializer, self.parameters) = (name, access, isInitializer, parameters)
  }

  /// The type of the parameter that takes an argument of a call; nil if the call is of another function, or if the
  /// type has no `main`. Parameters may be left out, because they may have defaults.
  ///
  /// - Parameter labels: the labels of the call's arguments; "_" for none.
  func type(ofArgument index: Int, labels: [String]) -> String? {
    var place = 0
    for (number, label) in labels.enumerated() {
      guard let found = parameters[place...].firstIndex(where: { $0.label == label }) else { return nil }
      if number == index { return parameters[found].type }
      place = found + 1
    }
    return nil
  }
}

extension CallableDeclaration.Parameter {
  init(_ node: FunctionParameterSyntax) {
    self.init(label: node.firstName.text, type: CallableDeclaration.typeWithMain(node.type))
  }

  init(_ node: EnumCaseParameterSyntax) {
    self.init(label: node.firstName?.text ?? "_", type: CallableDeclaration.typeWithMain(node.type))
  }
}
