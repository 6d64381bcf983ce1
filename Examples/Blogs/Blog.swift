import Micro
import UIKit

/// A blog post in the reading list.
struct Blog: DiffAware, Equatable {
  let id: Int
  let title: String
  let author: String
  let minutes: Int
  var isRead = false

  var diffId: Int { id }
  static func compareContent(_ a: Blog, _ b: Blog) -> Bool { a == b }
}

/// The reader's progress: one row above the posts.
struct Progress: DiffAware, Equatable {
  let read: Int
  let total: Int

  /// Constant, because there is only one progress row.
  var diffId: Int { 0 }
  static func compareContent(_ a: Progress, _ b: Progress) -> Bool { a == b }

  var text: String {
    read == total ? String(localized: "All read. Well done!") : String(localized: "\(read) of \(total) read")
  }
}

extension [Blog] {
  static let samples = [
    Blog(id: 1, title: "Lists that diff themselves", author: "Ada", minutes: 7),
    Blog(id: 2, title: "What a cell should know", author: "Grace", minutes: 4),
    Blog(id: 3, title: "A week with layouts", author: "Barbara", minutes: 12),
    Blog(id: 4, title: "Fewest moves", author: "Edsger", minutes: 9),
    Blog(id: 5, title: "State, not scripts", author: "Alan", minutes: 6),
    Blog(id: 6, title: "Reading in a terminal", author: "Ken", minutes: 3),
  ]
}
