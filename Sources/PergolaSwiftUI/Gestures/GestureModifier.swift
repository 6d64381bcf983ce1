import Foundation
@_spi(Toolkit) import UIKitCore

/// The relation of a gesture to those of the views inside.
enum GesturePriority {
  /// Gestures and controls inside win.
  case normal
  /// The gesture wins.
  case high
  /// Both are recognised.
  case simultaneous
}

/// A modifier that adds a gesture to each element of its content.
nonisolated struct GestureModifier<Added: Gesture>: PrimitiveModifier {
  let gesture: Added
  let priority: GesturePriority

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

/// An element whose view has a recogniser.
private final class GestureElement<Added: Gesture>: ViewWrapperElement {
  private var driver: _GestureDriver<Added.Value>?
  private var recognizer: UIGestureRecognizer?
  private let arbiter = GestureArbiter()

  init(_ node: ViewNode, around content: ViewElement) {
    super.init(node, around: content, view: GestureView())
  }

  func apply(_ modifier: GestureModifier<Added>, isEnabled: Bool) {
    let new = modifier.gesture._makeDriver()
    if let recognizer, new?.recognizerType != type(of: recognizer) { remove(recognizer) }
    driver = new
    guard let new else { return }
    let recognizer = recognizer ?? add(new.makeRecognizer())
    arbiter.priority = modifier.priority
    recognizer.cancelsTouchesInView = modifier.priority != .simultaneous
    new.configure(recognizer)
    // A recogniser that is disabled gives up the gesture in progress.
    if recognizer.isEnabled != isEnabled { recognizer.isEnabled = isEnabled }
  }

  /// Removes a recogniser, whose driver learns that the gesture in progress is given up.
  private func remove(_ old: UIGestureRecognizer) {
    old.isEnabled = false
    wrapperView.removeGestureRecognizer(old)
    recognizer = nil
  }

  private func add(_ new: UIGestureRecognizer) -> UIGestureRecognizer {
    recognizer = new
    new.delegate = arbiter
    if let reporting = new as? any ReportingRecognizer {
      reporting.report = { [weak self] in self?.driver?.proceed($0) }
    } else {
      new.addHandler { [weak self] in self?.driver?.proceed($0) }
    }
    (new as? DragRecognizer)?.convert = { [weak self] in self?.convert($0, to: $1) ?? $0 }
    wrapperView.addGestureRecognizer(new)
    return new
  }

  /// A place in the view in other coordinates.
  private func convert(_ place: CGPoint, to space: CoordinateSpace) -> CGPoint {
    let origin = placement?.frame.origin ?? .zero
    let point = CGRect(x: place.x + origin.x, y: place.y + origin.y, width: 0, height: 0)
    return convert(point, to: space).origin
  }
}

/// A recogniser that reports other steps than its handlers receive.
@MainActor
protocol ReportingRecognizer: UIGestureRecognizer {
  var report: ((UIGestureRecognizer) -> Void)? { get set }
}

/// The decisions between a gesture and those around it and inside.
private final class GestureArbiter: NSObject, UIGestureRecognizerDelegate {
  var priority = GesturePriority.normal

  /// Controls inside win over a gesture of normal priority.
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard priority == .normal else { return true }
    var view = touch.view
    while let current = view, current !== recognizer.view {
      if current is UIControl { return false }
      view = current.superview
    }
    return true
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { priority == .simultaneous }

  /// A tap waits for double taps inside.
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
    guard priority == .normal, let tap = recognizer as? UITapGestureRecognizer,
      let inner = other as? UITapGestureRecognizer,
      let view = tap.view, let innerView = inner.view, innerView !== view
    else { return false }
    return inner.numberOfTapsRequired > tap.numberOfTapsRequired && innerView.isDescendant(of: view)
  }

  /// Gestures inside wait for one of high priority.
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool
  {
    guard priority == .high, let view = recognizer.view, let inner = other.view, inner !== view else { return false }
    return inner.isDescendant(of: view)
  }
}

/// The view of a gesture: touches count where the content shows something.
final class GestureView: ElementContainerView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { hasContent(at: point) }
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
  public nonisolated func gesture<T: Gesture>(_ gesture: T) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal))
  }

  /// Adds a gesture that is recognised beside those inside the view.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous))
  }

  /// Adds a gesture that wins over those inside the view.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high))
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
