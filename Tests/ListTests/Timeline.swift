/// The events of a state machine, each with the state and the actions after it, drawn as a table.
///
///     drag A     dragging("A", start: 0.0)   begin("A")
///     end by 40  closed                      close("A")
struct Timeline<Machine, State> {
  private var machine: Machine
  private let state: (Machine) -> State
  private var lines: [[String]] = []

  init(of machine: Machine, state: @escaping (Machine) -> State) {
    self.machine = machine
    self.state = state
  }

  /// Adds an event, which returns the machine's actions.
  mutating func add(_ event: String, _ body: (inout Machine) -> [some Any]) {
    let actions = body(&machine)
    lines.append([event, "\(state(machine))", actions.map { "\($0)" }.joined(separator: ", ")])
  }

  /// The table. Columns are two spaces apart, and lines end with their last character.
  var drawing: String {
    let widths = (0..<2).map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let cells = zip(line, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) } + line.suffix(1)
      let text = cells.joined(separator: "  ")
      return String(text.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
