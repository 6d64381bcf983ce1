import Foundation
@_spi(Toolkit) import UIKitCore

/// The size and the position of a view.
public struct GeometryProxy: @unchecked Sendable {
  private weak var questions: GeometryQuestions?

  /// In points.
  public let size: CGSize

  init(_ questions: GeometryQuestions, _ size: CGSize) {
    self.questions = questions
    self.size = size
  }

  /// The parts of the view's edges that lie at those of the safe area, in points.
  public var safeAreaInsets: EdgeInsets {
    MainActor.assumeIsolated { questions?.safeAreaInsets ?? EdgeInsets() }
  }

  /// The view's frame in other coordinates, in points.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let space = UncheckedBox(coordinateSpace)
    return MainActor.assumeIsolated { questions?.frame(in: space.value) ?? CGRect(origin: .zero, size: size) }
  }

  /// The view's frame in other coordinates, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The value of an anchor in the view's coordinates, with the transforms of the views in between.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    MainActor.assumeIsolated { questions?.value(of: anchor) ?? anchor.ownValue }
  }
}

/// The frames and insets that code has asked of an element, with the answers.
///
/// The element learns of movements from the first question on, and of those by scroll views around it from the first
/// question for a frame in other coordinates than its own.
@MainActor
final class GeometryQuestions {
  private unowned let element: ViewElement
  private var frames: [CoordinateSpace: CGRect] = [:]
  private var insets: EdgeInsets?
  /// For each anchor, a question for another value than that of its answer.
  private var anchorChanges: [() -> Bool] = []

  init(_ element: ViewElement) { self.element = element }

  /// Forgets the questions before they are asked again.
  func forget() {
    frames = [:]
    insets = nil
    anchorChanges = []
  }

  /// True if a question has another answer now.
  var haveOtherAnswers: Bool {
    frames.contains { computedFrame(in: $0.key) != $0.value } || insets.map { $0 != computedInsets } ?? false
      || anchorChanges.contains { $0() }
  }

  fileprivate func frame(in space: CoordinateSpace) -> CGRect {
    let frame = computedFrame(in: space)
    frames[space] = frame
    element.followPosition(whileScrolling: !space.isLocal)
    return frame
  }

  fileprivate func value<Value>(of anchor: Anchor<Value>) -> Value {
    let value = anchor.value(in: element)
    anchorChanges.append { [unowned element] in !ValueComparison.areSame(anchor.value(in: element), value) }
    element.followPosition(whileScrolling: true)
    return value
  }

  fileprivate var safeAreaInsets: EdgeInsets {
    let insets = computedInsets
    self.insets = insets
    element.followPosition()
    return insets
  }

  private func computedFrame(in space: CoordinateSpace) -> CGRect {
    element.placement.map { element.convert($0.frame, to: space) } ?? .zero
  }

  private var computedInsets: EdgeInsets {
    guard let frame = element.placement?.frame else { return EdgeInsets() }
    let full = element.extendingIntoUnsafeArea(frame, beyond: .all)
    let (left, right) = (frame.minX - full.minX, full.maxX - frame.maxX)
    let isRightToLeft = element.isRightToLeft
    return EdgeInsets(
      top: frame.minY - full.minY, leading: isRightToLeft ? right : left, bottom: full.maxY - frame.maxY,
      trailing: isRightToLeft ? left : right)
  }
}
