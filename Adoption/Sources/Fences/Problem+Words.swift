/// The facts that the words of the compiler state.
extension Problem {
  /// The module of an import that fails.
  var missingModule: String? {
    text.firstMatch(of: /^no such module '(\w+)/).map { String($0.1) }
  }

  /// The type that a name in a type's place does not find.
  var missingType: String? {
    text.firstMatch(of: /^cannot find type '(\w+)' in scope/).map { String($0.1) }
  }

  /// The name of a type that a name in a value's place does not find.
  var missingMaker: String? {
    text.firstMatch(of: /^cannot find '([A-Z]\w*)' in scope/).map { String($0.1) }
  }

  /// The type of a module that is named with it: `Module.Type`.
  var missingTypeOfModule: (module: String, name: String)? {
    text.firstMatch(of: /^no type named '(\w+)' in module '(\w+)'/).map { (String($0.2), String($0.1)) }
  }

  /// The type inside of another that is missing.
  var missingNestedType: (outer: String, name: String)? {
    text.firstMatch(
      of:
        /^'(\w+)' is not a member type of (?:generic )?(?:class|struct|enum|protocol|type) '(?:[\w.]*\.)?(\w+)(?:<.*>)?'/
    )
    .map { (String($0.2), String($0.1)) }
  }

  /// The member that a value or a type lacks.
  var missingMember: String? {
    text.firstMatch(of: /has no (?:dynamic )?member '(\w+)/).map { String($0.1) }
  }

  /// The protocol that a type does not meet.
  var unmetProtocol: String? {
    text.firstMatch(of: /does not conform to protocol '(\w+)'/).map { String($0.1) }
  }

  /// A type and a protocol that a use asks for.
  var wantedConformance: (type: String, protocol: String)? {
    if let match = text.firstMatch(of: /requires that '(?:\w+\.)?(\w+)(?:<[^']*>)?' conform to '(\w+)'/) {
      return (String(match.1), String(match.2))
    }
    if let match = text.firstMatch(of: /type '(?:\w+\.)?(\w+)'(?: of .*)? does not conform to (?:protocol )?'(\w+)'/) {
      return (String(match.1), String(match.2))
    }
    return nil
  }

  /// The type of a value, and the member that it lacks.
  var missingMemberOfValue: (type: String, member: String)? {
    text.firstMatch(of: /^value of type '(?:\w+\.)?(\w+)(?:<.*>)?' has no member '(\w+)'/)
      .map { (String($0.1), String($0.2)) }
  }

  /// The type of values that are used as views, without being some.
  var typeThatIsNoView: String? {
    wantedConformance.flatMap { $0.protocol == "View" ? $0.type : nil }
  }

  /// The value at the problem's place is used as a view, without being one.
  var isAboutNoView: Bool { text.contains("this expression does not conform to 'View'") }

  /// An attribute of function types is at another type.
  var concernsFunctionType: Bool { text.contains("only applies to function types") }

  /// A type that has to be a protocol.
  var wantedProtocol: String? {
    if let match = text.firstMatch(of: /^inheritance from non-protocol(?:, non-class)? type '(\w+)/) {
      return String(match.1)
    }
    if let match = text.firstMatch(of: /^multiple inheritance from classes '.*' and '(\w+)'/) { return String(match.1) }
    if let match = text.firstMatch(of: /constrained to non-protocol(?:, non-class)? type '(\w+)'/) {
      return String(match.1)
    }
    if let match = text.firstMatch(of: /^non-protocol, non-class type '(\w+)' cannot be used/) {
      return String(match.1)
    }
    return nil
  }

  /// A type that is used with generic arguments and has none.
  var wantedGeneric: String? {
    text.firstMatch(of: /^cannot specialize non-generic type '(\w+)'/).map { String($0.1) }
      ?? text.firstMatch(of: /^(?:protocol|type) '(\w+)' does not have primary associated types/).map { String($0.1) }
  }

  /// The word `override` overrides nothing.
  var concernsOverride: Bool { text.contains("does not override any") }

  /// The member of an extension that Swift can't override, and Objective-C can.
  var memberOfExtension: String? {
    text.firstMatch(of: /'([^']+)' is declared in extension of '[^']+' and cannot be overridden/).map { String($0.1) }
  }

  /// The words name an attribute.
  func concerns(attribute: String) -> Bool {
    text.contains("unknown attribute '\(attribute)'") || text.contains("no macro named '\(attribute)'")
      || text.contains("property wrapper") && text.contains("'\(attribute)")
  }
}
