import SourceTranslation

/// The answers to what is missing: modules and types.
extension TargetFencing {
  /// Makes placeholders for what is missing.
  ///
  /// - Returns: true if anything was made or changed.
  func answerMissing(_ problems: [Problem]) -> Bool {
    var hasChanged = false
    for problem in problems {
      if let module = problem.missingModule {
        hasChanged = answerMissingModule(module, problem) || hasChanged
      }
    }
    guard !hasChanged else { return true }
    var uses: [String: [Problem]] = [:]
    for problem in problems {
      if let name = problem.missingType { uses[name, default: []].append(problem) }
      if let name = problem.missingMaker, isInitialValue(name + "()", at: problem) {
        uses[name, default: []].append(problem)
      }
      if let (module, name) = problem.missingTypeOfModule, module.hasPrefix("Fenced_") {
        hasChanged = add(name, module: String(module.dropFirst(7)), [problem]) || hasChanged
      }
      if let (outer, name) = problem.missingNestedType {
        hasChanged =
          placeholders.change(outer) { if !$0.nested.contains(name) { $0.nested.append(name) } } || hasChanged
      }
      if let name = problem.wantedProtocol {
        hasChanged = placeholders.change(name) { ($0.kind, $0.superclass) = (.protocol, nil) } || hasChanged
      }
      if let name = functionType(at: problem) {
        hasChanged = placeholders.change(name) { ($0.kind, $0.superclass) = (.function, nil) } || hasChanged
      }
      if let name = problem.wantedGeneric {
        let count = arguments(at: problem, of: name)
        hasChanged = placeholders.change(name) { $0.parameters = max($0.parameters, count) } || hasChanged
      }
      if let (name, wanted) = problem.wantedConformance, Self.knownProtocols.contains(wanted) {
        hasChanged = placeholders.change(name) { $0.conform(to: wanted) } || hasChanged
      }
    }
    for name in Set(problems.compactMap { typeThatIsNoView(in: $0) }).sorted() {
      for missing in protocols(of: name) {
        hasChanged = placeholders.change(missing) { $0.refineView() } || hasChanged
      }
    }
    for (name, problems) in uses.sorted(by: { $0.key < $1.key }) where !isDeclared(name) {
      hasChanged = add(name, module: nil, problems) || hasChanged
    }
    return hasChanged
  }

  /// True if a text at a problem is a whole initial value, such as `Engine()`: an object that is only kept there needs no fence.
  private func isInitialValue(_ value: String, at problem: Problem) -> Bool {
    guard let source = sources.first(where: { $0.name == problem.file }) else { return false }
    let file = file(of: source)
    guard file.text(at: problem.offset, count: value.utf8.count) == value else { return false }
    let range = problem.offset..<problem.offset + value.utf8.count
    return file.sites.sites.contains { $0.kind == .value && $0.range == range }
  }

  /// The protocols that a placeholder can be made to meet.
  private static let knownProtocols: Set<String> = [
    "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Error", "Hashable", "Identifiable",
    "ObservableObject", "Sendable", "View",
  ]

  /// The name behind an attribute of functions, which is no function.
  private func functionType(at problem: Problem) -> String? {
    guard problem.concernsFunctionType, let source = sources.first(where: { $0.name == problem.file }) else {
      return nil
    }
    let file = file(of: source)
    let text = file.text(in: max(0, problem.offset - 20)..<problem.offset) + file.text(at: problem.offset, count: 120)
    return text.firstMatch(of: /@(?:escaping|autoclosure)\s+(?:@\w+\s+)*(?:\w+\.)?([A-Z]\w*)/).map { String($0.1) }
  }

  /// The type whose values are used as views, without being some: a missing protocol may be one of views.
  private func typeThatIsNoView(in problem: Problem) -> String? {
    if let name = problem.typeThatIsNoView { return name }
    guard let source = sources.first(where: { $0.name == problem.file }) else { return nil }
    let file = file(of: source)
    if let (type, member) = problem.missingMemberOfValue {
      // The compiler's place is sometimes that of the value, and sometimes that of the member.
      return file.sites.sites.contains { $0.kind == .modifier && $0.name == member } ? type : nil
    }
    guard problem.isAboutNoView else { return nil }
    return file.text(at: problem.offset, count: 80).prefixMatch(of: /[A-Z]\w*/).map { String($0.output) }
  }

  /// The missing protocols that the declarations of a type name.
  private func protocols(of type: String) -> Set<String> {
    var names: Set<String> = []
    for source in sources {
      for site in file(of: source).sites.sites where site.kind == .conformance {
        guard site.declaration.split(separator: ".").last.map(String.init) == type,
          let index = placeholders.index(of: site.name), placeholders.types[index].kind == .protocol
        else { continue }
        names.insert(site.name)
      }
    }
    return names
  }

  private func answerMissingModule(_ module: String, _ problem: Problem) -> Bool {
    // The module of placeholders itself has an error.
    guard !module.hasPrefix("Fenced_") else { return false }
    guard let source = sources.first(where: { $0.name == problem.file }) else {
      return placeholders.add(module: module)
    }
    return fenceImports(of: module, in: source)
  }

