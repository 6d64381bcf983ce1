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
  /// The elements inside a root that depend on their position, while no host shows it.
  final var followers = PositionFollowers()
  /// Called when the element leaves the graph.
  final var onRemoval: (() -> Void)?
  /// The element that a wrapper wraps.
  var content: ViewElement? { nil }
  /// The elements inside, in document order.
  var subelements: [ViewElement] { content.map { [$0] } ?? [] }

  private var measurements: [(proposal: ProposedViewSize, size: CGSize)] = []
  /// The guides that were asked for.
  private var guides: [KnownGuide] = []
  /// The measurements before the last change, until the next layout has compared them.
  private var formerMeasurements: [(proposal: ProposedViewSize, size: CGSize)]?
  private var formerGuides: [KnownGuide] = []
  /// True while a host has the element among those to compare.
  private var isWaiting = false
  /// True after the element has left the graph: its node may be gone.
  private(set) final var isDiscarded = false
  /// True after a layout has placed the element, until the layout's next pass.
  final var isPlaced = false
  private(set) final var placement: Placement?
  private var needsPlacement = true

  /// The position and size of an element, in the coordinates of the nearest view around it.
  struct Placement: Equatable {
    var frame: CGRect
    var proposal: ProposedViewSize
  }

  private struct KnownGuide {
    let key: AlignmentKey
    let size: CGSize
    let proposal: ProposedViewSize
    let value: CGFloat?
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

  /// The view in whose coordinates the element places what is inside; nil for those of the view around it.
  var contentView: UIView? { nil }

  /// The axis along which the element arranges what is inside; nil for none.
  var childOrientation: Axis? { nil }

  /// The safe area that the element makes for what is inside, in the coordinates of `contentView`; nil for none.
  var safeArea: SafeArea? { nil }

  /// Called when a known measurement may no longer be true.
  func measurementsMayHaveChanged() {}

  /// Called when a value of an element inside, such as its priority, has changed.
  func traitsDidChange() { setNeedsLayout() }

  /// Takes the new size of an element inside, if this one keeps its size and the others inside their positions; returns
  /// false if it can't tell. `placeChanges()` follows then.
  func takeChange(of element: ViewElement) -> Bool { false }

  /// Places the elements again whose new sizes were taken.
  func placeChanges() {}

  /// Called after a layout of the host, for elements that have asked for it by `followPosition()`.
  func positionMayHaveChanged() {}

  /// Called when a lazy stack around has removed the element from what is visible, or shows it again.
  func sightDidChange(isInSight: Bool) {}

  /// A value that a modifier gave the element; nil for none.
  func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? { nil }

  // MARK: Measuring

  /// The size that the element chooses for a proposal.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.valid
    if let known = measurements.first(where: { $0.proposal == proposal }) { return known.size }
    let size = measure(proposal).valid
    if measurements.count >= 6 { measurements.removeFirst() }
    measurements.append((proposal, size))
    return size
  }

  /// True if sizes are known, and nothing has changed since.
  final var hasSizes: Bool { !measurements.isEmpty && formerMeasurements == nil }

  /// The guides that were asked for.
  final var knownGuides: [AlignmentKey] { guides.map(\.key) }

  /// The guides that the element did not define before its last change, of those that were asked for.
  private(set) final var formerDefaultGuides: [AlignmentKey] = []

  /// The number of proposals for which the size is known.
  final var sizeCount: Int { measurements.count }

  /// The size and the guides for a proposal.
  final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    let proposal = proposal.valid
    return ViewDimensions(size: size(for: proposal), element: self, proposal: proposal)
  }

  /// The position of a guide that the element defines; nil for the default. Kept as sizes are.
  final func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let (size, proposal) = (dimensions.size, dimensions.proposal)
    if let known = guides.first(where: { $0.key == key && $0.size == size && $0.proposal == proposal }) {
      return known.value
    }
    let value = explicitGuide(key, in: dimensions)
    if guides.count >= 6 { guides.removeFirst() }
    guides.append(KnownGuide(key: key, size: size, proposal: proposal, value: value))
    return value
  }

  /// Called when the size, the guides or the look of the element may have changed. The next layout measures it, and goes
  /// on to the container only if the size for one of the known proposals has changed, or a guide that was asked for.
  final func setNeedsLayout() {
    guard !isDiscarded else { return }
    let isKnown = formerMeasurements == nil || !measurements.isEmpty || !guides.isEmpty
    if formerMeasurements == nil {
      formerMeasurements = measurements
      formerGuides = guides
    }
    measurements = []
    guides = []
    needsPlacement = true
    measurementsMayHaveChanged()
    if let host = nearestHost {
      guard !isWaiting else { return }
      isWaiting = true
      host.elementNeedsLayout(self)
    } else if isKnown {
      // No host compares the sizes: those of the containers may be out of date when one shows them.
      container?.setNeedsLayout()
    }
  }

  /// Compares the measurements with those before the change. Returns true if one differs, or if there were none.
  final func resolveMeasurements() -> Bool {
    isWaiting = false
    guard !isDiscarded, let former = formerMeasurements else { return false }
    let formerGuides = formerGuides
    formerDefaultGuides = formerGuides.filter { $0.value == nil }.map(\.key)
    formerMeasurements = nil
    self.formerGuides = []
    guard placement != nil, !former.isEmpty else { return true }
    guard former.allSatisfy({ size(for: $0.proposal) == $0.size }) else { return true }
    return !formerGuides.allSatisfy {
      guide($0.key, in: ViewDimensions(size: $0.size, element: self, proposal: $0.proposal)) == $0.value
    }
  }

  /// Takes the element from the list of a host.
  final func stopWaiting() { isWaiting = false }

  /// Places the element again where it is, after a change inside that left its size.
  final func placeAgain() {
    guard !isDiscarded, let placement, needsPlacement else { return }
    needsPlacement = false
    didPlace(placement, from: nil)
  }

  /// The host of the root above.
  final var nearestHost: (any ElementHost)? {
    var element = self
    while let container = element.container { element = container }
    return element.host
  }

  /// True if a host shows the root above.
  final func isInside(_ host: any ElementHost) -> Bool { !isDiscarded && nearestHost === host }

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
    isPlaced = true
    let proposal = proposal.valid
    let new = Placement(frame: CGRect(origin: origin.finite, size: size(for: proposal)), proposal: proposal)
    guard needsPlacement || new != placement else { return }
    let old = needsPlacement ? nil : placement
    placement = new
    needsPlacement = false
    formerMeasurements = nil
    formerGuides = []
    didPlace(new, from: old)
  }

  /// Reports to the element, and to all inside, that a lazy stack has removed them from what is visible, or shows them again.
  final func setInSight(_ isInSight: Bool) {
    sightDidChange(isInSight: isInSight)
    for element in subelements { element.setInSight(isInSight) }
  }

  /// Ends the element, and the wrappers around it.
  final func discard() {
    isDiscarded = true
    onRemoval?()
    onRemoval = nil
  }

  /// Asks for a call of `positionMayHaveChanged()` after each layout.
  ///
  /// - Parameter whileScrolling: True to have it called also after scroll views around the element have moved.
  final func followPosition(whileScrolling: Bool = false) { nearestHost?.follow(self, whileScrolling: whileScrolling) }

  /// The view in whose coordinates the element is placed; nil outside of a host.
  final var surroundingView: UIView? {
    var element = self
    while let container = element.container {
      if let view = container.contentView { return view }
      element = container
    }
    return element.host?.hostView
  }

  /// The axis of the stack around the element; nil outside of stacks.
  final var surroundingOrientation: Axis? {
    var element = container
    while let wrapper = element as? WrapperElement { element = wrapper.container }
    return element?.childOrientation
  }

  /// True where text runs from right to left.
  final var isRightToLeft: Bool { node.environment.layoutDirection == .rightToLeft }

  /// The number of pixels in a point.
  final var scale: CGFloat { node.environment.displayScale }
}

