import Foundation
@_spi(Toolkit) import UIKitCore

/// The relation of a gesture to those of the views inside.
enum GesturePriority {
  /// Gestures and controls inside win.
  case normal
  /// The gesture wins.
  case high
  /// Both are recognized.
  case simultaneous
}

/// A modifier that adds a gesture to each element of its content.
nonisolated struct GestureModifier<Added: Gesture>: PrimitiveModifier {
  let gesture: Added
  let priority: GesturePriority
  var mask = GestureMask.all

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    GestureNode(view, context)
  }
}

private final class GestureNode<Content: View, Added: Gesture>: ElementModifierNode<Content, GestureModifier<Added>> {
  override func make(around element: ViewElement) -> ViewElement { GestureElement<Added>(self, around: element) }

  override func apply(to wrapper: ViewElement) {
    (wrapper as? GestureElement<Added>)?.apply(modifier, isEnabled: read(\.isEnabled))
  }
}

/// An element whose view has the recognizers of a gesture.
private final class GestureElement<Added: Gesture>: ViewWrapperElement {
  private var driver: _GestureDriver<Added.Value>?
  private var recognizers: [UIGestureRecognizer] = []
  private let arbiter = GestureArbiter()
  private let gestureView = GestureView()

  init(_ node: ViewNode, around content: ViewElement) {
    super.init(node, around: content, view: gestureView)
  }

  func apply(_ modifier: GestureModifier<Added>, isEnabled: Bool) {
    let new = modifier.gesture._makeDriver()
    let plans = new?.plans ?? []
    let areKept = plans.elementsEqual(recognizers) { $0.type == type(of: $1) }
    if !areKept { removeRecognizers() }
    if areKept, let new, let driver { new.proceed(from: driver) }
    driver = new
    arbiter.plans = plans
    arbiter.priority = modifier.priority
    gestureView.takesTouches = !modifier.mask.contains(.subviews)
    let mayBegin = isEnabled && modifier.mask.contains(.gesture)
    for (index, plan) in plans.enumerated() {
      let recognizer = areKept ? recognizers[index] : add(plan.make())
      plan.recognizer = recognizer
      recognizer.cancelsTouchesInView = modifier.priority != .simultaneous
      recognizer.isHeld = plan.isHeld
      plan.configure(recognizer)
      // A recognizer that is disabled gives up the gesture in progress.
      if recognizer.isEnabled != mayBegin { recognizer.isEnabled = mayBegin }
    }
  }

  /// Removes the recognizers, whose driver learns that the gesture in progress is given up.
  private func removeRecognizers() {
    for old in recognizers {
      old.isEnabled = false
      wrapperView.removeGestureRecognizer(old)
    }
    recognizers = []
  }

  private func add(_ new: UIGestureRecognizer) -> UIGestureRecognizer {
    recognizers.append(new)
    new.delegate = arbiter
    if let reporting = new as? any ReportingRecognizer {
      reporting.report = { [weak self] in self?.proceed(RecognizerStep(recognizer: $0)) }
    } else {
      new.addHandler { [weak self] in self?.proceed(RecognizerStep(recognizer: $0)) }
    }
    new.didReset = { [weak self] in self?.proceed(RecognizerStep(recognizer: $0, isReset: true)) }
    (new as? any PlacingRecognizer)?.convert = { [weak self] in self?.convert($0, to: $1) ?? $0 }
    wrapperView.addGestureRecognizer(new)
    return new
  }

  private func proceed(_ step: RecognizerStep) { driver?.proceed(step) }

  /// A place in the view in other coordinates.
  private func convert(_ place: CGPoint, to space: CoordinateSpace) -> CGPoint {
    let origin = placement?.frame.origin ?? .zero
    let point = CGRect(x: place.x + origin.x, y: place.y + origin.y, width: 0, height: 0)
    return convert(point, to: space).origin
  }
}

/// A recognizer that reports other steps than its handlers receive.
@MainActor
protocol ReportingRecognizer: UIGestureRecognizer {
  var report: ((UIGestureRecognizer) -> Void)? { get set }
}

/// The view of a gesture: touches count where the content shows something.
final class GestureView: ElementContainerView {
  /// The views inside receive no touches.
  var takesTouches = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { hasContent(at: point) }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return takesTouches && hit != nil ? self : hit
  }
}

extension UIView {
  /// True if a view other than a mere container is at a point.
  fileprivate func hasContent(at point: CGPoint) -> Bool {
    guard !isHidden else { return false }
    if let shape = self as? TouchShapeView { return shape.point(inside: point, with: nil) }
    guard self is GestureView || self is ElementGroupView else { return bounds.contains(point) }
    let group = self as? ElementGroupView
    return subviews.contains { group?.isDeparting($0) != true && $0.hasContent(at: convert(point, to: $0)) }
  }
}

extension View {
  /// Adds a gesture. Gestures and controls inside the view win over it.
  ///
  /// - Parameter mask: The gestures that can be recognized: this one, those of the views inside, both or none.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Adds a gesture that can be recognized while it is enabled. Gestures and controls inside the view win over it.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that is recognized beside those inside the view.
  ///
  /// - Parameter mask: The gestures that can be recognized: this one, those of the views inside, both or none.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Adds a gesture that is recognized, while it is enabled, beside those inside the view.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that wins over those inside the view.
  ///
  /// - Parameter mask: The gestures that can be recognized: this one, those of the views inside, both or none.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Adds a gesture that wins, while it is enabled, over those inside the view.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Performs an action after one or more taps.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Performs an action after a tap. The early name of `onTapGesture(count:perform:)`.
  @available(*, deprecated, renamed: "onTapGesture(count:perform:)")
  public nonisolated func onTap(perform action: @escaping () -> Void) -> some View { onTapGesture(perform: action) }

  /// Performs an action after a long press.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time in seconds.
  ///   - maximumDistance: The distance in points that the finger may move.
  ///   - onPressingChanged: Receives true when a finger touches the view, and false when the gesture has ended or
  ///     failed.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      ActingGesture(LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)) { event in
        switch event {
        case .changed: onPressingChanged?(true)
        case .ended:
          onPressingChanged?(false)
          action()
        case .cancelled: onPressingChanged?(false)
        case .failed: break
        }
      })
  }

  /// Performs an action after a long press, in the original's first spelling of the arguments.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time in seconds.
  ///   - maximumDistance: The distance in points that the finger may move.
  ///   - pressing: Receives true when a finger touches the view, and false when the gesture has ended or failed.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
