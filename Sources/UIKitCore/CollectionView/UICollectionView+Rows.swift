import Foundation

/// The recogniser by which a finger moves a section's own row.
final class RowPanGestureRecognizer: UIPanGestureRecognizer {
  override func gestureDidProceed() { (view as? UICollectionView)?.rowDragDidProceed(self) }
}

/// A row that moves.
struct RowMovement {
  let section: Int
  /// The offset from which it began to move.
  let start: CGFloat
  /// The next step of a row that moves by itself; nil under a finger.
  var next: SceneClock.Appointment?
}

/// Sections that scroll by themselves: the layout knows where their rows are, fingers and wheels move them here.
extension UICollectionView {
  /// How long a wheel has to rest before the row goes to where it may rest, in seconds.
  private static let wheelRest = 0.15

  private final var rows: UICollectionViewCompositionalLayout? {
    collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  /// Listens for fingers where the layout may have rows.
  final func installRowRecognizer() {
    guard rows != nil, rowPan == nil else { return }
    let pan = RowPanGestureRecognizer()
    rowPan = pan
    addGestureRecognizer(pan)
  }

  /// What of a movement on the screen is along a row, towards its end.
  private final func along(_ axis: LayoutAxis, _ movement: CGPoint) -> CGFloat {
    guard axis == .horizontal else { return movement.y }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? -movement.x : movement.x
  }

  private final func isAlong(_ axis: LayoutAxis, _ movement: CGPoint) -> Bool {
    (abs(movement.x) > abs(movement.y)) == (axis == .horizontal)
  }

  // MARK: Fingers

  final func canBeginRowDrag(_ pan: UIPanGestureRecognizer) -> Bool {
    guard isScrollEnabled, let row = row(under: pan) else { return false }
    return row.isScrollable && isAlong(row.axis, pan.translation(in: superview))
  }

  private final func row(under pan: UIPanGestureRecognizer) -> UICollectionViewCompositionalLayout.Row? {
    let (location, way) = (pan.location(in: self), pan.translation(in: superview))
    return rows?.row(at: CGPoint(x: location.x - way.x, y: location.y - way.y))
  }

  final func rowDragDidProceed(_ pan: UIPanGestureRecognizer) {
    guard let rows else { return }
    switch pan.state {
    case .began:
      guard let row = row(under: pan) else { return }
      endRowMovement()
      rowMovement = RowMovement(section: row.section, start: row.offset)
      follow(pan)
    case .changed: follow(pan)
    case .ended, .cancelled:
      guard let movement = rowMovement, let row = rows.row(inSection: movement.section) else { return }
      let finger = pan.state == .ended ? pan.velocity(in: superview) : .zero
      let velocity = -along(row.axis, finger) / 1000
      let isFast =
        row.properties.decelerationRate == .fast
        || row.properties.decelerationRate == .automatic && row.behavior.comesToRestAtGroups
      let rate = (isFast ? DecelerationRate.fast : .normal).rawValue
      let proposed = row.offset + Deceleration.distance(velocity: velocity, rate: rate)
      let target = rows.restingOffset(
        inSection: row.section, forProposed: proposed, velocity: velocity, startedAt: movement.start)
      moveRow(row, to: target, rate: rate)
    case .possible, .failed: break
    }
  }

  private final func follow(_ pan: UIPanGestureRecognizer) {
    guard let movement = rowMovement, let row = rows?.row(inSection: movement.section) else { return }
    setRowOffset(movement.start - along(row.axis, pan.translation(in: superview)), inSection: movement.section)
  }

  // MARK: Wheels

  /// True where a row under the wheel has moved.
  final func scrollRow(by delta: CGSize, at point: CGPoint) -> Bool {
    let way = CGPoint(x: delta.width, y: delta.height)
    guard isScrollEnabled, let row = rows?.row(at: point), row.isScrollable, isAlong(row.axis, way) else {
      return false
    }
    endRowMovement()
    setRowOffset(row.offset + along(row.axis, way), inSection: row.section)
    guard let moved = rows?.row(inSection: row.section), moved.offset != row.offset else { return false }
    let next = clock.schedule(after: Self.wheelRest) { [weak self] in
      guard let self, let row = self.rows?.row(inSection: row.section) else { return }
      let target = self.rows?.restingOffset(inSection: row.section, forProposed: row.offset, velocity: 0)
      self.moveRow(row, to: target ?? row.offset, rate: DecelerationRate.fast.rawValue)
    }
    rowMovement = RowMovement(section: row.section, start: row.offset, next: next)
    return true
  }

  // MARK: Moving

  private final func setRowOffset(_ offset: CGFloat, inSection section: Int) {
    rows?.setOrthogonalOffset(offset, inSection: section)
    setNeedsLayout()
  }

  final func endRowMovement() {
    rowMovement?.next?.cancel()
    rowMovement = nil
  }

  private final func moveRow(_ row: UICollectionViewCompositionalLayout.Row, to target: CGFloat, rate: CGFloat) {
    endRowMovement()
    let target = min(max(target, row.range.lowerBound), row.range.upperBound)
    guard target != row.offset else { return }
    let way = Deceleration(start: CGPoint(x: row.offset, y: 0), target: CGPoint(x: target, y: 0), rate: rate)
    rowMovement = RowMovement(section: row.section, start: row.offset)
    scheduleRowStep(of: way, since: clock.now)
  }

  /// In live time the row moves sixty times a second; in stepped time it is at rest after one step.
  private final func scheduleRowStep(of way: Deceleration, since: TimeInterval) {
    let wait = clock.time == .live ? 1.0 / 60 : way.duration
    rowMovement?.next = clock.schedule(after: wait) { [weak self] in
      guard let self, let movement = self.rowMovement else { return }
      let elapsed = self.clock.now - since
      let isOver = elapsed >= way.duration - 0.001
      self.setRowOffset(isOver ? way.target.x : way.offset(at: elapsed).x, inSection: movement.section)
      if isOver { self.rowMovement = nil } else { self.scheduleRowStep(of: way, since: since) }
    }
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  /// Whether a row that moves comes to rest soon.
  fileprivate var comesToRestAtGroups: Bool {
    switch self {
    case .none, .continuous, .continuousGroupLeadingBoundary: false
    case .paging, .groupPaging, .groupPagingCentered: true
    }
  }
}
