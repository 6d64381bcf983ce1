import Foundation
import RenderTree

/// A control that does something when it is tapped.
///
/// What it shows comes from its `configuration`, or, where it has none, from titles, colours and images for each state.
open class UIButton: UIControl {
  /// The looks that a button has without a configuration.
  public enum ButtonType: Int, Sendable {
    /// No looks of its own: the title is white.
    case custom = 0
    /// The title has the tint colour.
    case system = 1
  }

  /// A button of the custom type.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// A button without a size.
  public convenience init(type buttonType: ButtonType) { self.init(type: buttonType, primaryAction: nil) }

  /// A button that shows an action's title and image and performs it.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    show(primaryAction)
  }

  /// A button with a configuration, into which an action's title and image go.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = .system
    self.configuration = configuration
    show(primaryAction)
  }

  public required init?(coder: NSCoder) { return nil }

  /// `.custom` for a button made with a frame alone.
  public private(set) final var buttonType: ButtonType

  private func show(_ action: UIAction?) {
    if let action {
      if configuration != nil {
        if !action.title.isEmpty { configuration?.title = action.title }
        if let image = action.image { configuration?.image = image }
      } else {
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
      }
    }
    contentDidChange()
  }

  // MARK: Configuration

  /// What the button shows and how; nil leaves it to titles and images by state.
  open var configuration: Configuration? { didSet { if oldValue != configuration { contentDidChange() } } }

  /// Brings a button up to date with its state.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// Called when the button's state has changed and before it is laid out, to change the configuration accordingly.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  /// Asks for a call of `updateConfiguration()` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Calls the `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private var needsConfigurationUpdate = false

  // MARK: Titles and images by state

  private var titles: [State: String] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]

  /// States for which nothing is set show what is set for `.normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  /// The title's colour in a state. States for which nothing is set show what is set for `.normal`.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    contentDidChange()
  }

  /// The picture in a state. States for which nothing is set show what is set for `.normal`.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  /// What was set for the state, or else for `.normal`.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// What was set for the state, or else for `.normal`; nil leaves the button's own.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }

  /// What was set for the state, or else for `.normal`.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// What is shown now.
  open var currentTitle: String? {
    chosenElement?.title ?? configuration?.title ?? title(for: state.withoutFocus)
  }

  /// The colour that the title is shown in now.
  open var currentTitleColor: UIColor {
    if let configuration { return configuration.foregroundColor(of: self) }
    let state = state.withoutFocus
    if let color = titleColor(for: state) {
      return !isEnabled && colors[state] == nil && buttonType == .system ? .tertiaryLabel : color
    }
    guard buttonType == .system else { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }

  /// The picture that is shown now.
  open var currentImage: UIImage? {
    chosenElement?.image ?? configuration?.image ?? image(for: state.withoutFocus)
  }

  /// Around title and image, in points, where there is no configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { if oldValue != contentEdgeInsets { contentDidChange() } } }

  // MARK: Menu

  /// What can be chosen from when the button is pressed for long, or used, where `showsMenuAsPrimaryAction` says so;
  /// nil by default. Setting one sets `isContextMenuInteractionEnabled`.
  open var menu: UIMenu? {
    didSet {
      if menu != nil { isContextMenuInteractionEnabled = true }
      menuDidChange()
    }
  }

  /// Whether a person can open the menu. False by default, and true as soon as there is a menu.
  ///
  /// The original has this and `showsMenuAsPrimaryAction` for every control; here only buttons have menus.
  open var isContextMenuInteractionEnabled = false { didSet { menuDidChange() } }

  /// Whether using the button opens its menu; false by default. A control that does that sends `.menuActionTriggered`,
  /// and neither `.touchUpInside` nor `.primaryActionTriggered`. Where it is false, a finger that rests on the button
  /// opens the menu, and so do the control key with `o` and the action "Show Menu".
  open var showsMenuAsPrimaryAction = false { didSet { menuDidChange() } }

  /// Whether the button keeps what a person has chosen; false by default.
  ///
  /// Where using it opens its menu, the button is a pop-up: one action of the menu is on at any time, and its title,
  /// and its image if it has one, are the button's. Without a menu, using the button switches `isSelected`, before its
  /// actions are performed.
  open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }

  /// Finds fingers that rest on the button, where they open the menu.
  final var menuPress: MenuPressGestureRecognizer?

  private func menuDidChange() {
    if isPopUp { menu?.selectOne() }
    updateMenuPress()
    contentDidChange()
  }

  /// What the button shows has changed, but for its properties.
  final func chosenElementDidChange() { contentDidChange() }

  // MARK: Parts

  private var storedTitleLabel: UILabel?
  private var storedImageView: UIImageView?

  /// Shows the title; its font is the app's to set.
  open var titleLabel: UILabel? {
    if let storedTitleLabel { return storedTitleLabel }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    storedTitleLabel = label
    addSubview(label)
    return label
  }

  /// Shows the image.
  open var imageView: UIImageView? {
    if let storedImageView { return storedImageView }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    storedImageView = view
    addSubview(view)
    return view
  }

  /// Shows the second line; only configurations have one.
  final private(set) var subtitleLabel: UILabel?
  /// After the titles, where a configuration wants a sign there.
  final private(set) var indicatorView: UIImageView?
  /// Behind everything, where a configuration wants something there.
  final private(set) var configuredBackground: UIView?

  final var titleLabelIfMade: UILabel? { storedTitleLabel }
  final var imageViewIfMade: UIImageView? { storedImageView }

  // MARK: Changes

  private func contentDidChange() {
    updateParts()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsRender()
  }

  private func updateParts() {
    if currentTitle != nil || storedTitleLabel != nil { updateTitle() }
    if currentImage != nil || storedImageView != nil {
      imageView?.image = currentImage
      imageView?.tintColor = configuration == nil ? nil : currentTitleColor
      imageView?.alpha = isHighlighted && configuration == nil ? Self.highlightedOpacity : 1
    }
    updateSubtitle()
    updateIndicator()
    updateBackground()
  }

  private static let highlightedOpacity: CGFloat = 0.3

  private func updateTitle() {
    let label = titleLabel
    label?.text = currentTitle
    label?.textColor = currentTitleColor
    label?.alpha = isHighlighted && configuration == nil && buttonType == .system ? Self.highlightedOpacity : 1
    if configuration != nil { label?.font = .preferredFont(forTextStyle: .body) }
  }

  private func updateSubtitle() {
    guard let subtitle = configuration?.subtitle else {
      subtitleLabel?.removeFromSuperview()
      subtitleLabel = nil
      return
    }
    if subtitleLabel == nil {
      let label = UILabel(frame: .zero)
      addSubview(label)
      subtitleLabel = label
    }
    subtitleLabel?.text = subtitle
    subtitleLabel?.textColor = currentTitleColor
    subtitleLabel?.font = .preferredFont(forTextStyle: .footnote)
  }

  private func updateIndicator() {
    guard showsPopUpIndicator else {
      indicatorView?.removeFromSuperview()
      indicatorView = nil
      return
    }
    if indicatorView == nil {
      let view = UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
      view.contentMode = .scaleAspectFit
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(weight: .semibold)
      addSubview(view)
      indicatorView = view
    }
    indicatorView?.tintColor = currentTitleColor
  }

  private func updateBackground() {
    guard let color = configuration?.backgroundColor(of: self) else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      return
    }
    if configuredBackground == nil {
      let view = UIView(frame: bounds)
      view.isUserInteractionEnabled = false
      insertSubview(view, at: 0)
      configuredBackground = view
    }
    configuredBackground?.backgroundColor = color
  }

  @_spi(Toolkit) open override func controlStateDidChange() {
    super.controlStateDidChange()
    if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateParts()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateParts()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      updateConfiguration()
    }
    layOutParts()
  }

  open override var intrinsicContentSize: CGSize { sizeOfContent() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfContent() }

  // MARK: Use

  @_spi(Toolkit) open override func sendActionsForUse() {
    if opensMenuWhenUsed { return openMenu() }
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    super.sendActionsForUse()
    sendActions(for: .primaryActionTriggered)
  }

  @_spi(Toolkit) open override var meaningOfActivation: String {
    opensMenuWhenUsed ? "open the menu" : super.meaningOfActivation
  }

  @_spi(Toolkit) open override var menuAction: KeyAction? {
    guard opensMenuBesides else { return super.menuAction }
    return KeyAction("open the menu") { [weak self] in self?.openMenu() }
  }

  @_spi(Toolkit) open override var namedActions: [NamedAction] {
    guard opensMenuBesides else { return super.namedActions }
    return super.namedActions + [NamedAction(Self.menuActionName) { [weak self] in self?.openMenu() }]
  }

  @_spi(Toolkit) open override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics()
    if opensMenuWhenUsed { semantics?.state.insert(hasOpenMenu ? .expanded : .collapsed) }
    return semantics
  }

  // MARK: Accessibility

  @_spi(Toolkit) open override var ownTraits: UIAccessibilityTraits { .button }

  /// The title, or the image's name where there is none, unless the app set something else.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle ?? currentImage?.storage.symbol?.name }
    set { super.accessibilityLabel = newValue }
  }
}

extension UIControl.State {
  /// Looks by state do not know of the keyboard's focus.
  fileprivate var withoutFocus: UIControl.State { subtracting(.focused) }
}
