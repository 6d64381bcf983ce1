import Expectations
import PergolaTesting
import SeededRandomness
import SwiftUI
import Testing

@MainActor @Suite("Random walks over links")
struct LinkWalkTests {
  private final class Selection: ObservableObject {
    @Published var number: Int?
  }

  private struct Links: View {
    @ObservedObject var selection: Selection

    var body: some View {
      NavigationView {
        List(1..<6) { number in
          NavigationLink(
            destination: Text(verbatim: "detail \(number)"), tag: number, selection: $selection.number
          ) {
            Text(verbatim: "row \(number)")
          }
        }
      }
    }
  }

  @Test("taps, steps back and selections by the state agree with a model", arguments: 1...5)
  func walk(seed: Int) async throws {
    var random = Randomness(seed: seed)
    let selection = Selection()
    let driver = await show(Links(selection: selection))
    var expected: Int?
    for step in 0..<40 {
      let number = 1 + random.next(below: 5)
      switch random.next(below: 4) {
      case 0:
        expected = number
        selection.number = number
      case 1:
        expected = nil
        selection.number = nil
      case 2 where expected == nil:
        expected = number
        try await driver.tap(.text("row \(number)"))
      case 3 where expected != nil:
        expected = nil
        await driver.press(.escape)
      default: break
      }
      await driver.settle()
      expectEqual(selection.number, expected, "seed \(seed), step \(step)")
      #expect(driver.contains(.text(expected.map { "detail \($0)" } ?? "row 1")), "seed \(seed), step \(step)")
    }
  }
}
