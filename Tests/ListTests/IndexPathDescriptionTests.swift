import Expectations
import Foundation
import Testing
import UIKitCore

@Suite("Descriptions of index paths")
struct IndexPathDescriptionTests {
  @Test("an index path is described by its numbers in brackets, the section first, as in the original's console")
  func numbers() {
    let path = IndexPath(item: 3, section: 0)
    expectEqual("\(path)", "[0, 3]")
    expectEqual(path.description, "[0, 3]")
    expectEqual(String(reflecting: path), "[0, 3]")
    expectEqual(String(describing: Optional(path)), "Optional([0, 3])")
    expectEqual("\(IndexPath(row: 12, section: 1))", "[1, 12]")
    expectEqual("\([path, IndexPath(row: 0, section: 2)])", "[[0, 3], [2, 0]]")
  }

  @Test("an index path of another length than a list's has as many numbers in its description")
  func otherLengths() {
    expectEqual("\(IndexPath())", "[]")
    expectEqual("\(IndexPath(index: 5))", "[5]")
    expectEqual("\(IndexPath(indexes: [1, 2, 3]))", "[1, 2, 3]")
  }
}
