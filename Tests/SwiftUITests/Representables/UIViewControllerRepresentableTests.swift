import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("View controllers of UIKit in SwiftUI")
struct UIViewControllerRepresentableTests {
  private struct Page: UIViewControllerRepresentable {
    @Binding var title: String

    final class Coordinator {
      var change: (String) -> Void = { _ in }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> UIViewController {
      let controller = UIViewController()
      let coordinator = context.coordinator
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Rename") { _ in coordinator.change("renamed") })
      button.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
      controller.view.addSubview(button)
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
      controller.title = title
      context.coordinator.change = { title = $0 }
    }
  }

  private struct Screen: View {
    @State private var title = "named"

    var body: some View {
      VStack {
        Text(verbatim: title)
        Page(title: $title)
      }
    }
  }

  @Test("a controller becomes a child of the hosting controller, and changes state through its coordinator")
  func child() async throws {
    let host = UIHostingController(rootView: Screen())
    let driver = Driver(showing: host, size: CGSize(width: 320, height: 480))
    await driver.settle()
    expectEqual(host.children.map(\.title), ["named"])
    try await driver.tap("Rename")
    await driver.settle()
    #expect(driver.contains("renamed"))
    expectEqual(host.children.map(\.title), ["renamed"])
  }

  private struct Preferring: UIViewControllerRepresentable {
    let size: CGSize
    func makeUIViewController(context: Context) -> UIViewController {
      let controller = UIViewController()
      controller.preferredContentSize = size
      return controller
    }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test("the ideal size of a controller is the preferred size of its content, and all room is taken that is proposed")
  func idealSize() {
    let preferring = Preferring(size: CGSize(width: 80, height: 40))
    let room = CGSize(width: 300, height: 200)
    expectEqual(
      UIHostingController(rootView: preferring.fixedSize()).sizeThatFits(in: room), CGSize(width: 80, height: 40))
    expectEqual(UIHostingController(rootView: preferring).sizeThatFits(in: room), room)
    expectEqual(
      UIHostingController(rootView: Preferring(size: .zero).fixedSize()).sizeThatFits(in: room),
      CGSize(width: 10, height: 10))
  }
}
