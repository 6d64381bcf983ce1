/// The difference of two texts line by line, with marks: `-` for expected lines, `+` for actual ones.
struct LineDifference: CustomStringConvertible {
  let description: String

  /// The number of equal lines around a difference.
  private static let context = 2

  private struct Line {
    let mark: Character
    let text: Substring
  }

  init(expected: String, actual: String) {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = Self.marked(old, new)
    let shown = lines.indices.map { index in
      let near = max(0, index - Self.context)...min(lines.count - 1, index + Self.context)
      return lines[near].contains { $0.mark != " " }
    }
    var output: [String] = []
    for (index, line) in lines.enumerated() {
      if shown[index] {
        output.append("\(line.mark) \(line.text)")
      } else if output.last != "  …" {
        output.append("  …")
      }
    }
    description = output.joined(separator: "\n")
  }

  private static func marked(_ old: [Substring], _ new: [Substring]) -> [Line] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append(Line(mark: "-", text: old[i]))
        i += 1
      } else if j < new.count, inserted.contains(j) {
        lines.append(Line(mark: "+", text: new[j]))
        j += 1
      } else {
        lines.append(Line(mark: " ", text: old[i]))
        i += 1
        j += 1
      }
    }
    return lines
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
