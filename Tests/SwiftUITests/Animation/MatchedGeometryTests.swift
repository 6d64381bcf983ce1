import Expectations
import Foundation
import RenderTree
import Testing

@testable import PergolaTesting
@testable import SwiftUI

@MainActor @Suite("Matched geometry")
struct MatchedGeometryTests {
  /// A source of 100 x 100 points and a follower with a place of 20 x 20 points at its right edge, in 220 points.
  private struct Pair: View {
    @Namespace private var space
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    var hasSource = true

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if hasSource {
          Color.red.accessibilityIdentifier("source")
            .matchedGeometryEffect(id: "a", in: space).frame(width: 100, height: 100)
        }
        Color.blue.accessibilityIdentifier("follower")
          .matchedGeometryEffect(id: "a", in: space, properties: properties, anchor: anchor, isSource: false)
          .frame(width: 20, height: 20).offset(x: 200)
      }
      .frame(width: 220, height: 100)
    }
  }

  /// The frame of the view that shows a color, in the window.
  private func frame(of color: UIColor, in showing: Showing<some View>) -> CGRect? {
    showing.views(UIView.self).first { $0.backgroundColor == color }.map { $0.convert($0.bounds, to: nil) }
  }

  private func frames(_ pair: Pair) async throws -> (source: CGRect?, follower: CGRect) {
    let showing = await Showing(pair, size: CGSize(width: 220, height: 100))
    return (frame(of: .systemRed, in: showing), try #require(frame(of: .systemBlue, in: showing)))
  }

  @Test("a follower is drawn at the frame of its source, and keeps its place in the layout")
  func follower() async throws {
    let (source, follower) = try await frames(Pair())
    expectEqual(source, CGRect(x: 0, y: 0, width: 100, height: 100))
    expectEqual(follower, source)
  }

  @Test("a follower of the position keeps its size, and both anchors coincide")
  func position() async throws {
    try await expectEqual(
      frames(Pair(properties: .position)).follower, CGRect(x: 40, y: 40, width: 20, height: 20))
    try await expectEqual(
      frames(Pair(properties: .position, anchor: .topTrailing)).follower, CGRect(x: 80, y: 0, width: 20, height: 20))
  }

  @Test("a follower of the size stays at its place")
  func size() async throws {
    try await expectEqual(
      frames(Pair(properties: .size, anchor: .topLeading)).follower, CGRect(x: 200, y: 0, width: 100, height: 100))
  }

  @Test("without a source the effect does nothing")
  func noSource() async throws {
    try await expectEqual(frames(Pair(hasSource: false)).follower, CGRect(x: 200, y: 0, width: 20, height: 20))
  }

  private struct Moving: View {
    @ObservedObject var model: Model
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 40)
          .offset(x: CGFloat(model.number))
        Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: false).frame(width: 10, height: 10)
      }
    }
  }

  @Test("a follower follows when its source moves")
  func movingSource() async throws {
    let model = Model()
    let showing = await Showing(Moving(model: model), size: CGSize(width: 200, height: 100))
    expectEqual(frame(of: .systemBlue, in: showing), CGRect(x: 0, y: 0, width: 40, height: 40))
    model.number = 60
    await showing.driver.settle()
    expectEqual(frame(of: .systemBlue, in: showing), CGRect(x: 60, y: 0, width: 40, height: 40))
  }

  /// A thumbnail at the top left that is replaced by a large picture.
  private struct Hero: View {
    @ObservedObject var model: Model
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if model.isOn {
          Color.blue.matchedGeometryEffect(id: "photo", in: space).frame(width: 200, height: 100)
        } else {
          Color.red.matchedGeometryEffect(id: "photo", in: space).frame(width: 20, height: 20)
        }
      }
    }
  }

  @Test("a source that takes the place of another one in an animation comes from its frame")
  func hero() async throws {
    let model = Model()
    let showing = await Showing(Hero(model: model), size: CGSize(width: 200, height: 100))
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    let frame = showing.driver.connection.frame()
    let starts = frame.transitions.compactMap { transition -> CGRect? in
      if case .moved(let from) = transition.kind { from } else { nil }
    }
    #expect(starts.contains { $0.size == CGSize(width: 20, height: 20) }, "\(frame.transitions)")
    await showing.driver.settle()
    expectEqual(self.frame(of: .systemBlue, in: showing), CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("a source that is inserted in a later update does not come from one that was removed before")
  func laterSource() async throws {
    struct Content: View {
      @ObservedObject var model: Model
      @Namespace private var space

      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          if model.number == 0 {
            Color.red.matchedGeometryEffect(id: "photo", in: space).frame(width: 20, height: 20)
          } else if model.number == 2 {
            Color.blue.matchedGeometryEffect(id: "photo", in: space).frame(width: 200, height: 100)
          }
        }
      }
    }
    let model = Model()
    let showing = await Showing(Content(model: model), size: CGSize(width: 200, height: 100))
    withAnimation(.linear(duration: 1)) { model.number = 1 }
    await showing.driver.settle()
    withAnimation(.linear(duration: 1)) { model.number = 2 }
    let moves = showing.driver.connection.frame().transitions.filter {
      if case .moved = $0.kind { true } else { false }
    }
    expectEqual(moves.count, 0)
  }

  @Test("of several sources the first one counts")
  func severalSources() async throws {
    struct Content: View {
      @Namespace private var space

      var body: some View {
        HStack(spacing: 0) {
          Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 30, height: 30)
          Color.green.matchedGeometryEffect(id: 1, in: space).frame(width: 50, height: 50)
          Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: false).frame(width: 20, height: 20)
        }
      }
    }
    let showing = await Showing(Content(), size: CGSize(width: 100, height: 50))
    expectEqual(frame(of: .systemBlue, in: showing), frame(of: .systemRed, in: showing))
  }

  @Test("each view has a name space of its own, which stays as long as its identity")
  func identity() async throws {
    final class Identities { var all: [Namespace.ID] = [] }
    struct Content: View {
      let identities: Identities
      @ObservedObject var model: Model
      @Namespace private var space

      var body: some View {
        let _ = identities.all.append(space)
        Text(verbatim: "\(model.number)")
      }
    }
    let (model, identities) = (Model(), Identities())
    let showing = await Showing(
      VStack {
        Content(identities: identities, model: model)
        Content(identities: identities, model: model)
      })
    model.number = 1
    await showing.driver.settle()
    expectEqual(identities.all.count, 4)
    expectEqual(Set(identities.all).count, 2)
  }
}
