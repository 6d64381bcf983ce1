import Expectations
import PergolaTesting
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite("Editing modes of pages")
struct PageEditModeTests {
  private struct Names: View {
    let prefix: String
    @Environment(\.editMode) private var editMode

    var body: some View {
      List {
        ForEach(1..<3, id: \.self) { Text(verbatim: "\(prefix) \($0)") }.onDelete { _ in }
        Text(verbatim: "\(prefix) is \(editMode?.wrappedValue.isEditing == true ? "edited" : "read")")
      }
    }
  }

  private struct Stack: View {
    @Binding var isActive: Bool

    var body: some View {
      NavigationView {
        VStack {
          Names(prefix: "root")
          NavigationLink(destination: Names(prefix: "detail").toolbar { EditButton() }, isActive: $isActive) {
            Text(verbatim: "push")
          }
        }
        .toolbar { EditButton() }
      }
    }
  }

  private struct Pages: View {
    @ObservedObject var model: Model
    var body: some View { Stack(isActive: $model.isOn) }
  }

  @Test("the edit button of a page edits the lists of that page, and not those below")
  func pages() async throws {
    let model = Model()
    let driver = await show(Pages(model: model))
    model.isOn = true
    await driver.settle()
    #expect(driver.contains("detail is read"))
    try await driver.tap("Edit")
    await driver.settle()
    #expect(driver.contains("detail is edited"))
    model.isOn = false
    await driver.settle()
    #expect(driver.contains("root is read"))
    #expect(driver.contains("Edit"))
  }

  @Test("a hosting controller edits its lists, as its edit button does")
  func hostingController() async throws {
    let controller = UIHostingController(rootView: Names(prefix: "root"))
    let driver = Driver(showing: controller)
    await driver.settle()
    #expect(!controller.isEditing)
    controller.setEditing(true, animated: true)
    await driver.settle()
    #expect(driver.contains("root is edited"))
    #expect(controller.isEditing)
    controller.isEditing = false
    await driver.settle()
    #expect(driver.contains("root is read"))
  }

  private func navigation(in controller: UIViewController) -> UINavigationController? {
    controller as? UINavigationController ?? controller.children.lazy.compactMap(navigation).first
  }

  @Test("the controller of a page is edited while the page's edit button is on")
  func pageController() async throws {
    let model = Model()
    let controller = UIHostingController(rootView: Pages(model: model))
    let driver = Driver(showing: controller)
    await driver.settle()
    try await driver.tap("Edit")
    await driver.settle()
    let page = navigation(in: controller)?.topViewController
    expectEqual(page?.isEditing, true)
    page?.setEditing(false, animated: true)
    await driver.settle()
    #expect(driver.contains("root is read"))
  }

  @Test("a page that is pushed while the page below is edited is not edited, and a later page starts without editing")
  func pushedWhileEditing() async throws {
    let model = Model()
    let driver = await show(Pages(model: model))
    try await driver.tap("Edit")
    await driver.settle()
    #expect(driver.contains("root is edited"))
    model.isOn = true
    await driver.settle()
    #expect(driver.contains("detail is read"))
    try await driver.tap("Edit")
    await driver.settle()
    model.isOn = false
    await driver.settle()
    #expect(driver.contains("root is edited"))
    model.isOn = true
    await driver.settle()
    #expect(driver.contains("detail is read"))
  }

  private struct Shared: View {
    @ObservedObject var model: Model
    @State private var mode = EditMode.active

    var body: some View { Stack(isActive: $model.isOn).environment(\.editMode, $mode) }
  }

  @Test("an editing mode that a view sets counts for the pages inside it")
  func ownMode() async throws {
    let model = Model()
    let driver = await show(Shared(model: model))
    #expect(driver.contains("root is edited"))
    model.isOn = true
    await driver.settle()
    #expect(driver.contains("detail is edited"))
  }
}
