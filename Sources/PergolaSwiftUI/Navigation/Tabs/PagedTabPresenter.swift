@_spi(Toolkit) import UIKitCore

/// A presenter whose pages are beside each other. The user swipes through them, or uses the dots at the bottom.
final class PagedTabPresenter: UIViewController, TabPresenter {
  var onSelect: ((TabPageController) -> Void)?
  private(set) var selectedPage: TabPageController?

  /// The visibility of the dots.
  var indexDisplayMode = PageTabViewStyle.IndexDisplayMode.automatic { didSet { updateDots() } }
  /// The background behind the dots.
  var dotsBackground: UIPageControl.BackgroundStyle {
    get { dots.backgroundStyle }
    set { dots.backgroundStyle = newValue }
  }

  private var pages: [TabPageController] = []
  private let turner = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let dots = UIPageControl()

  init() {
    super.init(nibName: nil, bundle: nil)
    turner.dataSource = self
    turner.delegate = self
    dots.addAction(UIAction { [weak self] _ in self?.userChoseDot() }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(turner)
    view.addSubview(turner.view)
    turner.didMove(toParent: self)
    view.addSubview(dots)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    turner.view.frame = view.bounds
    let size = dots.sizeThatFits(view.bounds.size)
    dots.frame = CGRect(
      x: view.bounds.minX, y: view.bounds.maxY - view.safeAreaInsets.bottom - size.height, width: view.bounds.width,
      height: size.height)
  }

  // MARK: Pages

  func setPages(_ new: [TabPageController]) {
    pages = new
    for page in new { page.hasBackground = false }
    // Answers about the former neighbors are forgotten.
    turner.dataSource = self
    if let page = new.first(where: { $0 === selectedPage }) ?? new.first {
      show(page, animated: false)
    } else if selectedPage != nil {
      selectedPage = nil
      turner.setViewControllers([UIViewController()], direction: .forward, animated: false)
    }
    updateDots()
  }

  func select(_ page: TabPageController, animated: Bool) {
    if page !== selectedPage { show(page, animated: animated) }
  }

  private func show(_ page: TabPageController, animated: Bool) {
    let isBefore = selectedPage.flatMap(index).map { old in index(of: page).map { $0 < old } ?? false } ?? false
    selectedPage = page
    turner.setViewControllers([page], direction: isBefore ? .reverse : .forward, animated: animated)
    updateDots()
  }

  private func index(of page: UIViewController) -> Int? { pages.firstIndex { $0 === page } }

  private func userDidTurn(to page: TabPageController) {
    guard page !== selectedPage else { return }
    selectedPage = page
    updateDots()
    onSelect?(page)
  }

  // MARK: Dots

  private func updateDots() {
    dots.numberOfPages = pages.count
    dots.currentPage = selectedPage.flatMap(index) ?? 0
    dots.isHidden = !indexDisplayMode.isVisible(pages: pages.count)
    viewIfLoaded?.setNeedsLayout()
  }

  private func userChoseDot() {
    guard pages.indices.contains(dots.currentPage) else { return }
    let page = pages[dots.currentPage]
    guard page !== selectedPage else { return }
    show(page, animated: true)
    onSelect?(page)
  }
}

extension PagedTabPresenter: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    index(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    index(of: viewController).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    if completed, let page = turner.viewControllers?.first as? TabPageController { userDidTurn(to: page) }
  }
}
