import Foundation
import PergolaDiagnostics
@_spi(Toolkit) import UIKitCore

/// A view that goes through phases, each reached by an animation, on the clock of the scene.
///
/// At rest it has its first phase. Without a trigger it goes round and round while it is shown; with one it goes through all
/// phases once after each change of the trigger.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  fileprivate let phases: [Phase]
  /// The value whose changes start the phases; nil for phases without an end.
  fileprivate let trigger: PhaseTrigger?
  fileprivate let content: (Phase) -> Content
  /// The animation that leads to a phase; nil for a jump.
  fileprivate let animation: (Phase) -> Animation?

  /// Creates a view that goes through phases without an end.
  ///
  /// - Parameters:
  ///   - phases: The phases, at least one.
  ///   - content: Makes the view of a phase.
  ///   - animation: The animation that leads to a phase; nil for a jump.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates a view that goes through phases once after each change of a value.
  ///
  /// - Parameters:
  ///   - phases: The phases, at least one.
  ///   - trigger: The value whose changes start the phases. During a run, a change leads to the next phase at once.
  ///   - content: Makes the view of a phase.
  ///   - animation: The animation that leads to a phase; nil for a jump.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = PhaseTrigger(trigger)
    self.content = content
    self.animation = animation
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    PhaseAnimatorNode(view, context)
  }

  @MainActor public static var _elementCount: Int? { nil }
}

/// A value whose changes start an animation.
nonisolated struct PhaseTrigger {
  private let value: any Equatable

  init(_ value: some Equatable) { self.value = value }

  func isSame(as other: PhaseTrigger) -> Bool {
    func equals<Value: Equatable>(_ a: Value) -> Bool { (other.value as? Value) == a }
    return equals(value)
  }
}

private final class PhaseAnimatorNode<Phase: Equatable, Content: View>:
  TypedViewNode<PhaseAnimator<Phase, Content>>
{
  private var child: TypedViewNode<Content>?
  /// The message instead of content without phases.
  private var warning: TypedViewNode<Text>?
  /// The place of the present phase.
  private var index = 0
  private var step: SceneClock.ScheduledAction?

  /// The shortest time between two phases, in seconds, so that jumps without an end leave time for others.
  private static var shortestTime: TimeInterval { 1.0 / 60 }

  override init(_ view: PhaseAnimator<Phase, Content>, _ context: NodeContext) {
    super.init(view, context)
    track()
  }

  override func update(_ new: PhaseAnimator<Phase, Content>) {
    let old = view
    view = new
    if index >= new.phases.count { index = 0 }
    track()
    // Phases that come after the view has appeared.
    if new.trigger == nil, isShown, old.phases.count < 2, new.phases.count > 1 {
      graph.afterLayout { [weak self] in self?.goOn() }
    }
    guard let trigger = new.trigger, let former = old.trigger, !trigger.isSame(as: former) else { return }
    step?.cancel()
    step = nil
    graph.afterLayout { [weak self] in self?.goOn() }
  }

  override func evaluate() {
    guard index < view.phases.count else { return showWarning() }
    let content = observing { view.content(view.phases[index]) }
    if let child {
      child.update(content)
    } else {
      warning?.unmount()
      warning = nil
      child = Content._makeNode(content, NodeContext(in: self))
      if !isFirstEvaluation { itemsDidChange() }
    }
  }

  private func showWarning() {
    guard warning == nil else { return }
    Log.warning("A PhaseAnimator in \(enclosingViewName) has no phases; expected at least one.")
    child?.unmount()
    child = nil
    warning = Text._makeNode(Text(verbatim: "No phases"), NodeContext(in: self))
    if !isFirstEvaluation { itemsDidChange() }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
    if let warning { body(warning) }
  }

  override func didAppear() {
    if view.trigger == nil { goOn() }
  }

  override func didDisappear() {
    stop()
    // At rest a triggered animator has its first phase.
    guard view.trigger != nil, index != 0 else { return }
    index = 0
    setNeedsEvaluation(because: "phase")
  }

  override func willUnmount() { stop() }

  private func stop() {
    step?.cancel()
    step = nil
  }

  /// Goes to the next phase, and on from there when its animation has ended logically.
  private func goOn() {
    guard isMounted, view.phases.count > 1, step == nil, view.trigger != nil || isShown else { return }
    index = (index + 1) % view.phases.count
    let animation = view.animation(view.phases[index])
    withTransaction(Transaction(animation: animation)) { setNeedsEvaluation(because: "phase") }
    let isLast = view.trigger != nil && index == 0
    guard !isLast, let time = animation.map(\.logicalDuration) ?? 0, let clock = graph.scene?.clock else { return }
    // Phases without an end are not awaited by what waits until all is at rest.
    step = clock.schedule(after: max(time, Self.shortestTime), isAwaited: view.trigger != nil) { [weak self] in
      self?.step = nil
      self?.goOn()
    }
  }
}

extension Animation {
  /// The time until the animation counts as completed, in seconds; nil for one without an end.
  var logicalDuration: TimeInterval? {
    guard let repeatCount else { return nil }
    let time = delay + duration * Double(max(1, repeatCount))
    return time.isFinite ? time : nil
  }
}

extension View {
  /// Goes through phases without an end while the view is shown.
  ///
  /// - Parameters:
  ///   - phases: The phases, at least one.
  ///   - content: Makes the view of a phase from this view.
  ///   - animation: The animation that leads to a phase; nil for a jump.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }

  /// Goes through phases once after each change of a value.
  ///
  /// - Parameters:
  ///   - phases: The phases, at least one.
  ///   - trigger: The value whose changes start the phases.
  ///   - content: Makes the view of a phase from this view.
  ///   - animation: The animation that leads to a phase; nil for a jump.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }
}
