import Foundation
import RenderTree

/// A control that performs actions when it is tapped.
///
/// Its content comes from its `configuration`, or, without one, from titles, colours and images for each state.
open class UIButton: UIControl {
  /// The appearance of a button without a configuration.
  public enum ButtonType: Int, Sendable {
    /// No appearance of its own: the title is white.
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

  /// A button of size 0.
  public convenience init(type buttonType: ButtonType) { self.init(type: buttonType, primaryAction: nil) }

  /// A button with an action's title and image, which performs the action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    show(primaryAction)
  }

  /// A button with a configuration that an action's title and image complete.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = .system
    self.configuration = configuration
    show(primaryAction)
  }

  public required init?(coder: NSCoder) {
    let isCustom = ["custom", nil].contains(coder.interfaceObject(forKey: "buttonType") as? String)
    buttonType = isCustom ? .custom : .system
    super.init(coder: coder)
    isAccessibilityElement = true
    coder.decodeProperties(of: self, declaredBy: UIButton.self)
  }

  /// The type of the button; `.custom` if it was created with a frame alone.
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

  /// The content and appearance of the button; nil uses the titles and images by state.
  open var configuration: Configuration? { didSet { if oldValue != configuration { contentDidChange() } } }

  /// A closure that updates a button for its state.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// Called before the layout after a change of the button's state, to update the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  /// Requests a call of `updateConfiguration()` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Calls the `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private var needsConfigurationUpdate = false

  // MARK: Titles and images by state

  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages = StateImages()

  /// Sets the title for a state. A state without one uses that of `.normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  /// Sets the title with attributes for a state, which is shown in place of a title without. A state without one uses
  /// that of `.normal`.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title?.snapshot()
    contentDidChange()
  }

  /// Sets the title's colour for a state. A state without one uses that of `.normal`.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    contentDidChange()
  }

  /// Sets the image for a state. A state without one uses that of `.normal`.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  /// Sets the image behind the content for a state, which is stretched to the bounds. A state without one uses that of
  /// `.normal`, which is drawn darker while the button is highlighted. It is behind the background of a configuration, too.
  /// An appearance property.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    appearanceDidCall(argument: state.rawValue) { (button: UIButton) in button.setBackgroundImage(image, for: state) }
    backgroundImages[state] = image
    contentDidChange()
  }

  /// The title for the state, otherwise for `.normal`.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// The title with attributes for the state, otherwise for `.normal`.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  /// The title's colour for the state, otherwise for `.normal`; nil uses the button's own.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }

  /// The image for the state, otherwise for `.normal`.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// The image behind the content for the state, otherwise for `.normal`.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.current(in: state) }

  /// The title in the current state.
  open var currentTitle: String? {
    selectedMenuElement?.title ?? configuration?.title ?? title(for: state.withoutFocus)
  }

  /// The title with attributes in the current state; nil if it has none.
  open var currentAttributedTitle: NSAttributedString? {
    if selectedMenuElement != nil { return nil }
    if let title = configuration?.attributedTitle { return NSAttributedString(title) }
    return attributedTitle(for: state.withoutFocus)
  }

  /// The text that the button shows.
  final var shownText: String? {
    if let selectedMenuElement { return selectedMenuElement.title }
    let state = state.withoutFocus
    return configuration?.title ?? attributedTitle(for: state)?.string ?? title(for: state)
  }

  /// The title that a button with a configuration shows.
  private var configuredTitle: ButtonTitle? {
    if let selectedMenuElement { return ButtonTitle(selectedMenuElement.title) }
    if let own = configuration?.ownTitle { return own }
    let state = state.withoutFocus
    return attributedTitle(for: state).map { ButtonTitle(AttributedString($0)) }
      ?? title(for: state).map(ButtonTitle.init)
  }

  /// The colour of the title in the current state.
  open var currentTitleColor: UIColor {
    if let configuration { return configuration.foregroundColor(of: self) }
    let state = state.withoutFocus
    if let color = titleColor(for: state) {
      return !isEnabled && colors[state] == nil && buttonType == .system ? .tertiaryLabel : color
    }
    guard buttonType == .system else { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }

  /// The image in the current state.
  open var currentImage: UIImage? {
    selectedMenuElement?.image ?? configuration?.image ?? image(for: state.withoutFocus)
  }

  /// The image behind the content in the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The insets around title and image, in points, for a button without a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { if oldValue != contentEdgeInsets { contentDidChange() } } }

  /// The insets of the room for the title, in points, for a button without a configuration. They move the title, and
  /// make it narrower; the button keeps its size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if oldValue != titleEdgeInsets { setNeedsLayout() } } }

  /// The insets of the room for the image, in points, for a button without a configuration. They move the image; the
  /// button keeps its size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if oldValue != imageEdgeInsets { setNeedsLayout() } } }

  // MARK: Menu

  /// The menu that a long press opens, or any use if `showsMenuAsPrimaryAction` is true; nil by default. Setting a menu
  /// sets `isContextMenuInteractionEnabled`.
  open var menu: UIMenu? {
    didSet {
      if menu != nil { isContextMenuInteractionEnabled = true }
      menuDidChange()
    }
  }

  /// A Boolean value that indicates whether the user can open the menu. False by default; setting a menu makes it true.
  ///
  /// In the original every control has this and `showsMenuAsPrimaryAction`; here only buttons have menus.
  open var isContextMenuInteractionEnabled = false { didSet { menuDidChange() } }

  /// A Boolean value that indicates whether using the button opens its menu; false by default. If true, the button
  /// sends `.menuActionTriggered`, and neither `.touchUpInside` nor `.primaryActionTriggered`. If false, a long press
  /// opens the menu, as do the control key with `o` and the action "Show Menu".
  open var showsMenuAsPrimaryAction = false { didSet { menuDidChange() } }

  /// A Boolean value that indicates whether the button keeps the user's selection; false by default.
  ///
  /// If using the button opens its menu, the button is a pop-up button: exactly one action of the menu is on, whose
  /// title, and image if it has one, the button displays. Without a menu, using the button toggles `isSelected` before
  /// its actions are performed.
  open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }

  /// Recognizes a long press on the button, if it opens the menu.
  final var menuPress: MenuPressGestureRecognizer?

  private func menuDidChange() {
    if isPopUp { menu?.selectOne() }
    updateMenuPress()
    contentDidChange()
  }

  /// Updates the button after a change of the selected menu element.
  final func selectedMenuElementDidChange() { contentDidChange() }

  // MARK: Parts

  private var storedTitleLabel: UILabel?
  private var storedImageView: UIImageView?

  /// The size of a system button's title, in points.
  private static let systemTitleSize: CGFloat = 15

  /// The label of the title, created on first use. Its font has 15 points in a system button, and 18 in a custom one. The
  /// app can set another one.
  open var titleLabel: UILabel? {
    if let storedTitleLabel { return storedTitleLabel }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: buttonType == .system ? Self.systemTitleSize : UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    storedTitleLabel = label
    addSubview(label)
    return label
  }

  /// The view of the image, created on first use.
  open var imageView: UIImageView? {
    if let storedImageView { return storedImageView }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    storedImageView = view
    addSubview(view)
    return view
  }

  /// The label of a configuration's subtitle; nil without one.
  public final private(set) var subtitleLabel: UILabel?
  /// The view of the indicator after the titles, if the configuration has one.
  final private(set) var indicatorView: UIImageView?
  /// The background view, if the configuration has a background.
  final private(set) var configuredBackground: UIView?

  /// The view of the image behind the content, once there is one.
  final private(set) var backgroundImageView: ButtonBackgroundImageView?

  final var existingTitleLabel: UILabel? { storedTitleLabel }
  final var existingImageView: UIImageView? { storedImageView }

  // MARK: Changes

  private func contentDidChange() {
    updateParts()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsRender()
  }

  private func updateParts() {
    if shownText != nil || storedTitleLabel != nil { updateTitle() }
    if currentImage != nil || storedImageView != nil {
      imageView?.image = currentImage
      imageView?.tintColor = configuration == nil ? nil : currentTitleColor
      imageView?.alpha = isHighlighted && configuration == nil ? Self.highlightedOpacity : 1
    }
    updateSubtitle()
    updateIndicator()
    updateBackground()
    updateBackgroundImage()
  }

  private static let highlightedOpacity: CGFloat = 0.3

  private func updateBackgroundImage() {
    let image = currentBackgroundImage
    guard image != nil || backgroundImageView != nil else { return }
    let view = backgroundImageView ?? ButtonBackgroundImageView(frame: bounds)
    backgroundImageView = view
    if view.superview == nil || subviews.first !== view { insertSubview(view, at: 0) }
    view.show(image, isDarker: isHighlighted && backgroundImages[state.withoutFocus] == nil)
  }

  private func updateTitle() {
    let label = titleLabel
    label?.alpha = isHighlighted && configuration == nil && buttonType == .system ? Self.highlightedOpacity : 1
    if let configuration {
      show(configuredTitle, in: label, .body, configuration.titleTextAttributesTransformer)
    } else {
      if selectedMenuElement == nil, let title = currentAttributedTitle {
        label?.show(title, color: currentTitleColor)
      } else {
        label?.textColor = currentTitleColor
        label?.text = currentTitle
      }
    }
  }

  private func updateSubtitle() {
    guard let configuration, let subtitle = configuration.ownSubtitle else {
      subtitleLabel?.removeFromSuperview()
      subtitleLabel = nil
      return
    }
    if subtitleLabel == nil {
      let label = UILabel(frame: .zero)
      addSubview(label)
      subtitleLabel = label
    }
    show(subtitle, in: subtitleLabel, .footnote, configuration.subtitleTextAttributesTransformer)
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
    let shown = configuration?.shownBackground(of: self)
    // A colour alone needs one view, everything else several.
    let needsParts = shown.map { !$0.isColorAlone } ?? false
    if shown == nil || configuredBackground is BackgroundConfigurationView != needsParts {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
    }
    guard var shown else { return }
    if configuredBackground == nil {
      let view = needsParts ? BackgroundConfigurationView(configuration: shown) : UIView(frame: bounds)
      view.isUserInteractionEnabled = false
      insertSubview(view, at: 0)
      configuredBackground = view
      setNeedsLayout()
    }
    if let view = configuredBackground as? BackgroundConfigurationView {
      shown.cornerRadius = view.configuration.cornerRadius
      view.configuration = shown
    } else {
      configuredBackground?.backgroundColor = shown.backgroundColor
    }
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

  @_spi(Toolkit) open override func sendActivationActions() {
    if opensMenuOnActivation { return openMenu() }
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    super.sendActivationActions()
    sendActions(for: .primaryActionTriggered)
  }

  @_spi(Toolkit) open override var activationTitle: String {
    opensMenuOnActivation ? "open the menu" : super.activationTitle
  }

  @_spi(Toolkit) open override var ownMenuAction: KeyAction? {
    guard opensMenuSecondarily else { return super.ownMenuAction }
    return KeyAction("open the menu") { [weak self] in self?.openMenu() }
  }

  @_spi(Toolkit) open override var namedActions: [NamedAction] {
    guard opensMenuSecondarily else { return super.namedActions }
    return super.namedActions + [NamedAction(Self.menuActionName) { [weak self] in self?.openMenu() }]
  }

  @_spi(Toolkit) open override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics()
    if opensMenuOnActivation { semantics?.state.insert(hasOpenMenu ? .expanded : .collapsed) }
    return semantics
  }

  // MARK: Accessibility

  @_spi(Toolkit) open override var controlAccessibilityTraits: UIAccessibilityTraits { .button }

  /// The title, or the image's name if there is none, unless the app set a label.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? shownText ?? currentImage?.storage.symbol?.name }
    set { super.accessibilityLabel = newValue }
  }
}

extension UIControl.State {
  /// The state without the keyboard's focus, on which the appearance does not depend.
  fileprivate var withoutFocus: UIControl.State { subtracting(.focused) }
}
