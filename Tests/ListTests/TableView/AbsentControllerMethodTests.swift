import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct AbsentControllerMethodTests {
  private final class Table: UITableViewController {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  }

  private final class Collection: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
      false
    }
  }

  let path = IndexPath(row: 0, section: 0)
  private let table = Table(style: .plain)
  private let collection = Collection(collectionViewLayout: UICollectionViewFlowLayout())

  @Test("an optional call of a method that a controller does not override returns nil")
  func absent() {
    let name = "tableView(_:willSelectRowAt:)"
    #expect(_optional(name, table.tableView(table.tableView, willSelectRowAt: path)) == nil)
    let other = "collectionView(_:shouldSelectItemAt:)"
    #expect(_optional(other, collection.collectionView(collection.collectionView, shouldSelectItemAt: path)) == nil)
    #expect(_optional("scrollViewShouldScrollToTop(_:)", table.scrollViewShouldScrollToTop(table.tableView)) == nil)
  }

  @Test("an optional call of a method that a controller overrides, or has of its own, returns the result")
  func present() {
    expectEqual(_optional("tableView(_:canEditRowAt:)", table.tableView(table.tableView, canEditRowAt: path)), false)
    let name = "collectionView(_:canEditItemAt:)"
    expectEqual(_optional(name, collection.collectionView(collection.collectionView, canEditItemAt: path)), false)
    expectEqual(_optional("numberOfSections(in:)", table.numberOfSections(in: table.tableView)), 1)
  }
}
