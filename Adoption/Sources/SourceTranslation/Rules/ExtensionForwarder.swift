/// A member of an extension that only the body of a class can have on Linux: an override, or a member that subclasses
/// override. It stands in the class and calls the body in the extension, which gets a name of its own.
struct ExtensionForwarder {
  private let member: MemberDeclaration
  private let body: String
  /// The access and `override`.
  private let modifiers: String

  /// - Parameters:
  ///   - name: the full name of the class.
  ///   - access: the access of the declaration in the class.
  init(_ member: MemberDeclaration, of name: String, access: Access, isOverride: Bool) {
    self.member = member
    body = (member.isStatic ? "Self." : "self.") + Self.bodyName(member.name, of: name)
    modifiers = (access == .internal ? "" : access.rawValue + " ") + (isOverride ? "override " : "")
  }

  /// The name of the body in the extension. Those of a class and of its subclasses differ.
  static func bodyName(_ name: String, of className: String) -> String {
    "_extension_\(className.replacing(".", with: "_"))_\(ObjectiveCName.unescaped(name))"
  }

  /// The declaration in the body of the class.
  var text: String { member.kind == .method ? method : property }

  private var method: String {
    let arguments = member.parameters.map { parameter in
      let value = (parameter.isInOut ? "&" : "") + parameter.name + (parameter.isAutoclosure ? "()" : "")
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }
    let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    let call = "\(body)(\(arguments.joined(separator: ", ")))"
    return "\(member.prefix)\(modifiers)func \(member.name)\(member.signature) { \(effects)\(call) }"
  }

  private var property: String {
    let head = "\(member.prefix)\(modifiers)var \(member.name): \(member.type ?? "")"
    switch member.accessors {
    case .observed:
      let observers = member.observers.map { observer in
        "\(observer) { \(body)_\(observer)(\(observer == "willSet" ? "newValue" : "oldValue")) }"
      }
      return "\(head) { \(observers.joined(separator: " ")) }"
    case .getSet: return "\(head) { get { \(body) } set { \(body) = newValue } }"
    case .get, .constant, .stored: return "\(head) { \(body) }"
    }
  }
}
