/// The embedding levels of a paragraph (UAX #9, "Unicode Bidirectional Algorithm").
///
/// All rules are implemented, those for embeddings, overrides and isolates included, except the rules for lines and
/// drawing: `LinePlacer` applies L1 and L2, and hosts apply L4.
///
/// - Complexity: O(*n*) time and space.
struct BidiParagraph {
  /// The maximum explicit level (BD2).
  static let maximumLevel: UInt8 = 125

  /// The paragraph's own level: 0 for left to right, 1 for right to left.
  let baseLevel: UInt8
  /// The level of each character. Characters that rule X9 removes have the level of the preceding one.
  private(set) var levels: [UInt8]

  /// - Parameters:
  ///   - classes: the class of each character of one paragraph.
  ///   - scalars: the first scalar of each character, which identifies brackets.
  init(classes: [BidiClass], scalars: [UInt32], baseLevel: UInt8) {
    self.baseLevel = baseLevel
    levels = Array(repeating: baseLevel, count: classes.count)
    guard baseLevel != 0 || classes.contains(where: \.needsReordering) else { return }

    let isolates = BidiIsolates(classes)
    var types = classes
    resolveExplicitLevels(&types, classes, isolates)
    let explicit = levels
    for sequence in isolatingRunSequences(classes, isolates) {
      var run = BidiRunSequence(
        indices: sequence, types: types, classes: classes, levels: explicit, baseLevel: baseLevel, isolates: isolates)
      run.resolve(scalars)
      for (position, index) in sequence.enumerated() { levels[index] = run.level(at: position) }
    }
    var last = baseLevel
    for index in classes.indices {
      if classes[index].isRemoved { levels[index] = last } else { last = levels[index] }
    }
  }

  /// Returns the level of the first strong character outside isolates (P2 and P3); nil if there is none.
  static func naturalLevel(of classes: some Sequence<BidiClass>) -> UInt8? {
    var depth = 0
    for value in classes {
      switch value {
      case .l where depth == 0: return 0
      case .r where depth == 0, .al where depth == 0: return 1
      case .lri, .rli, .fsi: depth += 1
      case .pdi: depth = max(0, depth - 1)
      default: break
      }
    }
    return nil
  }

  // MARK: X1 to X8

  /// Sets the levels by the embeddings, overrides and isolates, and the types of overridden characters.
  private mutating func resolveExplicitLevels(
    _ types: inout [BidiClass], _ classes: [BidiClass], _ isolates: BidiIsolates
  ) {
    struct Status {
      var level: UInt8
      var override: BidiClass?
      var isIsolate: Bool
    }
    var stack = [Status(level: baseLevel, override: nil, isIsolate: false)]
    var overflowIsolates = 0
    var overflowEmbeddings = 0
    var validIsolates = 0
    // The stack never loses its first entry: only entries that were pushed here are popped.
    var top: Status { stack[stack.count - 1] }

    /// Returns the level of an embedding or isolate that begins here; nil if it would be too deep.
    func nextLevel(rightToLeft: Bool) -> UInt8? {
      let level = rightToLeft ? (top.level + 1) | 1 : (top.level + 2) & ~1
      return level <= BidiParagraph.maximumLevel && overflowIsolates == 0 && overflowEmbeddings == 0 ? level : nil
    }

    for index in classes.indices {
      var value = classes[index]
      if value == .fsi { value = isolates.rightToLeft.contains(index) ? .rli : .lri }
      switch value {
      case .rle, .lre, .rlo, .lro:
        levels[index] = top.level
        if let level = nextLevel(rightToLeft: value == .rle || value == .rlo) {
          stack.append(
            Status(level: level, override: value == .rlo ? .r : value == .lro ? .l : nil, isIsolate: false))
        } else if overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      case .rli, .lri:
        levels[index] = top.level
        if let override = top.override { types[index] = override }
        if let level = nextLevel(rightToLeft: value == .rli) {
          validIsolates += 1
          stack.append(Status(level: level, override: nil, isIsolate: true))
        } else {
          overflowIsolates += 1
        }
      case .pdi:
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while !top.isIsolate { stack.removeLast() }
          stack.removeLast()
          validIsolates -= 1
        }
        levels[index] = top.level
        if let override = top.override { types[index] = override }
      case .pdf:
        levels[index] = top.level
        if overflowIsolates == 0 {
          if overflowEmbeddings > 0 {
            overflowEmbeddings -= 1
          } else if !top.isIsolate, stack.count > 1 {
            stack.removeLast()
          }
        }
      case .bn:
        levels[index] = top.level
      default:
        levels[index] = top.level
        if let override = top.override { types[index] = override }
      }
    }
  }

  // MARK: X10

  /// Returns the isolating run sequences (BD13) as indices of characters: the stretches of equal level, each joined with
  /// the stretch after the isolate that it ends with.
  private func isolatingRunSequences(_ classes: [BidiClass], _ isolates: BidiIsolates) -> [[Int]] {
    var sequences: [[Int]] = []
    /// The open sequences by the isolate initiator that is their last character so far.
    var open: [Int: Int] = [:]
    var current: [Int] = []

    func endRun() {
      guard let first = current.first, let last = current.last else { return }
      let target: Int
      if classes[first] == .pdi, let initiator = isolates.initiator[first],
        let sequence = open.removeValue(forKey: initiator)
      {
        sequences[sequence] += current
        target = sequence
      } else {
        sequences.append(current)
        target = sequences.count - 1
      }
      if classes[last].isIsolateInitiator { open[last] = target }
    }

    for index in classes.indices where !classes[index].isRemoved {
      if let last = current.last, levels[last] != levels[index] {
        endRun()
        current.removeAll(keepingCapacity: true)
      }
      current.append(index)
    }
    endRun()
    return sequences
  }
}

/// The pairs of isolate initiators and matching PDIs (BD9), and the directions of isolates.
struct BidiIsolates {
  /// The index of the PDI for each initiator's index.
  private(set) var match: [Int: Int] = [:]
  /// The index of the initiator for each PDI's index.
  private(set) var initiator: [Int: Int] = [:]
  /// The initiators of isolates whose first strong character is right-to-left (P2 and P3, which X5c applies to FSI). A
  /// character belongs to the innermost isolate around it.
  private(set) var rightToLeft: Set<Int> = []

  init(_ classes: [BidiClass]) {
    var open: [(initiator: Int, hasDirection: Bool)] = []
    for index in classes.indices {
      switch classes[index] {
      case .lri, .rli, .fsi: open.append((index, false))
      case .pdi:
        guard let last = open.popLast() else { continue }
        match[last.initiator] = index
        initiator[index] = last.initiator
      case .l, .r, .al:
        guard let last = open.last, !last.hasDirection else { continue }
        open[open.count - 1].hasDirection = true
        if classes[index] != .l { rightToLeft.insert(last.initiator) }
      default: break
      }
    }
  }
}
