/// The appearance states of controllers, which follow from their recorded calls.
struct AppearanceStates {
  private var lastCalls: [String: String] = [:]
  /// The calls that were impossible after the last call of their controller.
  private(set) var faults: [String] = []

  /// The calls that may precede each call. A transition that the user cancels turns back between its calls.
  private static let predecessors: [String: Set<String>] = [
    "didLoad": [""],
    "willAppear": ["didLoad", "didDisappear", "willDisappear"],
    "isAppearing": ["willAppear"],
    "didAppear": ["isAppearing"],
    "willDisappear": ["willAppear", "isAppearing", "didAppear"],
    "didDisappear": ["willDisappear"],
  ]

  /// Follows calls such as "A willAppear".
  mutating func follow(_ calls: [String]) {
    for call in calls {
      let words = call.split(separator: " ").map(String.init)
      let last = lastCalls[words[0]] ?? ""
      if Self.predecessors[words[1]]?.contains(last) != true { faults.append("\(call) after \"\(last)\"") }
      lastCalls[words[0]] = words[1]
    }
  }

  /// The names of the controllers that have appeared, in order.
  var appeared: [String] { lastCalls.filter { $0.value == "didAppear" }.keys.sorted() }

  /// The names of the controllers in the middle of a transition, in order.
  var changing: [String] {
    lastCalls.filter { !["didLoad", "didAppear", "didDisappear"].contains($0.value) }.keys.sorted()
  }
}
