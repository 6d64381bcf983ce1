import Foundation
@_spi(Toolkit) import UIKitCore

/// A cache of the texts of items without a visible cell, so that typing several letters does not configure the
/// same cells repeatedly.
///
/// Updates clear the cache. Changes that an app makes without an update are noticed when the cached texts expire.
struct OffscreenTexts {
  /// The age at which the cached texts expire, in seconds.
  private static let lifetime = TypeAhead.pause
  /// The maximum number of cached texts.
  private static let capacity = 2000

  /// Nil for items whose cells have no text.
  private var texts: [IndexPath: String?] = [:]
  /// The time of the oldest text, in seconds.
  private var start: TimeInterval = 0

  /// The cached text of an item: nil if it is not cached, `.some(nil)` if the item has no text.
  func text(of path: IndexPath, at time: TimeInterval) -> String?? {
    time - start <= Self.lifetime ? texts[path] : nil
  }

  /// Caches the text of an item.
  mutating func note(_ text: String?, of path: IndexPath, at time: TimeInterval) {
    if time - start > Self.lifetime || texts.count >= Self.capacity { forget() }
    if texts.isEmpty { start = time }
    texts[path] = .some(text)
  }

  /// Clears the cache.
  mutating func forget() { texts.removeAll() }
}
