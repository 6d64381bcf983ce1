import Foundation
import Monkey
import UIKit

@testable import MailScreens

// In a file of its own, because Inbox has types of the same names.
extension Example {
  static let mail = Example(
    "Mail",
    urls: ["pergola-mail://message/1", "pergola-mail://message/12", "pergola-mail://message/none"],
    open: { url, controller in
      guard let id = MailPlace.message(in: url) else { return }
      _ = (controller as? MailSplitViewController)?.open(id)
    },
    changes: [
      { change($0) { $0.move(Set($0.messages(in: .inbox).map(\.id).sorted().prefix(2)), to: .archive) } },
      { change($0) { $0.move(Set($0.messages(in: .archive).map(\.id).sorted().suffix(1)), to: .inbox) } },
      { change($0) { $0.change(Set($0.messages(in: .inbox).map(\.id))) { $0.isFlagged.toggle() } } },
      { change($0) { $0.empty(.junk) } },
    ]
  ) { MailSplitViewController(store: MailStore()) }

  /// Performs a change of the messages that a controller shows.
  @MainActor
  private static func change(_ controller: UIViewController, _ body: (MailStore) -> Void) {
    if let mail = controller as? MailSplitViewController { body(mail.store) }
  }
}
