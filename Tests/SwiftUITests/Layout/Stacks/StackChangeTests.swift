import Expectations
import PergolaTesting
import SeededRandomness
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite("Changes of single views in stacks")
struct StackChangeTests {
  private final class Words: ObservableObject {
    @Published var texts: [String]
    init(_ texts: [String]) { self.texts = texts }
  }

  private struct Column: View {
    @ObservedObject var words: Words
    let alignment: HorizontalAlignment

    var body: some View {
      ScrollView {
        VStack(alignment: alignment) {
          ForEach(words.texts.indices, id: \.self) { Text(verbatim: words.texts[$0]) }
        }
      }
    }
  }

  private func frames(of words: Words, _ alignment: HorizontalAlignment) async -> (Driver, () -> [CGRect]) {
    let showing = await Showing(Column(words: words, alignment: alignment))
    return (
      showing.driver,
      { showing.views(UILabel.self).filter { !($0.text ?? "").isEmpty }.map { $0.convert($0.bounds, to: nil) } }
    )
  }

  @Test("a stack in which texts change is laid out as one that is made with them", arguments: 1...6)
  func walk(seed: Int) async {
    var random = Randomness(seed: seed)
    let alignment: HorizontalAlignment = [.leading, .center, .trailing][seed % 3]
    func text() -> String {
      let line = String(repeating: "x", count: 1 + random.next(below: 12))
      return random.next(below: 6) == 0 ? line + "\n" + line : line
    }
    let words = Words((0..<8).map { _ in text() })
    let (driver, current) = await frames(of: words, alignment)
    for step in 0..<30 {
      for _ in 0...random.next(below: 2) { words.texts[random.next(below: words.texts.count)] = text() }
      await driver.settle()
      let (_, expected) = await frames(of: Words(words.texts), alignment)
      expectEqual(current(), expected(), "seed \(seed), step \(step)")
    }
  }

  @Test("a stack takes the change of a view that neither moves another one nor changes the stack's size")
  func takesChange() async throws {
    let showing = await Showing(
      VStack(alignment: .leading) {
        Text(verbatim: "wide text")
        Text(verbatim: "a")
      }
      .fixedSize())
    let label = try #require(showing.views(UILabel.self).first { $0.text == "a" })
    func element(in other: ViewElement) -> ViewElement? {
      other.view === label ? other : other.subelements.lazy.compactMap { element(in: $0) }.first
    }
    let root = try #require((showing.controller.view as? HostView)?.root)
    let element = try #require(element(in: root))
    let stack = try #require(element.container)
    func takes(_ text: String) -> Bool {
      label.text = text
      element.setNeedsLayout()
      _ = element.resolveMeasurements()
      return stack.takeChange(of: element)
    }
    #expect(takes("abc"))
    #expect(!takes("much wider than the others"))
    #expect(takes("abcd"))
    #expect(!takes("two\nlines"))
  }
}
