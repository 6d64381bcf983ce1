import Foundation

/// A timer that calls a method of a target.
///
/// The method has no parameter, or the timer as its parameter. The target is kept alive until the timer is invalidated,
/// as in the original; a timer that does not repeat invalidates itself.
final class TargetTimer: Timer {
  /// The call of the target, on the thread of the run loop.
  private final class Call: @unchecked Sendable {
    private var target: Any?
    private let selector: Selector
    private let repeats: Bool
    private let context = SceneContext.current

    init(target: Any, selector: Selector, repeats: Bool) {
      self.target = target
      self.selector = selector
      self.repeats = repeats
    }

    func perform(with timer: Timer) {
      guard let target else { return }
      // The run loop invalidates the timer after this call, without a call of its method.
      if !repeats { end() }
      context.perform { _ = selector.send(to: target, with: [timer]) }
    }

    func end() { target = nil }
  }

  private let call: Call
  private let info: Any?

  init(
    fire date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let call = Call(target: target, selector: selector, repeats: repeats)
    self.call = call
    info = userInfo
    super.init(fire: date, interval: interval, repeats: repeats) { timer in call.perform(with: timer) }
  }

  override var userInfo: Any? { info }

  override func invalidate() {
    super.invalidate()
    call.end()
  }
}

extension Timer {
  /// Schedules a timer in the current run loop that calls a method of a target, with the timer as its argument if it has
  /// a parameter. The target is kept alive until the timer is invalidated.
  ///
  /// - Parameter userInfo: the value of the timer's `userInfo`.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = TargetTimer(
      fire: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer, whose initializers with a target make a subclass.
public protocol TargetTimerMaking {}

extension Timer: TargetTimerMaking {}

extension TargetTimerMaking where Self: Timer {
  /// A timer that calls a method of a target, with the timer as its argument if it has a parameter, once it is added to a
  /// run loop. The target is kept alive until the timer is invalidated.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
  }

  /// A timer that calls a method of a target at a date, with the timer as its argument if it has a parameter, and then at
  /// intervals. It is added to a run loop. The target is kept alive until the timer is invalidated.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let timer = TargetTimer(fire: date, interval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
    guard let made = timer as? Self else { fatalError("\(Self.self) has no initializer with a target: Timer has it") }
    self = made
  }
}
