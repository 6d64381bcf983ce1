import Foundation
import PergolaCoreFoundation
import PergolaDiagnostics
import PergolaSystem

/// The file of a live keychain.
struct KeychainFile: Sendable {
  private struct Header: Decodable { let version: Int }

  private struct Content: Codable {
    let version: Int
    let nextID: UInt64
    let items: [StoredItem]
  }

  private static let version = 1

  let file: SystemFile

  /// Reads the items; nil if there is no file. A corrupt file is set aside, so that nothing in it is lost.
  ///
  /// - Throws: `errSecNotAvailable` for a file of a newer version, and for one that can't be read.
  func read() throws(KeychainFailure) -> ItemTable? {
    do {
      guard let data = try file.read() else { return nil }
      let decoder = JSONDecoder()
      if let header = try? decoder.decode(Header.self, from: data), header.version > Self.version {
        Log.warning("The keychain \(file.url.path) is of a newer version, and is left alone.")
        throw KeychainFailure(errSecNotAvailable)
      }
      if let content = try? decoder.decode(Content.self, from: data),
        let table = ItemTable(items: content.items, nextID: content.nextID)
      {
        return table
      }
      let place = try file.setAside(as: "corrupt")
      Log.warning("The keychain was corrupt, and begins empty. The file is now \(place.path).")
      return nil
    } catch let failure as KeychainFailure {
      throw failure
    } catch {
      Log.warning("The keychain \(file.url.path) can't be read: \(error)")
      throw KeychainFailure(errSecNotAvailable)
    }
  }

  func write(_ table: ItemTable) throws {
    let items = table.items.values.sorted { $0.id < $1.id }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try file.write(encoder.encode(Content(version: Self.version, nextID: table.nextID, items: items)))
  }
}
