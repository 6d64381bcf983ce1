import Foundation
import RenderTree

/// The text field of a search bar, with a magnifying glass. Tokens are not supported.
open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, declaredBy: UISearchTextField.self)
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    clearButtonMode = .always
    returnKeyType = .search
    autocapitalizationType = .none
    enablesReturnKeyAutomatically = true
    icon.tintColor = .secondaryLabel
    icon.contentMode = .center
    addSubview(icon)
  }

  private let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))

  /// The width of the magnifying glass with its margins, in points.
  private static let iconWidth: CGFloat = 32
  private static let height: CGFloat = 36

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.textRect(forBounds: bounds)
    rect.size.width = max(0, rect.width - Self.iconWidth)
    if !isRightToLeft { rect.origin.x += Self.iconWidth }
    return rect
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(
      x: isRightToLeft ? bounds.maxX - Self.iconWidth : bounds.minX, y: bounds.minY, width: Self.iconWidth,
      height: bounds.height)
  }

  open override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    let height = traitCollection.pointGrid == nil ? max(Self.height, size.height) : size.height
    return CGSize(width: size.width + Self.iconWidth, height: height)
  }

  @_spi(Toolkit) open override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics()
    semantics?.role = .searchField
    return semantics
  }
}
