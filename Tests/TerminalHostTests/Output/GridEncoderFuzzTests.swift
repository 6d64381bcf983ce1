import Foundation
import RenderTree
import Testing

@testable import TerminalHost

@Suite struct GridEncoderFuzzTests {
  /// The number of frames for each colour depth and seed, six thousand in all by default. `make fuzz` runs more.
  private static let frames = ProcessInfo.processInfo.environment["FRAMES"].flatMap { Int($0) } ?? 500

  @Test(
    "after any changes the screen equals a fresh drawing",
    arguments: ColorDepth.allCases, [UInt64(1), 2, 3])
  func changes(depth: ColorDepth, seed: UInt64) {
    var screens = RandomScreens(seed: seed, width: 30, height: 8)
    var encoder = GridEncoder(depth: depth)
    var emulator = ScreenEmulator(width: 30, height: 8)
    for frame in 0..<Self.frames {
      screens.step()
      let grid = screens.grid
      if emulator.width != grid.width || emulator.height != grid.height {
        emulator.resize(width: grid.width, height: grid.height)
      }
      emulator.feed(encoder.encode(grid))

      var fresh = ScreenEmulator(width: grid.width, height: grid.height)
      var freshEncoder = GridEncoder(depth: depth)
      fresh.feed(freshEncoder.encode(grid))
      guard emulator.seen == fresh.seen, emulator.complaints.isEmpty else {
        Issue.record(
          "seed \(seed), frame \(frame): \(emulator.complaints)\n\(emulator.text)\ninstead of\n\(fresh.text)")
        return
      }
    }
  }

  @Test("the screen shows the grid", arguments: [UInt64(11), 12, 13])
  func sameAsGrid(seed: UInt64) {
    var screens = RandomScreens(seed: seed, width: 30, height: 8)
    var encoder = GridEncoder(depth: .full)
    var emulator = ScreenEmulator(width: 30, height: 8)
    for frame in 0..<300 {
      screens.step()
      let grid = screens.grid
      emulator.resize(width: grid.width, height: grid.height)
      emulator.feed(encoder.encode(grid))
      for row in 0..<grid.height {
        for column in 0..<grid.width {
          let cell = grid[column, row]
          let spot = emulator[column, row]
          let background = cell.background.map(TerminalColor.exact) ?? .standard
          let isSame: Bool
          switch cell.character.sanitizedText {
          case nil: isSame = spot.text == " "
          case let text?: isSame = cell.kind == .continuation ? spot.isContinuation : spot.text == text
          }
          if !isSame || (spot.pen.background != background && cell.kind != .continuation) {
            Issue.record("seed \(seed), frame \(frame), (\(column), \(row)): \(spot) for \(cell)")
            return
          }
        }
      }
    }
  }
}
