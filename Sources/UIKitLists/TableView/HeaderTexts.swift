import Foundation
@_spi(Toolkit) import UIKitCore

/// The labels of a table's section header or footer, laid out like list content.
@MainActor
final class HeaderTexts {
  let textLabel = UILabel()
  private(set) var detailTextLabel: UILabel?
  private weak var view: UITableViewHeaderFooterView?
  private var configuration: UIListContentConfiguration

  init(in view: UITableViewHeaderFooterView) {
    self.view = view
    configuration = view.place.contentConfiguration
    view.contentView.addSubview(textLabel)
    dress(textLabel, configuration.textProperties, insteadOf: nil)
  }

  var madeDetailTextLabel: UILabel {
    if let detailTextLabel { return detailTextLabel }
    let made = UILabel()
    detailTextLabel = made
    view?.contentView.addSubview(made)
    dress(made, configuration.secondaryTextProperties, insteadOf: nil)
    return made
  }

  /// Applies the default appearance of another place, except properties that the app has changed.
  func show(as place: HeaderFooterContext) {
    let old = configuration
    configuration = place.contentConfiguration
    dress(textLabel, configuration.textProperties, insteadOf: old.textProperties)
    if let detailTextLabel {
      dress(detailTextLabel, configuration.secondaryTextProperties, insteadOf: old.secondaryTextProperties)
    }
  }

  private func dress(
    _ label: UILabel, _ new: UIListContentConfiguration.TextProperties,
    insteadOf old: UIListContentConfiguration.TextProperties?
  ) {
    if old == nil || label.font == old?.font { label.font = new.font }
    if old == nil || label.textColor == old?.resolvedColor() { label.textColor = new.resolvedColor() }
    if old == nil || label.numberOfLines == old?.numberOfLines { label.numberOfLines = new.numberOfLines }
    label.adjustsFontForContentSizeCategory = new.adjustsFontForContentSizeCategory
  }

  /// Shows the data source's title. The accessibility label is the title before a transformation to capitals.
  func show(title: String) {
    let transform = configuration.textProperties.transform
    textLabel.text = transform.applied(to: title)
    textLabel.accessibilityLabel = transform == .none ? nil : title
  }

  /// The height of a view with these texts, in points; nil without texts.
  func height(in view: UITableViewHeaderFooterView, width: CGFloat) -> CGFloat? {
    guard textLabel.hasContent || detailTextLabel?.hasContent ?? false else { return nil }
    return arrangement(in: view, width: width).height.ceiledToPixel(max(1, view.traitCollection.displayScale))
  }

  /// Sets the frames of the labels.
  func layOut(in view: UITableViewHeaderFooterView) {
    let placed = arrangement(in: view, width: view.contentView.bounds.width).placed(
      in: view.contentView.bounds, rightToLeft: view.isRightToLeft, scale: max(1, view.traitCollection.displayScale))
    textLabel.frame = placed.text
    detailTextLabel?.frame = placed.secondaryText
  }

  private func arrangement(in view: UITableViewHeaderFooterView, width: CGFloat) -> ListContentArrangement {
    let metrics = configuration.metrics(with: view.traitCollection)
    let outer = view.contentView.directionalLayoutMargins
    var margins = metrics.margins
    margins.leading = max(margins.leading, outer.leading)
    margins.trailing = max(margins.trailing, outer.trailing)
    return ListContentArrangement(
      width: width, margins: margins, image: nil, imageAffectsHeight: false, reservedImageSize: .zero, imageToText: 0,
      text: textLabel.hasContent ? textLabel : nil,
      secondaryText: detailTextLabel.flatMap { $0.hasContent ? $0 : nil },
      horizontalPadding: configuration.textToSecondaryTextHorizontalPadding,
      verticalPadding: metrics.textToSecondaryVertical, prefersSideBySide: false, alignsImageWithFirstLine: false)
  }
}

extension UILabel {
  fileprivate var hasContent: Bool { text != nil || attributedText != nil }
}
