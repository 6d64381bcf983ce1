import Diffing
import Foundation
import SeededRandomness
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<String>

extension NSDiffableDataSourceSnapshot where SectionIdentifierType == String, ItemIdentifierType == Int {
  /// Creates a snapshot from a literal of sections and their items.
  init(_ layout: KeyValuePairs<String, [Int]>) {
    self.init()
    for (section, items) in layout {
      appendSections([section])
      appendItems(items, toSection: section)
    }
  }

  /// The sections and items in one line, for example `A:1,2 B:3`.
  var picture: String {
    sectionIdentifiers
      .map { "\($0):" + itemIdentifiers(inSection: $0).map(String.init).joined(separator: ",") }
      .joined(separator: " ")
  }
}
