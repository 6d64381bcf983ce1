/// The declarations of one file that the translation of this file and of others depends on.
struct FileDeclarations: Codable, Hashable, Sendable {
  var imports: [String] = []
  /// The modules that are imported wholly, and not by the names of declarations.
  var wholeImports: Set<String> = []
  /// The modules whose imports name an access.
  var importsWithAccess: Set<String> = []
  var types: [TypeDeclaration] = []
  /// The functions, initializers and cases with a parameter for which `.main` may be an argument.
  var callables: [CallableDeclaration] = []
  /// The overrides of the classes that other files don't see.
  var hiddenOverrides: [HiddenOverrides] = []
}

/// The members that a class which only its file sees overrides in extensions of its superclasses.
struct HiddenOverrides: Codable, Hashable, Sendable {
  /// The name of the superclass as it is written.
  var superclass: String
  /// The members with their labels.
  var names: [String]
}

/// A type, or an extension of a type.
struct TypeDeclaration: Codable, Hashable, Sendable {
  enum Kind: String, Codable, Sendable { case `class`, `protocol`, `extension`, value }

  var kind: Kind
  /// The name with those of the types around it, "Outer.Inner"; of an extension as it is written.
  var name: String
  var inherited: [String]
  var access: Access
  var isObjC: Bool
  var hasObjCMembers: Bool
  /// The conditions of compilation that the declaration stands under, translated.
  var conditions: [String]
  var members: [MemberDeclaration] = []
  /// An attribute says that the type belongs to the main actor.
  var isMainActor = false
  /// The number of the declaration in its file.
  var number = 0
  /// The members with a name in Objective-C that only the file of this extension sees.
  var hasHiddenMembers = false
}

enum Access: String, Codable, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  private var rank: Int {
    switch self {
    case .private: 0
    case .fileprivate: 1
    case .internal: 2
    case .package: 3
    case .public: 4
    case .open: 5
    }
  }

  static func < (first: Access, second: Access) -> Bool { first.rank < second.rank }
}

/// A parameter of a method.
struct Parameter: Codable, Hashable, Sendable {
  /// The label; "_" for none.
  var label: String
  var name: String
  var type: String
  var isInOut = false
  var isVariadic = false
  var isAutoclosure = false
}

/// A method or a property of a type.
struct MemberDeclaration: Codable, Hashable, Sendable {
  enum Kind: String, Codable, Sendable { case method, property }

  /// The accessors of a property.
  enum Accessors: String, Codable, Sendable { case stored, constant, observed, get, getSet }

  var kind: Kind
  var name: String
  var parameters: [Parameter] = []
  /// The result of a method, or the type of a property as it is written.
  var type: String?
  var access: Access
  var isStatic = false
  var isOverride = false
  var isOptional = false
  var isGeneric = false
  var isAsync = false
  var isThrowing = false
  /// An attribute says that the member has a name in Objective-C.
  var isObjC = false
  var isNonObjC = false
  var isMainActor = false
  /// The name in `@objc(name)`.
  var objCName: String?
  var accessors: Accessors = .stored
  /// The observers of an observed property: "willSet", "didSet".
  var observers: [String] = []
  /// The parts that a declaration in the class which stands for this one in an extension repeats: attributes and modifiers
  /// but for access and `override`, and the text up to the body.
  var prefix = ""
  var signature = ""
  var conditions: [String] = []

  var labels: [String] { parameters.map(\.label) }

  /// The name with labels: "tableView(_:didSelectRowAt:)", "reload()"; of a property only its name.
  var fullName: String { kind == .method ? name + "(" + labels.map { $0 + ":" }.joined() + ")" : name }

  /// The reference to the method in an expression. A method without parameters has no labels.
  var reference: String { parameters.isEmpty ? name : fullName }
}