/// The object that shows the root of elements.
@MainActor
protocol ElementHost: AnyObject {
  /// The view in whose coordinates the root is placed.
  var hostView: UIView { get }
  /// The safe area of the host, in the coordinates of its view; nil if the root is not kept inside one.
  var safeArea: SafeArea? { get }
  /// Called when an element may have changed its size or its look.
  func elementNeedsLayout(_ element: ViewElement)
  /// Calls `positionMayHaveChanged()` of an element after each layout, and after movements of the scroll views
  /// around it if it depends on them.
  func follow(_ element: ViewElement, whileScrolling: Bool)
}

/// The key of a value that a modifier gives an element for the container around it.
protocol ElementTrait {
  associatedtype Value
}

extension CGSize {
  /// The size, with 0 for lengths that are no number or negative. Infinity stays: containers compare with it.
  var valid: CGSize { CGSize(width: width.validLength, height: height.validLength) }
}

extension ProposedViewSize {
  /// The proposal, with 0 for lengths that are no number or negative.
  var valid: ProposedViewSize { ProposedViewSize(width: width?.validLength, height: height?.validLength) }
}

extension CGPoint {
  /// The point, with coordinates that are no finite number at 0.
  var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

extension CGFloat {
  /// The length, with 0 instead of what is no number or negative.
  var validLength: CGFloat { isNaN || self < 0 ? 0 : self }
}
