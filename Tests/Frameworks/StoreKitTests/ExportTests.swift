import PergolaStoreKit
import Testing

@MainActor @Suite("Names that come with StoreKit") struct ExportTests {
  @Test("a file that imports StoreKit alone has the names of UIKit and Foundation")
  func names() {
    let controller = UIViewController()
    controller.title = URL(fileURLWithPath: "/store").lastPathComponent
    #expect(controller.title == "store")
  }
}
