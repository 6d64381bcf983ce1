import UIKit

/// A message.
struct Mail: Identifiable, Hashable {
  let id: Int
  let sender: String
  let subject: String
  let time: String
  var isRead = false
  var isFlagged = false

  /// The time in words of the user's language.
  var displayedTime: String { String(localized: String.LocalizationValue(time)) }
}

extension Mail {
  static let samples = [
    Mail(id: 1, sender: "Ada Lovelace", subject: "Notes on the engine, at last", time: "09:41"),
    Mail(id: 2, sender: "Grace Hopper", subject: "A moth in relay 70", time: "09:02", isFlagged: true),
    Mail(id: 3, sender: "Alan Turing", subject: "Can machines think?", time: "08:30", isRead: true),
    Mail(id: 4, sender: "Katherine Johnson", subject: "Checked by hand, all of it", time: "Yesterday", isRead: true),
    Mail(id: 5, sender: "Edsger Dijkstra", subject: "The shortest way to Groningen", time: "Yesterday"),
    Mail(id: 6, sender: "Barbara Liskov", subject: "Anything that can stand in for me", time: "Monday", isRead: true),
    Mail(id: 7, sender: "Tony Hoare", subject: "About a mistake of mine", time: "Monday", isRead: true),
    Mail(id: 8, sender: "Margaret Hamilton", subject: "1202, go", time: "Sunday", isRead: true),
  ]
}
