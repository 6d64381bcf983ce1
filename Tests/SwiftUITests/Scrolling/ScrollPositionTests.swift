import Expectations
import Foundation
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Positions of scroll views")
struct ScrollPositionTests {
  @MainActor @Observable final class Model {
    var id: Int?
    var position = ScrollPosition(idType: Int.self)
    var rows = Array(0..<300)
    var length: CGFloat = 100
    @ObservationIgnored var anchor: UnitPoint?
    @ObservationIgnored var evaluations = 0
  }

  private struct ByID: View {
    @Bindable var model: Model
    var isLazy = true
    var body: some View {
      let _ = model.evaluations += 1
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
        } else {
          VStack(spacing: 0) { rows }.scrollTargetLayout()
        }
      }
      .scrollPosition(id: $model.id, anchor: model.anchor)
    }

    private var rows: some View {
      ForEach(model.rows, id: \.self) { Text(verbatim: "row \($0)").frame(height: model.length) }
    }
  }

  private struct ByPosition: View {
    @Bindable var model: Model
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.rows, id: \.self) { Text(verbatim: "row \($0)").frame(height: model.length) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($model.position, anchor: model.anchor)
    }
  }

  private func show(_ view: some View) async throws -> (driver: Driver, view: UIScrollView) {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 300, height: 400))
    await driver.settle()
    return (driver, try #require(driver.window.firstSubview(UIScrollView.self)))
  }

  @Test("the identity is nil until the user scrolls, then that of the first visible target", arguments: [true, false])
  func userScrolls(isLazy: Bool) async throws {
    let model = Model()
    let (driver, view) = try await show(ByID(model: model, isLazy: isLazy))
    expectEqual(model.id, nil)
    await driver.scroll(by: CGVector(dx: 0, dy: 250))
    await driver.settle()
    expectEqual(view.contentOffset.y, 250)
    expectEqual(model.id, 2)
    await driver.scroll(by: CGVector(dx: 0, dy: 50))
    await driver.settle()
    expectEqual(model.id, 3)
  }

  private struct WithHeader: View {
    @Bindable var model: Model
    var body: some View {
      ScrollView {
        Color.green.frame(height: 1000)
        LazyVStack(spacing: 0) {
          ForEach(model.rows, id: \.self) { Text(verbatim: "row \($0)").frame(height: model.length) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $model.id, anchor: model.anchor)
    }
  }

  @Test("where no target is the identity stays, and what makes the view again does not scroll back to it")
  func noTarget() async throws {
    let model = Model()
    let (driver, view) = try await show(WithHeader(model: model))
    model.id = 5
    await driver.settle()
    #expect(view.contentOffset.y > 1000)
    await driver.scroll(by: CGVector(dx: 0, dy: -5000))
    await driver.settle()
    expectEqual(view.contentOffset.y, 0)
    model.anchor = .bottom
    model.rows.append(300)
    await driver.settle()
    expectEqual(view.contentOffset.y, 0)
  }

  private struct ByBoth: View {
    @Bindable var model: Model
    var body: some View {
      ScrollViewReader { proxy in
        ByPosition(model: model).onChange(of: model.id) { _, id in
          if let id { proxy.scrollTo(id, anchor: .top) }
        }
      }
    }
  }

  @Test("after a reader has scrolled elsewhere, the content does not go back to the edge that a position has named")
  func readerAndPosition() async throws {
    let model = Model()
    let (driver, view) = try await show(ByBoth(model: model))
    model.position.scrollTo(edge: .bottom)
    await driver.settle()
    expectEqual(view.contentOffset.y, 29_600)
    model.id = 3
    await driver.settle()
    expectEqual(view.contentOffset.y, 300)
    model.rows.append(300)
    await driver.settle()
    expectEqual(view.contentOffset.y, 300)
  }

  @Test("with an anchor the identity is that of the target at the anchor")
  func anchor() async throws {
    let model = Model()
    model.anchor = .bottom
    let (driver, _) = try await show(ByID(model: model))
    await driver.scroll(by: CGVector(dx: 0, dy: 250))
    await driver.settle()
    expectEqual(model.id, 6)
  }

  @Test(
    "an identity that code sets scrolls there, also at first; one that is unknown does nothing",
    arguments: [true, false])
  func codeScrolls(isLazy: Bool) async throws {
    let model = Model()
    model.id = 50
    model.anchor = .top
    let (driver, view) = try await show(ByID(model: model, isLazy: isLazy))
    expectEqual(view.contentOffset.y, 5000)
    model.id = 200
    await driver.settle()
    expectEqual(view.contentOffset.y, 20_000)
    expectEqual(model.id, 200)
    model.id = 1000
    await driver.settle()
    expectEqual(view.contentOffset.y, 20_000)
    model.id = 0
    await driver.settle()
    expectEqual(view.contentOffset.y, 0)
  }

  @Test("without an anchor code scrolls by the least distance, and the binding keeps what code has set")
  func leastMovement() async throws {
    let model = Model()
    let (driver, view) = try await show(ByID(model: model))
    model.id = 9
    await driver.settle()
    expectEqual(view.contentOffset.y, 600)
    expectEqual(model.id, 9)
  }

  @Test("a change of the data keeps the bound view in its place", arguments: [true, false])
  func insertion(isLazy: Bool) async throws {
    let model = Model()
    let (driver, view) = try await show(ByID(model: model, isLazy: isLazy))
    await driver.scroll(by: CGVector(dx: 0, dy: 230))
    await driver.settle()
    expectEqual(model.id, 2)
    let place = try driver.frame(of: "row 3").minY
    model.rows = [1000, 1001, 1002] + model.rows
    await driver.settle()
    expectEqual(model.id, 2)
    try expectEqual(driver.frame(of: "row 3").minY, place)
    expectEqual(view.contentOffset.y, 530)
  }

  @Test("movements within one target do not evaluate the view again")
  func economy() async throws {
    let model = Model()
    let (driver, _) = try await show(ByID(model: model))
    await driver.scroll(by: CGVector(dx: 0, dy: 210))
    await driver.settle()
    let count = model.evaluations
    for _ in 0..<8 {
      await driver.scroll(by: CGVector(dx: 0, dy: 10))
      await driver.settle()
    }
    expectEqual(model.evaluations, count)
  }

  @Test("a position in 100,000 rows makes only those that are visible")
  func manyRows() async throws {
    let model = Model()
    model.rows = Array(0..<100_000)
    model.anchor = .top
    let made = Phases()
    struct Content: View {
      @Bindable var model: Model
      let made: Phases
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(model.rows, id: \.self) { row in
              let _ = made.count += 1
              Text(verbatim: "row \(row)").frame(height: 100)
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $model.id, anchor: model.anchor)
      }
    }
    let (driver, view) = try await show(Content(model: model, made: made))
    model.id = 70_000
    await driver.settle()
    await driver.scroll(by: CGVector(dx: 0, dy: 100))
    await driver.settle()
    expectEqual(model.id, 70_001)
    expectEqual(view.contentOffset.y, 7_000_100)
    #expect(made.count < 60)
  }

  @Test("a position scrolls to views, edges and points")
  func scrollTo() async throws {
    let model = Model()
    let (driver, view) = try await show(ByPosition(model: model))
    func offset(after change: (inout ScrollPosition) -> Void) async -> CGFloat {
      change(&model.position)
      await driver.settle()
      return view.contentOffset.y
    }
    await expectEqual(offset { $0.scrollTo(id: 20, anchor: .top) }, 2000)
    await expectEqual(offset { $0.scrollTo(edge: .bottom) }, 29_600)
    await expectEqual(offset { $0.scrollTo(edge: .top) }, 0)
    await expectEqual(offset { $0.scrollTo(y: 123) }, 123)
    await expectEqual(offset { $0.scrollTo(point: CGPoint(x: 0, y: 456)) }, 456)
    await expectEqual(offset { $0.scrollTo(x: 0, y: 100_000) }, 29_600)
    await expectEqual(offset { $0.scrollTo(x: 5) }, 29_600)
  }

  @Test("a position tells where code has scrolled")
  func reading() {
    var position = ScrollPosition(id: "a")
    expectEqual(position.viewID(type: String.self), "a")
    expectEqual(position.viewID(type: Int.self), nil)
    expectEqual(position.viewID as? String, "a")
    position.scrollTo(edge: .trailing)
    expectEqual(position.edge, .trailing)
    expectEqual(position.viewID(type: String.self), nil)
    position.scrollTo(y: 7)
    expectEqual(position.y, 7)
    expectEqual(position.x, nil)
    expectEqual(position.point, nil)
    expectEqual(ScrollPosition(idType: Int.self, point: CGPoint(x: 1, y: 2)).point, CGPoint(x: 1, y: 2))
    expectEqual(ScrollPosition(edge: .top).edge, .top)
    expectEqual(ScrollPosition(x: 3).x, 3)
    #expect(!position.isPositionedByUser)
    expectEqual(ScrollPosition(y: 7), ScrollPosition(idType: Never.self, y: 7))
  }

  @Test("after the user scrolled, a position has no edge, and the view at the anchor if its identity has the type")
  func byUser() async throws {
    let model = Model()
    let (driver, view) = try await show(ByPosition(model: model))
    model.position.scrollTo(edge: .bottom)
    await driver.settle()
    expectEqual(model.position.edge, .bottom)
    await driver.scroll(by: CGVector(dx: 0, dy: -350))
    await driver.settle()
    #expect(model.position.isPositionedByUser)
    expectEqual(model.position.edge, nil)
    expectEqual(model.position.viewID(type: Int.self), 292)
    model.position.scrollTo(id: 3, anchor: .top)
    await driver.settle()
    #expect(!model.position.isPositionedByUser)
    expectEqual(view.contentOffset.y, 300)
  }

  @Test("identities of another type are not followed")
  func otherType() async throws {
    let model = Model()
    model.position = ScrollPosition(idType: String.self)
    let (driver, _) = try await show(ByPosition(model: model))
    await driver.scroll(by: CGVector(dx: 0, dy: 350))
    await driver.settle()
    #expect(model.position.isPositionedByUser)
    #expect(model.position.viewID == nil)
  }

  @Test("content at an edge to which code has scrolled stays there when it gets longer")
  func lateLayout() async throws {
    let model = Model()
    model.rows = Array(0..<20)
    model.position = ScrollPosition(idType: Int.self, edge: .bottom)
    let (driver, view) = try await show(ByPosition(model: model))
    expectEqual(view.contentOffset.y, 1600)
    model.rows = Array(0..<40)
    await driver.settle()
    expectEqual(view.contentOffset.y, 3600)
  }

  @Test("inside of an animation code scrolls with one")
  func animated() async throws {
    let model = Model()
    let phases = Phases()
    let (driver, view) = try await show(ByPosition(model: model).onScrollPhaseChange { phases.all.append($1) })
    model.position.scrollTo(y: 50)
    await driver.settle()
    expectEqual(phases.all, [])
    withAnimation { model.position.scrollTo(y: 500) }
    await driver.settle()
    expectEqual(view.contentOffset.y, 500)
    expectEqual(phases.all, [.animating, .idle])
  }

  @MainActor final class Phases {
    var all: [ScrollPhase] = []
    var count = 0
  }
}
