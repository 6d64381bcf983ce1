import Diffing
import Foundation
import Testing

@testable import UIKitCore

typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<String>

extension NSDiffableDataSourceSnapshot where SectionIdentifierType == String, ItemIdentifierType == Int {
  /// A snapshot written down as its sections and items.
  init(_ layout: KeyValuePairs<String, [Int]>) {
    self.init()
    for (section, items) in layout {
      appendSections([section])
      appendItems(items, toSection: section)
    }
  }

  /// The sections and items in one line, as in `A:1,2 B:3`.
  var picture: String {
    sectionIdentifiers
      .map { "\($0):" + itemIdentifiers(inSection: $0).map(String.init).joined(separator: ",") }
      .joined(separator: " ")
  }
}

/// What a process that has ended said on standard error.
func words(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

/// A small generator with a fixed seed, so that a failing case can be run again (SplitMix64).
struct SnapshotRandomness: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
