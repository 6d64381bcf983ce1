import Foundation
@_spi(Toolkit) import UIKitCore

/// The labels and the image view of a cell style, laid out like list content.
@MainActor
final class CellStyleViews {
  let textLabel = UILabel()
  let detailTextLabel: UILabel?
  let imageView: UIImageView?
  private let style: UITableViewCell.CellStyle

  /// The distance between the image and the text, and between two texts side by side, in points.
  private static let spacing: CGFloat = 8
  /// The distance above and below the texts, in points.
  private static let padding: CGFloat = 11
  /// The last automatic alignment of the first text of `.value2`, towards the second text.
  private var alignment = NSTextAlignment.right

  /// The width of the first text of `.value2`, as a fraction of the available width.
  private static let value2Share: CGFloat = 0.25

  init(style: UITableViewCell.CellStyle, in cell: UITableViewCell) {
    self.style = style
    detailTextLabel = style == .default ? nil : UILabel()
    imageView = style == .value2 ? nil : UIImageView()
    textLabel.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
    detailTextLabel?.font = .preferredFont(forTextStyle: style == .value1 ? .body : .footnote)
    switch style {
    case .value1: detailTextLabel?.textColor = .secondaryLabel
    case .value2:
      textLabel.textColor = .tintColor
      textLabel.textAlignment = alignment
    case .default, .subtitle: break
    }
    let views: [UIView?] = [imageView, textLabel, detailTextLabel]
    for view in views.compactMap({ $0 }) { cell.contentView.addSubview(view) }
  }

  /// The height of a row with these texts, in points; nil without texts or image.
  func height(in cell: UITableViewCell, width: CGFloat) -> CGFloat? {
    let frames = self.frames(in: cell, width: width)
    guard frames.height > 0 else { return nil }
    return (frames.height + 2 * padding(in: cell)).ceiledToPixel(max(1, cell.traitCollection.displayScale))
  }

  /// The distance from the content view's leading edge to the text, in points; nil without a text, and for `.value2`.
  func textStart(in cell: UITableViewCell) -> CGFloat? {
    guard textLabel.text != nil, style != .value2 else { return nil }
    let image = imageView?.image.map { $0.size(with: cell.traitCollection).width + Self.spacing } ?? 0
    return cell.contentView.directionalLayoutMargins.leading + image
  }

  /// Sets the frames of the labels and the image view.
  func layOut(in cell: UITableViewCell) {
    align(in: cell)
    let bounds = cell.contentView.bounds
    let frames = self.frames(in: cell, width: bounds.width)
    let scale = max(1, cell.traitCollection.displayScale)
    func placed(_ frame: CGRect) -> CGRect {
      var frame = frame.offsetBy(dx: 0, dy: (bounds.height - frames.height) / 2).roundedToPixel(scale)
      if cell.isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
      return frame
    }
    imageView?.frame = placed(frames.image)
    textLabel.frame = placed(frames.text)
    if style == .default, cell.traitCollection.pointGrid == nil {
      // The only text stands in the middle of a label that is as high as the row.
      textLabel.frame.origin.y = 0
      textLabel.frame.size.height = bounds.height
    }
    detailTextLabel?.frame = placed(frames.detail)
  }

  /// Aligns the first text of `.value2` for the layout direction, unless the app has changed its alignment.
  private func align(in cell: UITableViewCell) {
    guard style == .value2, textLabel.textAlignment == alignment else { return }
    alignment = cell.isRightToLeft ? .left : .right
    if textLabel.textAlignment != alignment { textLabel.textAlignment = alignment }
  }

  private func padding(in cell: UITableViewCell) -> CGFloat { cell.traitCollection.pointGrid == nil ? Self.padding : 0 }

  /// Frames whose x coordinates are measured from the leading edge, and whose y coordinates start at 0.
  private struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
    var height: CGFloat = 0
  }

  private func frames(in cell: UITableViewCell, width: CGFloat) -> Frames {
    let margins = cell.contentView.directionalLayoutMargins
    var frames = Frames()
    var x = margins.leading
    if let image = imageView?.image {
      let size = image.size(with: cell.traitCollection)
      frames.image = CGRect(x: x, y: 0, width: size.width, height: size.height)
      x += size.width + Self.spacing
    }
    let room = max(0, width - x - margins.trailing)
    let text = textLabel.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    let detail = detailTextLabel?.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)) ?? .zero
    switch style {
    case .default:
      frames.text = CGRect(x: x, y: 0, width: room, height: text.height)
    case .subtitle:
      frames.text = CGRect(x: x, y: 0, width: room, height: text.height)
      frames.detail = CGRect(x: x, y: text.height, width: room, height: detail.height)
    case .value1:
      let textWidth = min(text.width, room)
      let detailWidth = min(detail.width, max(0, room - textWidth - Self.spacing))
      frames.text = CGRect(x: x, y: 0, width: textWidth, height: text.height)
      frames.detail = CGRect(x: x + room - detailWidth, y: 0, width: detailWidth, height: detail.height)
    case .value2:
      let textWidth = room * Self.value2Share
      frames.text = CGRect(x: x, y: 0, width: textWidth, height: text.height)
      frames.detail = CGRect(
        x: x + textWidth + Self.spacing, y: 0, width: max(0, room - textWidth - Self.spacing), height: detail.height)
    }
    frames.height = max(frames.image.height, frames.text.maxY, frames.detail.maxY)
    centre(&frames)
    return frames
  }

  /// Centers lower views vertically.
  private func centre(_ frames: inout Frames) {
    frames.image.origin.y = (frames.height - frames.image.height) / 2
    if style == .subtitle {
      let below = (frames.height - frames.detail.maxY) / 2
      frames.text.origin.y += below
      frames.detail.origin.y += below
    } else {
      frames.text.origin.y = (frames.height - frames.text.height) / 2
      frames.detail.origin.y = (frames.height - frames.detail.height) / 2
    }
  }
}
