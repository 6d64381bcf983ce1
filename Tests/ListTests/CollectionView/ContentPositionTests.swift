import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@Suite("The movement of elements by a correction")
struct ContentPositionTests {
  private func position(
    _ offset: CGFloat, length: CGFloat, width: CGFloat = 100, items: Range<Int> = 0..<3
  ) -> ContentPosition {
    ContentPosition(offset: CGPoint(x: 0, y: offset), size: CGSize(width: width, height: length), itemsInGroup: items)
  }

  @Test("at an equal offset the elements after the corrected one move")
  func following() throws {
    let movement = try #require(position(50, length: 900).movement(to: position(50, length: 910), along: .vertical))
    expectEqual(movement.precedingDistance, 0)
    expectEqual(movement.followingDistance, 10)
  }

  @Test("if the offset changes with the length, the elements before the corrected one move")
  func preceding() throws {
    let movement = try #require(position(50, length: 900).movement(to: position(60, length: 910), along: .vertical))
    expectEqual(movement.precedingDistance, -10)
    expectEqual(movement.followingDistance, 0)
  }

  @Test("if the end of the content limits the offset, the elements on both sides move")
  func bothSides() throws {
    let movement = try #require(position(800, length: 910).movement(to: position(792, length: 900), along: .vertical))
    expectEqual(movement.growth, -10)
    expectEqual(movement.precedingDistance, 8)
    expectEqual(movement.followingDistance, -2)
  }

  @Test("differences below a thousandth of a point are no movement")
  func tolerance() throws {
    let movement = try #require(
      position(50, length: 900).movement(to: position(50.0004, length: 900.0004), along: .vertical))
    expectEqual(movement.precedingDistance, 0)
    expectEqual(movement.followingDistance, 0)
  }

  @Test("a change across the axis has no movement along it")
  func across() {
    let movement = position(50, length: 900).movement(to: position(50, length: 910, width: 120), along: .vertical)
    #expect(movement == nil)
  }

  @Test("elements on both sides that are packed into other groups have no common movement")
  func otherGroups() {
    let movement = position(800, length: 910).movement(to: position(792, length: 900, items: 0..<4), along: .vertical)
    #expect(movement == nil)
  }
}
