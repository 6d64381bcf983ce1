import Expectations
import Foundation
import RenderTree
import Testing

@testable import PergolaTesting
@testable import SwiftUI

@MainActor @Suite("Transitions by modifiers")
struct ModifierTransitionTests {
  private struct Fading: ViewModifier {
    let opacity: Double
    func body(content: Content) -> some View { content.opacity(opacity) }
  }

  private struct Shifting: ViewModifier {
    let distance: CGFloat
    func body(content: Content) -> some View { content.offset(x: distance) }
  }

  private struct Room: View {
    @ObservedObject var model: Model
    let transition: AnyTransition

    var body: some View {
      VStack(spacing: 0) {
        if model.isOn {
          Guest(model: model).transition(transition)
        }
        Text(verbatim: "house")
      }
    }
  }

  private struct Guest: View {
    let model: Model

    var body: some View {
      Text(verbatim: "guest")
        .onAppear { model.note("appears") }
        .onDisappear { model.note("disappears") }
    }
  }

  private func show(_ model: Model, _ transition: AnyTransition) async -> Showing<Room> {
    await Showing(Room(model: model, transition: transition))
  }

  private func guest(_ showing: Showing<Room>) -> UILabel? {
    showing.views(UILabel.self).first { $0.text == "guest" }
  }

  /// The least opacity of the guest's label and the views around it.
  private func guestAlpha(_ showing: Showing<Room>) -> CGFloat? {
    guard let label = guest(showing) else { return nil }
    var alpha = label.alpha
    var view = label.superview
    while let current = view {
      alpha = min(alpha, current.alpha)
      view = current.superview
    }
    return alpha
  }

  private var fading: AnyTransition {
    .modifier(active: Fading(opacity: 0.25), identity: Fading(opacity: 0.75))
  }

  @Test("a view that is there has the modifier for it")
  func identity() async {
    let model = Model()
    model.isOn = true
    let showing = await show(model, fading)
    expectEqual(guestAlpha(showing), 0.75)
  }

  @Test("an inserted view changes from the active modifier to the other one, in the animation of the change")
  func insertion() async {
    let model = Model()
    let showing = await show(model, fading)
    withAnimation(.linear(duration: 2)) { model.isOn = true }
    let transitions = showing.driver.connection.frame().transitions
    #expect(transitions.contains { $0.duration == 2 })
    expectEqual(guestAlpha(showing), 0.75)
    await showing.driver.settle()
    expectEqual(model.entries, ["appears"])
  }

  @Test("a removed view has the active modifier until its transition has ended, and disappears then")
  func removal() async {
    let model = Model()
    model.isOn = true
    let showing = await show(model, fading)
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    _ = showing.driver.connection.frame()
    expectEqual(guestAlpha(showing), 0.25)
    expectEqual(model.entries, ["appears"])
    await showing.driver.settle()
    #expect(guest(showing) == nil)
    expectEqual(model.entries, ["appears", "disappears"])
  }

  @Test("a modifier that moves the view moves it away")
  func movement() async throws {
    let model = Model()
    model.isOn = true
    let transition = AnyTransition.modifier(active: Shifting(distance: 100), identity: Shifting(distance: 0))
    let showing = await show(model, transition)
    let label = try #require(guest(showing))
    let before = label.convert(label.bounds, to: nil).minX
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    _ = showing.driver.connection.frame()
    expectEqual(label.convert(label.bounds, to: nil).minX, before + 100)
    await showing.driver.settle()
    #expect(guest(showing) == nil)
  }

  @Test("of an asymmetric transition, only the modifier of the removal changes in a removal")
  func asymmetric() async {
    let model = Model()
    model.isOn = true
    let showing = await show(
      model,
      .asymmetric(
        insertion: .modifier(active: Shifting(distance: 100), identity: Shifting(distance: 0)), removal: fading))
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    _ = showing.driver.connection.frame()
    expectEqual(guestAlpha(showing), 0.25)
  }

  @Test("the animation of a transition counts, also where the change has none")
  func ownAnimation() async {
    let model = Model()
    model.isOn = true
    let showing = await show(model, .opacity.animation(.linear(duration: 3)))
    model.isOn = false
    let transitions = showing.driver.connection.frame().transitions
    #expect(transitions.contains { $0.duration == 3 })
    #expect(guest(showing) != nil)
    await showing.driver.settle()
    #expect(guest(showing) == nil)
    model.isOn = true
    #expect(showing.driver.connection.frame().transitions.contains { $0.duration == 3 })
  }

  @Test("without an animation a view is removed at once")
  func withoutAnimation() async {
    let model = Model()
    model.isOn = true
    let showing = await show(model, fading)
    model.isOn = false
    _ = showing.driver.connection.frame()
    #expect(guest(showing) == nil)
  }
}
