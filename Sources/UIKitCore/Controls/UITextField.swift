import Foundation
import RenderTree

/// A control with one line of editable text.
///
/// While it is the first responder it receives keys and text. The left and right keys, home and end move the insertion
/// point.
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, UITextInputTraits {
  /// The methods and properties that are found by name.
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] { super.builtInMembers + textFieldMembers }

  /// The border around the text.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// The times at which the clear button is visible.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// The reason why editing ended. The only one is that the text is accepted.
  public enum DidEndEditingReason: Int, Sendable { case committed = 0 }

  /// Posted after the user changed the text of a field.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Posted after editing began in a field.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after editing ended in a field.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, declaredBy: UITextField.self)
  }

  private func setUp() {
    isAccessibilityElement = true
    clipsToBounds = true
    for part in [display, caret] { addSubview(part) }
    addGestureRecognizer(TextSelectionGestureRecognizer { [weak self] in self?.select(by: $0) })
    display.lineBreakMode = .byClipping
    caret.isUserInteractionEnabled = false
    caret.isHidden = true
    contentDidChange()
  }

  /// Decides about and observes editing. Held weakly.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The label of the text or the placeholder.
  final let display = UILabel(frame: .zero)
  /// The view of the insertion point.
  final let caret = UIView(frame: .zero)

  // MARK: Text

  /// The text and its selection.
  final private(set) lazy var editor = TextEditor(LaidOutText(setting: textSetting), owner: self)
  private lazy var hiddenLine = HiddenTextLine(editor)
  final private(set) var storedText = ""

  /// The text; never nil when it is read. Line separators become spaces. Setting it sends no event, does not call the
  /// delegate, and cannot be undone.
  open var text: String? {
    get { storedText }
    set { editor.setText(TextFragment((newValue ?? "").onSingleLine)) }
  }

  final private var placeholders = FieldPlaceholder()

  /// The text displayed while the field is empty. Setting it removes the attributes of `attributedPlaceholder`.
  open var placeholder: String? {
    get { placeholders.string }
    set { if placeholders.set(newValue) { contentDidChange() } }
  }

  /// The text with attributes displayed while the field is empty. The field's font and the placeholder colour apply if an
  /// attribute is not set. Setting it also sets `placeholder`.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholders.attributed(font: adjustedFont) }
    set { if placeholders.set(newValue) { contentDidChange() } }
  }

  /// The insertion point, in UTF-16 units from the start.
  final var insertionOffset: Int { editor.head.offset }

  /// The manager of the user's changes of the text.
  open override var undoManager: UndoManager? { editor.undoManager }

  private var textSetting: LaidOutText.Setting {
    LaidOutText.Setting(
      width: .infinity, font: shownFont ?? .systemFont(ofSize: 17), color: textColor ?? .label, alignment: .left,
      scale: pixelScale)
  }

  /// Updates the lines of the text for the current appearance and environment.
  final func prepareText() {
    let (setting, engine, traits) = (textSetting, textEngine, traitCollection)
    editor.text.prepare(setting, engine: engine, traits: traits, window: attachedWindow)
    editor.shownLines = isSecureTextEntry ? hiddenLine : nil
    let place = isEditing ? editor.head.offset : 0
    guard isSecureTextEntry else { return editor.text.showPart(around: place) }
    hiddenLine.dots.prepare(setting, engine: engine, traits: traits, window: attachedWindow)
    hiddenLine.update()
    hiddenLine.showPart(around: place)
  }

  // MARK: Appearance

  /// The font; the system font at 17 points by default. An appearance property.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      appearanceDidSet(\UITextField.font)
      if oldValue != font { contentDidChange() }
    }
  }

  /// A Boolean value that indicates whether a dynamic-type font adapts to changes of the preferred content size. False
  /// by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if oldValue != adjustsFontForContentSizeCategory { contentDidChange() } }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { contentDidChange() }
  }

  /// A Boolean value that indicates whether the font size is reduced for text that is too wide. False by default.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if oldValue != adjustsFontSizeToFitWidth { contentDidChange() } }
  }

  /// The least size of the font, in points, to which it is reduced; 0, the default, sets no limit.
  open var minimumFontSize: CGFloat = 0 { didSet { if oldValue != minimumFontSize { contentDidChange() } } }

  /// The factor by which the font size is reduced now.
  final var fittingFactor: CGFloat = 1

  /// The text colour; `.label` by default. An appearance property.
  open var textColor: UIColor? = .label {
    didSet {
      appearanceDidSet(\UITextField.textColor)
      if oldValue != textColor { contentDidChange() }
    }
  }

  /// The alignment of the text; natural by default.
  open var textAlignment = NSTextAlignment.natural { didSet { if oldValue != textAlignment { contentDidChange() } } }

  /// A Boolean value that indicates whether the text is displayed as dots.
  open var isSecureTextEntry = false { didSet { if oldValue != isSecureTextEntry { contentDidChange() } } }

  // MARK: Traits

  /// The automatic capitalization by an on-screen keyboard; `.sentences` by default.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { if oldValue != autocapitalizationType { setNeedsRender() } }
  }
  /// The automatic correction by an on-screen keyboard.
  open var autocorrectionType = UITextAutocorrectionType.default {
    didSet { if oldValue != autocorrectionType { setNeedsRender() } }
  }
  /// The checking of spelling by an on-screen keyboard.
  open var spellCheckingType = UITextSpellCheckingType.default {
    didSet { if oldValue != spellCheckingType { setNeedsRender() } }
  }
  /// The replacement of straight quotes by an on-screen keyboard.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// The replacement of hyphens by an on-screen keyboard.
  open var smartDashesType = UITextSmartDashesType.default
  /// The insertion and deletion of spaces by an on-screen keyboard.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The keys of an on-screen keyboard.
  open var keyboardType = UIKeyboardType.default { didSet { if oldValue != keyboardType { setNeedsRender() } } }
  /// The appearance of an on-screen keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The label of the return key, which the key hints show during editing.
  open var returnKeyType = UIReturnKeyType.default { didSet { if oldValue != returnKeyType { setNeedsRender() } } }
  /// A Boolean value that indicates whether the return key has no effect while the field is empty.
  open var enablesReturnKeyAutomatically = false
  /// The meaning of the text, for suggestions by an on-screen keyboard; nil for no meaning.
  open var textContentType: UITextContentType? { didSet { if oldValue != textContentType { setNeedsRender() } } }
  /// The rules for passwords that are suggested for a new account; nil, the default, for the system's.
  open var passwordRules: UITextInputPasswordRules?
  /// The prediction of text by an on-screen keyboard.
  open var inlinePredictionType = UITextInlinePredictionType.default

  // MARK: Borders and buttons

  /// The border; `.none` by default.
  open var borderStyle = BorderStyle.none { didSet { if oldValue != borderStyle { borderDidChange() } } }

  /// The times at which the clear button is visible; `.never` by default.
  open var clearButtonMode = ViewMode.never { didSet { if oldValue != clearButtonMode { contentDidChange() } } }

  private var clearButton: UIButton?

  private func borderDidChange() {
    layer.borderWidth = borderStyle == .none ? 0 : borderStyle == .roundedRect ? 0.5 : 1
    layer.borderColor = (borderStyle == .line ? UIColor.black : UIColor.systemGray4).cgColor
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    contentDidChange()
  }

  /// The displayed text: the text, or dots for secure entry.
  final var displayedText: String { isSecureTextEntry ? HiddenTextLine.string(ofCount: storedText.count) : storedText }

  final func contentDidChange() {
    storedText = editor.document.string
    if !storedText.isEmpty { prepareText() }
    showText()
    display.textAlignment = textAlignment
    updateClearButton()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsRender()
  }

  /// Shows the text, or the placeholder while there is none.
  final func showText() {
    guard !storedText.isEmpty else { return placeholders.show(in: display, font: shownFont) }
    display.text = isSecureTextEntry ? hiddenLine.dots.shownText : editor.text.shownText
    display.textColor = isEnabled ? textColor : .tertiaryLabel
    display.font = shownFont
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
      button.accessibilityLabel = SystemText.localized("Clear text")
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

  /// The height of a field without a border beyond that of its line, in points.
  private var lineMargin: CGFloat { traitCollection.pointGrid == nil ? 1.5 : 0 }

  /// The margin on both sides of the text, in points.
  private var sideMargin: CGFloat { borderStyle == .none ? 0 : 7 }

  /// The frame of the text.
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
    prepareText()
    let room = textRect(forBounds: bounds)
    fitFont(to: room.width)
    let before = editor.lines.caretRect(editor.head).minX
    let shown = isSecureTextEntry ? hiddenLine.dots.shownText : editor.text.shownText
    if !shown.isEmpty, display.text != shown { display.text = shown }
    let whole = width(of: shown, in: shownFont)
    let isLong = whole > room.width
    // Text that is too wide is scrolled to the insertion point during editing.
    let shift = isEditing && isLong ? max(0, before + LaidOutText.caretWidth - room.width) : 0
    display.frame = CGRect(x: room.minX - shift, y: room.minY, width: isLong ? whole : room.width, height: room.height)
    let height = min(room.height, editor.text.lineHeight)
    textOrigin = CGPoint(x: room.minX + slack(room.width - whole) - shift, y: room.midY - height / 2)
    caret.isHidden = !isEditing || !editor.selection.isEmpty
    caret.backgroundColor = tintColor
    caret.frame = CGRect(
      x: max(room.minX, min(textOrigin.x + before, room.maxX - LaidOutText.caretWidth)), y: textOrigin.y,
      width: LaidOutText.caretWidth, height: height
    ).roundedToPixel(pixelScale)
    layOutSelection(height: height)
    clearButton?.frame = CGRect(
      x: isRightToLeft ? room.minX - Self.clearButtonWidth : room.maxX, y: bounds.minY, width: Self.clearButtonWidth,
      height: bounds.height)
  }

  /// The top left corner of the text.
  final private(set) var textOrigin = CGPoint.zero

  /// The space at the left of text that is narrower than the field.
  private func slack(_ spare: CGFloat) -> CGFloat {
    guard spare > 0 else { return 0 }
    switch textAlignment {
    case .left: return 0
    case .center: return spare / 2
    case .right: return spare
    case .natural, .justified:
      return storedText.isEmpty ? isRightToLeft ? spare : 0 : editor.lines.isRightToLeft(at: 0) ? spare : 0
    }
  }

  private func layOutSelection(height: CGFloat) {
    let rects = isEditing ? editor.lines.rects(of: editor.selection, from: 0, to: height) : []
    while highlights.count > rects.count { highlights.removeLast().removeFromSuperview() }
    while highlights.count < rects.count {
      let highlight = UIView(frame: .zero)
      highlight.isUserInteractionEnabled = false
      insertSubview(highlight, at: 0)
      highlights.append(highlight)
    }
    for (highlight, rect) in zip(highlights, rects) {
      highlight.backgroundColor = tintColor.withAlphaComponent(LaidOutText.selectionOpacity)
      highlight.frame = rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y).roundedToPixel(pixelScale)
    }
  }

  /// The views of the selected part.
  private var highlights: [UIView] = []

  open override var intrinsicContentSize: CGSize {
    var text = display.intrinsicContentSize
    if fittingFactor < 1 { text.width = width(of: displayedText, in: adjustedFont) }
    let line = (max(text.height, (adjustedFont?.lineHeight ?? 0).ceiledToPixel(pixelScale)) + lineMargin)
      .ceiledToPixel(pixelScale)
    let clear = clearButton == nil ? 0 : Self.clearButtonWidth
    return CGSize(
      width: text.width + 2 * sideMargin + clear, height: borderStyle == .roundedRect ? Self.roundedHeight : line)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The baseline of the text, which stands in the middle of the field.
  @_spi(Toolkit) open override func baselineOffsetFromTop(in size: CGSize) -> CGFloat? {
    guard let font = adjustedFont else { return nil }
    return textRect(forBounds: CGRect(origin: .zero, size: size)).midY - font.lineHeight / 2 + font.ascender
  }

  @_spi(Toolkit) open override func baselineOffsetFromBottom(in size: CGSize) -> CGFloat? {
    baselineOffsetFromTop(in: size).map { size.height - $0 }
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the field is being edited.
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
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    editor.unmark()
    contentDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Ends editing if the field leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { resignFirstResponder() }
  }

  @_spi(Toolkit) open override func sendActivationActions() {
    super.sendActivationActions()
    becomeFirstResponder()
  }

  open override func accessibilityActivate() -> Bool {
    becomeFirstResponder()
    return true
  }

  /// A Boolean value that indicates whether the field has text.
  open var hasText: Bool { !storedText.isEmpty }

  /// Inserts text in place of the selection without calling the delegate.
  open func insertText(_ text: String) { editor.insert(text) }

  /// Deletes the selection, or the character before the insertion point, without calling the delegate.
  open func deleteBackward() { editor.deleteBackward() }

  /// Returns the rectangle of the insertion point at a position, in the field's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect {
    prepareText()
    layoutIfNeeded()
    return editor.lines.caretRect(editor.caret(position)).offsetBy(dx: textOrigin.x, dy: textOrigin.y)
  }

  /// Returns true if an action has an effect now: edit actions depend on the selection, the text and the pasteboard.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditAction(action).map(editor.canPerform) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Puts the selected text on the pasteboard and removes it. Hidden text stays.
  open override func cut(_ sender: Any?) { editor.cut() }

  /// Puts the selected text on the pasteboard, unless it is hidden.
  open override func copy(_ sender: Any?) { editor.copy() }

  /// Inserts the pasteboard's text in place of the selection.
  open override func paste(_ sender: Any?) { editor.paste() }

  /// Selects the word at the insertion point.
  open override func select(_ sender: Any?) { editor.selectWord() }

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { editor.selectAll() }

  /// Deletes the selected text.
  open override func delete(_ sender: Any?) {
    if !editor.selection.isEmpty { editor.delete(.character, forwards: false) }
  }

  @_spi(Toolkit) open override func action(for key: KeyEvent) -> KeyAction? { editingAction(for: key) }

  @_spi(Toolkit) open override func take(_ text: String) -> Bool {
    takeTypedText(text)
    return true
  }

  // MARK: Accessibility

  /// The placeholder, unless the app set a label.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  /// The displayed text, unless the app set a value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? displayedText }
    set { super.accessibilityValue = newValue }
  }

  @_spi(Toolkit) open override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics()
    semantics?.role = .textField
    semantics?.textInput = textInput
    semantics?.fieldText = editor.fieldText
    semantics?.actions = isEnabled ? [.activate] : []
    if isEditing {
      semantics?.state.insert(.editing)
      if !isSecureTextEntry { semantics?.selection = editor.selection }
      semantics?.fieldText?.selection = editor.fieldSelection
    }
    return semantics
  }
}
