/// An override that stands in an extension. On Linux only the body of a class can have it, so the override stands there
/// and calls the body in the extension, which gets a name of its own.
struct ExtensionOverride {
  private let member: MemberDeclaration

  init(_ member: MemberDeclaration) { self.member = member }

  /// The name of the body in the extension.
  static func bodyName(_ name: String) -> String { "_extension_" + ObjectiveCName.unescaped(name) }

  /// The override in the body of the class.
  var forwarder: String { member.kind == .method ? method : property }

  private var owner: String { member.isStatic ? "Self" : "self" }

  private var method: String {
    let arguments = member.parameters.map { parameter in
      let value = (parameter.isInOut ? "&" : "") + parameter.name + (parameter.isAutoclosure ? "()" : "")
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }
    let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    let call = "\(owner).\(Self.bodyName(member.name))(\(arguments.joined(separator: ", ")))"
    return "\(member.prefix)func \(member.name)\(member.signature) { \(effects)\(call) }"
  }

  private var property: String {
    let body = "\(owner).\(Self.bodyName(member.name))"
    let head = "\(member.prefix)var \(member.name): \(member.type ?? "")"
    switch member.accessors {
    case .observed:
      let observers = member.observers.map { observer in
        "\(observer) { \(Self.bodyName(member.name))_\(observer)(\(observer == "willSet" ? "newValue" : "oldValue")) }"
      }
      return "\(head) { \(observers.joined(separator: " ")) }"
    case .getSet: return "\(head) { get { \(body) } set { \(body) = newValue } }"
    case .get, .constant, .stored: return "\(head) { \(body) }"
    }
  }
}
