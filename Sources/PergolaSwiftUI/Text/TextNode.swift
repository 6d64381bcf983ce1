import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// The node of a text: a label.
final class TextNode: LeafNode<Text> {
  private let label = TextLabel()

  override func makeElement() -> ViewElement {
    let element = TextElement(self, label)
    label.onTraitChange = { [weak element] in element?.setNeedsLayout() }
    return element
  }

  override func evaluate() {
    let runs = view.runs(in: environment)
    label.show(runs, in: environment)
    label.accessibilityLabel = nameBeforeChangeOfCase
    element.setNeedsLayout()
  }
}

extension TextNode {
  /// The text as the app wrote it, where the letters are shown in another case: its name for assistive technologies.
  private var nameBeforeChangeOfCase: String? {
    guard environment.textCase != nil else { return nil }
    var plain = environment
    plain.textCase = nil
    return view.spokenString(in: plain)
  }
}

/// The label of a text.
final class TextLabel: UILabel {
  /// Called when the size of text, or the scale, has changed.
  var onTraitChange: (() -> Void)?
  /// The numbers of lines.
  private(set) var limits = LineLimits()
  /// The links, with the ends of their text in UTF-16 units, in order.
  private var links: [(end: Int, url: URL?)] = []
  private var opensLinks: ((URL) -> Void)?
  /// True if a block is shown instead of the text.
  private var isRedacted = false
  /// The menu of a text that the user can select; nil for another one.
  private var menu: TextMenu?

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    onTraitChange?()
  }

  /// Shows runs of text.
  func show(_ runs: [TextRun], in environment: EnvironmentValues) {
    limits = environment.lineLimits
    numberOfLines = limits.greatest.map { max(1, $0) } ?? 0
    lineBreakMode = environment.truncationMode.uiMode
    textAlignment = environment.multilineTextAlignment.uiAlignment
    adjustsFontForContentSizeCategory = true
    adjustsFontSizeToFitWidth = environment.minimumScaleFactor < 1
    minimumScaleFactor = max(0, min(1, environment.minimumScaleFactor))
    allowsDefaultTighteningForTruncation = environment.allowsTightening
    let looks = runs.map { TextLook($0.styling, environment) }
    let first = looks.first ?? TextLook(environment.textStyling, environment)
    let string = runs.map(\.string).joined()
    // Attributed strings are never freed here: plain text stays plain.
    if first.isPlain, environment.lineSpacing == 0, looks.allSatisfy({ $0 == first }),
      runs.allSatisfy({ $0.picture == nil })
    {
      text = string
      font = first.font
      textColor = first.color
    } else {
      attributedText = attributed(runs, looks, environment)
    }
    setLinks(runs, environment)
    setSelectable(environment.allowsTextSelection)
    guard environment.isRedacted || isRedacted else { return }
    isRedacted = environment.isRedacted
    showBlock(isRedacted, first.color)
  }

  override func renderContent(with traits: UITraitCollection) -> NodeContent? {
    isRedacted ? nil : super.renderContent(with: traits)
  }

  override func makeSemantics() -> Semantics? { isRedacted ? nil : super.makeSemantics() }

  private func attributed(_ runs: [TextRun], _ looks: [TextLook], _ environment: EnvironmentValues)
    -> NSAttributedString
  {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = environment.lineSpacing
    paragraph.alignment = textAlignment
    paragraph.lineBreakMode = lineBreakMode
    return .joining(
      zip(runs, looks).map { run, look in
        var attributes = look.attributes
        if environment.lineSpacing != 0 { attributes[.paragraphStyle] = paragraph }
        if let picture = run.picture { attributes[.attachment] = picture.attachment }
        return (run.string, attributes)
      })
  }

  // MARK: Selection

  private func setSelectable(_ isSelectable: Bool) {
    if isSelectable { isUserInteractionEnabled = true }
    guard isSelectable != (menu != nil) else { return }
    menu?.remove()
    menu = isSelectable ? TextMenu(self) : nil
  }

  // MARK: Links

  private func setLinks(_ runs: [TextRun], _ environment: EnvironmentValues) {
    links = []
    guard runs.contains(where: { $0.styling.link != nil }) else {
      isUserInteractionEnabled = false
      return
    }
    var end = 0
    for run in runs {
      end += run.string.utf16.count
      links.append((end, run.styling.link))
    }
    opensLinks = { environment.openURL($0) }
    isUserInteractionEnabled = true
    if gestureRecognizers?.isEmpty ?? true {
      addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.didTap($0) })
    }
  }

  /// The link at a point; nil if there is none.
  func link(at point: CGPoint) -> URL? {
    guard let offset = textOffset(at: point) else { return nil }
    return links.first { offset < $0.end }?.url
  }

  /// Only links receive touches, unless the text can be selected: the rest of it leaves them to the views around it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && (links.isEmpty || menu != nil || link(at: point) != nil)
  }

  private func didTap(_ recognizer: UIGestureRecognizer) {
    guard let link = link(at: recognizer.location(in: self)) else { return }
    opensLinks?(link)
  }
}

