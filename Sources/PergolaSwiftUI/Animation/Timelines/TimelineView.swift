import Foundation
import PergolaSystem
@_spi(Toolkit) import UIKitCore

/// A view that makes its content at the dates of a schedule, as long as it is shown.
///
/// A test that settles does not wait for the dates: `driver.advanceClock(by:)` leads to them.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The circumstances in which the content is made.
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (Context) -> Content
}

/// The circumstances in which a timeline view makes its content.
public struct TimelineViewDefaultContext {
  /// The frequency of changes that the content should show.
  public enum Cadence: Comparable, Sendable {
    /// As often as the schedule says.
    case live
    /// Each second.
    case seconds
    /// Each minute.
    case minutes
  }

  /// The date of the schedule.
  public let date: Date
  /// The frequency of changes that the content should show: `live` in all hosts.
  public let cadence: Cadence
  fileprivate let invalidate: @MainActor () -> Void

  /// Makes the content again, with the date of the schedule that it has now.
  @MainActor public func invalidateTimelineContent() { invalidate() }
}

extension TimelineView: View, PrimitiveView where Content: View {
  /// The view has no body: it is shown by a node of its own.
  public typealias Body = Never

  /// Creates a view whose content depends on the date.
  ///
  /// - Parameters:
  ///   - schedule: The dates at which the content is made again.
  ///   - content: Makes the content, for the last date of the schedule that has passed, or for the first one.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// Makes the node that shows the view.
  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    TimelineNode(view, context)
  }

  /// The number of elements, if every view of the type has the same.
  @MainActor public static var _elementCount: Int? { Content._elementCount }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  TypedViewNode<TimelineView<Schedule, Content>>
{
  private var child: TypedViewNode<Content>?
  private var entries: Schedule.Entries.Iterator?
  /// The date of the content.
  private var date: Date?
  /// The date after that; nil if there is none.
  private var next: Date?
  private var tick: SceneClock.ScheduledAction?

  override init(_ view: TimelineView<Schedule, Content>, _ context: NodeContext) {
    super.init(view, context)
    begin()
    track()
  }

  override func update(_ new: TimelineView<Schedule, Content>) {
    let isSame = ValueComparison.areSame(view.schedule, new.schedule)
    view = new
    if !isSame {
      begin()
      scheduleTick()
    }
    track()
  }

  override func evaluate() {
    let context = TimelineViewDefaultContext(date: date ?? System.current.now, cadence: .live) { [weak self] in
      self?.setNeedsEvaluation(because: "timeline")
    }
    let content = observing { view.content(context) }
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
    let old = date
    // The dates that have passed meanwhile are not gone through: there may be a day of frames.
    if let next, next <= System.current.now { begin() }
    if date != old { setNeedsEvaluation(because: "timeline") }
    scheduleTick()
  }

  override func didDisappear() { stop() }

  override func willUnmount() { stop() }

  // MARK: Dates

  /// Begins the schedule at the present date.
  private func begin() {
    stop()
    var entries = view.schedule.entries(from: System.current.now, mode: .normal).makeIterator()
    date = entries.next()
    next = entries.next()
    self.entries = entries
    _ = advance()
  }

  /// Goes to the last date that has passed. Returns true if that is another one.
  private func advance() -> Bool {
    let now = System.current.now
    let old = date
    while let next, next <= now {
      date = next
      // Dates that do not ascend end the schedule.
      self.next = entries?.next().flatMap { $0 > next ? $0 : nil }
    }
    return date != old
  }

  private func stop() {
    tick?.cancel()
    tick = nil
  }

  /// Waits for the next date while the view is shown.
  private func scheduleTick() {
    stop()
    guard isShown, let next, let clock = graph.scene?.clock else { return }
    let delay = next.timeIntervalSince(System.current.now)
    tick = clock.schedule(after: max(delay, 0), isAwaited: false) { [weak self] in
      guard let self, isMounted, isShown else { return }
      if advance() { setNeedsEvaluation(because: "timeline") }
      scheduleTick()
    }
  }
}
