import UIKit

/// Two panes side by side, of which one may be hidden: an example below a note, and its source.
final class ExamplePanes: UIView {
  let example = UIView()
  let source = UIView()
  private let separator = UIView()
  private let noteLabel = UILabel()

  /// A sentence above the example; nil for none.
  var note: String? {
    get { noteLabel.text }
    set {
      noteLabel.text = newValue
      setNeedsLayout()
    }
  }

  /// The visible panes.
  var part = ExampleViewController.Part.example {
    didSet { if oldValue != part { setNeedsLayout() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    separator.backgroundColor = .separator
    noteLabel.font = .preferredFont(forTextStyle: .footnote)
    noteLabel.adjustsFontForContentSizeCategory = true
    noteLabel.textColor = .secondaryLabel
    noteLabel.numberOfLines = 0
    for view in [noteLabel, example, separator, source] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  /// True if the width is enough for a phone beside a source.
  var haveRoomForBoth: Bool { bounds.width >= Self.phoneWidth + 352 }

  /// The width of the example, in points.
  var exampleWidth: CGFloat { part == .both ? Self.phoneWidth : bounds.width }

  /// The width of an example beside its source: about that of a phone, and in terminals a number of character cells.
  private static let phoneWidth: CGFloat = 384

  override func layoutSubviews() {
    super.layoutSubviews()
    example.isHidden = part == .source
    noteLabel.isHidden = example.isHidden || note == nil
    source.isHidden = part == .example
    separator.isHidden = part != .both
    var (column, rest) = area.divided(atDistance: exampleWidth, from: leadingEdge)
    if part == .source { rest = area }
    place(inColumn: column)
    if part == .both { (separator.frame, rest) = rest.divided(atDistance: 1, from: leadingEdge) }
    source.frame = rest
  }

  private var area: CGRect {
    var insets = safeAreaInsets
    insets.bottom = 0
    return bounds.inset(by: insets)
  }

  private var leadingEdge: CGRectEdge {
    effectiveUserInterfaceLayoutDirection == .leftToRight ? .minXEdge : .maxXEdge
  }

  /// Places the note and, below it, the example.
  private func place(inColumn column: CGRect) {
    example.frame = column
    guard !noteLabel.isHidden else { return }
    let text = column.insetBy(dx: 16, dy: 0)
    let height = noteLabel.sizeThatFits(CGSize(width: text.width, height: .greatestFiniteMagnitude)).height
    noteLabel.frame = CGRect(x: text.minX, y: text.minY, width: text.width, height: height)
    example.frame = column.divided(atDistance: height, from: .minYEdge).remainder
  }
}
