/// The declarations of a project, by name.
struct ProjectDeclarations: Sendable {
  /// A type with the path of its file.
  struct Located: Hashable, Sendable {
    let type: TypeDeclaration
    let path: String
    /// The imports of the file.
    let imports: [String]
    /// The type is one of another module.
    let isForeign: Bool
  }

  private var types: [String: Located] = [:]
  private var extensions: [String: [Located]] = [:]
  private var optionalMethods: [String: [MemberDeclaration]] = [:]
  private var propertyNames: Set<String> = []
  private var selectors: [String: Set<String>] = [:]
  private var callables: [String: [CallableDeclaration]] = [:]
  private var initializers: [CallableDeclaration] = []
  /// The full names of classes that override a member, by the member.
  private var overriders: [String: Set<String>] = [:]
  /// The full names of the superclasses of classes that override a member and are seen only by their files.
  private var hiddenOverriders: [String: Set<String>] = [:]
  /// The extensions with overrides of classes of other modules, by the class.
  private(set) var overridesOfOthers: [String: [Located]] = [:]
  /// The modules that files import; true for those whose imports name an access.
  private(set) var importedModules: [String: Bool] = [:]
  let module: String
  /// Declarations belong to the main actor unless they say otherwise.
  var isMainActorDefault = false

  /// - Parameters:
  ///   - files: the declarations that the files of the module show to each other, by their paths.
  ///   - foreign: the declarations that the files of other modules show, by their paths.
  init(module: String, files: [String: FileDeclarations], foreign: [String: FileDeclarations] = [:]) {
    self.module = module
    let located = [(foreign, true), (files, false)].flatMap { files, isForeign in
      files.sorted { $0.key < $1.key }.flatMap { path, file in
        file.types.map { Located(type: $0, path: path, imports: file.imports, isForeign: isForeign) }
      }
    }
    insert(located)
    for file in foreign.values { insert(file.callables) }
    for file in files.values {
      insert(file.callables)
      insertImports(of: file) { _ in true }
    }
    // Other modules show what they import, too. All names of their libraries would be too many.
    for file in foreign.values { insertImports(of: file, where: MemberImports.isImportedByDeclaration) }
    for file in files.values {
      for hidden in file.hiddenOverrides { insert(hidden) }
    }
  }

  private mutating func insertImports(of file: FileDeclarations, where isSeen: (String) -> Bool) {
    for path in file.imports {
      let module = path.prefix { $0 != "." }.description
      guard isSeen(module) else { continue }
      importedModules[module] = importedModules[module] == true || file.importsWithAccess.contains(module)
    }
  }

  /// A hidden class stands for its superclass with the overrides.
  private mutating func insert(_ hidden: HiddenOverrides) {
    guard let superclass = resolve(hidden.superclass, inside: []) else { return }
    for name in hidden.names { hiddenOverriders[name, default: []].insert(superclass) }
  }

  private mutating func insert(_ added: [CallableDeclaration]) {
    for callable in added { callables[callable.name, default: []].append(callable) }
    initializers += added.filter(\.isInitializer)
  }

  /// The declarations as one file of the module sees them: with its own hidden ones.
  func seen(from path: String, with file: FileDeclarations) -> ProjectDeclarations {
    var copy = self
    for type in file.types where copy.types[type.name]?.path == path { copy.types[type.name] = nil }
    for name in Set(file.types.filter { $0.kind == .extension }.map(\.name)) {
      guard let name = resolve(name, inside: []) else { continue }
      copy.extensions[name]?.removeAll { $0.path == path }
    }
    for base in copy.overridesOfOthers.keys { copy.overridesOfOthers[base]?.removeAll { $0.path == path } }
    copy.insert(file.callables.filter { $0.access < .internal })
    copy.insert(file.types.map { Located(type: $0, path: path, imports: file.imports, isForeign: false) })
    return copy
  }

  private mutating func insert(_ located: [Located]) {
    for located in located where located.type.kind != .extension { types[located.type.name] = located }
    for located in located { insert(located) }
  }

  private mutating func insert(_ located: Located) {
    let type = located.type
    if type.kind == .extension, let name = resolve(type.name, inside: []) {
      extensions[name, default: []].append(located)
    }
    if type.kind == .extension, !located.isForeign, type.members.contains(where: \.isOverride),
      let base = baseOfSubclass(type.name, inside: [])
    {
      overridesOfOthers[base, default: []].append(located)
    }
    let owner = type.kind == .extension ? resolve(type.name, inside: []) : type.name
    for member in type.members {
      if member.isOverride, let owner, !located.isForeign { overriders[member.fullName, default: []].insert(owner) }
      if type.kind == .protocol, member.isOptional, member.kind == .method {
        optionalMethods[member.name, default: []].append(member)
      }
      if member.kind == .property { propertyNames.insert(member.name) }
      if member.kind == .method, member.isObjC || type.isObjC || type.hasObjCMembers {
        selectors[member.name, default: []].insert(ObjectiveCName.selector(of: member))
      }
    }
  }

