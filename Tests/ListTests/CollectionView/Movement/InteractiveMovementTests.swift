import Expectations
import Foundation
import SeededRandomness
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@Suite struct InteractiveMovementTests {
  @Test("source paths during a movement match a list of paths", arguments: 0..<40)
  func paths(seed: UInt64) {
    var random = Randomness(seed: seed)
    let counts = (0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 0...5, using: &random) }
    let all = counts.enumerated().flatMap { section, count in (0..<count).map { IndexPath($0, section) } }
    guard let source = all.randomElement(using: &random) else { return }
    // The reference: sections that hold the original paths.
    var shown = counts.enumerated().map { section, count in (0..<count).map { IndexPath($0, section) } }
    shown[source.section].remove(at: source.item)
    let section = Int.random(in: 0..<counts.count, using: &random)
    let target = IndexPath(Int.random(in: 0...shown[section].count, using: &random), section)
    shown[section].insert(source, at: target.item)

    var movement = InteractiveMovement(of: source, at: .zero)
    movement.current = target
    for (section, items) in shown.enumerated() {
      for (item, path) in items.enumerated() {
        expectEqual(movement.sourcePath(of: IndexPath(item, section)), path, "seed \(seed): \(source) to \(target)")
      }
    }
  }
}
