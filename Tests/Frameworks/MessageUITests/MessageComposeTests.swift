import Expectations
import PergolaMessageUI
import PergolaTesting
import Testing

@MainActor @Suite("Screens for messages") struct MessageComposeTests {
  private final class Delegate: NSObject, MFMessageComposeViewControllerDelegate {
    var ends: [MessageComposeResult] = []

    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
      ends.append(result)
      controller.dismiss(animated: true)
    }
  }

  private func stage(
    prepare: (Driver) -> Void = { _ in }, fill: (MFMessageComposeViewController) -> Void = { _ in }
  ) async -> (driver: Driver, delegate: Delegate) {
    let root = UIViewController()
    let driver = Driver(showing: root)
    driver.system.messages.canSendText = true
    prepare(driver)
    let delegate = Delegate()
    let composer = driver.system.perform { MFMessageComposeViewController() }
    composer.messageComposeDelegate = delegate
    driver.system.perform { fill(composer) }
    root.present(composer, animated: true)
    await driver.settle()
    return (driver, delegate)
  }

  @Test("a fresh device can't send texts, subjects or files")
  func fresh() {
    Driver(showing: UIViewController()).system.perform {
      #expect(!MFMessageComposeViewController.canSendText())
      #expect(!MFMessageComposeViewController.canSendSubject())
      #expect(!MFMessageComposeViewController.canSendAttachments())
      #expect(!MFMessageComposeViewController.isSupportedAttachmentUTI("public.png"))
    }
  }

  @Test("the user sends the message")
  func send() async throws {
    let (driver, delegate) = await stage { _ in
    } fill: {
      $0.recipients = ["555-0100"]
      $0.body = "Apples"
      expectEqual($0.recipients, ["555-0100"])
      expectEqual($0.body, "Apples")
    }
    #expect(driver.text.contains("Apples"))
    #expect(driver.contains("New Message"))
    #expect(!driver.contains("Subject:"))
    try await driver.tap("Send")
    await driver.settle()
    expectEqual(delegate.ends, [.sent])
    expectEqual(driver.system.messages.sent.map(\.recipients), [["555-0100"]])
    expectEqual(driver.system.messages.sent.map(\.body), ["Apples"])
  }

  @Test("a device that sends subjects has a line for them")
  func subject() async throws {
    let (driver, _) = await stage(prepare: { $0.system.messages.canSendSubject = true }) {
      $0.recipients = ["555-0100"]
      $0.subject = "Fruit"
    }
    #expect(driver.contains("Subject:"))
    try await driver.tap("Send")
    await driver.settle()
    expectEqual(driver.system.messages.sent.map(\.subject), ["Fruit"])
  }

  @Test("a device that sends no subjects leaves it out")
  func noSubject() async {
    let (driver, _) = await stage { _ in
    } fill: {
      $0.subject = "Fruit"
      #expect($0.subject == nil)
    }
    #expect(!driver.text.contains("Fruit"))
  }

  @Test("files of known types are added where the device sends them")
  func files() async throws {
    let file = URL(filePath: NSTemporaryDirectory()).appending(path: "file-\(UUID().uuidString).txt")
    try Data("a".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (driver, _) = await stage(prepare: { $0.system.messages.canSendAttachments = true }) {
      $0.recipients = ["555-0100"]
      #expect($0.addAttachmentData(Data("b".utf8), typeIdentifier: "public.png", filename: "b.png"))
      #expect($0.addAttachmentURL(file, withAlternateFilename: "a.txt"))
      #expect(!$0.addAttachmentURL(URL(filePath: "/missing"), withAlternateFilename: nil))
    }
    try await driver.tap("Send")
    await driver.settle()
    expectEqual(driver.system.messages.sent.first?.attachments.map(\.fileName), ["b.png", "a.txt"])
    _ = await stage { _ in
    } fill: {
      #expect(!$0.addAttachmentData(Data(), typeIdentifier: "public.png", filename: "b.png"))
    }
  }

  @Test("the user cancels, with the button or by a dismissal", arguments: [true, false])
  func cancel(byButton: Bool) async throws {
    let (driver, delegate) = await stage()
    if byButton { try await driver.tap("Cancel") } else { await driver.press(.escape) }
    await driver.settle()
    expectEqual(delegate.ends, [.cancelled])
  }

  @Test("a message that can't be sent ends as failed")
  func failure() async throws {
    let (driver, delegate) = await stage(prepare: { $0.system.messages.fails = true }) { $0.recipients = ["555-0100"] }
    try await driver.tap("Send")
    await driver.settle()
    expectEqual(delegate.ends, [.failed])
    expectEqual(driver.system.messages.sent, [])
  }

  @Test(
    "a played end comes as soon as the screen has appeared",
    arguments: [MessageComposeResult.cancelled, .sent, .failed])
  func played(_ result: MessageComposeResult) async {
    let (_, delegate) = await stage(prepare: { $0.system.messages.finish(with: result) })
    expectEqual(delegate.ends, [result])
  }
}
