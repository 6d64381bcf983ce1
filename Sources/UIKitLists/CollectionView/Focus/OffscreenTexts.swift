import Foundation
@_spi(Toolkit) import UIKitCore

/// The texts of items that no cell shows, as their cells said them within the last second: letters that are typed one
/// after the other do not configure the same cells again and again.
///
/// The texts are forgotten when items change. What an app changes without telling the collection view is found after
/// that second.
struct OffscreenTexts {
  /// How long a text is believed, in seconds.
  private static let lifetime = TypeAhead.pause
  /// A burst of letters that leads far through a list keeps no more texts than that.
  private static let capacity = 2000

  /// Nil for items whose cells have no text.
  private var texts: [IndexPath: String?] = [:]
  /// The time of the oldest text, in seconds.
  private var start: TimeInterval = 0

  /// The text that is known of an item: nil where none is known, and `.some(nil)` where the item is known to have none.
  func text(of path: IndexPath, at time: TimeInterval) -> String?? {
    time - start <= Self.lifetime ? texts[path] : nil
  }

  /// Remembers the text of an item.
  mutating func note(_ text: String?, of path: IndexPath, at time: TimeInterval) {
    if time - start > Self.lifetime || texts.count >= Self.capacity { forget() }
    if texts.isEmpty { start = time }
    texts[path] = .some(text)
  }

  /// Forgets all texts.
  mutating func forget() { texts.removeAll() }
}