  /// The full name of a type of the project by its name as it is written inside of another type; nil if the project
  /// has no such type.
  func resolve(_ name: String, inside outer: [String]) -> String? {
    let name = name.hasPrefix(module + ".") ? String(name.dropFirst(module.count + 1)) : name
    var path = outer.joined(separator: ".").split(separator: ".").map(String.init)
    while true {
      let candidate = (path + [name]).joined(separator: ".")
      if types[candidate] != nil { return candidate }
      guard path.popLast() != nil else { return nil }
    }
  }

  /// True if the project declares a type of the name, at the top or inside another one.
  func declaresType(named name: String) -> Bool {
    types.keys.contains { $0 == name || $0.hasSuffix("." + name) }
  }

  /// A type of the project by its full name.
  func type(_ name: String) -> Located? { types[name] }

  /// The extensions of a type of the project.
  func extensions(of name: String) -> [Located] { extensions[name] ?? [] }

  /// The declaration of a type and its extensions.
  func parts(of name: String) -> [Located] { (types[name].map { [$0] } ?? []) + extensions(of: name) }

  /// The superclass of a class: its full name if it is one of the project, and its name as it is written.
  func superclass(of name: String) -> (name: String?, written: String)? {
    guard let type = types[name]?.type, type.kind == .class, let written = type.inherited.first else { return nil }
    let outer = name.split(separator: ".").dropLast().map(String.init)
    guard let resolved = resolve(written, inside: outer) else { return (nil, written) }
    return types[resolved]?.type.kind == .class ? (resolved, written) : nil
  }

  /// The class itself and its superclasses in the project, from the class upwards.
  func lineage(of name: String) -> [String] {
    var names = [name]
    while let next = superclass(of: names[names.count - 1])?.name, !names.contains(next) { names.append(next) }
    return names
  }

  /// The name of the first superclass outside of the project, as it is written; nil if there is none.
  func foreignSuperclass(of name: String) -> String? {
    guard let superclass = superclass(of: lineage(of: name).last ?? name), superclass.name == nil else { return nil }
    return superclass.written
  }

  /// True if a member of an extension of a class has to stand in the body of the class: it is an override, or subclasses
  /// override it, which only the Objective-C runtime allows of members of extensions.
  func belongsIntoClass(_ member: MemberDeclaration, _ name: String) -> Bool {
    if member.isOverride || member.access == .open { return true }
    guard member.access >= .internal else { return false }
    return overriders[member.fullName]?.contains { lineage(of: $0).dropFirst().contains(name) } == true
      || hiddenOverriders[member.fullName]?.contains { lineage(of: $0).contains(name) } == true
  }

  /// The protocols of the project that a type names in its declaration and its extensions, with those that they inherit.
  func protocols(of name: String) -> Set<String> {
    parts(of: name).reduce(into: []) { $0.formUnion(protocols(namedBy: $1.type)) }
  }

  /// The protocols of the project that a declaration names, with those that they inherit.
  func protocols(namedBy type: TypeDeclaration) -> Set<String> {
    var found: Set<String> = []
    var pending = type.inherited.map { ($0, type.name) }
    while let (written, place) = pending.popLast() {
      let outer = place.split(separator: ".").dropLast().map(String.init)
      for component in written.split(separator: "&") {
        let component = component.filter { $0 != " " }
        guard let resolved = resolve(component, inside: outer), let type = types[resolved]?.type,
          type.kind == .protocol, found.insert(resolved).inserted
        else { continue }
        pending += type.inherited.map { ($0, resolved) }
      }
    }
    return found
  }

  /// The optional requirement of the project's protocols that a call asks for.
  ///
  /// - Parameters:
  ///   - labels: the labels of the call's arguments.
  ///   - closures: the number of trailing closures among them, of which the first has no label.
  func optionalMethod(_ name: String, labels: [String], closures: Int) -> MemberDeclaration? {
    optionalMethods[name]?.first { member in
      guard member.labels.count == labels.count else { return false }
      let first = labels.count - closures
      return zip(member.labels, labels).enumerated().allSatisfy { index, pair in
        pair.0 == pair.1 || closures > 0 && index == first
      }
    }
  }

  /// True if an argument `.main` of a call means the bundle: it does for all functions of the name, or for all
  /// initializers without one, that take such arguments.
  func takesBundle(_ name: String?, argument index: Int, labels: [String]) -> Bool {
    let candidates = name.map { callables[$0] ?? [] } ?? initializers
    let types = candidates.compactMap { $0.type(ofArgument: index, labels: labels) }
    return !types.isEmpty && types.allSatisfy { $0 == "Bundle" }
  }

  func hasProperty(named name: String) -> Bool { propertyNames.contains(name) }

  /// The selectors of the methods of this name that have one.
  func selectors(ofMethodsNamed name: String) -> Set<String> { selectors[name] ?? [] }
}
