extension FileDeclarations {
  /// The declarations that the translation of other files depends on. Any other change translates its file alone.
  ///
  /// - Parameters:
  ///   - requirements: the names of the members that the project's protocols of Objective-C ask for.
  ///   - overridden: the names of the members of extensions that classes override.
  func visible(_ requirements: Set<String>, overridden: Set<String>) -> FileDeclarations {
    var visible = self
    visible.callables = callables.filter { $0.access >= .internal }
    visible.hiddenOverrides = types.compactMap { HiddenOverrides(in: $0, of: overridden) }
    visible.types = types.compactMap { type in
      guard type.access >= .internal else { return nil }
      var type = type
      let hidden = type.members.filter { $0.access < .internal }
      type.hasHiddenMembers = type.kind == .extension && hidden.contains { $0.isObjC || type.isObjC }
      type.members = type.members.compactMap { member in
        guard member.access >= .internal else { return nil }
        let isOfExtension = type.kind == .extension
        let moves =
          isOfExtension && (member.isOverride || member.access == .open) || overridden.contains(member.fullName)
        guard
          moves || member.isObjC || type.isObjC || type.hasObjCMembers || requirements.contains(member.fullName)
            || KeyValueObservation.overrides.contains(member.fullName) || OptionalMethods.names.contains(member.name)
        else { return nil }
        var member = member
        if !moves { (member.prefix, member.signature) = ("", "") }
        return member
      }
      return type
    }
    return visible
  }

  /// The names of the members that the file's protocols of Objective-C ask for.
  var requirements: Set<String> {
    Set(types.filter { $0.kind == .protocol && $0.isObjC }.flatMap(\.members).map(\.fullName))
  }

  /// The names of the members of extensions that may be overridden.
  var overridableNames: Set<String> {
    Set(types.filter { $0.kind == .extension }.flatMap(\.members).filter { !$0.isOverride }.map(\.fullName))
  }

  /// The names of the members that override others.
  var overridingNames: Set<String> { Set(types.flatMap(\.members).filter(\.isOverride).map(\.fullName)) }
}

extension HiddenOverrides {
  /// The overrides of a class that only its file sees; nil for other types.
  fileprivate init?(in type: TypeDeclaration, of overridden: Set<String>) {
    guard type.access < .internal, type.kind == .class, let superclass = type.inherited.first else { return nil }
    let names = Set(type.members.filter(\.isOverride).map(\.fullName)).intersection(overridden)
    guard !names.isEmpty else { return nil }
    self.init(superclass: superclass, names: names.sorted())
  }
}
