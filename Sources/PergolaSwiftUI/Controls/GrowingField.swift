import Foundation
@_spi(Toolkit) import UIKitCore

/// A field that grows with its lines, within the limit of lines around it. The return key begins a new line.
struct GrowingField: UIViewRepresentable {
  @Binding var text: String
  let prompt: Text
  let onEditingChanged: (Bool) -> Void

  func makeCoordinator() -> EditorCoordinator { EditorCoordinator() }

  func makeUIView(context: Context) -> GrowingTextView {
    let view = GrowingTextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: GrowingTextView, context: Context) {
    let environment = context.environment
    context.coordinator.write = { if text != $0 { text = $0 } }
    context.coordinator.editingChanged = onEditingChanged
    // The caret stays where it is unless the text has changed from outside.
    if view.text != text { view.text = text }
    view.isEditable = environment.isEnabled
    view.isSelectable = environment.isEnabled
    view.font = environment.uiFont
    view.adjustsFontForContentSizeCategory = true
    view.textColor = environment.isEnabled ? .label : .tertiaryLabel
    view.textAlignment = environment.multilineTextAlignment.uiAlignment
    view.placeholder = prompt.string(in: environment)
    environment.fieldSettings.apply(to: view)
    view.hasRoundedBorder = environment.fieldSettings.borderStyle == .roundedRect
    view.limits = environment.lineLimits
    view.setNeedsFittingSize()
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: GrowingTextView, context: Context) -> CGSize? {
    uiView.size(forWidth: proposal.width)
  }
}

/// The text view of a growing field.
final class GrowingTextView: EditorView {
  private let placeholderLabel = UILabel()

  /// The text displayed while the field is empty.
  var placeholder = "" {
    didSet {
      placeholderLabel.text = placeholder
      setNeedsLayout()
    }
  }

  /// The numbers of lines between which the field grows.
  var limits = LineLimits()

  var hasRoundedBorder = false {
    didSet {
      guard oldValue != hasRoundedBorder else { return }
      layer.borderWidth = hasRoundedBorder ? 0.5 : 0
      layer.borderColor = UIColor.systemGray4.cgColor
      layer.cornerRadius = hasRoundedBorder ? 5 : 0
      setNeedsFittingSize()
    }
  }

  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    backgroundColor = nil
    self.textContainer.lineFragmentPadding = 0
    textContainerInset = .zero
    placeholderLabel.textColor = .placeholderText
    placeholderLabel.isAccessibilityElement = false
    addSubview(placeholderLabel)
  }

  required init?(coder: NSCoder) { return nil }

  /// The prompt, unless the app set a label.
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  /// Notes that the field is measured again, for the insets of its style.
  func setNeedsFittingSize() {
    let grid = traitCollection.pointGrid
    let margin = hasRoundedBorder ? 7 : 0
    textContainerInset = UIEdgeInsets(
      top: hasRoundedBorder ? grid.map { $0.height / 2 } ?? 6 : 0, left: CGFloat(margin),
      bottom: hasRoundedBorder ? grid.map { $0.height / 2 } ?? 6 : 0, right: CGFloat(margin))
    invalidateIntrinsicContentSize()
  }

  /// The size for a width; for the length of the text without one.
  func size(forWidth width: CGFloat?) -> CGSize {
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight
    let margins = textContainerInset.top + textContainerInset.bottom
    let fitting = sizeThatFits(CGSize(width: width ?? .infinity, height: .infinity))
    let prompt = placeholderLabel.intrinsicContentSize.width + textContainerInset.left + textContainerInset.right
    let least = margins + CGFloat(max(1, limits.least)) * line
    let greatest = limits.greatest.map { margins + CGFloat(max(1, $0)) * line } ?? .infinity
    return CGSize(
      width: width ?? max(fitting.width, prompt), height: max(least, min(fitting.height, greatest)).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeholderLabel.font = font
    placeholderLabel.textAlignment = textAlignment
    placeholderLabel.isHidden = !(text ?? "").isEmpty
    placeholderLabel.frame = CGRect(
      x: textContainerInset.left, y: textContainerInset.top,
      width: max(0, bounds.width - textContainerInset.left - textContainerInset.right),
      height: placeholderLabel.intrinsicContentSize.height)
  }
}
