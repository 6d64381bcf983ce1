import Foundation
@_spi(Toolkit) import UIKitCore

/// An element that shows a view that the app has made.
final class RepresentedElement: ViewElement {
  /// The app's view.
  let represented: UIView
  private let holder = RepresentedHolder()
  private let appSize: (UIView, ProposedViewSize) -> CGSize?

  /// - Parameter size: The size that the app gives the view for a proposal; nil for the standard one.
  init(_ node: ViewNode, _ view: UIView, size: @escaping (UIView, ProposedViewSize) -> CGSize?) {
    represented = view
    appSize = size
    super.init(node)
    holder.addSubview(view)
    holder.onFittingSizeChange = { [weak self] in self?.setNeedsLayout() }
    applyEnvironment()
  }

  override var view: UIView? { holder }

  /// Gives the view the traits that views of SwiftUI have set.
  func applyEnvironment() {
    guard !node.environment.traitWriters.isEmpty else { return }
    holder.overrideTraits(by: node.environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = appSize(represented, proposal) { return size }
    let ideal = represented.idealSize
    return CGSize(
      width: length(proposal.width, ideal.width, .horizontal), height: length(proposal.height, ideal.height, .vertical))
  }

  /// The length along an axis: the proposed one, between the ideal one where the view resists compression, and the ideal
  /// one where it hugs its content.
  private func length(_ proposed: CGFloat?, _ ideal: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    guard let ideal else { return proposed ?? 0 }
    guard let proposed else { return ideal }
    var length = proposed
    if represented.contentCompressionResistancePriority(for: axis) >= .defaultHigh { length = max(length, ideal) }
    if represented.contentHuggingPriority(for: axis) >= .defaultHigh { length = min(length, ideal) }
    return length
  }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    holder.setFrame(placement.frame, scale: scale)
    represented.frame = represented.frame(forAlignmentRect: holder.bounds)
    represented.layoutIfNeeded()
  }

  /// The baselines of the view; for a view without text its top and its bottom, as constraints have them.
  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let insets = represented.alignmentRectInsets
    let size = represented.frame(forAlignmentRect: CGRect(origin: .zero, size: dimensions.size)).size
    return switch key {
    case VerticalAlignment.firstTextBaseline.key:
      represented.baselineOffsetFromTop(in: size).map { $0 - insets.top } ?? 0
    case VerticalAlignment.lastTextBaseline.key:
      dimensions.height - (represented.baselineOffsetFromBottom(in: size).map { $0 - insets.bottom } ?? 0)
    default: nil
    }
  }
}

/// The view around an app's view, which hears that the size of its content may have changed.
private final class RepresentedHolder: UIView {
  var onFittingSizeChange: (() -> Void)?

  override func handlesFittingSizeChange(constraintsChanged: Bool) -> Bool {
    onFittingSizeChange?()
    return true
  }
}

extension UIView {
  /// The size of the view's content: intrinsic, or by the constraints inside; nil along an axis without one.
  fileprivate var idealSize: (width: CGFloat?, height: CGFloat?) {
    let intrinsic = intrinsicContentSize
    let hasWidth = intrinsic.width != UIView.noIntrinsicMetric
    let hasHeight = intrinsic.height != UIView.noIntrinsicMetric
    if hasWidth, hasHeight { return (intrinsic.width, intrinsic.height) }
    guard hasFittingSize else { return (nil, nil) }
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return (
      hasWidth ? intrinsic.width : fitting.width > 0 ? fitting.width : nil,
      hasHeight ? intrinsic.height : fitting.height > 0 ? fitting.height : nil
    )
  }
}
