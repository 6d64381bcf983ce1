import SourceTranslation

/// The answers to problems: placeholders first, then fences.
extension TargetFencing {
  /// Answers the problems of a round.
  ///
  /// - Returns: false if nothing could be done about any.
  func answer(_ problems: [Problem]) -> Bool {
    // What is missing makes most other errors: those are looked at in the next round.
    if answerMissing(problems) {
      checkOnly(nil)
      return true
    }
    let declared = problems.filter { !$0.file.isEmpty }
    var changed: Set<String> = []
    var reachesOthers = false
    var late: [Problem] = []
    // A part has often several errors: the fence around it answers all of them.
    var answered: [String: [Range<Int>]] = [:]
    for problem in declared {
      if answered[problem.file]?.contains(where: { $0.contains(problem.offset) }) == true { continue }
      guard let site = site(for: problem) else {
        late.append(problem)
        continue
      }
      if site.kind == .declaration {
        late.append(problem)
        continue
      }
      if add(site, for: problem) {
        changed.insert(problem.file)
        answered[problem.file, default: []].append(site.range)
        reachesOthers = reachesOthers || site.reachesOtherFiles
      }
    }
    if changed.isEmpty {
      // Whole declarations leave only if nothing else can be done.
      for problem in late {
        if let site = site(for: problem), add(site, for: problem) {
          changed.insert(problem.file)
          reachesOthers = true
        }
      }
    }
    guard !changed.isEmpty else { return false }
    checkOnly(reachesOthers ? nil : changed.union(problems.map(\.file)))
    return true
  }

  /// Adds the fence around a site, and takes away those inside of it.
  func add(_ site: FenceSite, for problem: Problem) -> Bool {
    let fence = site.fence(file: problem.file, reason: problem.text)
    var standing = fences[problem.file] ?? []
    guard !standing.contains(where: { $0.isSamePart(as: fence) }) else { return false }
    let file = files[problem.file]
    standing.removeAll { other in
      guard let (inner, _) = file?.sites.site(of: other) else { return true }
      return inner.kind != .import && site.range.contains(inner.range) && inner.range != site.range
    }
    standing.append(fence)
    fences[problem.file] = standing
    return true
  }

  // MARK: The part that is fenced

  /// The smallest part that holds a problem and is not fenced yet; nil if nothing can be fenced.
  private func site(for problem: Problem) -> FenceSite? {
    guard let source = sources.first(where: { $0.name == problem.file }) else { return nil }
    let file = file(of: source)
    switch problem.failure {
    case .function: return body(at: problem, in: file) ?? largestBody(in: file, of: problem.file)
    case .file: return largestBody(in: file, of: problem.file)
    case nil: break
    }
    let standing = fences[problem.file] ?? []
    let overridden = problem.memberOfExtension.map { overrides(of: $0, in: file) } ?? []
    return (overridden + candidates(for: problem, in: file)).first { site in
      !standing.contains { $0.isSamePart(as: site.fence(file: problem.file, reason: "")) }
    }
  }

  /// The declarations that override a member. The translation may have moved them to where the error is.
  private func overrides(of member: String, in file: FencedFile) -> [FenceSite] {
    let overrides = Set(file.sites.sites.filter { $0.kind == .override }.map(\.reach))
    return file.sites.sites.filter {
      $0.kind == .declaration && overrides.contains($0.range) && $0.declaration.hasSuffix(".\(member)")
    }
  }

  /// The parts that hold a problem, the least first.
  private func candidates(for problem: Problem, in file: FencedFile) -> [FenceSite] {
    let around = file.sites.sites.filter { $0.reach.contains(problem.offset) || $0.reach.upperBound == problem.offset }
    let innermost = around.filter { $0.kind == .declaration }.min { $0.range.count < $1.range.count }
    let missing = problem.missingMember
    let fitting = around.filter { site in
      switch site.kind {
      case .import: problem.missingModule == site.name
      case .modifier: missing == site.name || missing == nil
      case .attribute: site.range.contains(problem.offset) || problem.concerns(attribute: site.name)
      case .override: problem.concernsOverride && site.declaration == innermost?.declaration
      case .conformance:
        site.range.contains(problem.offset)
          || problem.unmetProtocol != nil && site.declaration == innermost?.declaration
            && (problem.unmetProtocol == site.name || !around.contains { $0.name == problem.unmetProtocol })
      case .statement, .view, .value, .body, .declaration: true
      }
    }
    return fitting.sorted {
      ($0.rank(for: missing), $0.range.count, $0.range.lowerBound)
        < ($1.rank(for: missing), $1.range.count, $1.range.lowerBound)
    }
  }

  /// The body of the function at the place of a problem: the first behind its name.
  private func body(at problem: Problem, in file: FencedFile) -> FenceSite? {
    openBodies(in: file, of: problem.file).filter { $0.range.upperBound > problem.offset }
      .min { max(0, $0.range.lowerBound - problem.offset) < max(0, $1.range.lowerBound - problem.offset) }
  }

  /// The largest body of a file at which the compiler fails.
  private func largestBody(in file: FencedFile, of name: String) -> FenceSite? {
    openBodies(in: file, of: name).max { $0.range.count < $1.range.count }
  }

  /// The bodies of a file that are in no fence.
  private func openBodies(in file: FencedFile, of name: String) -> [FenceSite] {
    let standing = (fences[name] ?? []).compactMap { file.sites.site(of: $0)?.site.range }
    return file.sites.sites.filter { site in site.kind == .body && !standing.contains { $0.contains(site.range) } }
  }
}

extension FenceSite {
  /// The order in which parts are tried. A missing member that is a modifier's name takes the modifier alone; otherwise the
  /// smaller one of a modifier, in whose arguments the error is, and a view.
  fileprivate func rank(for missing: String?) -> Int {
    if kind == .modifier, let missing, missing == name { return -1 }
    let kind = kind == .modifier ? .view : kind
    return Fence.Kind.allCases.firstIndex(of: kind) ?? 0
  }

  /// The fence changes what other files see.
  fileprivate var reachesOtherFiles: Bool {
    switch kind {
    case .statement, .view, .modifier, .body, .import: false
    case .attribute, .override, .conformance, .value, .declaration: true
    }
  }
}

extension Fence {
  /// The fences are around the same part.
  func isSamePart(as other: Fence) -> Bool {
    kind == other.kind && declaration == other.declaration && text == other.text && number == other.number
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && upperBound >= other.upperBound
  }
}