  /// Adds a placeholder for a type that the problems name.
  private func add(_ name: String, module: String?, _ problems: [Problem]) -> Bool {
    guard placeholders.index(of: name) == nil else { return false }
    var placeholder =
      PlaceholderFacts.placeholder(for: name) ?? Placeholder(module: nil, name: name, kind: .class)
    let isKnown = placeholder.module != nil
    placeholder.module = module ?? self.module(for: name, placeholder.module, problems)
    if !isKnown {
      (placeholder.kind, placeholder.superclass) = kind(of: name, problems)
    }
    placeholder.parameters = problems.map { arguments(at: $0, of: name) }.max() ?? 0
    if placeholder.kind == .class, placeholder.superclass == nil, placeholder.parameters > 0 {
      placeholder.kind = .structure
    }
    placeholders.add(placeholder)
    return true
  }

  /// The missing module that all files which name a type import; nil if there is none.
  private func module(for name: String, _ known: String?, _ problems: [Problem]) -> String? {
    let imports = Set(problems.map(\.file)).map { file in
      Set(
        (fences[file] ?? []).filter { $0.kind == .import }.compactMap { fence in
          files[file]?.sites.site(of: fence)?.site.name
        })
    }
    if let known, imports.allSatisfy({ $0.contains(known) }) { return known }
    guard let first = imports.first else { return nil }
    let shared = imports.dropFirst().reduce(first) { $0.intersection($1) }
    // A name often begins as its module does.
    return shared.min { ($0.commonPrefix(with: name).count * -1, $0) < ($1.commonPrefix(with: name).count * -1, $1) }
  }

  /// The kind of an unknown type, by its uses and its name.
  private func kind(of name: String, _ problems: [Problem]) -> (Placeholder.Kind, superclass: String?) {
    let uses = problems.compactMap { inheritance(at: $0) }
    if let superclass = PlaceholderNames.superclass(for: name) { return (.class, superclass) }
    if PlaceholderNames.isOfProtocol(name) || uses.contains(where: { $0 == .value }) { return (.protocol, nil) }
    return (.class, nil)
  }

  /// The kind of the declaration that inherits from the type at a problem.
  private enum Inheriting { case `class`, value }

  private func inheritance(at problem: Problem) -> Inheriting? {
    guard let file = files[problem.file],
      let site = file.sites.sites.first(where: { $0.kind == .conformance && $0.range.contains(problem.offset) })
    else { return nil }
    let before = file.text(in: max(0, site.range.lowerBound - 200)..<site.range.lowerBound)
    let heads = before.matches(of: /\b(class|struct|enum|protocol|extension|actor)\s+[\w.]+[^{}]*$/)
    guard let head = heads.last else { return nil }
    guard head.1 == "class" else { return .value }
    // Behind the first type, a class has protocols only.
    return before.last { !$0.isWhitespace } == "," ? .value : .class
  }

  /// The number of generic arguments at a problem.
  private func arguments(at problem: Problem, of name: String) -> Int {
    guard let file = files[problem.file] else { return 0 }
    let text = file.text(at: problem.offset, count: 400)
    guard let start = text.range(of: name + "<") else { return 0 }
    guard text.distance(from: text.startIndex, to: start.lowerBound) < 60 else { return 0 }
    var (depth, count) = (1, 1)
    for character in text[start.upperBound...] {
      switch character {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth -= 1
      case "," where depth == 1: count += 1
      default: break
      }
      if depth == 0 { break }
    }
    return count
  }

  /// A file of the target declares the type.
  private func isDeclared(_ name: String) -> Bool {
    sources.contains { source in
      file(of: source).sites.sites.contains {
        $0.kind == .declaration && $0.name == "type"
          && $0.declaration.split(separator: ".").last.map(String.init) == name
      }
    }
  }
}

extension Placeholder {
  fileprivate mutating func conform(to name: String) {
    let isImplied =
      name == "Decodable" && conformances.contains("Codable") || name == "Encodable" && conformances.contains("Codable")
      || name == "Equatable" && conformances.contains { $0 == "Hashable" || $0 == "Comparable" }
    guard kind != .protocol, !conformances.contains(name), !isImplied else { return }
    if name == "View" || name == "Identifiable" && kind == .class { (kind, superclass) = (.structure, nil) }
    if name == "ObservableObject" { kind = .class }
    if name == "Codable" { conformances.removeAll { $0 == "Decodable" || $0 == "Encodable" } }
    if name == "Hashable" || name == "Comparable" { conformances.removeAll { $0 == "Equatable" } }
    conformances.append(name)
  }
}

extension Placeholder {
  /// Makes a protocol one of views.
  fileprivate mutating func refineView() {
    if !conformances.contains("View") { conformances.append("View") }
  }
}

/// The facts that the names of types suggest.
enum PlaceholderNames {
  /// The class that a type with such a name inherits from, by the rules of the field; nil for other names.
  static func superclass(for name: String) -> String? {
    table.first { name.hasSuffix($0.0) && name != $0.0 }?.1
  }

  static func isOfProtocol(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Protocol", "Delegating", "able"].contains { name.hasSuffix($0) }
  }

  private static let table = [
    ("TableViewCell", "UITableViewCell"), ("CollectionViewCell", "UICollectionViewCell"),
    ("ReusableView", "UICollectionReusableView"), ("NavigationController", "UINavigationController"),
    ("TabBarController", "UITabBarController"), ("ViewController", "UIViewController"), ("Button", "UIButton"),
    ("TextField", "UITextField"), ("TextView", "UITextView"), ("ImageView", "UIImageView"), ("Label", "UILabel"),
  ]
}
