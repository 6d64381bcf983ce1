import Foundation
import PergolaSystem
@_spi(Toolkit) import UIKitCore

/// A browser inside of the app. It shows a page as its title and its address, with which the user opens it in a browser
/// where the host has one.
///
/// Its button at the top dismisses it, and so the app need not.
open class SFSafariViewController: UIViewController {
  /// The settings of a browser, which it copies.
  nonisolated open class Configuration: NSObject, NSCopying {
    /// A Boolean value that indicates whether the page is shown as an article, if it is one. False by default.
    open var entersReaderIfAvailable = false

    /// A Boolean value that indicates whether the bars get out of the way of scrolled content. True by default.
    open var barCollapsingEnabled = true

    public override init() { super.init() }

    public func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }

  /// The title of the button that dismisses the browser.
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  private let url: URL
  private let storedConfiguration: Configuration
  private let page = SafariPageController()
  private var hasLoaded = false

  /// Makes a browser with settings. Traps if the address is not one of the web.
  public init(url URL: URL, configuration: Configuration) {
    precondition(
      ["http", "https"].contains(URL.scheme?.lowercased()),
      """
      NSInvalidArgumentException: The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.
      """)
    url = URL
    storedConfiguration = Self.copy(of: configuration)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  /// Makes a browser. Traps if the address is not one of the web.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  public required init?(coder: NSCoder) { return nil }

  private static func copy(of configuration: Configuration) -> Configuration {
    configuration.copy() as? Configuration ?? Configuration()
  }

  /// The object that is told about the page and the end. Held weakly.
  open weak var delegate: (any SFSafariViewControllerDelegate)?

  /// A copy of the settings.
  open var configuration: Configuration { Self.copy(of: storedConfiguration) }

  /// The color of the bars; nil, the default, for the system's.
  open var preferredBarTintColor: UIColor? {
    didSet { if oldValue != preferredBarTintColor { applyLook() } }
  }

  /// The color of the bars' buttons; nil, the default, for the system's.
  open var preferredControlTintColor: UIColor? {
    didSet { if oldValue != preferredControlTintColor { applyLook() } }
  }

  /// The title of the button that dismisses the browser.
  open var dismissButtonStyle = DismissButtonStyle.done {
    didSet { if oldValue != dismissButtonStyle { applyLook() } }
  }

  // MARK: View

  private var browser: UINavigationController? { page.navigationController }

  open override func viewDidLoad() {
    super.viewDidLoad()
    page.onShare = { [weak self] in self?.share(from: $0) }
    page.onOpen = { [weak self] in self?.openInBrowser() }
    page.show(url, title: nil, state: .loading)
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
    applyLook()
  }

  private func applyLook() {
    guard isViewLoaded else { return }
    let item: UIBarButtonItem.SystemItem =
      switch dismissButtonStyle {
      case .done: .done
      case .close: .close
      case .cancel: .cancel
      }
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: item, primaryAction: UIAction { [weak self] _ in self?.finish() })
    for bar in [browser?.navigationBar, browser?.toolbar] as [UIView?] { bar?.tintColor = preferredControlTintColor }
    browser?.navigationBar.barTintColor = preferredBarTintColor
    browser?.toolbar.barTintColor = preferredBarTintColor
  }

  // MARK: The page

  private var system: System { view.window?.windowScene?.system ?? .current }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasLoaded else { return }
    hasLoaded = true
    afterwards { [self] in load() }
  }

  private func load() {
    let played = system.safari.open(url)
    for redirection in played.redirections {
      delegate?.safariViewController(self, initialLoadDidRedirectTo: redirection)
    }
    let loads = played.loads && system.network.isReachable
    page.show(played.redirections.last ?? url, title: played.title, state: loads ? .loaded : .failed)
    delegate?.safariViewController(self, didCompleteInitialLoad: loads)
  }

  private func share(from item: UIBarButtonItem) {
    let activities = delegate?.safariViewController(self, activityItemsFor: page.url ?? url, title: page.pageTitle)
    let sheet = UIActivityViewController(activityItems: [page.url ?? url], applicationActivities: activities)
    sheet.excludedActivityTypes = delegate?.safariViewController(
      self, excludedActivityTypesFor: page.url ?? url, title: page.pageTitle)
    sheet.popoverPresentationController?.barButtonItem = item
    present(sheet, animated: true)
  }

  private func openInBrowser() {
    delegate?.safariViewControllerWillOpenInBrowser(self)
    UIApplication.shared.open(page.url ?? url)
  }

  // MARK: The end

  private func finish() {
    guard let presenter = presentingViewController else { return didFinish() }
    guard !isBeingDismissed else { return }
    presenter.dismiss(animated: true) { [self] in didFinish() }
  }

  private func didFinish() { delegate?.safariViewControllerDidFinish(self) }

  @_spi(Toolkit) open override func userDidDismiss() { didFinish() }

  /// Calls a closure in a later turn.
  private func afterwards(_ body: @escaping @MainActor () -> Void) {
    let context = SceneContext.current
    DispatchQueue.main.async { MainActor.assumeIsolated { context.perform { body() } } }
  }
}
