@_spi(Toolkit) import UIKitCore

/// The place of an item in an outline.
struct OutlinePlace: Hashable {
  /// The number of its ancestors.
  let level: Int
  /// True while its descendants are visible.
  let isExpanded: Bool
}
