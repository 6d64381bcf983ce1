import Foundation

extension UIButton {
  /// The inset above and below a button's title, in points, if the app sets no insets.
  private static let titleMargin: CGFloat = 6

  /// The least width in points: 30 for a system button with a title, if the app sets no insets.
  private final var leastWidth: CGFloat {
    let isPlain = configuration == nil && contentEdgeInsets == .zero && traitCollection.pointGrid == nil
    return buttonType == .system && isPlain && existingTitleLabel != nil ? 30 : 0
  }

  private final var insets: UIEdgeInsets {
    if let configuration { return configuration.contentInsets.resolved(rightToLeft: isRightToLeft) }
    if contentEdgeInsets == .zero, existingTitleLabel != nil {
      return UIEdgeInsets(top: Self.titleMargin, left: 0, bottom: Self.titleMargin, right: 0)
    }
    return contentEdgeInsets
  }

  /// The size of the indicator after the titles; zero without one.
  private final var indicatorSize: CGSize {
    guard indicatorView != nil else { return .zero }
    return traitCollection.pointGrid ?? CGSize(width: 12, height: 17)
  }

  /// The width that the indicator takes after the titles, with its distance.
  private final var indicatorRoom: CGFloat {
    indicatorView == nil ? 0 : indicatorSize.width + (traitCollection.pointGrid?.width ?? 5)
  }

  private final var placement: NSDirectionalRectEdge { configuration?.imagePlacement ?? .leading }

  private final var isStacked: Bool { placement == .top || placement == .bottom }

  private struct Parts {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    /// The distance between image and titles.
    var imagePadding: CGFloat = 0
    /// The distance between title and subtitle.
    var titlePadding: CGFloat = 0

    var titles: CGSize {
      CGSize(width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height)
    }

    func size(isStacked: Bool) -> CGSize {
      isStacked
        ? CGSize(width: max(image.width, titles.width), height: image.height + imagePadding + titles.height)
        : CGSize(width: image.width + imagePadding + titles.width, height: max(image.height, titles.height))
    }
  }

  private final func measuredParts() -> Parts {
    var parts = Parts()
    if currentImage != nil { parts.image = existingImageView?.intrinsicContentSize ?? .zero }
    if shownText?.isEmpty == false { parts.title = existingTitleLabel?.intrinsicContentSize ?? .zero }
    parts.subtitle = subtitleLabel?.intrinsicContentSize ?? .zero
    if parts.title != .zero, parts.subtitle != .zero { parts.titlePadding = configuration?.titlePadding ?? 0 }
    if parts.image != .zero, parts.titles != .zero { parts.imagePadding = configuration?.imagePadding ?? 0 }
    return parts
  }

  final func sizeOfContent() -> CGSize {
    let content = measuredParts().size(isStacked: isStacked)
    let insets = insets
    let behind = currentBackgroundImage?.size(with: traitCollection) ?? .zero
    return CGSize(
      width: max(content.width + indicatorRoom + insets.left + insets.right, behind.width, leastWidth),
      height: max(max(content.height, indicatorSize.height) + insets.top + insets.bottom, behind.height))
  }

