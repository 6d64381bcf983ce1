import Expectations
import Foundation
import PergolaTesting
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite("GeometryReader")
struct GeometryReaderTests {
  @MainActor final class Readings { var values: [CGRect] = [] }

  @Test("a reader takes the room, and its content stands at the top leading corner")
  func size() async {
    let area = LayoutProbe()
    let driver = await layOut(
      GeometryReader { Area(area).frame(width: $0.size.width / 2, height: $0.size.height / 4) })
    expectEqual(area.frame, CGRect(x: 0, y: 0, width: 150, height: 50))
    await driver.resize(to: CGSize(width: 200, height: 400))
    await driver.settle()
    expectEqual(area.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("without a proposal a reader is 10 points wide and high")
  func ideal() async {
    let area = LayoutProbe()
    let driver = await layOut(GeometryReader { _ in Area(area) }.fixedSize())
    expectEqual(area.frame.size, CGSize(width: 10, height: 10))
    withExtendedLifetime(driver) {}
  }

  @Test("a reader knows its frame in the coordinates of the window, of itself and of a named view")
  func frames() async {
    let readings = Readings()
    let driver = await layOut(
      VStack(spacing: 0) {
        Area(LayoutProbe(width: .flexible, height: .fixed(30)))
        GeometryReader { proxy in
          let _ =
            readings.values = [
              proxy.frame(in: .global), proxy.frame(in: .local), proxy.frame(in: .named("stack")),
            ]
          Text(verbatim: "a")
        }
      }
      .coordinateSpace(name: "stack")
      .padding(10))
    expectEqual(
      readings.values,
      [
        CGRect(x: 10, y: 40, width: 280, height: 150), CGRect(x: 0, y: 0, width: 280, height: 150),
        CGRect(x: 0, y: 30, width: 280, height: 150),
      ])
    withExtendedLifetime(driver) {}
  }

  @Test("content that asked for the frame is made again after a movement")
  func movement() async {
    let readings = Readings()
    let handle = Moving.Handle()
    let driver = await layOut(Moving(readings: readings, handle: handle))
    expectEqual(readings.values.last, CGRect(x: 0, y: 10, width: 300, height: 50))
    handle.move()
    await driver.settle()
    expectEqual(readings.values.last, CGRect(x: 0, y: 40, width: 300, height: 50))
  }

  private struct Moving: View {
    let readings: Readings
    let handle: Handle
    @State private var distance: CGFloat = 10
    @MainActor final class Handle { var move: () -> Void = {} }

    var body: some View {
      let _ = handle.move = { distance = 40 }
      VStack(spacing: 0) {
        Area(LayoutProbe(10, 10)).frame(height: distance)
        Reader(readings: readings).frame(height: 50)
        Spacer(minLength: 0)
      }
    }
  }

  private struct Reader: View {
    let readings: Readings
    var body: some View {
      GeometryReader { proxy in
        let _ = readings.values.append(proxy.frame(in: .global))
        Text(verbatim: "a")
      }
    }
  }

  @Test("a reader knows the insets of the safe area that it touches")
  func safeArea() async {
    let insets = Insets()
    let driver = await layOut(
      GeometryReader { proxy in
        let _ = insets.value = proxy.safeAreaInsets
        Text(verbatim: "a")
      }, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    expectEqual(insets.value, EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    withExtendedLifetime(driver) {}
  }

  @MainActor final class Insets { var value = EdgeInsets() }
}
