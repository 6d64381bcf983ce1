import Expectations
import Foundation
import Testing

/// A small model of a browser's page: it parses HTML and applies the messages that the page's script applies, without
/// sharing any code with the encoder.
final class PageTwin {
  /// An element or, without a name, a text.
  final class Node: Equatable {
    var name = ""
    var text = ""
    var attributes: [String: String] = [:]
    var style: [String: String] = [:]
    var children: [Node] = []
    weak var parent: Node?

    static func == (a: Node, b: Node) -> Bool { a.description == b.description }

    /// The element in a form that does not depend on the order of attributes and declarations.
    var description: String {
      if name.isEmpty { return text }
      // The browser scrolls by itself, so the offset of the last frame that set one may stand in the page.
      let listed = attributes.filter { $0.key != "data-o" }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      let styles = style.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
      let inner = children.map(\.description).joined(separator: "\n")
      return "<\(name) \(listed.joined(separator: " ")) {\(styles.joined(separator: ";"))}\n\(inner)\n>"
    }

    func append(_ child: Node) {
      child.parent = self
      children.append(child)
    }

    func removeFromParent() {
      parent?.children.removeAll { $0 === self }
      parent = nil
    }

    func insert(_ child: Node, after sibling: Node?) {
      let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }.map { $0 + 1 } ?? 0
      child.parent = self
      children.insert(child, at: index)
    }

    func first(_ type: String) -> Node? {
      children.first { $0.attributes["class"]?.split(separator: " ").contains(Substring(type)) == true }
    }

    func find(_ id: String) -> Node? {
      if attributes["id"] == id { return self }
      for child in children { if let found = child.find(id) { return found } }
      return nil
    }

    /// The number of elements with an id.
    func count(_ id: String) -> Int {
      (attributes["id"] == id ? 1 : 0) + children.reduce(0) { $0 + $1.count(id) }
    }

    /// The element of the node itself, in its range if it stays at an edge.
    var own: Node { first("p") ?? self }