  final func layOutParts() {
    backgroundImageView?.frame = bounds
    if let configuration, let configuredBackground {
      configuredBackground.frame = bounds
      let radius = configuration.cornerRadius(in: bounds.size)
      if let view = configuredBackground as? BackgroundConfigurationView {
        view.configuration.cornerRadius = radius
      } else {
        configuredBackground.layer.cornerRadius = radius
      }
    }
    var room = bounds.inset(by: insets)
    room.size.width -= indicatorRoom
    if isRightToLeft { room.origin.x += indicatorRoom }
    var parts = measuredParts()
    let (titleInsets, imageInsets) = configuration == nil ? (titleEdgeInsets, imageEdgeInsets) : (.zero, .zero)
    let taken = (isStacked ? 0 : parts.image.width + parts.imagePadding) + titleInsets.left + titleInsets.right
    let available = max(0, room.width - taken)
    parts.title.width = min(parts.title.width, available)
    parts.subtitle.width = min(parts.subtitle.width, available)
    let content = CGRect(
      origin: origin(of: parts.size(isStacked: isStacked), in: room), size: parts.size(isStacked: isStacked))
    var (image, titles) = split(content, parts)
    move(&image, by: imageInsets)
    move(&titles, by: titleInsets)
    let scale = pixelScale
    indicatorView?.frame = CGRect(
      x: isRightToLeft ? content.minX - indicatorRoom : content.maxX + indicatorRoom - indicatorSize.width,
      y: content.midY - indicatorSize.height / 2, width: indicatorSize.width, height: indicatorSize.height
    ).roundedToPixel(scale)
    existingImageView?.frame = image.roundedToPixel(scale)
    existingTitleLabel?.frame = line(parts.title, in: titles, y: titles.minY).roundedToPixel(scale)
    subtitleLabel?.frame = line(
      parts.subtitle, in: titles, y: titles.minY + parts.title.height + parts.titlePadding
    ).roundedToPixel(scale)
  }

  /// Moves a part as insets of its room do, which holds it at the side of the content's alignment.
  private final func move(_ part: inout CGRect, by insets: UIEdgeInsets) {
    switch (contentHorizontalAlignment, isRightToLeft) {
    case (.center, _): part.origin.x += (insets.left - insets.right) / 2
    case (.left, _), (.leading, false), (.trailing, true), (.fill, _): part.origin.x += insets.left
    case (.right, _), (.trailing, false), (.leading, true): part.origin.x -= insets.right
    }
    switch contentVerticalAlignment {
    case .center: part.origin.y += (insets.top - insets.bottom) / 2
    case .top, .fill: part.origin.y += insets.top
    case .bottom: part.origin.y -= insets.bottom
    }
  }

  private final func origin(of size: CGSize, in room: CGRect) -> CGPoint {
    let x: CGFloat
    switch (contentHorizontalAlignment, isRightToLeft) {
    case (.center, _): x = room.midX - size.width / 2
    case (.left, _), (.leading, false), (.trailing, true), (.fill, _): x = room.minX
    case (.right, _), (.trailing, false), (.leading, true): x = room.maxX - size.width
    }
    let y: CGFloat
    switch contentVerticalAlignment {
    case .center: y = room.midY - size.height / 2
    case .top, .fill: y = room.minY
    case .bottom: y = room.maxY - size.height
    }
    return CGPoint(x: x, y: y)
  }

  /// The frames of the image and of the titles.
  private final func split(_ content: CGRect, _ parts: Parts) -> (image: CGRect, titles: CGRect) {
    var image = CGRect(
      origin: CGPoint(x: content.midX - parts.image.width / 2, y: content.midY - parts.image.height / 2),
      size: parts.image)
    var titles = CGRect(
      origin: CGPoint(x: content.midX - parts.titles.width / 2, y: content.midY - parts.titles.height / 2),
      size: parts.titles)
    switch placement {
    case .top:
      image.origin.y = content.minY
      titles.origin.y = content.maxY - titles.height
    case .bottom:
      titles.origin.y = content.minY
      image.origin.y = content.maxY - image.height
    default:
      let imageIsLeft = (placement != .trailing) != isRightToLeft
      image.origin.x = imageIsLeft ? content.minX : content.maxX - image.width
      titles.origin.x = imageIsLeft ? content.maxX - titles.width : content.minX
    }
    return (image, titles)
  }

  /// The frame of a title or subtitle within the frame of both.
  private final func line(_ size: CGSize, in titles: CGRect, y: CGFloat) -> CGRect {
    let isAtLeft: Bool?
    switch configuration?.titleAlignment ?? .automatic {
    case .automatic: isAtLeft = isStacked ? nil : !isRightToLeft
    case .leading: isAtLeft = !isRightToLeft
    case .trailing: isAtLeft = isRightToLeft
    case .center: isAtLeft = nil
    }
    let x =
      switch isAtLeft {
      case nil: titles.midX - size.width / 2
      case true?: titles.minX
      case false?: titles.maxX - size.width
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}
