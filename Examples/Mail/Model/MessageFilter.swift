import UIKit

/// The choice and the order of the messages in a list.
struct MessageFilter: Equatable {
  /// An order of messages.
  enum Order: String, CaseIterable {
    case newestFirst = "Newest First"
    case oldestFirst = "Oldest First"
    case sender = "By Name"

    var title: String { String(localized: String.LocalizationValue(rawValue)) }
  }

  var order = Order.newestFirst
  var onlyUnread = false
  var onlyFlagged = false
  /// The words that a message must contain, in its names, its subject or its text.
  var searchText = ""

  /// True if messages may be left out.
  var isRestricting: Bool { onlyUnread || onlyFlagged || !words.isEmpty }

  private var words: [Substring] { searchText.split(whereSeparator: \.isWhitespace) }

  /// Returns the chosen messages in order.
  ///
  /// - Parameter open: A message that stays although it no longer matches, because the user is reading it.
  func apply(to messages: [Message], keeping open: Message.ID?) -> [Message] {
    messages.filter { $0.id == open || matches($0) }.sorted(by: precedes)
  }

  private func matches(_ message: Message) -> Bool {
    if onlyUnread, message.isRead { return false }
    if onlyFlagged, !message.isFlagged { return false }
    let texts = [message.sender.name, message.recipient, message.subject, message.body]
    return words.allSatisfy { word in texts.contains { $0.localizedCaseInsensitiveContains(word) } }
  }

  private func precedes(_ first: Message, _ second: Message) -> Bool {
    switch order {
    case .newestFirst: (first.date, first.id) > (second.date, second.id)
    case .oldestFirst: (first.date, first.id) < (second.date, second.id)
    case .sender:
      first.correspondent == second.correspondent
        ? (first.date, first.id) > (second.date, second.id) : first.correspondent < second.correspondent
    }
  }
}