    var inside: Node { own.first("w") ?? own.first("k") ?? own }
  }

  /// The element of the scene.
  let scene = Node()
  private(set) var title: String?
  private(set) var focus: String?

  init() { scene.name = "div" }

  /// Applies a line of the stream.
  func apply(_ line: String) throws {
    let json = try JSONSerialization.jsonObject(with: Data(line.utf8))
    let message = try #require(json as? [String: Any])
    if let html = message["w"] as? String {
      scene.children = []
      for node in try PageTwin.parse(html) { scene.append(node) }
    }
    if let title = message["t"] as? String { self.title = title }
    if let focus = message["o"] { self.focus = focus as? String }
    for patch in message["p"] as? [[Any]] ?? [] { try apply(patch) }
  }

  private func node(_ name: Any) throws -> Node {
    let id = "n" + (try #require(name as? String))
    expectEqual(scene.count(id), 1, "\(id) has \(scene.count(id)) elements")
    return try #require(scene.find(id))
  }

  private func apply(_ patch: [Any]) throws {
    switch try #require(patch[0] as? Int) {
    case 0: for name in patch.dropFirst() { try node(name).removeFromParent() }
    case 1:
      let html = try #require(patch.last as? String)
      try place(try #require(PageTwin.parse(html).first), patch)
    case 2:
      let moved = try node(try #require(patch.last))
      moved.removeFromParent()
      try place(moved, patch)
    case 3:
      let target = try part(patch)
      for line in try #require(patch[2] as? String).split(separator: ";") {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        target.style[parts[0]] = parts[1].isEmpty ? nil : parts[1]
      }
    case 4:
      let target = try part(patch)
      for (name, value) in try #require(patch[2] as? [String: Any]) { target.attributes[name] = value as? String }
    case 10: try shift(try node(patch[1]), patch.dropFirst(2).map { try #require($0 as? Int) })
    default: try applyContent(patch)
    }
  }

  /// Shifts siblings: their number, the distances in hundredths, the difference of their numbers, and their count.
  private func shift(_ first: Node, _ numbers: [Int]) throws {
    let siblings = try #require(first.parent).children
    let start = try #require(siblings.firstIndex { $0 === first })
    try #require(siblings.count >= start + numbers[0])
    for sibling in siblings[start..<(start + numbers[0])] {
      for (edge, distance) in [("left", numbers[1]), ("top", numbers[2])] {
        let text = try #require(sibling.style[edge])
        let length = try #require(Double(text.replacing("px", with: "")))
        let hundredths = (length * 100).rounded() + Double(distance)
        // The encoder writes 0 without a unit, and no zeros around a fraction.
        var sum = String(hundredths / 100)
        if sum.hasSuffix(".0") { sum.removeLast(2) }
        sum = sum.replacing("0.", with: ".", maxReplacements: sum.hasPrefix("0.") || sum.hasPrefix("-0.") ? 1 : 0)
        sibling.style[edge] = hundredths == 0 ? "0" : sum + "px"
      }
      if numbers.count > 3, let place = sibling.attributes["aria-posinset"].flatMap({ Int($0) }) {
        sibling.attributes["aria-posinset"] = String(place + numbers[3])
      }
      if numbers.count > 4, sibling.attributes["aria-setsize"] != nil {
        sibling.attributes["aria-setsize"] = String(numbers[4])
      }
    }
  }

  private func applyContent(_ patch: [Any]) throws {
    let box = try node(patch[1])
    if patch[0] as? Int == 9 { return try applyField(patch, to: box) }
    let text = try #require(patch[2] as? String)
    switch patch[0] as? Int {
    case 5:
      box.inside.first("c")?.removeFromParent()
      for added in try PageTwin.parse(text) {
        box.inside.insert(added, after: box.inside.first("o") ?? box.inside.first("z"))
      }
    case 6:
      let content = try #require(box.inside.first("c"))
      let node = Node()
      node.text = text
      content.children = []
      content.append(node)
    case 7: try replace(box, text)
    case 8: try replace(try #require(box.first("z")), text)
    default: Issue.record("unknown patch \(patch)")
    }
  }

  /// Sets the text of a field: the whole one, or a range of the last one.
  private func applyField(_ patch: [Any], to box: Node) throws {
    let field = try #require(box.inside.first("f"))
    let isLong = field.name == "textarea"
    var text = isLong ? field.children.map(\.text).joined() : field.attributes["value"] ?? ""
    if let change = patch[3] as? [Any] {
      var units = Array(text.utf16)
      let (start, end) = (try #require(change[0] as? Int), try #require(change[1] as? Int))
      units.replaceSubrange(start..<end, with: try #require(change[2] as? String).utf16)
      text = String(decoding: units, as: UTF16.self)
    } else {
      text = try #require(patch[3] as? String)
    }
    field.attributes["data-v"] = try #require(patch[2] as? Int).description
    if field.attributes["data-v"] == "0" { field.attributes["data-v"] = nil }
    let selection = patch.dropFirst(4).compactMap { $0 as? Int }
    field.attributes["data-s"] = selection.isEmpty ? nil : selection.map(String.init).joined(separator: ",")
    if isLong {
      let node = Node()
      node.text = text
      field.children = [node]
    } else {
      field.attributes["value"] = text.isEmpty ? nil : text
    }
  }

  private func replace(_ node: Node, _ html: String) throws {
    let parent = try #require(node.parent)
    let index = try #require(parent.children.firstIndex { $0 === node })
    let new = try #require(PageTwin.parse(html).first)
    new.parent = parent
    parent.children[index] = new
  }

  private func part(_ patch: [Any]) throws -> Node {
    let box = try node(patch[1])
    switch patch.count > 3 ? patch[3] as? Int : 0 {
    case 0: return box.own
    case 1: return box.inside
    case 2: return try #require(box.own.first("o"))
    case 5: return box
    default: return try #require(box.inside.first("c"))
    }
  }

  private func place(_ added: Node, _ patch: [Any]) throws {
    if patch[1] is String {
      let sibling = try node(patch[1])
      try #require(sibling.parent).insert(added, after: sibling)
    } else {
      let holder = try node(patch[2]).inside
      holder.insert(added, after: holder.first("c") ?? holder.first("o") ?? holder.first("z"))
    }
  }
}
