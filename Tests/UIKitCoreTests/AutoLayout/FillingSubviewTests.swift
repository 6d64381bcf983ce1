import Expectations
import Foundation
import SeededRandomness
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct FillingSubviewTests {
  /// A view with a subview that is pinned to its edges, and perhaps a fifth constraint, which never has an effect but needs
  /// a solver.
  @MainActor private struct Pair {
    let root = UIView.root(200.25, 100)
    let child = ContentView(50, 20)
    let pins: [NSLayoutConstraint]
    let idle: [NSLayoutConstraint]

    init(isReference: Bool = false) {
      root.addSubview(child)
      pins = [
        child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        root.trailingAnchor.constraint(equalTo: child.trailingAnchor),
        child.topAnchor.constraint(equalTo: root.topAnchor), child.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ]
      idle = isReference ? [child.widthAnchor.constraint(equalTo: root.widthAnchor)] : []
      idle.first?.priority = UILayoutPriority(1)
      activate()
    }

    func activate() { NSLayoutConstraint.activate(pins + idle) }

    var hasSolver: Bool { root.constraintState?.island != nil }
  }

  @Test("a subview that only fills its superview needs no solver")
  func solver() {
    let pair = Pair()
    pair.root.layoutIfNeeded()
    expectEqual(pair.child.frame, CGRect(x: 0, y: 0, width: 200.5, height: 100))
    #expect(!pair.hasSolver)
    pair.root.frame = CGRect(x: 5, y: 5, width: 40, height: 30)
    pair.root.layoutIfNeeded()
    expectEqual(pair.child.frame, CGRect(x: 0, y: 0, width: 40, height: 30))
    pair.child.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    pair.root.setNeedsLayout()
    pair.root.layoutIfNeeded()
    expectEqual(pair.child.frame, CGRect(x: 0, y: 0, width: 40, height: 30))
    pair.root.frame.size = CGSize(width: 0, height: 30)
    pair.root.layoutIfNeeded()
    expectEqual(pair.child.frame, CGRect(x: 0, y: 0, width: 0, height: 30))
    #expect(!pair.hasSolver)
  }

  @Test(
    "anything else that constraints say needs a solver",
    arguments: [
      "constant", "priority", "missing", "doubled", "inside", "sibling", "resistance", "own resistance", "scroll view",
    ])
  func others(change: String) {
    let pair = Pair()
    pair.root.layoutIfNeeded()
    switch change {
    case "constant": pair.pins[0].constant = 3
    case "priority":
      pair.pins[0].isActive = false
      pair.pins[0].priority = UILayoutPriority(999)
      pair.pins[0].isActive = true
    case "missing": pair.pins[1].isActive = false
    case "doubled":
      pair.pins[1].isActive = false
      pair.child.leftAnchor.constraint(equalTo: pair.root.leftAnchor).isActive = true
    case "inside":
      let inner = ContentView(1, 1)
      pair.child.addSubview(inner)
    case "sibling":
      let sibling = ContentView(1, 1)
      pair.root.addSubview(sibling)
    case "resistance": pair.child.setContentCompressionResistancePriority(.required, for: .vertical)
    case "own resistance": pair.root.setContentHuggingPriority(.required, for: .horizontal)
    default:
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      scrollView.addSubview(pair.child)
      scrollView.addConstraints([
        pair.child.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        pair.child.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        pair.child.topAnchor.constraint(equalTo: scrollView.topAnchor),
        pair.child.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      ])
      scrollView.layoutIfNeeded()
      expectEqual(scrollView.contentSize, CGSize(width: 50, height: 20))
      return
    }
    pair.root.setNeedsLayout()
    pair.root.layoutIfNeeded()
    #expect(pair.hasSolver, "\(change)")
  }

  @Test("a subview has the same frames without a solver as with one, after any changes", arguments: 1...60)
  func sameFrames(seed: UInt64) {
    var random = Randomness(seed: seed)
    let (plain, reference) = (Pair(), Pair(isReference: true))
    for step in 0..<12 {
      let change = Self.change(using: &random)
      for pair in [plain, reference] {
        change(pair)
        pair.root.layoutIfNeeded()
      }
      expectEqual(plain.child.frame, reference.child.frame, "seed \(seed), step \(step)")
      expectEqual(
        plain.child.subviews.map(\.frame), reference.child.subviews.map(\.frame), "seed \(seed), step \(step)")
    }
    #expect(reference.hasSolver)
  }

  private static func change(using random: inout Randomness) -> @MainActor (Pair) -> Void {
    let (a, b) = (CGFloat(Int.random(in: 0...400, using: &random)) / 4, CGFloat(Int.random(in: 0...40, using: &random)))
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return { $0.root.frame.size = CGSize(width: 20 + a, height: 20 + b) }
    case 1: return { $0.root.bounds.origin = CGPoint(x: a, y: b) }
    case 2:
      return {
        $0.child.frame = CGRect(x: b, y: a, width: a, height: b)
        $0.root.setNeedsLayout()
      }
    case 3: return { $0.child.content = CGSize(width: b, height: a) }
    case 4: return { $0.pins[Int(b) % 4].constant = a / 25 }
    case 5: return { $0.pins[Int(b) % 4].constant = 0 }
    case 6:
      return {
        let inner = ContentView(b, b)
        $0.child.addSubview(inner)
        inner.centerXAnchor.constraint(equalTo: $0.child.centerXAnchor).isActive = true
      }
    case 7: return { $0.child.subviews.last?.removeFromSuperview() }
    case 8:
      return { pair in
        pair.child.removeFromSuperview()
        pair.root.addSubview(pair.child)
        pair.activate()
      }
    default: return { _ = $0.root.systemLayoutSizeFitting(CGSize(width: a, height: b)) }
    }
  }
}
