import Expectations
import PergolaTesting
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite("Groups of controls")
struct ControlGroupTests {
  private func group(_ model: Model) -> some View {
    ControlGroup("Edit", systemImage: "star") {
      Button("Cut") { model.note("cut") }
      Button("Copy") { model.note("copy") }
    }
  }

  @Test("the controls stand beside each other")
  func row() async throws {
    let model = Model()
    for style in ["automatic", "navigation"] {
      let driver =
        style == "automatic"
        ? await show(group(model)) : await show(group(model).controlGroupStyle(.navigation))
      let (cut, copy) = try (driver.frame(of: "Cut"), driver.frame(of: "Copy"))
      expectEqual(cut.midY, copy.midY)
      #expect(cut.maxX < copy.minX)
      #expect(!driver.contains("Edit"))
      try await driver.tap("Copy")
    }
    expectEqual(model.entries, ["copy", "copy"])
  }

  @Test("in a menu the controls are commands")
  func menu() async throws {
    let model = Model()
    let driver = await show(
      Menu("More") {
        Button("Share") {}
        group(model)
      })
    try await driver.tap("More")
    await driver.settle()
    expectEqual(MenuRows(driver).titles, ["Share", "Cut", "Copy"])
    try await driver.tap("Cut")
    await driver.settle()
    expectEqual(model.entries, ["cut"])
  }

  @Test("in the style of menus the label opens a menu of the controls")
  func menuStyle() async throws {
    let model = Model()
    let driver = await show(group(model).controlGroupStyle(.menu))
    #expect(!driver.contains("Cut"))
    try await driver.tap("Edit")
    await driver.settle()
    expectEqual(MenuRows(driver).titles, ["Cut", "Copy"])
  }

  @Test("an own style draws the parts")
  func ownStyle() async {
    struct Below: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          ControlGroup(configuration)
        }
      }
    }
    let driver = await show(group(Model()).controlGroupStyle(Below()))
    #expect(driver.contains("Edit"))
    #expect(driver.contains("Copy"))
  }

  @Test("a menu has an indicator where that is asked for, and its commands in their order")
  func indicator() async throws {
    let menu = Menu("More") {
      Button("One") {}
      Button("Two") {}
    }
    let plain = await Showing(menu)
    let marked = await Showing(menu.menuIndicator(.visible))
    let hidden = await Showing(menu.menuIndicator(.hidden))
    let room = CGSize(width: 300, height: 100)
    #expect(marked.size(in: room).width > plain.size(in: room).width)
    expectEqual(hidden.size(in: room), plain.size(in: room))
    for order in [MenuOrder.automatic, .priority, .fixed] {
      let driver = await show(menu.menuOrder(order))
      try await driver.tap("More")
      await driver.settle()
      expectEqual(MenuRows(driver).titles, ["One", "Two"])
    }
  }
}
