import Foundation
import RenderTree

/// The frame around a presented view: rounded corners, a shadow and an arrow, or an outline of characters in a terminal.
final class PresentationFrameView: UIView {
  private unowned let controller: UIPresentationController
  private let content = UIView()
  private let arrow = PopoverArrowView()
  private(set) var grabber: SheetGrabber?

  init(_ controller: UIPresentationController) {
    self.controller = controller
    super.init(frame: .zero)
    addSubview(arrow)
    content.clipsToBounds = true
    addSubview(content)
  }

  required init?(coder: NSCoder) { return nil }

  func install(_ view: UIView) {
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(view)
  }

  override func traits(inheriting outside: UITraitCollection) -> UITraitCollection {
    controller.traits(inheriting: outside)
  }

  // The frame view changes its traits, so it renders with its own instead of those around it.
  override func renderedBackground(with traits: UITraitCollection) -> RenderColor? {
    super.renderedBackground(with: traitCollection)
  }

  override func renderedChildren(with traits: UITraitCollection) -> [RenderNode] {
    super.renderedChildren(with: traitCollection)
  }

  /// Updates the look.
  func update() {
    let look = controller.look
    let isTerminal = traitCollection.pointGrid != nil
    backgroundColor = isTerminal ? look.backgroundColor ?? .systemBackground : nil
    content.backgroundColor = look.backgroundColor
    content.layer.cornerRadius = isTerminal ? 0 : look.cornerRadius
    content.layer.maskedCorners = look.maskedCorners
    layer.cornerRadius = look.cornerRadius
    layer.maskedCorners = look.maskedCorners
    layer.shadowOpacity = look.hasShadow && !isTerminal ? 0.2 : 0
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    let isOutlined = isTerminal && look.cornerRadius > 0
    layer.borderWidth = isOutlined ? 1 : 0
    layer.borderColor = isOutlined ? UIColor.separator.resolvedColor(with: traitCollection).cgColor : nil
    showGrabber(look.hasGrabber)
    setNeedsLayout()
  }

  private func showGrabber(_ isShown: Bool) {
    if isShown, grabber == nil {
      let made = SheetGrabber()
      made.onActivation = { [weak self] in self?.controller.userActivatedGrabber() }
      grabber = made
      addSubview(made)
    } else if !isShown {
      grabber?.removeFromSuperview()
      grabber = nil
    }
  }

  /// The distances of the presented view from the edges.
  private var contentInsets: UIEdgeInsets {
    guard let cell = traitCollection.pointGrid, layer.borderWidth > 0 else { return controller.look.arrowInsets }
    return UIEdgeInsets(top: cell.height, left: cell.width, bottom: cell.height, right: cell.width)
  }

  /// Sets the frames of the presented view, the arrow and the grabber.
  func placeContent() {
    let frame = bounds.shrunk(by: contentInsets)
    if content.frame != frame { content.frame = frame }
    arrow.isHidden = controller.look.arrowInsets == .zero || traitCollection.pointGrid != nil
    if !arrow.isHidden { arrow.show(controller.look, in: bounds) }
    guard let grabber else { return }
    let cell = traitCollection.pointGrid
    let size = CGSize(width: cell.map { 6 * $0.width } ?? 36, height: cell?.height ?? 21)
    var x = (bounds.width - size.width) / 2
    if let cell { x = (x / cell.width).rounded(.down) * cell.width }
    grabber.frame = CGRect(origin: CGPoint(x: x, y: 0), size: size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }
}
