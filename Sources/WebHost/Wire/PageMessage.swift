import RenderTree

/// The content of a frame for the page, as a whole or by its differences.
struct PageMessage: Equatable, Sendable {
  /// The node with the keyboard focus.
  enum Focus: Equatable, Sendable {
    case node(String)
    case nowhere

    init(_ node: NodeID?) { self = node.map { .node(PageNumber.name($0)) } ?? .nowhere }
  }

  /// The number of the frame that the page shows afterwards.
  let frame: Int
  /// The HTML of all nodes; nil for differences.
  var tree: String?
  /// The differences.
  var patches: [PagePatch] = []
  /// The title; nil if it stays.
  var title: String?
  /// The focus; nil if it stays.
  var focus: Focus?
  /// The changes that are animated.
  var transitions: [PageTransition] = []

  /// An empty message for a frame.
  init(frame: Int) { self.frame = frame }

  /// True if the message changes nothing.
  var isEmpty: Bool { tree == nil && patches.isEmpty && title == nil && focus == nil }

  /// The members of the message as JSON, apart from the frame's number.
  var members: [String] {
    var members: [String] = []
    if let tree { members.append("\"w\":" + JSONText.quoted(tree)) }
    if !patches.isEmpty { members.append("\"p\":[" + patches.map(\.json).joined(separator: ",") + "]") }
    if let title { members.append("\"t\":" + JSONText.quoted(title)) }
    switch focus {
    case .node(let name): members.append("\"o\":\"\(name)\"")
    case .nowhere: members.append("\"o\":0")
    case nil: break
    }
    let transitions = transitions.compactMap(\.json)
    if !transitions.isEmpty { members.append("\"x\":[" + transitions.joined(separator: ",") + "]") }
    return members
  }

  /// Returns the line of JSON of the message, without a request for the page's state.
  ///
  /// - Parameter handled: The number of the tab's last input that the frame includes.
  func line(handled: Int) -> String { PageCommand.frame(self, handled: handled, asksForState: false).json }
}
