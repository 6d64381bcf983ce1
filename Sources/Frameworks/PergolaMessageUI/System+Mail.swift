import Foundation
import PergolaSystem
import Synchronization

extension System {
  /// A mail or a message as the user has written it.
  public struct Letter: Hashable, Sendable {
    /// A file of a letter.
    public struct Attachment: Hashable, Sendable {
      /// The content.
      public let data: Data
      /// The MIME type of a mail's file, or the identifier of the type of a message's.
      public let type: String
      /// The name.
      public let fileName: String
    }

    /// The addresses of those who get the letter.
    public internal(set) var recipients: [String] = []
    /// The addresses of those who get a copy of a mail.
    public internal(set) var copies: [String] = []
    /// The addresses of those who get a copy of a mail that others don't know of.
    public internal(set) var hiddenCopies: [String] = []
    /// The subject.
    public internal(set) var subject = ""
    /// The text.
    public internal(set) var body = ""
    /// True if the text is HTML.
    public internal(set) var isHTML = false
    /// The files, in the order in which they were added.
    public internal(set) var attachments: [Attachment] = []
    /// The address from which a mail is to be sent, if the user has it.
    public internal(set) var preferredSender: String?
  }

  /// The device's program for mail. A fresh one has no account, so that the app can't send.
  ///
  /// ```swift
  /// driver.system.mail.canSend = true
  /// try await driver.tap("Send")
  /// driver.system.mail.sent
  /// ```
  public final class Mail: SystemService {
    private struct State {
      var canSend = false
      var fails = false
      var plays: [MFMailComposeResult] = []
      var sent: [Letter] = []
      var drafts: [Letter] = []
    }

    private let state = Mutex(State())

    public init(system: System) {}

    /// True if the user has an account.
    public var canSend: Bool {
      get { state.withLock { $0.canSend } }
      set { state.withLock { $0.canSend = newValue } }
    }

    /// True if mails can be neither sent nor saved: the screen ends as failed.
    public var fails: Bool {
      get { state.withLock { $0.fails } }
      set { state.withLock { $0.fails = newValue } }
    }

    /// The mails that the user has sent, in order.
    public var sent: [Letter] { state.withLock { $0.sent } }

    /// The mails that the user has saved, in order.
    public var drafts: [Letter] { state.withLock { $0.drafts } }

    /// Plays the user's choice in the next screen: as soon as it has appeared, it ends. A test can also use the screen.
    public func finish(with result: MFMailComposeResult) { state.withLock { $0.plays.append(result) } }

    func nextPlay() -> MFMailComposeResult? {
      state.withLock { $0.plays.isEmpty ? nil : $0.plays.removeFirst() }
    }

    /// Takes a letter to send or to save. Returns false if that failed.
    func take(_ letter: Letter, as result: MFMailComposeResult) -> Bool {
      state.withLock { state in
        guard !state.fails else { return false }
        if result == .sent { state.sent.append(letter) } else { state.drafts.append(letter) }
        return true
      }
    }
  }

  /// The device's program for messages. A fresh one can't send.
  public final class Messages: SystemService {
    private struct State {
      var canSendText = false
      var canSendSubject = false
      var canSendAttachments = false
      var fails = false
      var plays: [MessageComposeResult] = []
      var sent: [Letter] = []
    }

    private let state = Mutex(State())

    public init(system: System) {}

    /// True if texts can be sent.
    public var canSendText: Bool {
      get { state.withLock { $0.canSendText } }
      set { state.withLock { $0.canSendText = newValue } }
    }

    /// True if messages can have a subject.
    public var canSendSubject: Bool {
      get { state.withLock { $0.canSendSubject } }
      set { state.withLock { $0.canSendSubject = newValue } }
    }

    /// True if messages can have files.
    public var canSendAttachments: Bool {
      get { state.withLock { $0.canSendAttachments } }
      set { state.withLock { $0.canSendAttachments = newValue } }
    }

    /// True if no message can be sent: the screen ends as failed.
    public var fails: Bool {
      get { state.withLock { $0.fails } }
      set { state.withLock { $0.fails = newValue } }
    }

    /// The messages that the user has sent, in order.
    public var sent: [Letter] { state.withLock { $0.sent } }

    /// Plays the user's choice in the next screen: as soon as it has appeared, it ends. A test can also use the screen.
    public func finish(with result: MessageComposeResult) { state.withLock { $0.plays.append(result) } }

    func nextPlay() -> MessageComposeResult? {
      state.withLock { $0.plays.isEmpty ? nil : $0.plays.removeFirst() }
    }

    /// Takes a message to send. Returns false if that failed.
    func take(_ letter: Letter) -> Bool {
      state.withLock { state in
        guard !state.fails else { return false }
        state.sent.append(letter)
        return true
      }
    }
  }

  /// The device's program for mail.
  public var mail: Mail { service() }

  /// The device's program for messages.
  public var messages: Messages { service() }
}
