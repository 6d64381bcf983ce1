import Expectations
import Foundation
import PergolaTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("The first view that fits")
struct ViewThatFitsTests {
  private func shown(
    _ view: some View, width: CGFloat = 100, height: CGFloat = 100, _ probes: [LayoutProbe]
  ) async -> [Int] {
    let driver = await layOut(view, width: width, height: height)
    defer { withExtendedLifetime(driver) {} }
    return probes.indices.filter { probes[$0].view.window != nil }
  }

  @Test("the first view whose ideal size is not greater than the room is shown, otherwise the last")
  func first() async {
    for (widths, expected) in [([140, 90, 50], 1), ([100, 90, 50], 0), ([140, 130, 120], 2)] {
      let probes = widths.map { LayoutProbe(width: AreaLength(ideal: CGFloat($0)), height: .fixed(10)) }
      let view = ViewThatFits { ForEach(0..<3, id: \.self) { Area(probes[$0]) } }
      expectEqual(await shown(view, probes), [expected])
      // The view is laid out in the room.
      expectEqual(probes[expected].frame.width, 100)
    }
  }

  @Test("a text whose one line is too wide is passed over, although it could wrap")
  func text() async {
    let showing = await Showing(
      ViewThatFits {
        Text(verbatim: "A text that is quite long, much too long for the room")
        Text(verbatim: "Short")
      }.frame(width: 100))
    expectEqual(showing.driver.labels, ["Short"])
  }

  @Test("only the axes that are looked at count; without any the first view is shown")
  func axes() async {
    for (axes, expected) in [(Axis.Set.vertical, 1), (.horizontal, 0), ([], 0), ([.horizontal, .vertical], 1)] {
      let probes = [LayoutProbe(50, 200), LayoutProbe(150, 20)]
      let view = ViewThatFits(in: axes) { ForEach(0..<2, id: \.self) { Area(probes[$0]) } }
      expectEqual(await shown(view, probes), [expected])
    }
  }

  @Test("an ideal size is asked of the first view")
  func ideal() async {
    let probes = [LayoutProbe(500, 10), LayoutProbe(10, 10)]
    let whole = LayoutProbe()
    let driver = await layOut(
      ViewThatFits { ForEach(0..<2, id: \.self) { Area(probes[$0]) } }.fixedSize().background(Area(whole)))
    expectEqual(whole.frame.width, 500)
    withExtendedLifetime(driver) {}
  }

  private final class Room: ObservableObject {
    @Published var width: CGFloat = 300
    @Published var isThere = true
    @Published var length: CGFloat = 200
    var calls: [String] = []
  }

  private struct Choices: View {
    @ObservedObject var room: Room

    var body: some View {
      if room.isThere {
        ViewThatFits {
          Group {
            Named(name: "wide")
              .frame(width: room.length)
              .onAppear { room.calls.append("wide appears") }
              .onDisappear { room.calls.append("wide disappears") }
          }
          Named(name: "narrow")
            .onAppear { room.calls.append("narrow appears") }
            .onDisappear { room.calls.append("narrow disappears") }
        }
        .frame(width: room.width)
      }
    }
  }

  private struct Named: View {
    let name: String
    @State private var count = 0
    var body: some View { Text(verbatim: "\(name) \(count)").onTapGesture { count += 1 } }
  }

  @Test("views appear and disappear as they are chosen, and keep their state")
  func appearance() async throws {
    let room = Room()
    let showing = await Showing(Choices(room: room))
    expectEqual(showing.driver.labels, ["wide 0"])
    expectEqual(room.calls, ["wide appears"])
    try await showing.driver.tap("wide 0")
    room.width = 100
    await showing.driver.settle()
    expectEqual(showing.driver.labels, ["narrow 0"])
    expectEqual(room.calls, ["wide appears", "wide disappears", "narrow appears"])
    room.width = 300
    await showing.driver.settle()
    expectEqual(showing.driver.labels, ["wide 1"])
    room.isThere = false
    await showing.driver.settle()
    expectEqual(
      room.calls,
      ["wide appears", "wide disappears", "narrow appears", "narrow disappears", "wide appears", "wide disappears"])
  }

  @Test("a view that grows out of the room is replaced by the next one")
  func growth() async {
    let room = Room()
    let showing = await Showing(Choices(room: room))
    room.length = 301
    await showing.driver.settle()
    expectEqual(showing.driver.labels, ["narrow 0"])
    room.length = 299
    await showing.driver.settle()
    expectEqual(showing.driver.labels, ["wide 0"])
  }

  @Test("without views there is nothing")
  func empty() async {
    let whole = LayoutProbe()
    let driver = await layOut(ViewThatFits {}.background(Area(whole)))
    expectEqual(whole.frame.size, .zero)
    withExtendedLifetime(driver) {}
  }
}
