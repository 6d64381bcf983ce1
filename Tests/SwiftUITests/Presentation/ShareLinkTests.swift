import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Share links")
struct ShareLinkTests {
  private static let url = URL(string: "https://example.com/apples")!  // The text is a URL.

  private func show(
    _ view: some View, idiom: Driver.Idiom = .phone, size: CGSize = CGSize(width: 390, height: 844)
  ) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: size, idiom: idiom)
    await driver.settle()
    return driver
  }

  @Test("a link is shared with the title of the system") func link() async throws {
    let driver = await show(ShareLink(item: Self.url))
    try await driver.tap("Share…")
    await driver.settle()
    #expect(driver.contains("example.com"))
    try await driver.tap("Copy")
    await driver.settle()
    expectEqual(driver.system.shared.first?.items.compactMap { $0 as? URL }, [Self.url])
    #expect(!driver.contains("Copy"))
  }

  @Test("a text is shared, with a title, with a view, and with another kind of title") func titles() async throws {
    let views: [AnyView] = [
      AnyView(ShareLink("Give", item: "an apple")), AnyView(ShareLink(item: "an apple") { Text("Give") }),
      AnyView(ShareLink(Text("Give"), item: "an apple")), AnyView(ShareLink(String("Give"), item: "an apple")),
    ]
    for view in views {
      let driver = await show(view)
      try await driver.tap("Give")
      await driver.settle()
      try await driver.tap("Copy")
      await driver.settle()
      expectEqual(driver.system.shared.first?.items.compactMap { $0 as? String }, ["an apple"])
    }
  }

  @Test("several items are shared together") func several() async throws {
    let driver = await show(ShareLink("Give", items: ["an apple", "a pear"]))
    try await driver.tap("Give")
    await driver.settle()
    try await driver.tap("Copy")
    await driver.settle()
    expectEqual(driver.system.shared.first?.items.compactMap { $0 as? String }, ["an apple", "a pear"])
  }

  @Test("the subject and the message go with a mail") func mail() async throws {
    let driver = await show(
      ShareLink("Give", item: Self.url, subject: Text("Apples"), message: Text("Look at these")))
    try await driver.tap("Give")
    await driver.settle()
    try await driver.tap("Mail")
    await driver.settle()
    expectEqual(
      driver.openedURLs.map(\.absoluteString),
      ["mailto:?subject=Apples&body=Look%20at%20these%0Ahttps://example.com/apples"])
    expectEqual(driver.system.shared.first?.subjects, ["Apples"])
    expectEqual(driver.system.shared.first?.message, "Look at these")
  }

  @Test("an image is shared with the title of its preview") func preview() async throws {
    let image = Image(systemName: "photo")
    let driver = await show(ShareLink("Give", item: image, preview: SharePreview("An Orchard", image: image)))
    try await driver.tap("Give")
    await driver.settle()
    #expect(driver.contains("An Orchard"))
    try await driver.tap("Copy")
    await driver.settle()
    #expect(driver.system.shared.first?.items.first is UIImage)
  }

  @Test("the previews of several items are made for each; the first is shown") func previews() async throws {
    let driver = await show(
      ShareLink(items: [Self.url]) {
        SharePreview($0.lastPathComponent)
      } label: {
        Text("Give")
      })
    try await driver.tap("Give")
    await driver.settle()
    #expect(driver.contains("apples"))
  }

  @Test("on a pad the sheet is a popover at the button") func popover() async throws {
    let driver = await show(
      ShareLink("Give", item: "an apple").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
      idiom: .pad, size: CGSize(width: 1024, height: 768))
    try await driver.tap("Give")
    await driver.settle()
    let presented = driver.window.rootViewController?.presentedViewController
    #expect(presented?.presentationController is UIPopoverPresentationController)
    #expect(try driver.frame(of: "an apple").maxX < 500)
  }

  @Test("a disabled share link does nothing") func disabled() async throws {
    let driver = await show(ShareLink("Give", item: "an apple").disabled(true))
    try await driver.tap("Give")
    await driver.settle()
    #expect(!driver.contains("Copy"))
  }

  @Test("a share link stands in a menu and in a toolbar") func places() async throws {
    let driver = await show(
      NavigationStack {
        Menu("More") { ShareLink("Give", item: "an apple") }
          .toolbar { ShareLink("Hand out", item: "a pear") }
      })
    try await driver.tap("More")
    await driver.settle()
    try await driver.tap("Give")
    await driver.settle()
    #expect(driver.contains("an apple"))
    try await driver.tap("Close")
    await driver.settle()
    try await driver.tap("Hand out")
    await driver.settle()
    #expect(driver.contains("a pear"))
  }

  /// A share sheet as apps wrap it.
  private struct Sheet: UIViewControllerRepresentable {
    let done: (Bool) -> Void

    func makeUIViewController(context: Context) -> UIActivityViewController {
      let controller = UIActivityViewController(activityItems: ["an apple"], applicationActivities: nil)
      controller.completionWithItemsHandler = { _, completed, _, _ in done(completed) }
      return controller
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
  }

  private final class Model: ObservableObject {
    @Published var isShown = true
    var ends: [Bool] = []
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      Text(verbatim: "behind").sheet(isPresented: $model.isShown) { Sheet { model.ends.append($0) } }
    }
  }

  @Test("a share sheet inside of a sheet of SwiftUI dismisses that", arguments: ["Copy", "Close"])
  func wrapped(_ button: String) async throws {
    let model = Model()
    let driver = await show(Screen(model: model))
    #expect(driver.contains("an apple"))
    try await driver.tap(Query(stringLiteral: button))
    await driver.settle()
    #expect(!driver.contains("an apple"))
    #expect(!model.isShown)
    expectEqual(model.ends, [button == "Copy"])
  }
}
