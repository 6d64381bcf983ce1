import Expectations
import Foundation
import LayoutNotation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// The pins with which a host keeps headers and footers at an edge while it scrolls by itself.
@Suite("Pins of headers and footers")
@MainActor struct PinTests {
  /// Returns the origin that a host gives an element, along the scroll direction.
  private func origin(_ pin: NodePin, _ length: CGFloat, in bounds: CGRect) -> CGFloat {
    let place: CGFloat =
      switch pin.edge {
      case .top: bounds.minY + pin.distance
      case .left: bounds.minX + pin.distance
      case .bottom: bounds.maxY - pin.distance - length
      case .right: bounds.maxX - pin.distance - length
      }
    return min(max(place, pin.limits.lowerBound), pin.limits.upperBound)
  }

  /// Scrolls through the content, and compares the layout's frames with the places that the first pins give.
  private func check(_ client: FakeClient, horizontally: Bool = false) {
    var pins: [ElementKey: NodePin] = [:]
    let end = horizontally ? client.size.width - client.bounds.width : client.size.height - client.bounds.height
    for offset in stride(from: 0, through: end, by: 7) {
      let origin = horizontally ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
      client.setBounds(CGRect(origin: origin, size: client.bounds.size))
      for element in client.elements() where element.representedElementCategory == .supplementaryView {
        guard let pin = element.pin else {
          Issue.record("\(element) has no pin.")
          continue
        }
        expectEqual(pins[element.key] ?? pin, pin, "The pin changes at \(offset).")
        pins[element.key] = pin
        let length = horizontally ? element.frame.width : element.frame.height
        let place = horizontally ? element.frame.minX : element.frame.minY
        expectEqual(self.origin(pin, length, in: client.bounds), place, "\(element.key) at \(offset)")
      }
    }
    #expect(!pins.isEmpty)
  }

  @Test("a host finds the places of a flow layout's pinned views", arguments: [false, true], [false, true])
  func flow(horizontally: Bool, isRightToLeft: Bool) {
    let layout = MirroredFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.scrollDirection = horizontally ? .horizontal : .vertical
    layout.headerReferenceSize = CGSize(width: 30, height: 20)
    layout.footerReferenceSize = CGSize(width: 10, height: 15)
    layout.sectionInset = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let client = FakeClient(layout, [9, 0, 20, 1], height: 200)
    if isRightToLeft { client.effectiveUserInterfaceLayoutDirection = .rightToLeft }
    layout.prepare()
    check(client, horizontally: horizontally)
  }

  @Test("a host finds the places of a compositional layout's pinned views", arguments: [false, true], [false, true])
  func compositional(horizontally: Bool, isRightToLeft: Bool) {
    let group = horizontally ? V(60, .fh(1), [item(.fw(1), .fh(0.5))]) : H(.fw(1), 40, [item(.fw(0.5), .fh(1))])
    let headed = section(
      group, insets: insets(3, 4, 5, 6),
      views: horizontally
        ? [
          boundary(30, .fh(1), .leading, pinned: true),
          boundary(20, .fh(1), .trailing, kind: "footer", pinned: true),
        ]
        : [boundary(.fw(1), 30, pinned: true), boundary(.fw(1), 20, .bottom, kind: "footer", pinned: true)])
    let client = solved(headed, 12, 1, 30, height: 160, horizontally: horizontally, between: 8) {
      if isRightToLeft { $0.effectiveUserInterfaceLayoutDirection = .rightToLeft }
    }
    check(client, horizontally: horizontally)
  }

  @Test("the pin of a layout's own header spans all sections")
  func wholeContent() {
    let pair = [item(.fw(0.5), .fh(1))]
    let client = solved(
      section(H(.fw(1), 40, pair)), 20, 20, height: 100, views: [boundary(.fw(1), 30, pinned: true)])
    check(client)
    expectEqual(client.elements().compactMap(\.pin).first?.limits, 0...800)
  }

  @Test("a pin keeps its distance to the content inset")
  func inset() {
    let client = solved(
      section(H(.fw(1), 40, [item(.fw(0.5), .fh(1))]), views: [boundary(.fw(1), 30, pinned: true)]), 30, height: 100)
    client.adjustedContentInset.top = 12
    client.scroll(to: 100)
    expectEqual(client.elements().compactMap(\.pin).map(\.distance), [12])
    expectEqual(client.elements().compactMap(\.pin).map(\.edge), [.top])
  }

  @Test("views that scroll with the content have no pin")
  func unpinned() {
    let client = solved(
      section(H(.fw(1), 40, [item(.fw(0.5), .fh(1))]), views: [boundary(.fw(1), 30)]), 30, height: 100)
    #expect(client.elements().allSatisfy { $0.pin == nil })
  }
}

/// A flow layout that exchanges left and right where the language is read from the right.
private final class MirroredFlowLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
