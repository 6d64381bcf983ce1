import Expectations
import Foundation
import PergolaTesting
import PergolaUIKit
import PergolaUniformTypeIdentifiers
import RenderTree
import Testing
import UIKitCore

@MainActor
@Suite("Document pickers")
struct DocumentPickerTests {
  /// A screen that presents a picker and notes its calls.
  final class Screen: UIViewController, UIDocumentPickerDelegate {
    private(set) var calls: [String] = []

    func show(_ picker: UIDocumentPickerViewController, completion: (() -> Void)? = nil) {
      picker.delegate = self
      present(picker, animated: true, completion: completion)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      calls.append(
        "picked \(urls.map(\.lastPathComponent).joined(separator: " ")), presents \(presentedViewController != nil)")
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      calls.append("cancelled, presents \(presentedViewController != nil)")
    }
  }

  private let files = ["a.csv", "b.csv"].map { URL(filePath: "/tmp/\($0)") }

  private func stage(
    _ picker: UIDocumentPickerViewController
  ) async -> (driver: Driver, screen: Screen) {
    let screen = Screen()
    let driver = Driver(showing: screen)
    await driver.settle()
    screen.show(picker)
    await driver.settle()
    return (driver, screen)
  }

  private func choice(_ driver: Driver) -> FileChoice? {
    func find(_ node: RenderNode) -> FileChoice? {
      for case .chooseFiles(let choice) in node.semantics?.actions ?? [] { return choice }
      return node.children.lazy.compactMap(find).first
    }
    return find(driver.frame.root)
  }

  @Test("The delegate gets the chosen file after the picker was dismissed")
  func pick() async throws {
    let (driver, screen) = await stage(UIDocumentPickerViewController(forOpeningContentTypes: [.commaSeparatedText]))
    #expect(driver.labels.contains("Choose a File"))
    expectEqual(choice(driver)?.kinds, [".csv", "text/csv", "text/comma-separated-values"])
    expectEqual(choice(driver)?.allowsSeveral, false)
    try await driver.chooseFiles(files)
    expectEqual(screen.calls, ["picked a.csv, presents false"])
  }

  @Test("Several files are chosen where the picker allows it")
  func several() async throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image, .pdf], asCopy: true)
    picker.allowsMultipleSelection = true
    let (driver, screen) = await stage(picker)
    expectEqual(choice(driver), FileChoice(kinds: ["image/*", ".pdf", "application/pdf"], allowsSeveral: true))
    try await driver.chooseFiles(files)
    expectEqual(screen.calls, ["picked a.csv b.csv, presents false"])
  }

  @Test("A type that has no names in common lets the user choose any file")
  func anyFile() async {
    let (driver, _) = await stage(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .item]))
    expectEqual(choice(driver)?.kinds, [])
  }

  @Test("Cancel dismisses the picker, then tells the delegate once")
  func cancel() async throws {
    let (driver, screen) = await stage(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
    try await driver.tap("Cancel")
    await driver.settle()
    expectEqual(screen.calls, ["cancelled, presents false"])
  }

  @Test("A dismissal by the escape key is a cancellation, one by the app is none")
  func dismissals() async throws {
    let (driver, screen) = await stage(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
    await driver.press(.escape)
    await driver.settle()
    expectEqual(screen.calls, ["cancelled, presents false"])
    screen.show(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
    await driver.settle()
    screen.dismiss(animated: true)
    await driver.settle()
    expectEqual(screen.calls.count, 1)
  }

  @Test("Exported files are handed to the host without a view")
  func export() async throws {
    let screen = Screen()
    let driver = Driver(showing: screen)
    await driver.settle()
    var completions = 0
    screen.show(UIDocumentPickerViewController(forExporting: files, asCopy: true)) { completions += 1 }
    #expect(screen.presentedViewController == nil)
    await driver.settle()
    expectEqual(driver.openedURLs, files)
    expectEqual(completions, 1)
    expectEqual(screen.calls, ["picked a.csv b.csv, presents false"])
  }

  @Test("A host without files refuses the picker, with a warning")
  func refusal() async {
    let screen = Screen()
    let configuration = SceneConfiguration(
      size: CGSize(width: 390, height: 844), textEngine: MonospaceTextEngine(), time: .stepped)
    let driver = Driver(showing: screen, configuration: configuration)
    screen.show(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
    await driver.settle()
    #expect(screen.presentedViewController == nil)
    screen.show(UIDocumentPickerViewController(forExporting: files))
    #expect(screen.presentedViewController == nil)
    await #expect(throws: DriverError.self) { try await driver.chooseFiles(files) }
    #expect(screen.calls.isEmpty)
  }

  @Test("Links that are not the app's own are opened by the host, and it says so")
  func links() async throws {
    let driver = Driver(showing: UIViewController())
    let link = try #require(URL(string: "https://example.org"))
    let other = try #require(URL(string: "unknown-scheme:x"))
    let answers = driver.perform {
      [UIApplication.shared.canOpenURL(link), UIApplication.shared.canOpenURL(other)]
    }
    expectEqual(answers, [true, false])
    driver.perform { UIApplication.shared.open(link) }
    driver.perform { UIApplication.shared.open(other) }
    await driver.settle()
    expectEqual(driver.openedURLs, [link])
  }

  @Test("A file that the process can read is accessible")
  func securityScope() {
    #expect(URL(filePath: "/etc/passwd").startAccessingSecurityScopedResource())
    #expect(!URL(filePath: "/does/not/exist").startAccessingSecurityScopedResource())
    URL(filePath: "/etc/passwd").stopAccessingSecurityScopedResource()
  }
}
