import Foundation

extension UIScrollView {
  /// The zooming of a scroll view.
  struct Zoom {
    var minimum: CGFloat = 1
    var maximum: CGFloat = 1
    /// The recogniser of pinches; nil unless the limits allow zooming.
    var recognizer: ScrollPinchGestureRecognizer?
    /// The pinch in progress; nil if there isn't one.
    var pinch: Pinch?
    /// The end of an animated change of the scale; nil if none is in progress.
    var animationEnd: SceneClock.ScheduledAction?
    /// True while the animated change is the return from beyond the limits.
    var isBouncing = false
  }

  /// A pinch of the content.
  struct Pinch {
    /// The scale at which the pinch began.
    let scale: CGFloat
    /// The point under the middle of the touches, in the zoomed view's coordinates.
    let anchor: CGPoint
  }

  /// The factor by which the logarithm of a scale beyond the limits follows a pinch.
  private static let resistance: CGFloat = 0.4

  /// The recogniser of pinches; nil if the limits of the scale allow no zooming.
  public final var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.recognizer }

  /// A Boolean value that indicates whether the user is zooming.
  public final var isZooming: Bool { zoom.pinch != nil }

  /// A Boolean value that indicates whether the scale returns to its limits after a pinch.
  public final var isZoomBouncing: Bool { zoom.isBouncing }

  final var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  /// The length of the scaled x axis, so that a rotation does not matter.
  final var currentZoomScale: CGFloat {
    zoomedView.map { hypot($0.transform.a, $0.transform.b) } ?? 1
  }

  final func updatePinchRecognizer() {
    let allowsZooming = zoom.maximum > zoom.minimum
    if allowsZooming, zoom.recognizer == nil {
      let recognizer = ScrollPinchGestureRecognizer()
      zoom.recognizer = recognizer
      addGestureRecognizer(recognizer)
    } else if !allowsZooming, let recognizer = zoom.recognizer {
      removeGestureRecognizer(recognizer)
      zoom.recognizer = nil
      zoom.pinch = nil
    }
  }

  private final func limitedScale(_ scale: CGFloat) -> CGFloat { max(zoom.minimum, min(scale, zoom.maximum)) }

  // MARK: Programmatic zooming

  final func zoom(by scale: CGFloat, animated: Bool) {
    guard let view = zoomedView else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let place = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let anchor = view.convert(middle, from: self)
    changeZoom(of: view, to: limitedScale(scale), keeping: anchor, at: place, animated: animated)
  }

  final func zoom(showing rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    changeZoom(
      of: view, to: limitedScale(scale), keeping: CGPoint(x: rect.midX, y: rect.midY),
      at: CGPoint(x: bounds.width / 2, y: bounds.height / 2), animated: animated)
  }

  private final func changeZoom(
    of view: UIView, to scale: CGFloat, keeping anchor: CGPoint, at place: CGPoint, animated: Bool
  ) {
    endMovement()
    guard animated, UIView.areAnimationsEnabled else {
      return apply(scale, to: view, keeping: anchor, at: place, staysInside: true)
    }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    animate(scale, of: view, keeping: anchor, at: place)
  }

  private final func animate(_ scale: CGFloat, of view: UIView, keeping anchor: CGPoint, at place: CGPoint) {
    zoom.animationEnd?.cancel()
    UIView.animate(withDuration: Self.animationDuration) {
      self.apply(scale, to: view, keeping: anchor, at: place, staysInside: true)
    }
    zoom.animationEnd = clock.schedule(after: Self.animationDuration) { [weak self, weak view] in
      guard let self else { return }
      zoom.animationEnd = nil
      zoom.isBouncing = false
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  /// Scales the view, with its top left corner in place, and scrolls.
  ///
  /// - Parameters:
  ///   - anchor: A point of the view, in its own coordinates.
  ///   - place: The position of the point afterwards, from the top left corner of this view.
  ///   - staysInside: True to limit the offset to the content's ends.
  private final func apply(
    _ scale: CGFloat, to view: UIView, keeping anchor: CGPoint, at place: CGPoint, staysInside: Bool
  ) {
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let moved = view.frame.origin
    view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
    contentSize = view.frame.size
    let point = convert(anchor, from: view)
    let wanted = CGPoint(x: point.x - place.x, y: point.y - place.y)
    let offset = staysInside ? clamped(wanted) : wanted
    changeGeometry { $0.bounds.origin = offset }
    scrollDelegate?.scrollViewDidZoom(self)
  }

  // MARK: Pinching

  final func pinchDidProceed(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began: beginPinch(recognizer)
    case .changed: followPinch(recognizer)
    case .ended, .cancelled: endPinch(recognizer)
    case .possible, .failed: break
    }
  }

  private final func beginPinch(_ recognizer: UIPinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    zoom.animationEnd?.cancel()
    zoom.animationEnd = nil
    zoom.isBouncing = false
    endMovement()
    zoom.pinch = Pinch(scale: currentZoomScale, anchor: recognizer.location(in: view))
    userWillScroll()
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    followPinch(recognizer)
  }

  private final func followPinch(_ recognizer: UIPinchGestureRecognizer) {
    guard let pinch = zoom.pinch, let view = zoomedView, recognizer.numberOfTouches > 1 else { return }
    let wanted = pinch.scale * recognizer.scale
    var scale = limitedScale(wanted)
    if bouncesZoom, scale > 0, wanted > 0 { scale *= pow(wanted / scale, Self.resistance) }
    apply(scale, to: view, keeping: pinch.anchor, at: place(of: recognizer), staysInside: !bouncesZoom)
  }

  /// The middle of the touches, from the top left corner of this view.
  private final func place(of recognizer: UIPinchGestureRecognizer) -> CGPoint {
    let location = recognizer.location(in: self)
    return CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
  }

  private final func endPinch(_ recognizer: UIPinchGestureRecognizer) {
    guard let pinch = zoom.pinch else { return }
    zoom.pinch = nil
    guard let view = zoomedView else { return }
    let scale = limitedScale(currentZoomScale)
    let isInside = scale == currentZoomScale
    guard !isInside || clamped(contentOffset) != contentOffset else {
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
      return
    }
    let point = convert(pinch.anchor, from: view)
    let place = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    zoom.isBouncing = !isInside
    animate(scale, of: view, keeping: pinch.anchor, at: place)
  }
}
