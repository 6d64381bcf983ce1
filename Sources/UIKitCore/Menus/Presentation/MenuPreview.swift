import Foundation
import RenderTree

/// The preview of a context menu, beside the menu's panel. Using it commits the preview.
final class MenuPreview: UIControl {
  private let content: MenuOverlay.PreviewContent

  init(_ content: MenuOverlay.PreviewContent, metrics: MenuMetrics) {
    self.content = content
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = metrics.grid == nil ? metrics.cornerRadius : 0
    backgroundColor = .systemBackground
    let view = content.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Touches use the preview as a whole.
    let holder = UIView(frame: bounds)
    holder.isUserInteractionEnabled = false
    holder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    holder.addSubview(view)
    addSubview(holder)
    isAccessibilityElement = true
    accessibilityLabel = SystemText.localized("Preview")
  }

  required init?(coder: NSCoder) { return nil }

  /// The size in a room: the preferred one, or the whole room.
  func size(within room: CGSize, grid: CGSize?) -> CGSize {
    let wanted = CGSize(
      width: content.size.width > 0 ? content.size.width : room.width,
      height: content.size.height > 0 ? content.size.height : room.height)
    let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    guard let grid else { return size }
    return CGSize(
      width: (size.width / grid.width).rounded(.down) * grid.width,
      height: (size.height / grid.height).rounded(.down) * grid.height)
  }

  override func sendActivationActions() {
    super.sendActivationActions()
    content.commit()
  }

  override func accessibilityActivate() -> Bool {
    content.commit()
    return true
  }

  override var activationTitle: String { "open the preview" }

  override var controlAccessibilityTraits: UIAccessibilityTraits { .button }
}
