import Foundation

/// The view of the image behind a button's content, which is drawn darker while the button is highlighted.
final class ButtonBackgroundImageView: UIImageView {
  /// A translucent black copy of the image in front of it; nil until the button was highlighted for the first time.
  private(set) var shade: UIImageView?

  func show(_ image: UIImage?, isDarker: Bool) {
    self.image = image
    guard isDarker || shade != nil else { return }
    let view = shade ?? UIImageView(frame: bounds)
    if shade == nil {
      shade = view
      view.tintColor = .black
      view.alpha = Self.shadeOpacity
      addSubview(view)
    }
    view.image = isDarker ? image?.withRenderingMode(.alwaysTemplate) : nil
  }

  private static let shadeOpacity: CGFloat = 0.3

  override func layoutSubviews() {
    super.layoutSubviews()
    shade?.frame = bounds
  }
}
