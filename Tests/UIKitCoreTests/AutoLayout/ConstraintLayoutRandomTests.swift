import Expectations
import Foundation
import RenderTree
import SeededRandomness
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// Random rows of views, compared with frames that are computed by hand.
@MainActor @Suite struct ConstraintLayoutRandomTests {
  @Test("views in a row share the width by priority after any change", arguments: 1...40)
  func rows(seed: UInt64) {
    var random = Randomness(seed: seed)
    let root = UIView.root(CGFloat(Int.random(in: 0...400, using: &random)), 300)
    let count = Int.random(in: 1...6, using: &random)
    let views = (0..<count).map { _ in ContentView(CGFloat(Int.random(in: 0...120, using: &random)), 10) }
    // Distinct priorities leave no choice.
    let hugging = (0..<count).shuffled(using: &random).map { 100 + $0 }
    let resistance = (0..<count).shuffled(using: &random).map { 600 + $0 }
    var gaps = (0...count).map { _ in CGFloat(Int.random(in: 0...10, using: &random)) }
    var chain: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      root.addSubview(view)
      view.setContentHuggingPriority(UILayoutPriority(Float(hugging[index])), for: .horizontal)
      view.setContentCompressionResistancePriority(UILayoutPriority(Float(resistance[index])), for: .horizontal)
      let before = index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor
      chain.append(view.leadingAnchor.constraint(equalTo: before, constant: gaps[index]))
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    chain.append(root.trailingAnchor.constraint(equalTo: views[count - 1].trailingAnchor, constant: gaps[count]))
    NSLayoutConstraint.activate(chain)

    for step in 0..<8 {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: root.frame.size.width = CGFloat(Int.random(in: 0...500, using: &random))
      case 1: views.randomElement(using: &random)?.content.width = CGFloat(Int.random(in: 0...120, using: &random))
      default:
        let index = Int.random(in: 0...count, using: &random)
        gaps[index] = CGFloat(Int.random(in: 0...10, using: &random))
        chain[index].constant = gaps[index]
      }
      let room = root.bounds.width - gaps.reduce(0, +)
      // A width smaller than the gaps is a contradiction, which other tests cover.
      guard room >= 0 else { continue }
      root.layoutIfNeeded()
      let expected = Self.widths(of: views.map(\.content.width), room: room, hugging: hugging, resistance: resistance)
      expectEqual(views.map(\.frame.width), expected, "seed \(seed), step \(step)")
      var x: CGFloat = 0
      for (index, view) in views.enumerated() {
        x += gaps[index]
        expectEqual(view.frame.minX, x, "seed \(seed), step \(step)")
        x += expected[index]
      }
    }
  }

  /// The expected widths: spare width goes to the view with the lowest hugging priority, and missing width is taken
  /// from the views in order of rising compression resistance.
  private static func widths(
    of intrinsic: [CGFloat], room: CGFloat, hugging: [Int], resistance: [Int]
  ) -> [CGFloat] {
    var widths = intrinsic
    var lack = intrinsic.reduce(0, +) - room
    if lack < 0 {
      let stretched = hugging.indices.min { hugging[$0] < hugging[$1] } ?? 0
      widths[stretched] -= lack
    } else {
      for index in resistance.indices.sorted(by: { resistance[$0] < resistance[$1] }) {
        let taken = min(lack, widths[index])
        widths[index] -= taken
        lack -= taken
      }
    }
    return widths
  }
}
