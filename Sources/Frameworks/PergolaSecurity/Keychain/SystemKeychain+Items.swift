import Foundation

extension SystemKeychain {
  /// An item, as a test sees it.
  public struct Item: Sendable, Hashable {
    /// The class: `genp`, `inet`, `cert` or `keys`.
    public let itemClass: String
    /// The account of a password.
    public let account: String?
    /// The service of a generic password.
    public let service: String?
    /// The server of an internet password.
    public let server: String?
    /// The label.
    public let label: String?
    /// The group of apps that share the item.
    public let accessGroup: String?
    /// The time at which the item can be read, such as `ak`.
    public let accessible: String?
    /// True if the item is marked for synchronization.
    public let isSynchronizable: Bool
    /// The data.
    public let data: Data

    init(_ item: StoredItem) {
      func text(_ key: String) -> String? {
        switch item.attributes[key] {
        case .text(let text): text
        case .data(let data): String(data: data, encoding: .utf8)
        default: nil
        }
      }
      itemClass = item.itemClass.rawValue
      account = text("acct")
      service = text("svce")
      server = text("srvr")
      label = text("labl")
      accessGroup = text("agrp")
      accessible = text("pdmn")
      isSynchronizable = item.attributes["sync"] == .number(1)
      data = item.data
    }
  }

  /// The items, in the order in which they were added.
  public var items: [Item] {
    state.withLock { $0.table.items.values.sorted { $0.id < $1.id }.map { Item($0) } }
  }
}
