import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Dismissal of hosting controllers")
struct HostingDismissalTests {
  @MainActor private final class Handle {
    var dismiss: () -> Void = {}
    var isPresented: Bool?
  }

  private struct Content: View {
    let handle: Handle
    var isOld = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.presentationMode) private var mode

    var body: some View {
      let _ = handle.isPresented = isPresented
      let _ = handle.dismiss = { if isOld { mode.wrappedValue.dismiss() } else { dismiss() } }
      Text(verbatim: "hosted")
    }
  }

  private let handle = Handle()

  private func show(_ root: UIViewController) async -> Driver {
    let driver = Driver(showing: root, size: CGSize(width: 390, height: 844))
    await driver.settle()
    return driver
  }

  @Test("dismiss dismisses a hosting controller that UIKit code has presented", arguments: [false, true])
  func presented(isOld: Bool) async {
    let root = UIViewController()
    let driver = await show(root)
    root.present(UIHostingController(rootView: Content(handle: handle, isOld: isOld)), animated: true)
    await driver.settle()
    #expect(driver.contains("hosted"))
    expectEqual(handle.isPresented, true)
    handle.dismiss()
    await driver.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("dismiss pops a hosting controller that UIKit code has pushed", arguments: [false, true])
  func pushed(isOld: Bool) async {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let driver = await show(navigation)
    navigation.pushViewController(UIHostingController(rootView: Content(handle: handle, isOld: isOld)), animated: true)
    await driver.settle()
    expectEqual(handle.isPresented, true)
    handle.dismiss()
    await driver.settle()
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test("dismiss in the root of a presented navigation controller dismisses that")
  func rootOfPresentedStack() async {
    let root = UIViewController()
    let driver = await show(root)
    let navigation = UINavigationController(rootViewController: UIHostingController(rootView: Content(handle: handle)))
    root.present(navigation, animated: true)
    await driver.settle()
    expectEqual(handle.isPresented, true)
    handle.dismiss()
    await driver.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("the root of a window is not presented, and dismiss does nothing there")
  func root() async {
    let driver = await show(UIHostingController(rootView: Content(handle: handle)))
    expectEqual(handle.isPresented, false)
    handle.dismiss()
    await driver.settle()
    #expect(driver.contains("hosted"))
  }
}
