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
