import Expectations
import Foundation
import SeededRandomness
import Testing

@_spi(Toolkit) @testable import UIKitCore

@Suite struct MenuPlacementTests {
  private func placement(
    room: CGRect = CGRect(x: 0, y: 0, width: 400, height: 400), isRightToLeft: Bool = false, grid: CGSize? = nil
  ) -> MenuPlacement {
    MenuPlacement(room: room, isRightToLeft: isRightToLeft, grid: grid, gap: 6, minimumHeight: 100)
  }

  private let size = CGSize(width: 150, height: 120)

  @Test("a panel is below its anchor, aligned with the nearer edge")
  func below() {
    let left = placement().frame(ofSize: size, at: CGRect(x: 20, y: 50, width: 60, height: 30))
    expectEqual(left, CGRect(x: 20, y: 86, width: 150, height: 120))
    let right = placement().frame(ofSize: size, at: CGRect(x: 320, y: 50, width: 60, height: 30))
    expectEqual(right, CGRect(x: 230, y: 86, width: 150, height: 120))
    let middle = CGRect(x: 170, y: 50, width: 60, height: 30)
    expectEqual(placement().frame(ofSize: size, at: middle).minX, 170)
    expectEqual(placement(isRightToLeft: true).frame(ofSize: size, at: middle).maxX, 230)
  }

  @Test("a panel with too little space below is placed above")
  func above() {
    let low = placement().frame(ofSize: size, at: CGRect(x: 20, y: 350, width: 60, height: 30))
    expectEqual(low, CGRect(x: 20, y: 224, width: 150, height: 120))
    let high = CGSize(width: 150, height: 900)
    let anchor = CGRect(x: 20, y: 250, width: 60, height: 30)
    expectEqual(placement().frame(ofSize: high, at: anchor), CGRect(x: 20, y: 0, width: 150, height: 244))
    expectEqual(
      placement().frame(ofSize: high, at: anchor.offsetBy(dx: 0, dy: -150)),
      CGRect(x: 20, y: 136, width: 150, height: 264))
  }

  @Test("a panel covers its anchor if neither side has three rows")
  func covering() {
    let anchor = CGRect(x: 0, y: 30, width: 400, height: 340)
    let frame = placement().frame(ofSize: CGSize(width: 150, height: 300), at: anchor)
    expectEqual(frame.height, 100)
    expectEqual(frame.minY, 300)
  }

  @Test("a context menu is after its row, or before it, so that it does not cover the next rows")
  func besideRow() {
    let row = CGRect(x: 20, y: 50, width: 200, height: 44)
    let after = placement().frame(ofSize: size, at: row, prefersSide: true)
    expectEqual(after, CGRect(x: 226, y: 50, width: 150, height: 120))
    let before = placement().frame(ofSize: size, at: row.offsetBy(dx: 170, dy: 0), prefersSide: true)
    expectEqual(before, CGRect(x: 34, y: 50, width: 150, height: 120))
    let low = placement().frame(ofSize: size, at: row.offsetBy(dx: 0, dy: 300), prefersSide: true)
    expectEqual(low, CGRect(x: 226, y: 280, width: 150, height: 120))
    let wide = placement().frame(ofSize: size, at: row.insetBy(dx: -20, dy: 0), prefersSide: true)
    expectEqual(wide.minY, 50)
    let full = CGRect(x: 0, y: 50, width: 400, height: 44)
    expectEqual(placement().frame(ofSize: size, at: full, prefersSide: true).minY, 100)
  }

  @Test("a submenu is after its parent panel, before it, or over it")
  func beside() {
    let row = CGRect(x: 50, y: 100, width: 150, height: 44)
    let panel = CGRect(x: 50, y: 40, width: 150, height: 200)
    let left = placement().frame(ofSize: size, beside: row, of: panel)
    expectEqual(left, CGRect(x: 200, y: 100, width: 150, height: 120))
    expectEqual(
      placement().frame(
        ofSize: size, beside: row.offsetBy(dx: 150, dy: 0), of: panel.offsetBy(dx: 150, dy: 0)
      ).minX, 50)
    let wide = CGSize(width: 220, height: 120)
    expectEqual(
      placement().frame(ofSize: wide, beside: row, of: panel.insetBy(dx: -40, dy: 0)).origin, CGPoint(x: 26, y: 144))
    let roomy = placement(room: CGRect(x: -400, y: 0, width: 800, height: 400), isRightToLeft: true)
    expectEqual(roomy.frame(ofSize: size, beside: row, of: panel).maxX, 50)
  }

  @Test("a panel is always inside its space, on the grid and beside its anchor")
  func anywhere() {
    for seed in UInt64(1)...200 {
      var random = Randomness(seed: seed)
      let grid = Bool.random(using: &random) ? CGSize(width: 8, height: 16) : nil
      let unit = grid ?? CGSize(width: 1, height: 1)
      func length(_ range: ClosedRange<Int>, _ step: CGFloat) -> CGFloat {
        CGFloat(Int.random(in: range, using: &random)) * step
      }
      let room = CGRect(
        x: length(0...5, unit.width), y: length(0...5, unit.height), width: length(20...60, unit.width),
        height: length(8...40, unit.height))
      let placement = placement(room: room, isRightToLeft: Bool.random(using: &random), grid: grid)
      let size = CGSize(width: length(1...80, unit.width), height: length(1...60, unit.height))
      let anchor = CGRect(
        x: length(-5...60, 1), y: length(-5...60, 1), width: length(1...300, 1), height: length(1...300, 1))
      for frame in [
        placement.frame(ofSize: size, at: anchor), placement.frame(ofSize: size, beside: anchor, of: anchor),
      ] {
        #expect(room.contains(frame), "seed \(seed): \(frame) in \(room)")
        expectEqual(frame.width, min(size.width, room.width), "seed \(seed)")
        if grid != nil {
          expectEqual(frame.minX.truncatingRemainder(dividingBy: 8), 0, "seed \(seed): \(frame)")
          expectEqual(frame.minY.truncatingRemainder(dividingBy: 16), 0, "seed \(seed): \(frame)")
          expectEqual(frame.height.truncatingRemainder(dividingBy: 16), 0, "seed \(seed): \(frame)")
        }
      }
      let fits = max(room.maxY - anchor.maxY, anchor.minY - room.minY) >= size.height + 6
      if grid == nil, fits, room.contains(anchor) {
        #expect(!placement.frame(ofSize: size, at: anchor).intersects(anchor), "seed \(seed)")
      }
    }
  }
}
