import Foundation
@_spi(Toolkit) import UIKitCore

/// The place of a view that enters or leaves the visible area of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view leaves at the top or the leading edge, or enters there.
  case topLeading
  /// The view is visible.
  case identity
  /// The view leaves at the bottom or the trailing edge, or enters there.
  case bottomTrailing

  /// True for a view that is visible.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The way in which a view changes its look while it enters or leaves the visible area of a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  /// The place of a view at which it has the look of a visible one.
  public struct Threshold: Sendable {
    private indirect enum Kind {
      case visible(Double)
      case centered
      case inset(Threshold, Double)
      case mixed(Threshold, Threshold, Double)
    }

    private let kind: Kind

    /// The whole view is visible.
    public static let visible = Threshold(kind: .visible(1))
    /// The view begins to be visible.
    public static let hidden = Threshold(kind: .visible(0))
    /// The middle of the view is in the middle of the visible area.
    public static var centered: Threshold { Threshold(kind: .centered) }

    /// A part of the view is visible, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(kind: .visible(amount.isNaN ? 1 : min(max(amount, 0), 1)))
    }

    /// The threshold at a distance further inside, in points.
    public func inset(by distance: Double) -> Threshold {
      Threshold(kind: .inset(self, distance.isFinite ? distance : 0))
    }

    /// A threshold between this one and another one.
    ///
    /// - Parameter amount: 0 for this one, 1 for the other one.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(kind: .mixed(self, other, amount.isFinite ? amount : 0))
    }

    /// The distance by which a view that is just hidden has to move until it is at the threshold, in points.
    ///
    /// - Parameters:
    ///   - length: The length of the view.
    ///   - area: The length of the visible area.
    func distance(length: Double, area: Double) -> Double {
      switch kind {
      case .visible(let amount): length * amount
      case .centered: (length + area) / 2
      case .inset(let inner, let distance): inner.distance(length: length, area: area) + distance
      case .mixed(let a, let b, let amount):
        a.distance(length: length, area: area) * (1 - amount) + b.distance(length: length, area: area) * amount
      }
    }
  }

  private enum Kind { case identity, animated(Animation), interactive(UnitCurve) }

  private var kind: Kind
  private var threshold = Threshold.visible

  private init(_ kind: Kind) { self.kind = kind }

  /// The look changes at the threshold, with the default animation.
  public static let animated = animated(.default)
  /// The look changes along with the scrolling.
  public static let interactive = interactive(timingCurve: .easeInOut)
  /// The look does not change.
  public static let identity = ScrollTransitionConfiguration(.identity)

  /// The look changes at the threshold, with an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(.animated(animation))
  }

  /// The look changes along with the scrolling.
  ///
  /// - Parameter timingCurve: The look for each part of the way.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(.interactive(timingCurve))
  }

  /// The configuration with an animation, if it changes the look at the threshold.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var configuration = self
    if case .animated = kind { configuration.kind = .animated(animation) }
    return configuration
  }

  /// The configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// The animation of a change of the look; nil for a look that follows the scrolling.
  var animation: Animation? {
    if case .animated(let animation) = kind { animation } else { nil }
  }

  /// The part of the look of a hidden view that a view has, from 0 to 1.
  ///
  /// - Parameters:
  ///   - shown: The distance by which the view has entered, in points.
  ///   - length: The length of the view.
  ///   - area: The length of the visible area.
  func hiddenPart(shown: Double, length: Double, area: Double) -> Double {
    let way = threshold.distance(length: length, area: area)
    let part = way > 0 ? 1 - min(max(shown / way, 0), 1) : shown > 0 ? 0 : 1
    switch kind {
    case .identity: return 0
    case .animated: return part > 1e-6 ? 1 : 0
    case .interactive(let curve): return 1 - curve.value(at: 1 - part)
    }
  }
}

/// A modifier that changes the look of a view at the ends of the visible area.
private nonisolated struct ScrollTransitionModifier: PrimitiveModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  /// The axis of the movement; nil for that along which the scroll view scrolls.
  let axis: Axis?
  let steps: (ScrollTransitionPhase) -> [VisualEffectStep]

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    ScrollTransitionNode(view, context)
  }
}