/// The look of a run, as UIKit has it.
private struct TextLook: Equatable {
  let font: UIFont
  let color: UIColor
  let underline: Line?
  let strikethrough: Line?
  let kerning: CGFloat
  let baselineOffset: CGFloat

  init(_ styling: TextStyling, _ environment: EnvironmentValues) {
    font = styling.resolvedFont.uiFont
    let style =
      styling.style ?? (styling.link == nil ? AnyShapeStyle(ForegroundStyle()) : AnyShapeStyle(TintShapeStyle()))
    color = style._paint(in: environment).uiColor
    underline = Line(styling.underline, color, environment)
    strikethrough = Line(styling.strikethrough, color, environment)
    kerning = styling.kerning ?? 0
    baselineOffset = styling.baselineOffset ?? 0
  }

  /// True if a label's own properties suffice.
  var isPlain: Bool { underline == nil && strikethrough == nil && kerning == 0 && baselineOffset == 0 }

  var attributes: [NSAttributedString.Key: Any] {
    // Each look has the same number of attributes.
    [
      .font: font, .foregroundColor: color, .kern: kerning, .baselineOffset: baselineOffset,
      .underlineStyle: underline?.style.rawValue ?? 0, .underlineColor: underline?.color ?? color,
      .strikethroughStyle: strikethrough?.style.rawValue ?? 0, .strikethroughColor: strikethrough?.color ?? color,
    ]
  }

  /// A line under or through the run.
  struct Line: Equatable {
    let style: NSUnderlineStyle
    let color: UIColor

    /// - Parameter textColor: The colour of a line without one of its own.
    init?(_ setting: TextStyling.LineSetting?, _ textColor: UIColor, _ environment: EnvironmentValues) {
      guard case .line(let line) = setting else { return nil }
      style = line.pattern.uiStyle.union(.single)
      color = line.color.map { $0._paint(in: environment).uiColor } ?? textColor
    }
  }
}

/// The element of a text.
private final class TextElement: ViewElement {
  private let label: TextLabel

  init(_ node: ViewNode, _ label: TextLabel) {
    self.label = label
    super.init(node)
  }

  override var view: UIView? { label }

  /// As wide as the widest line, and as high as the lines that fit.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let room = CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
    var size = label.textSize(fitting: room)
    if label.limits.least > 1 {
      let line = label.textSize(fitting: CGSize(width: CGFloat.infinity, height: 0)).height
      let spacing = node.environment.lineSpacing
      let count = CGFloat(label.limits.least)
      size.height = max(size.height, line * count + spacing * (count - 1))
    }
    return size
  }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    label.setFrame(placement.frame, scale: scale)
  }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return label.baselineOffsetFromTop(in: dimensions.size) }
    if key == VerticalAlignment.lastTextBaseline.key {
      return label.baselineOffsetFromBottom(in: dimensions.size).map { dimensions.height - $0 }
    }
    return nil
  }
}

extension Text.TruncationMode {
  fileprivate var uiMode: NSLineBreakMode {
    switch self {
    case .head: .byTruncatingHead
    case .tail: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    }
  }
}

extension TextAlignment {
  var uiAlignment: NSTextAlignment {
    switch self {
    case .leading: .natural
    case .center: .center
    case .trailing: .right
    }
  }
}
