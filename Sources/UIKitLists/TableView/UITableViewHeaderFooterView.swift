import Foundation
@_spi(Toolkit) import UIKitCore

/// A reusable section header or footer of a table.
///
/// Views for the data source's titles have this class, too. They show the title in `textLabel`.
open class UITableViewHeaderFooterView: UIView, ConfigurationUpdating {
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] { super.builtInMembers + headerFooterMembers }

  /// - Parameter reuseIdentifier: the identifier for reuse; nil for a view that is not reused.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = UIView()
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a view that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.interfaceObject(forKey: "reuseIdentifier") as? String
    contentView = UIView()
    super.init(coder: coder)
    addContentView()
    coder.decodeProperties(of: self, declaredBy: UITableViewHeaderFooterView.self)
  }

  private func addContentView() {
    preservesSuperviewLayoutMargins = true
    contentView.preservesSuperviewLayoutMargins = true
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(contentView, at: 0)
  }

  /// The identifier for reuse; nil if the view is not reused.
  public final let reuseIdentifier: String?

  /// The superview of the app's views.
  public final let contentView: UIView

  /// Called before the view is reused for another section. Overrides call super.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  // MARK: Place

  /// The list cell that contains the view; nil while it is not in a table.
  final weak var edge: SectionHeaderFooter?

  /// The view's role and table style; by default those of a plain header.
  final var place = HeaderFooterContext() {
    didSet {
      guard oldValue != place else { return }
      texts?.show(as: place)
      setNeedsUpdateConfiguration()
    }
  }

  // MARK: Texts

  private(set) final var texts: HeaderTexts?

  private var madeTexts: HeaderTexts {
    if let texts { return texts }
    let made = HeaderTexts(in: self)
    texts = made
    return made
  }

  /// The label for the text. It shows the title of the data source, if there is one, in capitals in headers of grouped
  /// tables.
  ///
  /// The table sets the font and the color, unless the app has changed them.
  open var textLabel: UILabel? { madeTexts.textLabel }

  /// The label for a smaller text below the first one.
  open var detailTextLabel: UILabel? { madeTexts.madeDetailTextLabel }

  final func show(title: String) { madeTexts.show(title: title) }

  // MARK: Content

  private let content = ContentConfigurationHost()

  /// The configuration of the view's content; nil if the app adds its own views.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set {
      content.replace(with: newValue, in: contentView, of: self)
      reportFittingSizeChange(constraintsChanged: false)
    }
  }

  /// A Boolean value that indicates whether the content configuration follows the view's state. True by default.
  open var automaticallyUpdatesContentConfiguration = true

  /// The default content configuration of the table's headers or footers, without content. It is known as soon as the
  /// delegate has dequeued the view.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    place.contentConfiguration.fitted(to: traitCollection)
  }

  // MARK: Background

  /// The view behind the content. It fills this view; nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView {
        background.appConfiguration = nil
        fill(with: backgroundView, at: 0)
      }
      showBackground()
    }
  }

  private final let background = ConfiguredBackground()

  /// The configuration of the background; nil by default, for that of the table. Setting it clears `backgroundView`,
  /// and the other way round.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { background.appConfiguration }
    set {
      background.appConfiguration = newValue
      if newValue != nil { backgroundView = nil }
      showBackground()
    }
  }

  /// A Boolean value that indicates whether the background configuration follows the view's state. True by default.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The default background configuration of the table's headers or footers.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { place.backgroundConfiguration }

  private var backgroundTint: UIColor?

  /// The tint color of subviews. It is also the background color of a view without a background view or configuration;
  /// nil for the table's defaults.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      backgroundTint = newValue
      super.tintColor = newValue
      showBackground()
    }
  }

  /// True if the view's background replaces that of the table.
  final var hasOwnBackground: Bool {
    background.appConfiguration != nil || backgroundView != nil || backgroundTint != nil
  }

  private func showBackground() {
    edge?.showBackground()
    var tinted = UIBackgroundConfiguration.clear()
    tinted.backgroundColor = backgroundTint
    let configuration = background.appConfiguration ?? (backgroundView == nil && backgroundTint != nil ? tinted : nil)
    background.show(configuration, in: self)
  }

  // MARK: State

  final var scheduledUpdate = ScheduledConfigurationUpdate()

  /// The view's current state. Overrides add custom states to the value of super.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isFocused = isFocused
    state.isPinned = edge?.listElement?.isPinned ?? false
    return state
  }

  /// Schedules one call of `updateConfiguration(using:)` for the next layout.
  public final func setNeedsUpdateConfiguration() { scheduleConfigurationUpdate() }

  /// Updates the configurations for a state. Overrides call super.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    updateContentConfiguration(for: state)
    updateBackgroundConfiguration(for: state)
  }

  /// Updates a view for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// Called after `updateConfiguration(using:)`, and before the view is displayed. It stays when the view is reused.
  /// Setting it schedules an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  final func updateConfigurationIfNeeded() {
    performScheduledUpdate { configurationUpdateHandler?(self, $0) }
  }

  @_spi(Toolkit) open override func focusDidChange() { setNeedsUpdateConfiguration() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    texts?.layOut(in: self)
  }

  final func fittingHeight(width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    if let size = content.sizeFitting(width: width) { return size.height }
    if let height = texts?.height(in: self, width: width) { return height }
    let fitting = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height
  }
}
