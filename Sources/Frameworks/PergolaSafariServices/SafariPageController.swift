import Foundation
@_spi(Toolkit) import UIKitCore

/// The page of a browser: its title, its address, and a button that opens it outside of the app.
final class SafariPageController: UIViewController {
  /// The state of a page.
  enum State { case loading, loaded, failed }

  /// Called when the user shares the page, with the button.
  var onShare: ((UIBarButtonItem) -> Void)?
  /// Called when the user opens the page outside of the app.
  var onOpen: (() -> Void)?

  private(set) var url: URL?
  private(set) var pageTitle: String?
  private var state = State.loading

  private let symbol = UIImageView()
  private let titleLabel = UILabel()
  private let addressLabel = UILabel()
  private let button = UIButton(configuration: .filled())
  private let spinner = UIActivityIndicatorView(style: .medium)

  /// Shows a page.
  func show(_ url: URL, title: String?, state: State) {
    self.url = url
    self.state = state
    pageTitle = title
    if isViewLoaded { fill() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 44)
    symbol.tintColor = .secondaryLabel
    titleLabel.font = .preferredFont(forTextStyle: .title2)
    addressLabel.font = .preferredFont(forTextStyle: .subheadline)
    addressLabel.textColor = .secondaryLabel
    for label in [titleLabel, addressLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
      label.numberOfLines = 0
    }
    button.configuration?.title = SystemText.localized("Open in Browser")
    button.addAction(UIAction { [weak self] _ in self?.onOpen?() }, for: .primaryActionTriggered)
    let stack = UIStackView(arrangedSubviews: [symbol, titleLabel, addressLabel, spinner, button])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    fillToolbar()
    fill()
  }

  private func fillToolbar() {
    let share = UIBarButtonItem(systemItem: .action)
    share.primaryAction = UIAction { [weak self, weak share] _ in if let share { self?.onShare?(share) } }
    share.image = UIImage(systemName: "square.and.arrow.up")
    share.accessibilityLabel = SystemText.localized("Share")
    toolbarItems = [UIBarButtonItem(systemItem: .flexibleSpace), share]
  }

  private func fill() {
    guard let url else { return }
    let host = url.host ?? url.absoluteString
    navigationItem.title = host
    titleLabel.text = pageTitle ?? host
    addressLabel.text = url.absoluteString
    spinner.isHidden = state != .loading
    if state == .loading { spinner.startAnimating() } else { spinner.stopAnimating() }
    symbol.image = UIImage(systemName: state == .failed ? "exclamationmark.triangle" : "globe")
    if state == .failed { titleLabel.text = SystemText.localized("The page could not be loaded.") }
    button.isHidden = state != .loaded || !UIApplication.shared.canOpenURL(url)
  }
}
