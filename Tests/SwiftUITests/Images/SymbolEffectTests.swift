import Expectations
import Foundation
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite("Symbol effects")
struct SymbolEffectTests {
  private let star = Image(systemName: "star")

  private func look(_ view: some View) async -> (alpha: CGFloat, scale: CGFloat)? {
    let shown = await Showing(view)
    return shown.views(UIImageView.self).first.map { ($0.alpha, $0.transform.a) }
  }

  @Test("a symbol that disappears keeps its room")
  func disappear() async {
    await expectEqual(look(star.symbolEffect(.disappear))?.alpha, 0)
    await expectEqual(look(star.symbolEffect(.disappear, isActive: false))?.alpha, 1)
    let room = CGSize(width: 100, height: 100)
    await expectEqual(Showing(star.symbolEffect(.disappear)).size(in: room), Showing(star).size(in: room))
  }

  @Test("a scaled symbol has another size, and the same room")
  func scale() async {
    #expect(await look(star.symbolEffect(.scale.up))!.scale > 1)
    #expect(await look(star.symbolEffect(.scale.down.byLayer))!.scale < 1)
    let room = CGSize(width: 100, height: 100)
    await expectEqual(Showing(star.symbolEffect(.scale.up)).size(in: room), Showing(star).size(in: room))
  }

  @Test("effects that only move leave the look")
  func movements() async {
    let views: [any View] = [
      star.symbolEffect(.bounce.up.byLayer, options: .speed(2).repeat(3), value: 1), star.symbolEffect(.pulse),
      star.symbolEffect(.variableColor.iterative.reversing, options: .repeating, isActive: true),
      star.symbolEffect(.wiggle.left, options: .repeat(.periodic(2, delay: 1)), value: true),
      star.symbolEffect(.rotate.clockwise), star.symbolEffect(.breathe.plain),
      star.contentTransition(.symbolEffect(.replace.downUp)), star.contentTransition(.symbolEffect(.automatic)),
    ]
    for view in views {
      let look = await look(AnyView(view))
      expectEqual(look?.alpha, 1)
      expectEqual(look?.scale, 1)
    }
  }

  @Test("effects apply to all symbols inside, until they are removed")
  func inheritance() async {
    await expectEqual(look(Group { star }.symbolEffect(.disappear))?.alpha, 0)
    await expectEqual(look(Group { star.symbolEffectsRemoved() }.symbolEffect(.disappear))?.alpha, 1)
    await expectEqual(look(Group { star.symbolEffectsRemoved(false) }.symbolEffect(.disappear))?.alpha, 0)
  }

  @Test("only symbols have effects")
  func pictures() async {
    let picture = Image(uiImage: UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in })
    await expectEqual(look(picture.symbolEffect(.disappear))?.alpha, 1)
  }

  @Test("a content transition is a value of the environment, and the new content is shown")
  func contentTransition() async {
    struct Reader: View {
      @Environment(\.contentTransition) private var transition
      var body: some View { Text(verbatim: "\(transition == .numericText(countsDown: true))") }
    }
    await expectEqual(Showing(Reader().contentTransition(.numericText(countsDown: true))).label?.text, "true")
    await expectEqual(Showing(Reader()).label?.text, "false")
    struct Counter: View {
      @ObservedObject var model: Model
      var body: some View { Text(verbatim: "\(model.number)").contentTransition(.numericText(value: 1)) }
    }
    let model = Model()
    let shown = await Showing(Counter(model: model))
    withAnimation { model.number = 7 }
    await shown.driver.settle()
    expectEqual(shown.label?.text, "7")
  }
}
