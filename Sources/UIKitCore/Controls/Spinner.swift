import Foundation

/// The spokes of an activity indicator and of a refresh control, where they appear one by one during a pull. In a
/// terminal they are a single character.
final class Spinner: UIView {
  /// The visible fraction of the spokes, from 0 to 1.
  var progress: CGFloat = 0 { didSet { if oldValue != progress { show() } } }

  var isSpinning = false {
    didSet {
      guard oldValue != isSpinning else { return }
      show()
      scheduleNextPhase()
    }
  }

  /// True if a spinner that does not spin looks like one that was stopped, false if it shows its progress.
  var showsSpokesAtRest = false { didSet { if oldValue != showsSpokesAtRest { show() } } }

  /// The side of the spinner's square outside of terminals, in points.
  var side: CGFloat = 20

  var color = UIColor.systemGray { didSet { if oldValue != color { show() } } }

  private let label = UILabel()
  private var phase = 0
  private var nextPhase: SceneClock.ScheduledAction?

  private static let spokes = 8
  private static let phaseDuration = 0.1
  private static let characters = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    traitCollection.pointGrid ?? CGSize(width: side, height: side)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    show()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    scheduleNextPhase()
  }

  private func show() {
    label.isHidden = traitCollection.pointGrid == nil
    label.textColor = color
    label.text = String(character)
    setNeedsDisplay()
  }

  private var character: Character {
    if isSpinning || showsSpokesAtRest { return Self.characters[phase % Self.characters.count] }
    return progress < 1 ? "↓" : "↻"
  }

  /// Schedules the next phase of the rotation. Settling does not wait for it.
  private func scheduleNextPhase() {
    nextPhase?.cancel()
    nextPhase = nil
    guard isSpinning, let clock = window?.windowScene?.clock else { return }
    nextPhase = clock.schedule(after: Self.phaseDuration, isAwaited: false) { [weak self] in
      guard let self else { return }
      phase += 1
      show()
      scheduleNextPhase()
    }
  }

  override func draw(_ rect: CGRect) {
    guard traitCollection.pointGrid == nil else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2
    let opacity = CGFloat(color.components(with: traitCollection).w)
    for spoke in 0..<Self.spokes {
      let strength = strength(of: spoke)
      guard strength > 0 else { continue }
      let angle = CGFloat(spoke) / CGFloat(Self.spokes) * 2 * .pi - .pi / 2
      let way = CGPoint(x: cos(angle), y: sin(angle))
      let path = UIBezierPath()
      path.move(to: CGPoint(x: middle.x + way.x * radius * 0.45, y: middle.y + way.y * radius * 0.45))
      path.addLine(to: CGPoint(x: middle.x + way.x * radius * 0.9, y: middle.y + way.y * radius * 0.9))
      path.lineWidth = radius * 0.2
      path.lineCapStyle = .round
      color.withAlphaComponent(strength * opacity).setStroke()
      path.stroke()
    }
  }

  /// The opacity of a spoke, from 0 to 1.
  private func strength(of spoke: Int) -> CGFloat {
    guard isSpinning || showsSpokesAtRest else { return CGFloat(spoke) < progress * CGFloat(Self.spokes) ? 1 : 0 }
    let age = ((phase - spoke) % Self.spokes + Self.spokes) % Self.spokes
    return 1 - 0.75 * CGFloat(age) / CGFloat(Self.spokes - 1)
  }
}
