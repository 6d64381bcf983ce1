import RenderTree

/// The short names of elements, such as e12: the same in every answer while the element lives.
struct ElementNames {
  private var numbers: [NodeID: Int] = [:]
  private var nodes: [Int: NodeID] = [:]

  /// Returns the name of an element.
  mutating func name(of id: NodeID) -> String {
    if let number = numbers[id] { return "e\(number)" }
    let number = numbers.count + 1
    (numbers[id], nodes[number]) = (number, id)
    return "e\(number)"
  }

  /// Returns the element of a name; nil if no answer had it.
  func node(named name: String) -> NodeID? {
    guard name.hasPrefix("e"), let number = Int(name.dropFirst()) else { return nil }
    return nodes[number]
  }
}
