import Foundation
import PergolaSystem
import PergolaUniformTypeIdentifiers
@_spi(Toolkit) import UIKitCore

/// A screen in which the user writes a message. The device must be able to send: otherwise its presentation traps.
///
/// The values are set before it is presented; later the message belongs to the user.
open class MFMessageComposeViewController: UINavigationController {
  private let form = LetterController(.message)
  private var hasAppeared = false
  private var hasEnded = false

  /// Returns true if the device can send texts.
  open class func canSendText() -> Bool { System.current.messages.canSendText }

  /// Returns true if the device can send messages with a subject.
  open class func canSendSubject() -> Bool { System.current.messages.canSendSubject }

  /// Returns true if the device can send messages with files.
  open class func canSendAttachments() -> Bool { System.current.messages.canSendAttachments }

  /// Returns true if files of a type can be sent: those of any known type, if the device sends files.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { canSendAttachments() && UTType(uti) != nil }

  /// Makes a screen for an empty message.
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
    form.hasSubject = Self.canSendSubject()
    form.onSend = { [weak self] in self?.send() }
    form.onCancel = { [weak self] _ in self?.end(.cancelled) }
    setViewControllers([form], animated: false)
  }

  /// The object that is told the end. Held weakly.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

  // MARK: The message

  private func change(_ change: (inout System.Letter) -> Void) {
    guard !hasAppeared else { return }
    change(&form.letter)
  }

  /// The addresses or numbers of those who get the message; nil for none. They can't be set once the screen is shown.
  open var recipients: [String]? {
    get { form.letter.recipients.isEmpty ? nil : form.letter.recipients }
    set { change { $0.recipients = newValue ?? [] } }
  }

  /// The text; nil for none.
  open var body: String? {
    get { form.letter.body.isEmpty ? nil : form.letter.body }
    set { change { $0.body = newValue ?? "" } }
  }

  /// The subject; nil for none. A device that sends no subjects leaves it out.
  open var subject: String? {
    get { form.letter.subject.isEmpty ? nil : form.letter.subject }
    set { if form.hasSubject { change { $0.subject = newValue ?? "" } } }
  }

  /// Adds a file of a type. Returns false if the device can't send it.
  open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool {
    guard Self.isSupportedAttachmentUTI(uti), !hasAppeared else { return false }
    change { $0.attachments.append(.init(data: attachmentData, type: uti, fileName: filename)) }
    return true
  }

  /// Adds a file. Returns false if it can't be read, or if the device can't send it.
  ///
  /// - Parameter alternateFilename: The name for the one who gets it; nil for the file's own.
  open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool {
    guard let data = try? Data(contentsOf: attachmentURL) else { return false }
    let type = UTType(filenameExtension: attachmentURL.pathExtension) ?? .data
    return addAttachmentData(
      data, typeIdentifier: type.identifier, filename: alternateFilename ?? attachmentURL.lastPathComponent)
  }

  // MARK: The user

  private var system: System { viewIfLoaded?.window?.windowScene?.system ?? .current }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard system.messages.canSendText else {
      fatalError(
        "NSInvalidArgumentException: Application tried to present a message composer where canSendText() returns false."
      )
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    let context = SceneContext.current
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        context.perform { if let result = self.system.messages.nextPlay() { self.play(result) } }
      }
    }
  }

  private func play(_ result: MessageComposeResult) {
    switch result {
    case .cancelled, .failed: end(result)
    case .sent: send()
    }
  }

  private func send() {
    form.read()
    end(system.messages.take(form.letter) ? .sent : .failed)
  }

  private func end(_ result: MessageComposeResult) {
    guard !hasEnded else { return }
    hasEnded = true
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
  }

  /// A swipe or a tap outside discards the message.
  @_spi(Toolkit) open override func userDidDismiss() { end(.cancelled) }
}
