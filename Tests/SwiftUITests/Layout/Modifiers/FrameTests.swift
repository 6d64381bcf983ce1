import Expectations
import Foundation
import PergolaDiagnostics
import Synchronization
import Testing

@testable import SwiftUI

@MainActor @Suite("Frames")
struct FrameTests {
  @Test("a fixed frame has its lengths and proposes them")
  func fixed() async {
    let area = LayoutProbe()
    let driver = await layOut(Area(area).frame(width: 100, height: 50))
    withExtendedLifetime(driver) { expectEqual(area.frame, CGRect(x: 100, y: 75, width: 100, height: 50)) }
  }

  @Test("a side that a fixed frame does not give passes through")
  func oneSide() async {
    let area = LayoutProbe()
    let driver = await layOut(Area(area).frame(width: 100))
    withExtendedLifetime(driver) { expectEqual(area.frame, CGRect(x: 100, y: 0, width: 100, height: 200)) }
  }

  @Test("the alignment puts the content into a frame")
  func alignment() async {
    let area = LayoutProbe(20, 10)
    var driver = await layOut(Area(area).frame(width: 100, height: 50, alignment: .topLeading))
    expectEqual(area.frame, CGRect(x: 100, y: 75, width: 20, height: 10))
    let other = LayoutProbe(20, 10)
    driver = await layOut(Area(other).frame(width: 100, height: 50, alignment: .bottomTrailing))
    expectEqual(other.frame, CGRect(x: 180, y: 115, width: 20, height: 10))
    withExtendedLifetime(driver) {}
  }

  /// The width of a frame around an area of 20 points, in 300 points of room.
  private func width(_ frame: (Area) -> some View) async -> CGFloat {
    let back = LayoutProbe()
    let driver = await layOut(frame(Area(LayoutProbe(20, 20))).background(Area(back)))
    return withExtendedLifetime(driver) { back.frame.width }
  }

  @Test("a frame with a least length only is at least that, else as long as its content")
  func least() async {
    await expectEqual(width { $0.frame(minWidth: 50) }, 50)
    await expectEqual(width { $0.frame(minWidth: 5) }, 20)
  }

  @Test("a frame with a greatest length only takes the room up to it")
  func greatest() async {
    await expectEqual(width { $0.frame(maxWidth: 200) }, 200)
    await expectEqual(width { $0.frame(maxWidth: .infinity) }, 300)
    await expectEqual(width { $0.frame(maxWidth: 5) }, 5)
  }

  @Test(
    "a frame to which nothing is proposed has its ideal length, within the others, and that of its content without one")
  func idealLength() async {
    await expectEqual(width { $0.frame(idealWidth: 150).fixedSize() }, 150)
    await expectEqual(width { $0.frame(idealWidth: 10).fixedSize() }, 10)
    await expectEqual(width { $0.frame(minWidth: 50, idealWidth: 60, maxWidth: 200).fixedSize() }, 60)
    await expectEqual(width { $0.frame(minWidth: 50).fixedSize() }, 50)
    await expectEqual(width { $0.frame(idealWidth: 150) }, 20)
  }

  @Test("a frame with both lengths takes the room between them")
  func range() async {
    await expectEqual(width { $0.frame(minWidth: 50, maxWidth: 400) }, 300)
    await expectEqual(width { $0.frame(minWidth: 50, maxWidth: 100) }, 100)
    await expectEqual(width { $0.frame(minWidth: 350, maxWidth: 400) }, 350)
  }

  @Test("an ideal length is proposed where there is no other proposal")
  func ideal() async {
    let area = LayoutProbe()
    let driver = await layOut(Area(area).frame(idealWidth: 120).fixedSize())
    expectEqual(area.frame.size, CGSize(width: 120, height: 10))
    withExtendedLifetime(driver) {}
  }

  /// Performs an action and returns what it logs.
  private func messages(_ action: () -> Void) -> [String] {
    let log = MessageLog()
    Log.$sink.withValue({ _, message in log.messages.withLock { $0.append(message) } }, operation: action)
    return log.messages.withLock { $0 }
  }

  private final class MessageLog: Sendable { let messages = Mutex<[String]>([]) }

  @Test(
    "lengths that are negative or not finite are logged and clamped",
    arguments: [-5, CGFloat.nan, CGFloat.infinity, -CGFloat.infinity])
  func invalid(_ length: CGFloat) {
    var checked: CGFloat? = 1
    expectEqual(
      messages { checked = FrameLength.checked(length) }, ["Invalid frame dimension (negative or non-finite)."])
    expectEqual(checked, (length == -5 ? 0 : nil))
  }

  @Test("a greatest length may be infinite")
  func infiniteGreatest() {
    var checked: CGFloat?
    expectEqual(messages { checked = FrameLength.checked(.infinity, mayBeInfinite: true) }, [])
    expectEqual(checked, .infinity)
  }

  @Test("lengths that contradict each other are logged, and the least one has its way")
  func contradictory() {
    var range = LengthRange(nil, nil, nil)
    expectEqual(messages { range = LengthRange(50, nil, 20) }, ["Contradictory frame constraints specified."])
    expectEqual(range.greatest, 50)
  }
}
