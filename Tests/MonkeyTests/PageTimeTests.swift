#if Web
  import Expectations
  import Foundation
  import RenderTree
  import Testing
  import UIKit

  @testable import WebHost

  /// The budget of the main actor: a page that posts much does not hold others.
  @MainActor
  @Suite("The time of the main actor that a post takes at a stretch", .serialized)
  struct PageTimeTests {
    /// The kind of events of a post.
    enum Kind: CaseIterable, Sendable {
      case keys, sizes

      func event(_ number: Int) -> PageEvent {
        switch self {
        case .keys: .key(KeyEvent(number % 30 == 29 ? .up : .down))
        case .sizes:
          .resized(
            CGSize(width: 320 + CGFloat(number % 400), height: 500 + CGFloat(number % 300)),
            safeArea: SceneConfiguration.Insets())
        }
      }
    }

    /// The time after which others have their turn, in milliseconds.
    private static let stretch = 50
    private static let count = 900

    /// The time of a whole stretch is not compared: on a busy machine any event may take long. But on no machine may an
    /// event begin after the limit.
    @Test(
      "of 900 events in one post, those after 50 milliseconds wait until others had their turn",
      arguments: Kind.allCases)
    func budget(kind: Kind) async throws {
      let list = CountedList()
      let page = try CountedPage { list }
      // With a millisecond for each event at least, the limit is one of a number of events as well.
      page.scene.pause = 1_000
      await page.post((0..<Self.count).map(kind.event))
      let stretches = page.scene.stretches
      expectEqual(stretches.reduce(0) { $0 + $1.count }, Self.count)
      for (number, times) in stretches.enumerated() {
        let before = times.dropLast().reduce(Duration.zero) { $0 + $1 }
        #expect(
          before <= .milliseconds(Self.stretch), "stretch \(number): \(before) before the last of \(times.count)")
        #expect(times.count <= Self.stretch + 1, "stretch \(number) of \(stretches.count)")
      }
      // The events did what they do.
      let frame = page.scene.frame()
      switch kind {
      case .keys: #expect(frame.focusedNode != nil)
      case .sizes: expectEqual(list.view.bounds.width, 320 + CGFloat((Self.count - 1) % 400))
      }
      await page.end()
    }
  }
#endif
