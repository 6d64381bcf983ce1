import Foundation

/// A bar with a search field, a cancel button and a row of scopes.
///
/// Its height is 56 points, 44 more with scopes, and 19 more with a prompt; in a navigation bar 52 instead of 56.
open class UISearchBar: UIView {
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] { super.builtInMembers + searchBarMembers }

  /// The style of a bar's background.
  public enum Style: UInt, Sendable {
    /// A bar with a background.
    case `default`, prominent
    /// A bar without a background.
    case minimal
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, declaredBy: UISearchBar.self)
  }

  private func setUp() {
    searchTextField.delegate = events
    events.bar = self
    addSubview(searchTextField)
    searchTextField.addAction(UIAction { [weak self] _ in self?.userDidChangeText() }, for: .editingChanged)
    searchTextField.addAction(UIAction { [weak self] _ in self?.didBeginEditing() }, for: .editingDidBegin)
    searchTextField.addAction(UIAction { [weak self] _ in self?.didEndEditing() }, for: .editingDidEnd)
    updateBackground()
  }

  /// Decides about and observes the bar. Held weakly.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The field with the text.
  public final let searchTextField = UISearchTextField(frame: .zero)
  private let events = SearchFieldEvents()
  /// The search controller that the bar belongs to.
  final weak var controller: (any SearchBarController)?

  // MARK: Content

  /// The text; never nil when it is read. Setting it does not call the delegate.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text else { return }
      searchTextField.text = newValue
      controller?.searchTextDidChange()
    }
  }

  /// The text displayed while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A line of text above the field; nil for none.
  open var prompt: String? { didSet { if oldValue != prompt { partsDidChange() } } }

  /// The style of the background.
  open var searchBarStyle = Style.default { didSet { if oldValue != searchBarStyle { updateBackground() } } }

  /// The style of the bar; `.default` if not set. A black bar and its content are dark in every environment, unless
  /// `overrideUserInterfaceStyle` says otherwise. An appearance property.
  open var barStyle = UIBarStyle.default {
    didSet {
      appearanceDidSet(\UISearchBar.barStyle)
      if oldValue != barStyle { traitsDidChange() }
    }
  }

  override var ownUserInterfaceStyle: UIUserInterfaceStyle {
    let own = super.ownUserInterfaceStyle
    return own == .unspecified ? barStyle.userInterfaceStyle : own
  }

  /// The colour of the background; nil for the style's own. An appearance property.
  open var barTintColor: UIColor? {
    didSet {
      appearanceDidSet(\UISearchBar.barTintColor)
      if oldValue != barTintColor { updateBackground() }
    }
  }

  private func updateBackground() {
    let isClear = searchBarStyle == .minimal || isInNavigationBar && barTintColor == nil
    UIView.withAppearanceDefaults {
      backgroundColor = isClear ? nil : barTintColor ?? .systemBackground
    }
  }

  private var promptLabel: UILabel?

  // MARK: Cancel button

  /// A Boolean value that indicates whether the cancel button is visible; false by default.
  open var showsCancelButton = false { didSet { if oldValue != showsCancelButton { partsDidChange() } } }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    changeParts(animated: animated) { self.showsCancelButton = showsCancelButton }
  }

  private func changeParts(animated: Bool, _ change: @escaping () -> Void) {
    guard animated, window != nil else { return change() }
    UIView.animate(withDuration: 0.3) {
      change()
      self.layoutIfNeeded()
    }
  }

  final private(set) var cancelButton: UIButton?

  // MARK: Scopes

  /// The titles of the scopes; nil for none.
  open var scopeButtonTitles: [String]? { didSet { if oldValue != scopeButtonTitles { partsDidChange() } } }

  /// The index of the selected scope; 0 by default. Setting it does not call the delegate.
  open var selectedScopeButtonIndex = 0 { didSet { if oldValue != selectedScopeButtonIndex { updateScopes() } } }

  /// A Boolean value that indicates whether the scopes are visible; false by default.
  open var showsScopeBar = false { didSet { if oldValue != showsScopeBar { partsDidChange() } } }

  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    changeParts(animated: animated) { self.showsScopeBar = show }
  }

  final private(set) var scopeButtons: [UIButton] = []

  private var visibleScopes: [String] { showsScopeBar ? scopeButtonTitles ?? [] : [] }

  private func selectScope(_ index: Int) {
    guard index != selectedScopeButtonIndex else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    controller?.searchScopeDidChange()
  }

  private func updateScopes() {
    for (index, button) in scopeButtons.enumerated() {
      let isSelected = index == selectedScopeButtonIndex
      button.isSelected = isSelected
      button.backgroundColor = isSelected ? .secondarySystemFill : nil
    }
  }

  // MARK: Parts

  private func partsDidChange() {
    updatePrompt()
    updateCancelButton()
    let titles = visibleScopes
    if titles != scopeButtons.map({ $0.title(for: .normal) ?? "" }) {
      for button in scopeButtons { button.removeFromSuperview() }
      scopeButtons = titles.enumerated().map { index, title in
        let button = UIButton(type: .system, primaryAction: UIAction { [weak self] _ in self?.selectScope(index) })
        button.setTitle(title, for: .normal)
        button.layer.cornerRadius = 7
        addSubview(button)
        return button
      }
      updateScopes()
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsRender()
    controller?.searchBarHeightDidChange()
  }

  private func updatePrompt() {
    guard let prompt else {
      promptLabel?.removeFromSuperview()
      promptLabel = nil
      return
    }
    let label = promptLabel ?? UILabel(frame: .zero)
    label.text = prompt
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    if promptLabel == nil { addSubview(label) }
    promptLabel = label
  }

  private func updateCancelButton() {
    guard showsCancelButton != (cancelButton != nil) else { return }
    guard showsCancelButton else {
      cancelButton?.removeFromSuperview()
      cancelButton = nil
      return
    }
    let button = UIButton(type: .system, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    button.setTitle(SystemText.localized("Cancel"), for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: UIFont.labelFontSize)
    addSubview(button)
    cancelButton = button
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.searchWasCancelled()
  }

  /// Ends a search as the cancel button does.
  @_spi(Toolkit) open override var escapeAction: KeyAction? {
    guard controller?.isSearching ?? false else { return super.escapeAction }
    return KeyAction("end the search") { [self] in cancel() }
  }

  // MARK: Layout

  /// True while the bar is a part of a navigation bar.
  final var isInNavigationBar = false {
    didSet {
      guard oldValue != isInNavigationBar else { return }
      // The navigation bar has a background of its own, and clips a search bar that is being scrolled away.
      clipsToBounds = isInNavigationBar
      updateBackground()
      partsDidChange()
    }
  }

  private struct Metrics {
    var bar: CGFloat
    var field: CGFloat
    var scopes: CGFloat
    var prompt: CGFloat
  }

  /// The heights of the parts; whole cells on a character grid.
  private func metrics(_ traits: UITraitCollection) -> Metrics {
    if let cell = traits.pointGrid?.height {
      return Metrics(bar: isInNavigationBar ? cell : 3 * cell, field: cell, scopes: 2 * cell, prompt: cell)
    }
    return Metrics(bar: isInNavigationBar ? 52 : 56, field: 36, scopes: 44, prompt: 19)
  }

  /// The height of the bar in an environment, in points.
  final func height(in traits: UITraitCollection) -> CGFloat {
    let metrics = metrics(traits)
    return metrics.bar + (prompt == nil ? 0 : metrics.prompt) + (visibleScopes.isEmpty ? 0 : metrics.scopes)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(in: traitCollection))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(in: traitCollection))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = metrics(traitCollection)
    let margin: CGFloat = isInNavigationBar ? 16 : 8
    var top: CGFloat = 0
    if let promptLabel {
      promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: metrics.prompt)
      top = metrics.prompt
    }
    var width = bounds.width - 2 * margin
    let y = top + (isInNavigationBar ? 0 : (metrics.bar - metrics.field) / 2)
    if let cancelButton {
      let button = cancelButton.intrinsicContentSize.width
      width -= button + margin
      cancelButton.frame = placed(
        CGRect(x: bounds.width - margin - button, y: y, width: button, height: metrics.field))
    }
    searchTextField.frame = placed(CGRect(x: margin, y: y, width: max(0, width), height: metrics.field))
    let count = CGFloat(max(1, scopeButtons.count))
    let room = (bounds.width - 2 * margin) / count
    for (index, button) in scopeButtons.enumerated() {
      let inset = traitCollection.pointGrid == nil ? (metrics.scopes - 32) / 2 : 0
      button.frame = placed(
        CGRect(
          x: margin + CGFloat(index) * room, y: top + metrics.bar + inset, width: room,
          height: traitCollection.pointGrid?.height ?? 32))
    }
  }

  /// Returns a frame for the layout direction.
  private func placed(_ frame: CGRect) -> CGRect {
    guard isRightToLeft else { return frame }
    var frame = frame
    frame.origin.x = bounds.width - frame.maxX
    return frame
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Begins editing of the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends editing of the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  private func userDidChangeText() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    controller?.searchTextDidChange()
  }

  private func didBeginEditing() {
    delegate?.searchBarTextDidBeginEditing(self)
    controller?.searchDidBeginEditing()
  }

  private func didEndEditing() { delegate?.searchBarTextDidEndEditing(self) }
}

/// The controller of a search bar.
@MainActor
protocol SearchBarController: AnyObject {
  var isSearching: Bool { get }
  func searchDidBeginEditing()
  func searchTextDidChange()
  func searchScopeDidChange()
  func searchWasCancelled()
  func searchBarHeightDidChange()
}

/// The delegate of a search bar's field.
private final class SearchFieldEvents: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    bar.map { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true } ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}