private final class ScrollTransitionNode<Content: View>: ElementModifierNode<Content, ScrollTransitionModifier> {
  override func make(around element: ViewElement) -> ViewElement { ScrollTransitionElement(self, around: element) }

  override func apply(to wrapper: ViewElement) { (wrapper as? ScrollTransitionElement)?.show(modifier) }

  override func didRemove(_ wrapper: ViewElement) { (wrapper as? ScrollTransitionElement)?.end() }
}

/// An element with another look at the ends of the visible area.
private final class ScrollTransitionElement: ViewWrapperElement {
  private let effectView = EffectView()
  private var modifier: ScrollTransitionModifier?
  private lazy var following = ScrollFollowing(self) { [weak self] in self?.update(in: $0) }
  private var look: VisualLook?

  init(_ node: ViewNode, around content: ViewElement) { super.init(node, around: content, view: effectView) }

  func show(_ new: ScrollTransitionModifier) {
    modifier = new
    if following.isFollowing { following.begin() }
  }

  func end() { following.end() }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    super.didPlace(placement, from: old)
    following.begin()
  }

  override func sightDidChange(isInSight: Bool) {
    if isInSight { following.begin() } else { following.end() }
  }

  private func update(in area: CGRect?) {
    guard let modifier, let placement, let area, let context = node.environment.scrollContext,
      let scrollView = context.scrollView, let frame = frame(in: scrollView)
    else { return }
    let (value, configuration) = value(of: frame, in: area, along: modifier.axis ?? context.mainAxis, modifier)
    let identity = modifier.steps(.identity)
    var steps = identity
    if value != 0 {
      let other = modifier.steps(value < 0 ? .topLeading : .bottomTrailing)
      if other.count == identity.count {
        steps = zip(identity, other).map { $0.mixed(with: $1, part: abs(value)) }
      } else {
        steps = abs(value) < 0.5 ? identity : other
      }
    }
    let new = VisualLook(steps, in: placement.frame.size, isMirrored: isRightToLeft)
    guard new != look else { return }
    let isFirst = look == nil
    look = new
    if let animation = configuration.animation, !isFirst {
      animation.perform { new.apply(to: effectView) }
    } else {
      UIView.performWithoutAnimation { new.apply(to: effectView) }
    }
  }

  /// The place of a view, from -1 for one that is hidden at the top to 1 for one that is hidden at the bottom, with the
  /// configuration for it.
  private func value(
    of frame: CGRect, in area: CGRect, along axis: Axis, _ modifier: ScrollTransitionModifier
  ) -> (value: Double, configuration: ScrollTransitionConfiguration) {
    let length = axis == .vertical ? frame.height : frame.width
    let visible = axis == .vertical ? area.height : area.width
    var (fromStart, fromEnd) =
      axis == .vertical
      ? (frame.maxY - area.minY, area.maxY - frame.minY) : (frame.maxX - area.minX, area.maxX - frame.minX)
    if axis == .horizontal, isRightToLeft { swap(&fromStart, &fromEnd) }
    let start = modifier.topLeading.hiddenPart(shown: fromStart, length: length, area: visible)
    let end = modifier.bottomTrailing.hiddenPart(shown: fromEnd, length: length, area: visible)
    return start > end ? (-start, modifier.topLeading) : (end, modifier.bottomTrailing)
  }
}

extension View {
  /// Changes the look of the view while it enters or leaves the visible area of the scroll view around. The layout stays.
  ///
  /// - Parameters:
  ///   - configuration: The way in which the look changes.
  ///   - axis: The axis of the movement; nil for that along which the scroll view scrolls.
  ///   - transition: Makes the look for a phase. The looks between are mixed.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the look of the view while it enters or leaves the visible area of the scroll view around, in one way for
  /// each end.
  ///
  /// - Parameters:
  ///   - topLeading: The way in which the look changes at the top or the leading edge.
  ///   - bottomTrailing: The way in which the look changes at the bottom or the trailing edge.
  ///   - axis: The axis of the movement; nil for that along which the scroll view scrolls.
  ///   - transition: Makes the look for a phase. The looks between are mixed.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis,
        steps: { transition(EmptyVisualEffect(), $0)._steps }))
  }
}
