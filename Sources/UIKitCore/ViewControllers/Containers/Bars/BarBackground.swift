import Foundation

/// The background of a bar, which may reach beyond the bar to the edge of the screen, and the line beside the content.
final class BarBackground: UIView {
  private let line = UIView(frame: .zero)
  /// The view of the image behind the bar, once there is one.
  private(set) var imageView: UIImageView?
  /// The view of the image in place of the line, once there is one.
  private(set) var shadowView: UIImageView?
  private var shadowTint: UIColor?
  /// True if the line is at the upper edge, as of a bar below the content.
  private let lineIsAtTop: Bool

  init(lineIsAtTop: Bool) {
    self.lineIsAtTop = lineIsAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(line)
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows an appearance, with what was set on the bar itself in its place.
  ///
  /// - Parameters:
  ///   - color: The colour of the background; nil for that of the appearance.
  ///   - image: The image in place of the background; nil for that of the appearance.
  ///   - shadow: The image in place of the line; nil for that of the appearance.
  func show(_ appearance: UIBarAppearance, color: UIColor?, image: UIImage? = nil, shadow: UIImage? = nil) {
    backgroundColor = image == nil ? color ?? appearance.backgroundColor : nil
    showImage(image ?? appearance.backgroundImage, image == nil ? appearance.backgroundImageContentMode : .scaleToFill)
    let isHidden = appearance.shadowImage?.renderingMode == .alwaysTemplate && appearance.shadowColor == nil
    showShadow(shadow ?? (isHidden ? nil : appearance.shadowImage), tint: appearance.shadowColor)
    line.backgroundColor = shadowView?.image == nil ? appearance.shadowColor : nil
  }

  private func showImage(_ image: UIImage?, _ contentMode: UIView.ContentMode) {
    guard image != nil || imageView != nil else { return }
    let view = imageView ?? UIImageView(frame: bounds)
    if imageView == nil {
      imageView = view
      view.clipsToBounds = true
      insertSubview(view, at: 0)
    }
    view.image = image
    view.contentMode = contentMode
  }

  private func showShadow(_ image: UIImage?, tint: UIColor?) {
    guard image != nil || shadowView != nil else { return }
    let view = shadowView ?? UIImageView(frame: .zero)
    if shadowView == nil {
      shadowView = view
      addSubview(view)
    }
    guard view.image != image || shadowTint != tint else { return }
    shadowTint = tint
    view.image = image
    view.tintColor = tint
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = BarMetrics(traitCollection).hairline(scale: traitCollection.displayScale)
    line.frame = CGRect(x: 0, y: lineIsAtTop ? 0 : bounds.height - height, width: bounds.width, height: height)
    imageView?.frame = bounds
    // The image of the line is beside the bar, over the content.
    let shadow = shadowView?.image?.size(with: traitCollection).height ?? 0
    shadowView?.frame = CGRect(
      x: 0, y: lineIsAtTop ? -shadow : bounds.height, width: bounds.width, height: shadow)
  }
}
