import Expectations
import Foundation
import RenderTree
import SeededRandomness
import Testing

@testable import WebHost

@Suite struct PagePatchTests {
  private func encoder() -> PageEncoder { PageEncoder(base: "/app", language: "en", rightToLeft: false) }

  @Test("patches turn any page into the page of the next frame", arguments: 0..<20)
  func twin(seed: Int) throws {
    var frames = RandomPages(seed: seed, identities: 4 + seed)
    var encoder = encoder()
    let page = PageTwin()
    var frame = frames.next()
    try page.apply(encoder.tree(for: frame).line(handled: 0))
    for round in 0..<60 {
      frame = round % 4 == 0 ? frames.next() : frames.next(after: frame)
      if let message = encoder.patches(to: frame) { try page.apply(message.line(handled: 0)) }
      let fresh = PageTwin()
      var other = self.encoder()
      try fresh.apply(other.tree(for: frame).line(handled: 0))
      guard page.scene.description == fresh.scene.description else {
        let lines = zip(page.scene.description.split(separator: "\n"), fresh.scene.description.split(separator: "\n"))
        let first = lines.first { $0 != $1 }
        Issue.record("seed \(seed), round \(round): \(first?.0 ?? "") instead of \(first?.1 ?? "")")
        return
      }
      expectEqual(page.title, fresh.title, "seed \(seed), round \(round)")
      expectEqual(page.focus, fresh.focus, "seed \(seed), round \(round)")
    }
  }

  @Test("the order of a page's elements is the reading order after any patches", arguments: 0..<10)
  func order(seed: Int) throws {
    var frames = RandomPages(seed: 700 + seed, identities: 20)
    var encoder = encoder()
    let page = PageTwin()
    var frame = frames.next()
    try page.apply(encoder.tree(for: frame).line(handled: 0))
    for round in 0..<40 {
      frame = round % 5 == 0 ? frames.next() : frames.next(after: frame)
      if let message = encoder.patches(to: frame) { try page.apply(message.line(handled: 0)) }
      var wanted: [String] = []
      func visit(_ node: RenderNode) {
        wanted.append("n" + PageNumber.name(node.id))
        for child in node.childrenInReadingOrder(isRightToLeft: false) { visit(child) }
      }
      visit(frame.root)
      expectEqual(page.scene.identities, wanted, "seed \(seed), round \(round)")
      try expectEqual(page.scene.painted, drawn(frame.root), "seed \(seed), round \(round)")
    }
  }

  /// The names of nodes in drawing order.
  private func drawn(_ node: RenderNode) -> [String] {
    ["n" + PageNumber.name(node.id)] + node.children.flatMap(drawn)
  }

