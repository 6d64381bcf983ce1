/// Screens side by side, with the labels of the steps that lead from each to the next.
struct DrawnStrip: CustomStringConvertible {
  private var lines: [String]

  init(_ first: ScreenDrawing) { lines = first.lines }

  /// Adds steps and the screen after them.
  mutating func append(_ steps: [Step], _ screen: ScreenDrawing) {
    let labels = Self.labels(of: steps)
    let width = labels.map(\.count).max() ?? 0
    for (index, line) in screen.lines.enumerated() {
      let label = labels.indices.contains(index - 1) ? labels[index - 1] : ""
      lines[index] += "  " + label + String(repeating: " ", count: width - label.count) + "  " + line
    }
  }

  /// Returns the lines of the steps. Successive keys share a line.
  private static func labels(of steps: [Step]) -> [String] {
    var labels: [String] = []
    var followsKey = false
    for step in steps {
      if step.isKey, followsKey {
        labels[labels.count - 1] += " " + step.label
      } else {
        labels += step.label.split(separator: "\n").map(String.init)
      }
      followsKey = step.isKey
    }
    return labels
  }

  var description: String { lines.joined(separator: "\n") }
}
