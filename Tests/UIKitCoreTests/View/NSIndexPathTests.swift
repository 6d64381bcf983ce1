import Expectations
import Foundation
import Testing

@testable import UIKitCore

@Suite("Index paths as objects")
struct NSIndexPathTests {
  @Test("an index path has the same row, item and section as an object")
  func parts() {
    let object = IndexPath(row: 5, section: 2) as NSIndexPath
    expectEqual([object.row, object.item, object.section], [5, 5, 2])
    expectEqual(NSIndexPath(row: 5, section: 2), object)
    expectEqual(NSIndexPath(item: 5, section: 2) as IndexPath, [2, 5])
  }
}
