import Expectations
import Foundation
import RenderTree
import Testing

@testable import PergolaTesting
@testable import SwiftUI

@MainActor @Suite("Transitions of views")
struct TransitionTests {
  private struct Content: View {
    @ObservedObject var model: Model
    let transition: AnyTransition?

    var body: some View {
      VStack(spacing: 0) {
        if model.isOn {
          if let transition { Guest(model: model).transition(transition) } else { Guest(model: model) }
        }
        Text(verbatim: "house")
      }
    }
  }

  private struct Guest: View {
    let model: Model

    var body: some View {
      Text(verbatim: "guest")
        .onTapGesture { model.note("guest tapped") }
        .onAppear { model.note("appears") }
        .onDisappear { model.note("disappears") }
    }
  }

  private func show(_ model: Model, _ transition: AnyTransition?) async -> Showing<Content> {
    await Showing(Content(model: model, transition: transition))
  }

  /// The frame of the guest's label in the window, with the transforms of the views around it; nil without a label.
  private func guestFrame(_ showing: Showing<Content>) -> CGRect? {
    guard let label = showing.views(UILabel.self).first(where: { $0.text == "guest" }) else { return nil }
    return label.convert(label.bounds, to: nil)
  }

  /// Performs a turn, in which no time passes.
  private func turn(_ showing: Showing<Content>) -> [NodeTransition] { showing.driver.connection.frame().transitions }

  @Test("without an animation a view is removed at once")
  func withoutAnimation() async {
    let model = Model()
    model.isOn = true
    let showing = await show(model, .slide)
    model.isOn = false
    _ = turn(showing)
    #expect(guestFrame(showing) == nil)
    await showing.driver.settle()
    expectEqual(model.entries, ["appears", "disappears"])
  }

  @Test("a removed view stays until its transition has ended, and disappears then")
  func removal() async throws {
    let model = Model()
    model.isOn = true
    let showing = await show(model, .move(edge: .leading))
    let before = try #require(guestFrame(showing))
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    _ = turn(showing)
    let after = try #require(guestFrame(showing))
    expectEqual(after.minX, before.minX - before.width)
    expectEqual(model.entries, ["appears"])
    await showing.driver.settle()
    #expect(guestFrame(showing) == nil)
    expectEqual(model.entries, ["appears", "disappears"])
  }

  @Test("a view whose transition lasts receives no touches")
  func touches() async throws {
    let model = Model()
    model.isOn = true
    let showing = await show(model, .opacity.combined(with: .offset(x: 0, y: 100)))
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    _ = turn(showing)
    let frame = try #require(guestFrame(showing))
    await showing.driver.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    await showing.driver.settle()
    #expect(!model.entries.contains("guest tapped"))
  }

  @Test("the removal follows the second half of an asymmetric transition, and slides go to the trailing edge")
  func asymmetric() async throws {
    for transition in [AnyTransition.slide, .asymmetric(insertion: .opacity, removal: .move(edge: .trailing))] {
      let model = Model()
      model.isOn = true
      let showing = await show(model, transition)
      let before = try #require(guestFrame(showing))
      withAnimation { model.isOn = false }
      _ = turn(showing)
      expectEqual(guestFrame(showing)?.minX, before.minX + before.width)
    }
  }

  @Test("the identity transition removes at once, in an animation as well")
  func identity() async {
    let model = Model()
    model.isOn = true
    let showing = await show(model, .identity)
    withAnimation { model.isOn = false }
    _ = turn(showing)
    #expect(guestFrame(showing) == nil)
  }

  @Test("an inserted view is in its place at once, and the frame carries its way")
  func insertion() async throws {
    let model = Model()
    let showing = await show(model, .move(edge: .leading))
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    let transitions = turn(showing)
    let frame = try #require(guestFrame(showing))
    let isMoved = transitions.contains {
      guard case .moved(let start) = $0.kind else { return false }
      return start.size == frame.size && start.minX < frame.minX && $0.duration == 1
    }
    #expect(isMoved)
    await showing.driver.settle()
    expectEqual(guestFrame(showing), frame)
    expectEqual(model.entries, ["appears"])
  }

  @Test("a view without a transition fades")
  func standard() async {
    let model = Model()
    let showing = await show(model, nil)
    withAnimation { model.isOn = true }
    #expect(turn(showing).contains { $0.kind == .inserted })
    await showing.driver.settle()
    withAnimation { model.isOn = false }
    #expect(turn(showing).contains { $0.kind == .removed })
    #expect(guestFrame(showing) == nil)
  }

  @Test("a view whose transition lasts is gone with the view around it")
  func containerRemoved() async {
    let model = Model()
    model.isOn = true
    let showing = await Showing(Container(model: model))
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    _ = showing.driver.connection.frame()
    model.number = 1
    _ = showing.driver.connection.frame()
    await showing.driver.settle()
    expectEqual(model.entries, ["appears", "disappears"])
    expectEqual(showing.driver.labels, ["nothing"])
  }

  private struct Container: View {
    @ObservedObject var model: Model

    var body: some View {
      if model.number == 0 {
        Content(model: model, transition: .opacity)
      } else {
        Text(verbatim: "nothing")
      }
    }
  }
}
