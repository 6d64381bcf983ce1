extension FileDeclarations {
  /// The declarations that the translation of other files depends on. Any other change translates its file alone.
  ///
  /// - Parameter requirements: the names of the members that the project's protocols of Objective-C ask for.
  func visible(_ requirements: Set<String>) -> FileDeclarations {
    var visible = self
    visible.callables = callables.filter { $0.access >= .internal }
    visible.types = types.compactMap { type in
      guard type.access >= .internal else { return nil }
      var type = type
      let hidden = type.members.filter { $0.access < .internal }
      type.hasHiddenMembers = type.kind == .extension && hidden.contains { $0.isObjC || type.isObjC }
      type.members = type.members.filter { member in
        member.access >= .internal
          && (member.isObjC || type.isObjC || type.hasObjCMembers || member.isOverride && type.kind == .extension
            || requirements.contains(member.fullName) || KeyValueObservation.overrides.contains(member.fullName)
            || OptionalMethods.names.contains(member.name))
      }
      return type
    }
    return visible
  }

  /// The names of the members that the file's protocols of Objective-C ask for.
  var requirements: Set<String> {
    Set(types.filter { $0.kind == .protocol && $0.isObjC }.flatMap(\.members).map(\.fullName))
  }
}
