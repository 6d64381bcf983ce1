import Foundation
import RenderTree

/// One line of text that a person edits.
///
/// While it is the first responder it takes keys and text; the place where text goes in is moved with the left and
/// right keys, home and end.
open class UITextField: UIControl, UIKeyInput {
  /// What is drawn around the text.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// When the clear button is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// Why editing ended. There is one reason: the text is taken as it is.
  public enum DidEndEditingReason: Int, Sendable { case committed = 0 }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    clipsToBounds = true
    for part in [display, caret] { addSubview(part) }
    display.lineBreakMode = .byClipping
    caret.isUserInteractionEnabled = false
    caret.isHidden = true
    contentDidChange()
  }

  public required init?(coder: NSCoder) { return nil }

  /// Asked and told of editing. The field does not hold it.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Shows the text or the placeholder.
  final let display = UILabel(frame: .zero)
  /// Shows where text goes in.
  final let caret = UIView(frame: .zero)

  // MARK: Text

  private var storedText = ""

  /// The text; never nil when it is read. Setting it sends no event and asks nobody.
  open var text: String? {
    get { storedText }
    set { setText(newValue ?? "", insertionOffset: (newValue ?? "").count) }
  }

  /// Shown while there is no text.
  open var placeholder: String? { didSet { if oldValue != placeholder { contentDidChange() } } }

  /// Where text goes in, in characters from the start.
  final private(set) var insertionOffset = 0

  final func setText(_ text: String, insertionOffset offset: Int) {
    storedText = text
    insertionOffset = min(max(0, offset), text.count)
    contentDidChange()
  }

  final func moveInsertionPoint(to offset: Int) {
    insertionOffset = min(max(0, offset), storedText.count)
    setNeedsLayout()
  }

  // MARK: Looks

  /// The system's at 17 points by default.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { if oldValue != font { contentDidChange() } } }

  /// `.label` by default.
  open var textColor: UIColor? = .label { didSet { if oldValue != textColor { contentDidChange() } } }

  /// Which side the text stands at; natural by default.
  open var textAlignment = NSTextAlignment.natural { didSet { if oldValue != textAlignment { contentDidChange() } } }

  /// Whether dots are shown in place of the text.
  open var isSecureTextEntry = false { didSet { if oldValue != isSecureTextEntry { contentDidChange() } } }

  /// `.none` by default.
  open var borderStyle = BorderStyle.none { didSet { if oldValue != borderStyle { borderDidChange() } } }

  /// When there is a button that takes the text away; `.never` by default.
  open var clearButtonMode = ViewMode.never { didSet { if oldValue != clearButtonMode { contentDidChange() } } }

  private var clearButton: UIButton?

  private func borderDidChange() {
    layer.borderWidth = borderStyle == .none ? 0 : borderStyle == .roundedRect ? 0.5 : 1
    layer.borderColor = (borderStyle == .line ? UIColor.black : UIColor.systemGray4).cgColor
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    contentDidChange()
  }

  /// What is seen of the text.
  final var shownText: String { isSecureTextEntry ? String(repeating: "•", count: storedText.count) : storedText }

  private func contentDidChange() {
    display.text = storedText.isEmpty ? placeholder : shownText
    display.textColor = storedText.isEmpty ? .placeholderText : isEnabled ? textColor : .tertiaryLabel
    display.font = font
    display.textAlignment = textAlignment
    updateClearButton()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsRender()
  }

  private var showsClearButton: Bool {
    guard !storedText.isEmpty else { return false }
    switch clearButtonMode {
    case .never: return false
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    case .always: return true
    }
  }

  private func updateClearButton() {
    guard showsClearButton != (clearButton != nil) else { return }
    if showsClearButton {
      let button = UIButton(type: .system, primaryAction: UIAction { [weak self] _ in self?.clear() })
      button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
      button.tintColor = .tertiaryLabel
      button.accessibilityLabel = "Clear text"
      addSubview(button)
      clearButton = button
    } else {
      clearButton?.removeFromSuperview()
      clearButton = nil
    }
  }

  @_spi(Toolkit) open override func controlStateDidChange() {
    super.controlStateDidChange()
    contentDidChange()
  }

  // MARK: Layout

  private static let roundedHeight: CGFloat = 34

  /// Room at the sides of the text, in points.
  private var sideMargin: CGFloat { borderStyle == .none ? 0 : 7 }

  /// The rectangle that the text stands in.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds.inset(by: UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: sideMargin))
    if clearButton != nil {
      rect.size.width = max(0, rect.width - Self.clearButtonWidth)
      if isRightToLeft { rect.origin.x += Self.clearButtonWidth }
    }
    return rect
  }

  private static let clearButtonWidth: CGFloat = 24

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = textRect(forBounds: bounds)
    // Text that is longer than the room is seen up to where text goes in.
    let before = width(of: String(shownText.prefix(insertionOffset)))
    let whole = width(of: shownText)
    let isLong = whole > room.width
    let shift = isEditing && isLong ? max(0, before + Self.caretWidth - room.width) : 0
    display.frame = CGRect(x: room.minX - shift, y: room.minY, width: isLong ? whole : room.width, height: room.height)
    layOutCaret(before: before, whole: whole, in: room, shift: shift)
    clearButton?.frame = CGRect(
      x: isRightToLeft ? room.minX - Self.clearButtonWidth : room.maxX, y: bounds.minY, width: Self.clearButtonWidth,
      height: bounds.height)
  }

  private static let caretWidth: CGFloat = 2

  private func layOutCaret(before: CGFloat, whole: CGFloat, in room: CGRect, shift: CGFloat) {
    caret.isHidden = !isEditing
    caret.backgroundColor = tintColor
    let slack = max(0, room.width - whole)
    let isAtRight = textAlignment == .right || textAlignment == .natural && isRightToLeft
    let start = isAtRight ? slack : textAlignment == .center ? slack / 2 : 0
    let height = min(room.height, font?.lineHeight ?? 0)
    let x = room.minX + start + (isRightToLeft ? whole - before : before) - shift
    caret.frame = CGRect(
      x: min(x, room.maxX - Self.caretWidth), y: room.midY - height / 2, width: Self.caretWidth, height: height
    ).roundedToPixel(pixelScale)
  }

  private func width(of text: String) -> CGFloat {
    guard !text.isEmpty else { return 0 }
    let measured = NSAttributedString(string: text, attributes: [.font: font as Any]).size()
    return measured.width.ceiledToPixel(1)
  }

  open override var intrinsicContentSize: CGSize {
    let text = display.intrinsicContentSize
    let line = max(text.height, (font?.lineHeight ?? 0).ceiledToPixel(pixelScale))
    let clear = clearButton == nil ? 0 : Self.clearButtonWidth
    return CGSize(
      width: text.width + 2 * sideMargin + clear, height: borderStyle == .roundedRect ? Self.roundedHeight : line)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Editing

  /// Whether keys and text go into the field.
  public final var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    attachedWindow?.windowScene?.focusEngine.focus(on: self)
    contentDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    contentDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Editing ends where the field leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { resignFirstResponder() }
  }

  @_spi(Toolkit) open override func sendActionsForUse() {
    super.sendActionsForUse()
    becomeFirstResponder()
  }

  open override func accessibilityActivate() -> Bool {
    becomeFirstResponder()
    return true
  }

  /// Whether there is any text.
  open var hasText: Bool { !storedText.isEmpty }

  /// Puts text in at the insertion point, without asking the delegate.
  open func insertText(_ text: String) {
    replaceCharacters(in: insertionOffset..<insertionOffset, with: text)
  }

  /// Takes the character before the insertion point away; nothing at the start.
  open func deleteBackward() {
    guard insertionOffset > 0 else { return }
    replaceCharacters(in: (insertionOffset - 1)..<insertionOffset, with: "")
  }

  @_spi(Toolkit) open override func action(for key: KeyEvent) -> KeyAction? { editingAction(for: key) }

  @_spi(Toolkit) open override func take(_ text: String) -> Bool {
    takeTypedText(text)
    return true
  }

  // MARK: Accessibility

  /// The placeholder, unless the app set something else.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  /// What is seen of the text, unless the app set something else.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? shownText }
    set { super.accessibilityValue = newValue }
  }

  @_spi(Toolkit) open override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics()
    semantics?.role = .textField
    semantics?.actions = isEnabled ? [.activate] : []
    if isEditing { semantics?.state.insert(.editing) }
    return semantics
  }
}
