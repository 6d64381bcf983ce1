@_spi(Toolkit) import UIKitCore

/// The tie between a gesture and the recognizers of a view.
///
/// A view makes a new driver whenever its description changes, also in the middle of a gesture: the new one goes on where the
/// old one was.
@MainActor
public class _GestureDriver<Value> {
  /// The recognizers that the gesture needs.
  let plans: [RecognizerPlan]
  /// The actions, innermost first.
  final var actions: [(GestureEvent<Value>) -> Void] = []

  init(_ plans: [RecognizerPlan]) { self.plans = plans }

  /// True if changes follow each other while a finger moves: their transactions say so.
  var isContinuous: Bool { false }

  /// The event that a step of a recognizer means; nil if it means none. The drivers inside have performed their actions.
  func event(of step: RecognizerStep) -> GestureEvent<Value>? { nil }

  /// Goes on where a driver of an earlier description is.
  func proceed(from old: _GestureDriver<Value>) {}

  /// Performs the actions for a step of a recognizer.
  ///
  /// - Returns: The event, for the driver that is made of this one.
  @discardableResult
  final func proceed(_ step: RecognizerStep) -> GestureEvent<Value>? {
    guard let event = event(of: step) else { return nil }
    if isContinuous, case .changed = event {
      withTransaction(\.isContinuous, true) { perform(event) }
    } else {
      perform(event)
    }
    return event
  }

  private func perform(_ event: GestureEvent<Value>) {
    for action in actions { action(event) }
  }
}

/// A driver with a recognizer of its own.
final class RecognizerDriver<Recognizer: UIGestureRecognizer, Value>: _GestureDriver<Value> {
  private let meaning: (Recognizer) -> GestureEvent<Value>?
  private let followsFingers: Bool
  /// The gesture has ended, or was cancelled, since fingers first touched the view.
  private var isOver = false

  /// - Parameters:
  ///   - isContinuous: True if changes follow each other while a finger moves.
  ///   - configure: Gives the recognizer the settings of the gesture.
  ///   - event: The event that the state of the recognizer means.
  init(
    isContinuous: Bool = false, makeRecognizer: @escaping () -> Recognizer,
    configure: @escaping (Recognizer) -> Void, event: @escaping (Recognizer) -> GestureEvent<Value>?
  ) {
    meaning = event
    followsFingers = isContinuous
    super.init([
      RecognizerPlan(Recognizer.self, make: makeRecognizer) { ($0 as? Recognizer).map(configure) }
    ])
  }

  override var isContinuous: Bool { followsFingers }

  override func event(of step: RecognizerStep) -> GestureEvent<Value>? {
    guard let recognizer = step.recognizer as? Recognizer, plans[0].recognizer === recognizer else { return nil }
    if step.isReset {
      defer { isOver = false }
      return isOver ? nil : .failed
    }
    let event = meaning(recognizer)
    switch event {
    case .ended, .cancelled: isOver = true
    case .changed, .failed, nil: break
    }
    return event
  }

  override func proceed(from old: _GestureDriver<Value>) {
    if let old = old as? RecognizerDriver<Recognizer, Value> { isOver = old.isOver }
  }
}

/// A driver whose values are made of another one's.
final class MapDriver<Base, Value>: _GestureDriver<Value> {
  private let base: _GestureDriver<Base>
  private let transform: (Base) -> Value

  init(_ base: _GestureDriver<Base>, transform: @escaping (Base) -> Value) {
    self.base = base
    self.transform = transform
    super.init(base.plans)
  }

  override var isContinuous: Bool { base.isContinuous }

  override func event(of step: RecognizerStep) -> GestureEvent<Value>? { base.proceed(step)?.map(transform) }

  override func proceed(from old: _GestureDriver<Value>) {
    if let old = old as? MapDriver<Base, Value> { base.proceed(from: old.base) }
  }
}
