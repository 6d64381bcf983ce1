/// An isolating run sequence (BD13 of UAX #9), which resolves its weak and neutral characters by W1 to W7 and N0 to N2,
/// and returns their levels by I1 and I2.
struct BidiRunSequence {
  private let indices: [Int]
  /// The classes before any rule changed them.
  private let original: [BidiClass]
  private let level: UInt8
  /// The classes as far as they are resolved.
  private var types: [BidiClass]
  /// The directions of the text before and after the sequence (sos and eos of X10).
  private let before: BidiClass
  private let after: BidiClass

  /// The direction of the sequence's level.
  private var embedding: BidiClass { level & 1 == 0 ? .l : .r }

  /// - Parameter indices: the indices of the sequence's characters, at least one.
  init(
    indices: [Int], types: [BidiClass], classes: [BidiClass], levels: [UInt8], baseLevel: UInt8,
    isolates: BidiIsolates
  ) {
    self.indices = indices
    self.types = indices.map { types[$0] }
    original = indices.map { classes[$0] }
    let first = indices[0]
    let last = indices[indices.count - 1]
    level = levels[first]

    var previous = first - 1
    while previous >= 0, classes[previous].isRemoved { previous -= 1 }
    var next = last + 1
    while next < classes.count, classes[next].isRemoved { next += 1 }
    let outerBefore = previous >= 0 ? levels[previous] : baseLevel
    // An unclosed isolate extends to the paragraph's end.
    let isOpen = classes[last].isIsolateInitiator && isolates.match[last] == nil
    let outerAfter = next < classes.count && !isOpen ? levels[next] : baseLevel
    before = max(level, outerBefore) & 1 == 0 ? .l : .r
    after = max(level, outerAfter) & 1 == 0 ? .l : .r
  }

  /// Resolves all characters.
  ///
  /// - Parameter scalars: the first scalar of each character of the paragraph, which identifies brackets.
  mutating func resolve(_ scalars: [UInt32]) {
    resolveWeakTypes()
    resolveBrackets(scalars)
    resolveNeutrals()
  }

  /// Returns the level of a character by I1 and I2.
  func level(at position: Int) -> UInt8 {
    switch types[position] {
    case .r: level & 1 == 0 ? level + 1 : level
    case .an, .en: level & 1 == 0 ? level + 2 : level + 1
    case .l: level & 1 == 0 ? level : level + 1
    default: level
    }
  }

  // MARK: W1 to W7

  private mutating func resolveWeakTypes() {
    // W1: marks.
    var previous = before
    for index in types.indices {
      if types[index] == .nsm {
        types[index] = previous.isIsolateInitiator || previous == .pdi ? .on : previous
      }
      previous = types[index]
    }

    // W2 and W3: European numbers after Arabic letters, and the letters themselves.
    var strong = before
    for index in types.indices {
      switch types[index] {
      case .l, .r: strong = types[index]
      case .al:
        strong = .al
        types[index] = .r
      case .en where strong == .al: types[index] = .an
      default: break
      }
    }

    // W4: one separator between two numbers.
    if types.count > 2 {
      for index in 1..<(types.count - 1) where types[index - 1] == types[index + 1] {
        switch (types[index], types[index - 1]) {
        case (.es, .en), (.cs, .en): types[index] = .en
        case (.cs, .an): types[index] = .an
        default: break
        }
      }
    }

    // W5: terminators beside European numbers.
    var index = 0
    while index < types.count {
      guard types[index] == .et else {
        index += 1
        continue
      }
      let start = index
      while index < types.count, types[index] == .et { index += 1 }
      if (start > 0 && types[start - 1] == .en) || (index < types.count && types[index] == .en) {
        for position in start..<index { types[position] = .en }
      }
    }

    // W6 and W7: the other separators and terminators, and European numbers after left-to-right letters.
    strong = before
    for index in types.indices {
      switch types[index] {
      case .es, .et, .cs: types[index] = .on
      case .l, .r: strong = types[index]
      case .en where strong == .l: types[index] = .l
      default: break
      }
    }
  }

  // MARK: N0

  /// Gives each pair of brackets the direction of its content, or else of the text before it.
  private mutating func resolveBrackets(_ scalars: [UInt32]) {
    for (opening, closing) in bracketPairs(scalars) {
      var hasOpposite = false
      var hasEmbedding = false
      for position in (opening + 1)..<closing {
        guard let direction = strongDirection(types[position]) else { continue }
        if direction == embedding {
          hasEmbedding = true
          break
        }
        hasOpposite = true
      }
      if hasEmbedding {
        setBracket(opening, embedding)
        setBracket(closing, embedding)
      } else if hasOpposite {
        var position = opening - 1
        while position >= 0, strongDirection(types[position]) == nil { position -= 1 }
        // The nearest strong direction before the bracket, which may be the opposite one.
        let context = position >= 0 ? strongDirection(types[position]) ?? before : before
        setBracket(opening, context)
        setBracket(closing, context)
      }
    }
  }

  /// Sets the direction of a bracket and of its combining marks.
  private mutating func setBracket(_ position: Int, _ direction: BidiClass) {
    types[position] = direction
    var next = position + 1
    while next < types.count, original[next] == .nsm {
      types[next] = direction
      next += 1
    }
  }

  /// The direction of a type for neutral characters beside it, where numbers count as right-to-left; nil if it has none.
  private func strongDirection(_ type: BidiClass) -> BidiClass? {
    switch type {
    case .l: .l
    case .r, .en, .an: .r
    default: nil
    }
  }

  /// Returns the bracket pairs by their opening brackets (BD16).
  private func bracketPairs(_ scalars: [UInt32]) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var stack: [(closing: UInt32, position: Int)] = []
    search: for position in types.indices where types[position] == .on {
      switch BidiMirroring.bracket(scalars[indices[position]]) {
      case nil: continue
      case .opening(let closing):
        // BD16 gives up at the 64th open bracket.
        guard stack.count < 63 else { break search }
        stack.append((closing, position))
      case .closing(let closing):
        guard let index = stack.lastIndex(where: { $0.closing == closing }) else { continue }
        pairs.append((stack[index].position, position))
        stack.removeSubrange(index...)
      }
    }
    return pairs.sorted { $0.0 < $1.0 }
  }

  // MARK: N1 and N2

  /// Gives neutral characters the direction on both sides of them, or else the embedding direction.
  private mutating func resolveNeutrals() {
    var index = 0
    while index < types.count {
      guard types[index].isNeutral else {
        index += 1
        continue
      }
      let start = index
      while index < types.count, types[index].isNeutral { index += 1 }
      let left = start > 0 ? strongDirection(types[start - 1]) ?? before : before
      let right = index < types.count ? strongDirection(types[index]) ?? after : after
      let direction = left == right ? left : embedding
      for position in start..<index { types[position] = direction }
    }
  }
}
