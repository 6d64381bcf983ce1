import Foundation
import PergolaSystem
@_spi(Toolkit) import UIKitCore

/// A screen in which the user writes a mail. It needs an account: without one, its presentation traps.
///
/// The values are set before it is presented; later the mail belongs to the user.
open class MFMailComposeViewController: UINavigationController {
  private let form = LetterController(.mail)
  private var hasAppeared = false
  private var hasEnded = false

  /// Returns true if the user has an account.
  open class func canSendMail() -> Bool { System.current.mail.canSend }

  /// Makes a screen for an empty mail.
  public init() {
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public required init?(coder: NSCoder) { return nil }

  private func setUp() {
    form.onSend = { [weak self] in self?.send() }
    form.onCancel = { [weak self] in self?.askAboutDraft(at: $0) }
    setViewControllers([form], animated: false)
  }

  /// The object that is told the end. Held weakly.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  // MARK: The mail

  private func change(_ change: (inout System.Letter) -> Void) {
    guard !hasAppeared else { return }
    change(&form.letter)
  }

  /// Sets the subject.
  open func setSubject(_ subject: String) { change { $0.subject = subject } }

  /// Sets the addresses of those who get the mail; nil for none.
  open func setToRecipients(_ toRecipients: [String]?) { change { $0.recipients = toRecipients ?? [] } }

  /// Sets the addresses of those who get a copy; nil for none.
  open func setCcRecipients(_ ccRecipients: [String]?) { change { $0.copies = ccRecipients ?? [] } }

  /// Sets the addresses of those who get a copy that others don't know of; nil for none.
  open func setBccRecipients(_ bccRecipients: [String]?) { change { $0.hiddenCopies = bccRecipients ?? [] } }

  /// Sets the text. The user can read HTML, but not change it.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    change {
      $0.body = body
      $0.isHTML = isHTML
    }
  }

  /// Adds a file.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    change { $0.attachments.append(.init(data: attachment, type: mimeType, fileName: filename)) }
  }

  /// Sets the address from which the mail is to be sent.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) { change { $0.preferredSender = emailAddress } }

  // MARK: The user

  private var system: System { viewIfLoaded?.window?.windowScene?.system ?? .current }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard system.mail.canSend else {
      fatalError(
        "NSInvalidArgumentException: Application tried to present a mail composer where canSendMail() returns false.")
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    let context = SceneContext.current
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        context.perform { if let result = self.system.mail.nextPlay() { self.play(result) } }
      }
    }
  }

  private func play(_ result: MFMailComposeResult) {
    switch result {
    case .cancelled: end(.cancelled)
    case .saved: save()
    case .sent: send()
    case .failed: end(.failed, MFMailComposeError(.sendFailed))
    }
  }

  private func send() {
    form.read()
    if system.mail.take(form.letter, as: .sent) { end(.sent) } else { end(.failed, MFMailComposeError(.sendFailed)) }
  }

  private func save() {
    form.read()
    if system.mail.take(form.letter, as: .saved) { end(.saved) } else { end(.failed, MFMailComposeError(.saveFailed)) }
  }

  /// Asks the user about a mail that is not empty.
  private func askAboutDraft(at item: UIBarButtonItem) {
    form.read()
    guard form.letter != System.Letter() else { return end(.cancelled) }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: SystemText.localized("Delete Draft"), style: .destructive) { [weak self] _ in
        self?.end(.cancelled)
      })
    sheet.addAction(
      UIAlertAction(title: SystemText.localized("Save Draft"), style: .default) { [weak self] _ in self?.save() })
    sheet.addAction(UIAlertAction(title: SystemText.localized("Cancel"), style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = item
    present(sheet, animated: true)
  }

  private func end(_ result: MFMailComposeResult, _ error: MFMailComposeError? = nil) {
    guard !hasEnded else { return }
    hasEnded = true
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: error)
  }

  /// A swipe or a tap outside discards the mail.
  @_spi(Toolkit) open override func userDidDismiss() { end(.cancelled) }
}
