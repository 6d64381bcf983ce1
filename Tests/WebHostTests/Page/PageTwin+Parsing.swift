import Testing

extension PageTwin {
  /// A place where HTML is not as strict as the encoder's.
  struct Malformed: Error { let place: String }

  /// Parses HTML: elements with quoted attributes and end tags, texts and character references, and nothing else.
  static func parse(_ html: String) throws -> [Node] {
    var parser = Parser(rest: Array(html))
    let nodes = try parser.nodes(until: nil)
    return nodes
  }

  private struct Parser {
    var rest: [Character]
    var position = 0

    init(rest: [Character]) { self.rest = rest }

    func fail() -> Malformed { Malformed(place: String(rest[max(0, position - 20)..<min(rest.count, position + 30)])) }

    func sees(_ text: String) -> Bool {
      let end = position + text.count
      return end <= rest.count && rest[position..<end].elementsEqual(text)
    }

    mutating func take(_ text: String) throws {
      guard sees(text) else { throw fail() }
      position += text.count
    }

    mutating func read(while isPart: (Character) -> Bool) -> String {
      let start = position
      while position < rest.count, isPart(rest[position]) { position += 1 }
      return String(rest[start..<position])
    }

    mutating func nodes(until name: String?) throws -> [Node] {
      var nodes: [Node] = []
      while position < rest.count, !sees("</") {
        if rest[position] == "<" {
          nodes.append(try element())
        } else {
          let node = Node()
          node.text = try decoded(read { $0 != "<" })
          nodes.append(node)
        }
      }
      if let name { try take("</\(name)>") } else if position < rest.count { throw fail() }
      return nodes
    }

    mutating func element() throws -> Node {
      let node = Node()
      try take("<")
      node.name = read { $0.isLetter || $0.isNumber }
      guard !node.name.isEmpty else { throw fail() }
      while !sees(">") {
        try take(" ")
        let name = read { $0.isLetter || $0 == "-" || $0.isNumber }
        guard !name.isEmpty, node.attributes[name] == nil else { throw fail() }
        var value = ""
        if sees("=") {
          try take("=\"")
          value = try decoded(read { $0 != "\"" })
          try take("\"")
        }
        node.attributes[name] = value
      }
      try take(">")
      if let style = node.attributes.removeValue(forKey: "data-s") { try declare(style, node) }
      guard node.attributes["style"] == nil, !node.attributes.keys.contains(where: { $0.hasPrefix("on") }) else {
        throw fail()
      }
      if node.name == "textarea" { try take("\n") }
      if ["input", "img"].contains(node.name) { return node }
      for child in try nodes(until: node.name) { node.append(child) }
      return node
    }

    private func declare(_ style: String, _ node: Node) throws {
      for line in style.split(separator: ";") {
        let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, node.style[parts[0]] == nil else { throw fail() }
        node.style[parts[0]] = parts[1]
      }
    }

    private func decoded(_ text: String) throws -> String {
      var result = ""
      var rest = text[...]
      while let start = rest.firstIndex(of: "&") {
        result += rest[..<start]
        guard let end = rest[start...].firstIndex(of: ";") else { throw fail() }
        let references = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'", "#13": "\r"]
        guard let character = references[String(rest[rest.index(after: start)..<end])] else { throw fail() }
        result += character
        rest = rest[rest.index(after: end)...]
      }
      result += rest
      guard !result.contains("<") || text.contains("&lt;") else { throw fail() }
      return result
    }
  }
}