  @Test("a row that is inserted at the top shifts all rows below by one patch")
  func insertion() throws {
    let rows = (1...20).map { PageNotation.row($0) }
    let pushed = try rows.map { row in
      var semantics = try #require(row.semantics)
      semantics.position = Semantics.Position(index: (semantics.position?.index ?? 0) + 1, count: 5001)
      return RenderNode(
        id: row.id, frame: row.frame.offsetBy(dx: 0, dy: 60), style: row.style, semantics: semantics,
        children: row.children)
    }
    var encoder = PageNotation.encoder()
    let page = PageTwin()
    try page.apply(encoder.tree(for: PageNotation.frame(PageNotation.list(rows))).line(handled: 0))
    let message = encoder.patches(
      to: PageNotation.frame(PageNotation.list([PageNotation.row(0)] + pushed), number: 2))
    let patches = try #require(message).patches
    expectEqual(patches.count, 2)
    expectEqual(patches.last?.json, "[10,\"s2\",20,0,6000,1,5001]")
    try page.apply(try #require(message).line(handled: 0))
    expectEqual(page.scene.find("ns2")?.attributes["aria-posinset"], "3")
    expectEqual(page.scene.find("ns2")?.style["top"], "120px")
  }

  @Test("a sibling that moves otherwise ends a run of shifted ones")
  func runs() throws {
    func tree(_ tops: [CGFloat]) -> RenderNode {
      let children = tops.enumerated().map { index, top in
        PageNotation.node(10 + index, frame: CGRect(x: 0, y: top, width: 9, height: 9))
      }
      return RenderNode(id: NodeID(rawValue: 1), frame: CGRect(x: 0, y: 0, width: 99, height: 99), children: children)
    }
    var encoder = PageNotation.encoder()
    _ = encoder.tree(for: PageNotation.frame(tree([0, 1, 2, 3, 4])))
    let message = encoder.patches(to: PageNotation.frame(tree([1, 2, 2, 4.5, 5.5]), number: 2))
    try expectEqual(#require(message).patches.map(\.json), ["[10,\"a\",2,0,100]", "[10,\"d\",2,0,150]"])
  }

  @Test("rows that move together have one transition")
  func movements() throws {
    func tree(_ offset: CGFloat) -> RenderNode {
      let children = (0..<4).map { index in
        PageNotation.node(10 + index, frame: CGRect(x: 0, y: CGFloat(index) * 20 + offset, width: 50, height: 20))
      }
      return RenderNode(id: NodeID(rawValue: 1), frame: CGRect(x: 0, y: 0, width: 99, height: 99), children: children)
    }
    var encoder = PageNotation.encoder()
    _ = encoder.tree(for: PageNotation.frame(tree(0)))
    let moves = tree(0).children.map { child in
      NodeTransition(node: child.id, kind: .moved(from: child.frame), duration: child.id.rawValue == 13 ? 0.5 : 0.3)
    }
    let frame = Frame(
      number: 2, size: .zero, scale: 1, root: tree(44), transitions: moves, focusedNode: nil, title: "")
    let encoded = encoder.patches(to: frame)
    let message = try #require(encoded)
    expectEqual(
      message.transitions.compactMap(\.json),
      [
        "[\"a\",4,300,0,\"ease-in-out\",1,0,3,0,-44]", "[\"d\",4,500,0,\"ease-in-out\",1,0,1,0,-44]",
      ])
  }

  @Test("an equal frame makes no message")
  func equal() {
    var frames = RandomPages(seed: 3, identities: 12)
    let frame = frames.next()
    var encoder = encoder()
    _ = encoder.tree(for: frame)
    #expect(encoder.patches(to: frame) == nil)
  }

  @Test("every identity has at most one element in a document", arguments: 0..<20)
  func identities(seed: Int) throws {
    var frames = RandomPages(seed: 500 + seed, identities: 20)
    let frame = frames.next()
    var encoder = encoder()
    let page = PageTwin()
    try page.apply(encoder.tree(for: frame).line(handled: 0))
    for id in 0..<20 { #expect(page.scene.count("n" + String(id, radix: 36)) <= 1) }
  }
}

extension PageTwin.Node {
  /// The identities of the elements inside, in the order of the page.
  fileprivate var identities: [String] { children.flatMap { [$0.nodeIdentity].compactMap { $0 } + $0.identities } }

  /// The identity of a node's element; nil for a part of a drawing.
  private var nodeIdentity: String? { attributes["id"].flatMap { $0.hasPrefix("n") ? $0 : nil } }

  /// The identities of the elements inside, in the order in which a browser paints them: by level, and as in the page.
  fileprivate var painted: [String] {
    get throws {
      let levels = try children.enumerated().sorted { a, b in
        try (a.element.level, a.offset) < (b.element.level, b.offset)
      }
      if levels.contains(where: { $0.element.style["z-index"] != nil }), !isAnonymous {
        expectEqual(style["isolation"] ?? parent?.style["isolation"], "isolate")
      }
      return try levels.flatMap { try [$0.element.nodeIdentity].compactMap { $0 } + $0.element.painted }
    }
  }

  private var isAnonymous: Bool { parent == nil }

  private var level: Int {
    get throws { try style["z-index"].map { try #require(Int($0)) } ?? 0 }
  }
}
