import Foundation
@_spi(Toolkit) import UIKitCore

/// A header or a footer of a table's section that is used again for another one when it has gone.
///
/// Those that show titles of the data source are such views, too: with the title in `textLabel`.
open class UITableViewHeaderFooterView: UIView {
  /// - Parameter reuseIdentifier: what a table keeps it by; nil for one that is not used again.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = UIView()
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    contentView.preservesSuperviewLayoutMargins = true
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// One that is not used again.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) { return nil }

  /// What the view is dequeued by; nil for one that is not used again.
  public final let reuseIdentifier: String?

  /// What the view's own views are added to.
  public final let contentView: UIView

  /// Called before the view is used for another section. Overrides call super.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  // MARK: Place

  /// The list cell that the view stands in; nil while it is in no table.
  final weak var edge: TableEdge?

  /// Whether it is a header or a footer, and of which table; where that is not known it looks like a plain header.
  final var place = HeaderPlace() {
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

  /// The view's text: a title where the data source gives one, in capitals in grouped tables' headers.
  ///
  /// The table gives it the font and the colour of its headers or footers, where the app gave it no others.
  open var textLabel: UILabel? { madeTexts.textLabel }

  /// A smaller text below the first one.
  open var detailTextLabel: UILabel? { madeTexts.madeDetailTextLabel }

  final func show(title: String) { madeTexts.show(title: title) }

  // MARK: Content

  private var content = ContentConfigurationHost()

  /// What the content view shows, as a value; nil where the view has views of its own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set {
      content.replace(with: newValue, in: contentView, of: self)
      reportFittingSizeChange(constraintsChanged: false)
    }
  }

  /// Whether the content configuration follows the view's state by itself. True by default.
  open var automaticallyUpdatesContentConfiguration = true

  /// What content looks like in a header or footer of the table, without any yet. Known as soon as the view was
  /// dequeued where the delegate is asked for it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { place.contentConfiguration }

  // MARK: Background

  /// Behind the content, as large as the view; nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView {
        ownBackground = nil
        insertSubview(filling(backgroundView), at: 0)
      }
      showBackground()
    }
  }

  private var ownBackground: UIBackgroundConfiguration?
  private var backgroundHost: BackgroundConfigurationView?

  /// What is behind the content, as a value; nil by default, for that of the table. It takes the place of
  /// `backgroundView`, and is replaced by that.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { ownBackground }
    set {
      ownBackground = newValue
      if newValue != nil { backgroundView = nil }
      showBackground()
    }
  }

  /// Whether the background configuration follows the view's state by itself. True by default.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The background of a header or footer of the table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { place.backgroundConfiguration }

  private var backgroundTint: UIColor?

  /// The colour behind the content, where neither a background view nor a background configuration is there, and that
  /// of what takes the tint inside; nil for what the table has.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      backgroundTint = newValue
      super.tintColor = newValue
      showBackground()
    }
  }

  /// Whether nothing of the table's own background is to be seen.
  final var hasOwnBackground: Bool { ownBackground != nil || backgroundView != nil || backgroundTint != nil }

  private func showBackground() {
    edge?.showBackground()
    var tinted = UIBackgroundConfiguration.clear()
    tinted.backgroundColor = backgroundTint
    guard let shown = ownBackground ?? (backgroundView == nil && backgroundTint != nil ? tinted : nil) else {
      backgroundHost?.removeFromSuperview()
      backgroundHost = nil
      return
    }
    if let backgroundHost {
      backgroundHost.configuration = shown
      return
    }
    let made = BackgroundConfigurationView(configuration: shown)
    backgroundHost = made
    insertSubview(filling(made), at: 0)
  }

  private func filling(_ view: UIView) -> UIView {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  // MARK: State

  private var needsUpdateConfiguration = true

  /// How the view is now. Overrides add state of their own to what super says.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isFocused = isFocused
    state.isPinned = edge?.listElement?.isPinned ?? false
    return state
  }

  /// Asks for `updateConfiguration(using:)` before the next layout, however often it is called until then.
  public final func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Brings the configurations up to date with the view's state. Overrides call super.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
      self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
    }
  }

  /// Brings a view up to date with its state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// Called after `updateConfiguration(using:)`, and before the view is displayed. It stays when the view is used
  /// again; setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  final func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
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
