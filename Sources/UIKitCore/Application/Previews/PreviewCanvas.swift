import Foundation

/// The room that a preview gives its content.
package enum PreviewCanvas: Hashable, Sendable {
  /// The whole window.
  case device
  /// The size that the content chooses in the window, in its middle.
  case fittingSize
  /// A size in points, in the middle of the window.
  case fixed(CGSize)

  /// The canvas of the last trait that has one.
  package init(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
    var values = Preview.ViewTraits()
    for trait in traits { trait.apply(&values) }
    self = values.canvas
  }
}
