import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIViewTests {
  final class Counting: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test("the later of overlapping siblings is hit unless it is nearly transparent")
  func hitTesting() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let below = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let above = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 50))
    parent.addSubview(below)
    parent.addSubview(above)
    #expect(parent.hitTest(CGPoint(x: 30, y: 30), with: nil) === above)
    #expect(parent.hitTest(CGPoint(x: 12, y: 12), with: nil) === below)
    #expect(parent.hitTest(CGPoint(x: 150, y: 30), with: nil) == nil)
    above.alpha = 0.01
    #expect(parent.hitTest(CGPoint(x: 30, y: 30), with: nil) === below)
  }

  @Test("a new centre needs no layout, a new size needs one")
  func layoutTriggers() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    expectEqual(view.layouts, 1)
    view.center = CGPoint(x: 50, y: 50)
    view.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 45, y: 45, width: 10, height: 10))
    expectEqual(view.layouts, 1)
    view.bounds.size = CGSize(width: 20, height: 20)
    view.bounds.size = CGSize(width: 30, height: 20)
    view.layoutIfNeeded()
    expectEqual(view.layouts, 2)
  }

  @Test("flexible parts share the parent's growth")
  func autoresizing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let wide = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 10))
    wide.autoresizingMask = .flexibleWidth
    let centred = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 10))
    centred.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    parent.addSubview(wide)
    parent.addSubview(centred)
    parent.frame.size.width = 200
    expectEqual(wide.frame, CGRect(x: 10, y: 0, width: 180, height: 10))
    expectEqual(centred.frame, CGRect(x: 90, y: 0, width: 20, height: 10))
  }

  final class Made: UIView {
    let isMade: Bool
    override init(frame: CGRect) {
      isMade = true
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { return nil }
  }

  @Test("dynamic construction calls the class's own initialiser")
  func dynamicConstruction() throws {
    let type: UIView.Type = Made.self
    let view = try #require(type.construct(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) as? Made)
    #expect(view.isMade)
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
