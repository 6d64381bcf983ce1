import Foundation
import RenderTree

/// A scroll view with editable text of any length.
///
/// Only the visible paragraphs are laid out. In a text of more than 500 paragraphs, the heights of the others are
/// estimates until they become visible, and so is the content size; `sizeThatFits(_:)` is always exact.
///
/// While it is the first responder it receives keys and text. Escape ends editing; the tab key moves to the next item.
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, UITextInputTraits {
  /// The methods and properties that are found by name.
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] { super.builtInMembers + textViewMembers }

  /// Posted after editing began in a text view.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted after the user changed the text of a text view.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted after editing ended in a text view.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// A text view with a text container; nil creates one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, declaredBy: UITextView.self)
  }

  private func setUp() {
    isAccessibilityElement = true
    alwaysBounceVertical = false
    UIView.withAppearanceDefaults { backgroundColor = .systemBackground }
    for part in [canvas, caret] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    caret.isHidden = true
    textContainer.onChange = { [weak self] in self?.contentDidChange() }
    addGestureRecognizer(selectionGesture)
    contentDidChange()
  }

  /// Decides about and observes editing. Held weakly.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  final let canvas = TextCanvas(frame: .zero)
  /// The view of the insertion point.
  final let caret = UIView(frame: .zero)
  private lazy var selectionGesture = TextSelectionGestureRecognizer { [weak self] in self?.select(by: $0) }

  /// The text and its selection.
  final private(set) lazy var editor = TextEditor(LaidOutText(setting: textSetting), owner: self)

  // MARK: Text

  /// The text; empty if it is set to nil. Setting it does not call the delegate and cannot be undone.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  open var text: String! {
    get { editor.document.string }
    set { editor.setText(TextFragment(newValue ?? "")) }
  }

  /// The text with its attributes. Setting it does not call the delegate and cannot be undone.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  open var attributedText: NSAttributedString! {
    get { makeAttributedText() }
    set { editor.setText(newValue.map { TextFragment($0) } ?? TextFragment("")) }
  }

  /// The attributes of text that the user types next, until the selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor.insertedAttributes?.values ?? defaultAttributes }
    set { editor.typingAttributes = TextAttributeSet(newValue) }
  }

  /// The selection in UTF-16 units; empty at the insertion point. It grows to whole characters.
  open var selectedRange: NSRange {
    get { NSRange(location: editor.selection.lowerBound, length: editor.selection.count) }
    set { editor.select(newValue.clamped(toLength: editor.document.length)) }
  }

  // MARK: Appearance

  private var storedFont: UIFont?

  /// The font; nil, the default, is the system font at 12 points. Setting it changes the whole text.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue
      setInAllText(.font, newValue)
    }
  }

  private var storedColor: UIColor?

  /// The colour of the text; nil, the default, is `.label`. Setting it changes the whole text.
  open var textColor: UIColor? {
    get { storedColor }
    set {
      storedColor = newValue
      setInAllText(.foregroundColor, newValue)
    }
  }

  /// The alignment of the lines; natural by default.
  open var textAlignment = NSTextAlignment.natural { didSet { if oldValue != textAlignment { contentDidChange() } } }

  /// The space around the text inside the content; 8 points at the top and the bottom by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if oldValue != textContainerInset { contentDidChange() } }
  }

  /// The room for the lines, with a padding at both sides.
  public final let textContainer: NSTextContainer

  /// A Boolean value that indicates whether a dynamic-type font adapts to changes of the preferred content size. False
  /// by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if oldValue != adjustsFontForContentSizeCategory { contentDidChange() } }
  }

  // MARK: Behaviour

  /// A Boolean value that indicates whether the user can change the text; true by default. Setting it to false ends
  /// editing.
  open var isEditable = true { didSet { if oldValue != isEditable { behaviourDidChange() } } }

  /// A Boolean value that indicates whether the user can select text; true by default.
  open var isSelectable = true { didSet { if oldValue != isSelectable { behaviourDidChange() } } }

  /// A Boolean value that indicates whether the user can scroll. If it is false, the intrinsic height shows the whole
  /// text.
  open override var isScrollEnabled: Bool {
    didSet { if oldValue != isScrollEnabled { contentDidChange() } }
  }

  private func behaviourDidChange() {
    selectionGesture.isEnabled = isEditable || isSelectable
    if !isEditable, isEditing || !isSelectable { resignFirstResponder() }
    setNeedsLayout()
    setNeedsRender()
  }

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
  /// The label of the return key of an on-screen keyboard. The key inserts a new line.
  open var returnKeyType = UIReturnKeyType.default { didSet { if oldValue != returnKeyType { setNeedsRender() } } }
  /// A Boolean value that indicates whether the return key has no effect while the text is empty.
  open var enablesReturnKeyAutomatically = false
  /// A text view does not hide its text: setting this value has no effect, as in the original.
  open var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// The meaning of the text, for suggestions by an on-screen keyboard; nil for no meaning.
  open var textContentType: UITextContentType? { didSet { if oldValue != textContentType { setNeedsRender() } } }

  // MARK: Layout

  /// True if the insertion point is to be scrolled into view at the next layout.
  final var showsCaret = false
  /// The visible part of the text, for its semantics.
  final var visibleRange = 0..<0

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(forWidth: size.width > 0 ? size.width : .infinity)
  }

  /// The size of the whole text if scrolling is disabled; otherwise no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : textSize(forWidth: .infinity)
  }

  @_spi(Toolkit) open override var hasWidthDependentHeight: Bool { !isScrollEnabled }

  @_spi(Toolkit) open override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : textSize(forWidth: width)
  }

  /// A mouse drag selects text instead of scrolling.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let isFromMouse = gestureRecognizer.trackedTouches.contains { $0.isFromMouse && $0.view === self }
    if gestureRecognizer === panGestureRecognizer, isFromMouse, selectionGesture.isEnabled { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Scrolls until a range of the text is visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    let range = UITextRange(range.clamped(toLength: editor.document.length))
    show(caretRect(for: range.start).union(caretRect(for: range.end)))
  }

  // MARK: Editing

  /// True between the delegate's calls for the beginning and the end of editing. A view that is not editable can be
  /// the first responder without it.
  private var isEditing = false

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  open override var canBecomeFocused: Bool { isEditable || isSelectable }

  override var acceptsText: Bool { isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if isEditable, !(delegate?.textViewShouldBeginEditing(self) ?? true) { return false }
    guard super.becomeFirstResponder() else { return false }
    attachedWindow?.windowScene?.focusEngine.focus(on: self)
    setNeedsLayout()
    setNeedsRender()
    guard isEditable else { return true }
    isEditing = true
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    if isEditing, !(delegate?.textViewShouldEndEditing(self) ?? true) { return false }
    guard super.resignFirstResponder() else { return false }
    setNeedsLayout()
    setNeedsRender()
    guard isEditing else { return true }
    isEditing = false
    editor.unmark()
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Ends editing if the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { resignFirstResponder() }
  }

  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  /// The manager of the user's changes of the text.
  open override var undoManager: UndoManager? { editor.undoManager }

  /// A Boolean value that indicates whether there is any text.
  open var hasText: Bool { editor.document.length > 0 }

  /// Inserts text in place of the selection without asking the delegate.
  open func insertText(_ text: String) { editor.insert(text) }

  /// Deletes the selection, or the character before the insertion point, without asking the delegate.
  open func deleteBackward() { editor.deleteBackward() }

  /// Returns the rectangle of the insertion point at a position, in the content's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect {
    prepareText()
    return editor.text.caretRect(editor.caret(position)).offsetBy(dx: textOrigin.x, dy: textOrigin.y)
  }

  /// Returns true if an action has an effect now: edit actions depend on the selection, the text and the pasteboard.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditAction(action).map(editor.canPerform) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Puts the selected text on the pasteboard and removes it.
  open override func cut(_ sender: Any?) { editor.cut() }

  /// Puts the selected text on the pasteboard.
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
    guard isEditable else { return false }
    editor.replaceByUser(editor.selection, with: text, kind: .typing)
    return true
  }

  @_spi(Toolkit) open override var escapeAction: KeyAction? {
    if isFirstResponder, !isEditable { return KeyAction("end selecting") { [self] in resignFirstResponder() } }
    return super.escapeAction
  }

  // MARK: Accessibility

  /// The text, unless the app set a value. Of a text of more than 16,384 UTF-16 units it is the visible paragraphs.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? editor.document.string(in: reportedRange) }
    set { super.accessibilityValue = newValue }
  }

  @_spi(Toolkit) open override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics()
    semantics?.role = .textField
    var input = textInput ?? Semantics.TextInput()
    // The first line is not there if the text is scrolled: lines that are not visible are not shown.
    input.topInset = textContainerInset.top
    semantics?.textInput = input
    semantics?.fieldText = editor.fieldText
    semantics?.actions = canBecomeFirstResponder ? [.activate] : []
    if isFirstResponder, isEditable { semantics?.state.insert(.editing) }
    if isFirstResponder {
      let reported = reportedRange
      let selected = editor.selection.clamped(to: reported)
      semantics?.fieldText?.selection = editor.fieldSelection
      semantics?.selection = (selected.lowerBound - reported.lowerBound)..<(selected.upperBound - reported.lowerBound)
    }
    return semantics
  }
}
