import Foundation
@_spi(Toolkit) import UIKitCore

/// A view of a value that goes through key frames, on the clock of the scene.
public nonisolated struct KeyframeAnimator<Value, Content: View>: PrimitiveView {
  fileprivate let initialValue: Value
  /// The value whose changes start the key frames; nil for those that play by themselves.
  fileprivate let trigger: PhaseTrigger?
  /// True if the key frames play again and again.
  fileprivate let isRepeating: Bool
  fileprivate let content: (Value) -> Content
  fileprivate let timeline: (Value) -> KeyframeTimeline<Value>

  /// Creates a view whose key frames play while it is shown.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - repeating: True to play them again and again.
  ///   - content: Makes the view of a value.
  ///   - keyframes: Makes the tracks, from the value at the start.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    trigger = nil
    isRepeating = repeating
    self.content = content
    timeline = { KeyframeTimeline(from: $0, keyframes($0)) }
  }

  /// Creates a view whose key frames play once after each change of a value. They end with their last value.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - trigger: The value whose changes start the key frames.
  ///   - content: Makes the view of a value.
  ///   - keyframes: Makes the tracks, from the value at the start.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    self.trigger = PhaseTrigger(trigger)
    isRepeating = false
    self.content = content
    timeline = { KeyframeTimeline(from: $0, keyframes($0)) }
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    KeyframeAnimatorNode(view, context)
  }

  @MainActor public static var _elementCount: Int? { Content._elementCount }
}

private final class KeyframeAnimatorNode<Value, Content: View>: TypedViewNode<KeyframeAnimator<Value, Content>> {
  private var child: TypedViewNode<Content>?
  private var value: Value
  /// The key frames that play, with the time of the clock at their start; nil if none do.
  private var run: (timeline: KeyframeTimeline<Value>, start: TimeInterval)?
  private var tick: SceneClock.ScheduledAction?
  /// Key frames have played, so that the value is no longer the initial one.
  private var hasPlayed = false

  /// The time between two values, in seconds.
  private static var frame: TimeInterval { 1.0 / 60 }

  override init(_ view: KeyframeAnimator<Value, Content>, _ context: NodeContext) {
    value = view.initialValue
    super.init(view, context)
    track()
  }

  override func update(_ new: KeyframeAnimator<Value, Content>) {
    let old = view
    view = new
    if !hasPlayed { value = new.initialValue }
    track()
    guard let trigger = new.trigger, let former = old.trigger, !trigger.isSame(as: former) else { return }
    graph.afterLayout { [weak self] in self?.begin() }
  }

  override func evaluate() {
    let content = observing { view.content(value) }
    if let child {
      child.update(content)
    } else {
      child = Content._makeNode(content, NodeContext(in: self))
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func didAppear() {
    if view.trigger == nil { begin() }
  }

  override func didDisappear() {
    // Those that play once have their last value afterwards.
    if let run, !view.isRepeating { show(run.timeline.value(time: run.timeline.duration)) }
    stop()
  }

  override func willUnmount() { stop() }

  private func stop() {
    tick?.cancel()
    tick = nil
    run = nil
  }

  private func begin() {
    stop()
    guard isMounted, isShown, let clock = graph.scene?.clock else { return }
    hasPlayed = true
    let timeline = view.timeline(view.initialValue)
    guard timeline.duration > 0 else {
      // Moves take no time: their values come at once, and again and again they would be the same.
      return show(timeline.value(time: 0))
    }
    run = (timeline, clock.now)
    show(timeline.value(time: 0))
    scheduleTick(clock)
  }

  private func scheduleTick(_ clock: SceneClock) {
    // Key frames without an end are not awaited by what waits until all is at rest.
    tick = clock.schedule(after: Self.frame, isAwaited: !view.isRepeating) { [weak self] in self?.proceed(clock) }
  }

  private func proceed(_ clock: SceneClock) {
    guard let run else { return }
    var time = clock.now - run.start
    let duration = run.timeline.duration
    // Tolerance, so that rounding leaves no tick just before the end.
    if time >= duration - 1e-6 {
      guard view.isRepeating else {
        show(run.timeline.value(time: duration))
        return stop()
      }
      // The next round has the key frames of the last description.
      let timeline = view.timeline(view.initialValue)
      guard timeline.duration > 0 else {
        show(timeline.value(time: 0))
        return stop()
      }
      time = time.truncatingRemainder(dividingBy: duration)
      self.run = (timeline, clock.now - time)
    }
    show(self.run?.timeline.value(time: time) ?? value)
    scheduleTick(clock)
  }

  private func show(_ new: Value) {
    value = new
    setNeedsEvaluation(because: "key frames")
  }
}

extension View {
  /// Plays key frames while the view is shown.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - repeating: True to play them again and again.
  ///   - content: Makes the view of a value from this view.
  ///   - keyframes: Makes the tracks, from the value at the start.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }

  /// Plays key frames once after each change of a value. They end with their last value.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - trigger: The value whose changes start the key frames.
  ///   - content: Makes the view of a value from this view.
  ///   - keyframes: Makes the tracks, from the value at the start.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }
}
