import Foundation
@_spi(Toolkit) import UIKitCore

/// A long press on a view.
///
/// The value is true. The gesture changes when the finger touches the view, and ends when the time has passed.
public nonisolated struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool
  /// The time in seconds.
  public var minimumDuration: Double
  /// The distance in points that the finger may move.
  public var maximumDistance: CGFloat

  /// Creates a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor public func _makeDriver() -> _GestureDriver<Bool>? {
    RecognizerDriver {
      PressRecognizer()
    } configure: {
      $0.minimumPressDuration = minimumDuration
      $0.allowableMovement = maximumDistance
    } event: {
      switch $0.course {
      case .began: return .changed(true)
      case .succeeded: return .ended(true)
      case .gaveUp: return .cancelled
      case nil: return nil
      }
    }
  }
}

/// A recognizer of long presses that also reports their beginning and their failure.
final class PressRecognizer: UILongPressGestureRecognizer, ReportingRecognizer {
  enum Course { case began, succeeded, gaveUp }

  var report: ((UIGestureRecognizer) -> Void)?
  /// The step that is being reported; nil between reports.
  private(set) var course: Course?
  private var isPressed = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard !isPressed, state == .possible else { return }
    isPressed = true
    tell(.began)
  }

  override func gestureDidProceed() {
    guard isPressed, state == .began else { return }
    isPressed = false
    tell(.succeeded)
  }

  override func reset() {
    super.reset()
    guard isPressed else { return }
    isPressed = false
    tell(.gaveUp)
  }

  private func tell(_ step: Course) {
    course = step
    report?(self)
    course = nil
  }
}
