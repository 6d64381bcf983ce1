import PergolaUIKit

extension ViewNode: CustomStringConvertible {
  /// The view's type, and what its last evaluation read.
  nonisolated public var description: String {
    MainActor.assumeIsolated {
      let names = readNames
      return names.isEmpty ? viewName : "\(viewName) reads \(names.joined(separator: ", "))"
    }
  }

  /// The lines of the app's own views, each indented by those in whose bodies it stands.
  final var bodyLines: [String] {
    var lines: [String] = []
    func add(_ node: ViewNode, _ depth: Int) {
      let hasBody = node.isOfApp
      if hasBody { lines.append(String(repeating: "  ", count: depth) + node.description) }
      node.forEachChild { add($0, hasBody ? depth + 1 : depth) }
    }
    add(self, 0)
    return lines
  }
}

extension ViewElement: CustomStringConvertible {
  /// The element's type, its place, and the view that made it.
  nonisolated var description: String {
    MainActor.assumeIsolated {
      let place = placement.map { " \($0.frame)" } ?? ""
      return "\(type(of: self))\(place)" + (isDiscarded ? "" : " of \(node.viewName)")
    }
  }
}

extension HostView: GraphShowing {
  var graph: GraphDescription? {
    guard let root, !root.isDiscarded else { return nil }
    var node: ViewNode = root.node
    while let parent = node.parent { node = parent }
    return GraphDescription(identity: ObjectIdentifier(node)) { node.bodyLines }
  }
}
