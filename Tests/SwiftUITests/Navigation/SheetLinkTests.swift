import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Navigation links in sheets")
struct SheetLinkTests {
  private struct Links: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        NavigationLink(destination: Text(verbatim: "pushed page")) { Text(verbatim: "push") }
        NavigationLink(value: 7) { Text(verbatim: "value") }
        NavigationLink(destination: Text(verbatim: "active page"), isActive: $model.isOn) {
          Text(verbatim: "active")
        }
      }
    }
  }

  private struct Presenter: View {
    @ObservedObject var model: Model
    let hasStack: Bool

    var body: some View {
      let isPresented = Binding {
        model.number > 0
      } set: {
        model.number = $0 ? 1 : 0
      }
      NavigationStack {
        Text(verbatim: "behind")
          .navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
          .sheet(isPresented: isPresented) {
            if hasStack { NavigationStack { Links(model: model) } } else { Links(model: model) }
          }
      }
    }
  }

  @Test("links in a sheet without a stack push nothing, neither there nor behind the sheet")
  func inert() async throws {
    let model = Model()
    let driver = await show(Presenter(model: model, hasStack: false))
    model.number = 1
    await driver.settle()
    try await driver.tap("push")
    try await driver.tap("value")
    model.isOn = true
    await driver.settle()
    #expect(driver.contains("push"))
    let navigation = try #require(driver.window.firstNavigation)
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test("links in a sheet with a stack push pages there")
  func ownStack() async throws {
    let model = Model()
    let driver = await show(Presenter(model: model, hasStack: true))
    model.number = 1
    await driver.settle()
    try await driver.tap("push")
    await driver.settle()
    #expect(driver.contains("pushed page"))
    let navigation = try #require(driver.window.firstNavigation)
    expectEqual(navigation.viewControllers.count, 1)
  }
}

extension UIWindow {
  /// The outermost navigation controller of the window's root.
  var firstNavigation: UINavigationController? {
    func find(_ controller: UIViewController) -> UINavigationController? {
      if let navigation = controller as? UINavigationController { return navigation }
      for child in controller.children {
        if let found = find(child) { return found }
      }
      return nil
    }
    return rootViewController.flatMap(find)
  }
}
