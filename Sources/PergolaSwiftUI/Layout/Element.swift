import Foundation
@_spi(Toolkit) import UIKitCore

/// A part of the layout: a leaf with a UIKit view, a container of other elements, or a wrapper around one.
///
/// Sizes are measured by proposal and kept until the element, or one inside, may have changed. A wrapper without a view
/// places its content in the coordinates of the element around it.
@MainActor
class ViewElement {
  /// The node that made the element.
  final unowned let node: ViewNode
  /// The element that places this one; nil for the root of a host, and before the first layout.
  final weak var container: ViewElement?
  /// The host of a root.
  final weak var host: (any ElementHost)?
  /// Called when the element leaves the graph.
  final var onRemoval: (() -> Void)?
  /// The element that a wrapper wraps.
  var content: ViewElement? { nil }
  /// The elements inside, in document order.
  var subelements: [ViewElement] { content.map { [$0] } ?? [] }

  private var measurements: [(proposal: ProposedViewSize, size: CGSize)] = []
  /// The measurements before the last change, until the next layout has compared them.
  private var formerMeasurements: [(proposal: ProposedViewSize, size: CGSize)]?
  private(set) final var placement: Placement?
  private var needsPlacement = true

  /// Where an element is placed, in the coordinates of the nearest view around it.
  struct Placement: Equatable {
    var frame: CGRect
    var proposal: ProposedViewSize
  }

  init(_ node: ViewNode) { self.node = node }

  // MARK: What subclasses override

  /// The size for a proposal. Called once for each proposal until something changes.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Moves the element's view, or places its content.
  func didPlace(_ placement: Placement, from old: Placement?) {}

  /// The view that shows the element; nil for elements that show nothing.
  var view: UIView? { nil }

  /// The position of a guide in a size, if the element or the app's `alignmentGuide` defines it; nil for the default.
  func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// The room that the element likes to keep to its neighbours.
  var spacing: ViewSpacing { ViewSpacing() }

  /// A value that a modifier gave the element; nil for none.
  func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? { nil }

  // MARK: Measuring

  /// The size that the element chooses for a proposal.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    if let known = measurements.first(where: { $0.proposal == proposal }) { return known.size }
    let size = measure(proposal).finite
    if measurements.count >= 6 { measurements.removeFirst() }
    measurements.append((proposal, size))
    return size
  }

  /// The size and the guides for a proposal.
  final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal), element: self)
  }

  /// Called when the size or the look of the element may have changed. The next layout measures it, and goes on to the
  /// container only if the size for one of the known proposals has changed.
  final func setNeedsLayout() {
    guard formerMeasurements == nil else { return }
    formerMeasurements = measurements
    measurements = []
    needsPlacement = true
    nearestHost?.elementNeedsLayout(self)
  }

  /// Compares the measurements with those before the change. Returns true if one differs, or if there were none.
  final func resolveMeasurements() -> Bool {
    guard let former = formerMeasurements else { return false }
    formerMeasurements = nil
    guard placement != nil, !former.isEmpty else { return true }
    return !former.allSatisfy { size(for: $0.proposal) == $0.size }
  }

  /// Places the element again where it is, after a change inside that left its size.
  final func placeAgain() {
    guard let placement, needsPlacement else { return }
    needsPlacement = false
    didPlace(placement, from: nil)
  }

  /// The host of the root above.
  final var nearestHost: (any ElementHost)? {
    var element = self
    while let container = element.container { element = container }
    return element.host
  }

  /// The number of elements above.
  final var depth: Int {
    var depth = 0
    var element = self
    while let container = element.container {
      depth += 1
      element = container
    }
    return depth
  }

  // MARK: Placing

  /// Places the element with its top left corner at a point.
  final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let size = size(for: proposal)
    let new = Placement(frame: CGRect(origin: origin.finite, size: size), proposal: proposal)
    guard needsPlacement || new != placement else { return }
    let old = needsPlacement ? nil : placement
    placement = new
    needsPlacement = false
    formerMeasurements = nil
    didPlace(new, from: old)
  }

  /// Ends the element, and the wrappers around it.
  final func discard() {
    onRemoval?()
    onRemoval = nil
  }

  /// The number of pixels in a point.
  final var scale: CGFloat { node.environment.displayScale }
}

/// What shows the root of elements.
@MainActor
protocol ElementHost: AnyObject {
  /// Called when an element may have changed its size or its look.
  func elementNeedsLayout(_ element: ViewElement)
}

/// The key of a value that a modifier gives an element for the container around it.
protocol ElementTrait {
  associatedtype Value
}

extension CGSize {
  /// The size, with lengths that are no number or negative at 0, and infinite ones at a length that can be shown.
  var finite: CGSize { CGSize(width: width.finiteLength, height: height.finiteLength) }
}

extension CGPoint {
  /// The point, with coordinates that are no finite number at 0.
  var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

extension CGFloat {
  /// The length, with 0 instead of what is no number or negative. Infinity stays: containers compare with it.
  var finiteLength: CGFloat { isNaN || self < 0 ? 0 : self }
}
