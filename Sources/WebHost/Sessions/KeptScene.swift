import Foundation

/// The state of a scene in a store.
struct KeptScene: Codable, Sendable {
  /// The place of its page: path and query.
  let place: String
  /// The record of the scene.
  let record: Data

  /// Reads a kept scene; nil if the data is damaged.
  init?(_ data: Data) {
    guard let kept = try? PropertyListDecoder().decode(KeptScene.self, from: data) else { return nil }
    self = kept
  }

  init(place: String, record: Data) {
    self.place = place
    self.record = record
  }

  /// The data for a store.
  var data: Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    // A string and data can always be encoded.
    return (try? encoder.encode(self)) ?? Data()
  }
}
