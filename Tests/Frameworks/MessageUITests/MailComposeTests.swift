import Expectations
import PergolaMessageUI
import PergolaTesting
import Testing

@MainActor @Suite("Screens for mails") struct MailComposeTests {
  private final class Delegate: NSObject, MFMailComposeViewControllerDelegate {
    var ends: [String] = []

    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
      let code = (error as NSError?).map { " \($0.domain) \($0.code)" } ?? ""
      ends.append("\(result)\(code), presented \(controller.presentingViewController != nil)")
      controller.dismiss(animated: true)
    }
  }

  private func stage(
    prepare: (Driver) -> Void = { _ in }, fill: (MFMailComposeViewController) -> Void = { _ in }
  ) async -> (driver: Driver, delegate: Delegate) {
    let root = UIViewController()
    let driver = Driver(showing: root)
    driver.system.mail.canSend = true
    prepare(driver)
    let delegate = Delegate()
    let composer = MFMailComposeViewController()
    composer.mailComposeDelegate = delegate
    fill(composer)
    root.present(composer, animated: true)
    await driver.settle()
    return (driver, delegate)
  }

  private func fillAll(_ composer: MFMailComposeViewController) {
    composer.setToRecipients(["a@example.com", "b@example.com"])
    composer.setCcRecipients(["c@example.com"])
    composer.setBccRecipients(["d@example.com"])
    composer.setSubject("Apples")
    composer.setMessageBody("They are ripe.", isHTML: false)
    composer.setPreferredSendingEmailAddress("me@example.com")
    composer.addAttachmentData(Data("a".utf8), mimeType: "text/plain", fileName: "apples.txt")
  }

  @Test("a fresh device can't send")
  func fresh() {
    let system = Driver(showing: UIViewController()).system
    #expect(!system.perform { MFMailComposeViewController.canSendMail() })
    system.mail.canSend = true
    #expect(system.perform { MFMailComposeViewController.canSendMail() })
  }

  @Test("the screen shows the mail, and the user sends it as it is")
  func send() async throws {
    let (driver, delegate) = await stage(fill: fillAll)
    for text in [
      "Apples", "a@example.com, b@example.com", "c@example.com", "d@example.com", "They are ripe.", "apples.txt",
    ] { #expect(driver.text.contains(text), "\(text)") }
    try await driver.tap("Send")
    await driver.settle()
    expectEqual(delegate.ends, ["sent, presented true"])
    let mail = try #require(driver.system.mail.sent.first)
    expectEqual(mail.recipients, ["a@example.com", "b@example.com"])
    expectEqual(mail.copies, ["c@example.com"])
    expectEqual(mail.hiddenCopies, ["d@example.com"])
    expectEqual(mail.subject, "Apples")
    expectEqual(mail.body, "They are ripe.")
    expectEqual(mail.preferredSender, "me@example.com")
    expectEqual(mail.attachments.map(\.fileName), ["apples.txt"])
    expectEqual(mail.attachments.map(\.type), ["text/plain"])
    #expect(!driver.contains("Send"))
  }

  @Test("the user changes the mail before it is sent")
  func typing() async throws {
    let (driver, _) = await stage { _ in
    } fill: {
      $0.setToRecipients(["a@example.com"])
    }
    try await driver.type("Pears", into: "Subject:")
    try await driver.type("They are green.", into: "Message")
    await driver.settle()
    try await driver.tap(.role(.button, "Send"))
    await driver.settle()
    expectEqual(driver.system.mail.sent.map(\.subject), ["Pears"])
    expectEqual(driver.system.mail.sent.map(\.body), ["They are green."])
  }

  @Test("a mail without an address can't be sent")
  func noRecipient() async throws {
    let (driver, delegate) = await stage { _ in
    } fill: {
      $0.setSubject("Apples")
    }
    try await driver.tap("Send")
    await driver.settle()
    expectEqual(delegate.ends, [])
    #expect(driver.contains("Send"))
  }

  @Test("an empty mail is canceled at once")
  func cancelEmpty() async throws {
    let (driver, delegate) = await stage()
    try await driver.tap("Cancel")
    await driver.settle()
    expectEqual(delegate.ends, ["cancelled, presented true"])
  }

  @Test(
    "the user is asked about a draft, and deletes or saves it",
    arguments: [("Delete Draft", "cancelled"), ("Save Draft", "saved")])
  func draft(_ button: String, _ result: String) async throws {
    let (driver, delegate) = await stage(fill: fillAll)
    try await driver.tap("Cancel")
    await driver.settle()
    try await driver.tap(Query(stringLiteral: button))
    await driver.settle()
    expectEqual(delegate.ends, ["\(result), presented true"])
    expectEqual(driver.system.mail.drafts.count, result == "saved" ? 1 : 0)
    expectEqual(driver.system.mail.sent.count, 0)
  }

  @Test("a mail that can't be sent or saved ends with the error")
  func failures() async throws {
    var (driver, delegate) = await stage(prepare: { $0.system.mail.fails = true }, fill: fillAll)
    try await driver.tap("Send")
    await driver.settle()
    expectEqual(delegate.ends, ["failed MFMailComposeErrorDomain 1, presented true"])
    (driver, delegate) = await stage(prepare: { $0.system.mail.fails = true }, fill: fillAll)
    try await driver.tap("Cancel")
    await driver.settle()
    try await driver.tap("Save Draft")
    await driver.settle()
    expectEqual(delegate.ends, ["failed MFMailComposeErrorDomain 0, presented true"])
  }

  @Test(
    "a played end comes as soon as the screen has appeared",
    arguments: [
      (MFMailComposeResult.cancelled, "cancelled"), (.saved, "saved"), (.sent, "sent"),
      (.failed, "failed MFMailComposeErrorDomain 1"),
    ])
  func played(_ result: MFMailComposeResult, _ words: String) async {
    let (driver, delegate) = await stage(prepare: { $0.system.mail.finish(with: result) }, fill: fillAll)
    expectEqual(delegate.ends, ["\(words), presented true"])
    expectEqual(driver.system.mail.sent.count, result == .sent ? 1 : 0)
  }

  @Test("a user who dismisses the screen has canceled")
  func escape() async {
    let (driver, delegate) = await stage(fill: fillAll)
    await driver.press(.escape)
    await driver.settle()
    expectEqual(delegate.ends, ["cancelled, presented false"])
  }

  @Test("HTML is shown without its tags, and sent as it is")
  func html() async throws {
    let (driver, _) = await stage { _ in
    } fill: {
      $0.setToRecipients(["a@example.com"])
      $0.setMessageBody("<p>Apples &amp; <b>pears</b></p>", isHTML: true)
    }
    #expect(driver.text.contains("Apples & pears"))
    try await driver.tap("Send")
    await driver.settle()
    expectEqual(driver.system.mail.sent.map(\.body), ["<p>Apples &amp; <b>pears</b></p>"])
    expectEqual(driver.system.mail.sent.map(\.isHTML), [true])
  }

  @Test("values that the app sets once the screen is shown change nothing")
  func late() async throws {
    let (driver, _) = await stage { _ in
    } fill: {
      $0.setToRecipients(["a@example.com"])
    }
    let composer = driver.window.rootViewController?.presentedViewController as? MFMailComposeViewController
    composer?.setSubject("Late")
    try await driver.tap("Send")
    await driver.settle()
    expectEqual(driver.system.mail.sent.map(\.subject), [""])
  }

  @Test("a screen traps on a device that can't send")
  func cannotSend() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let root = UIViewController()
        let driver = Driver(showing: root)
        root.present(MFMailComposeViewController(), animated: false)
        _ = driver.text
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("canSendMail() returns false"))
  }

  @Test("mails of one app are not in the system of another")
  func systems() async throws {
    let stages = [await stage(fill: fillAll), await stage(fill: fillAll)]
    try await stages[0].driver.tap("Send")
    await stages[0].driver.settle()
    expectEqual(stages.map(\.driver.system.mail.sent.count), [1, 0])
  }
}
