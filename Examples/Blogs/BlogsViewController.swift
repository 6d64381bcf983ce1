import Micro
import UIKit

/// Returns the screen of the app, for its program and for the catalogue of examples.
@MainActor package func makeBlogs() -> UIViewController { BlogsViewController() }

/// Shows the posts; selecting a post marks it read or unread, the buttons sort and filter the posts.
final class BlogsViewController: UIViewController {
  private(set) var blogs = [Blog].samples { didSet { render() } }
  private let bar = UIStackView()
  private let spacer = UIView()
  private var isSorted = false { didSet { render() } }
  private var showsUnreadOnly = false { didSet { render() } }

  private let layout = UICollectionViewFlowLayout()
  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private(set) lazy var dataSource = DataSource(collectionView: collectionView)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layout.minimumLineSpacing = 0
    collectionView.backgroundColor = .systemBackground
    collectionView.dataSource = dataSource
    collectionView.delegate = dataSource

    let titleLabel = UILabel()
    titleLabel.text = String(localized: "Blogs")
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.accessibilityTraits = .header
    let sort = button(String(localized: "Sort")) { [unowned self] in isSorted.toggle() }
    let unread = button(String(localized: "Unread")) { [unowned self] in showsUnreadOnly.toggle() }
    for view in [titleLabel, spacer, sort, unread] { bar.addArrangedSubview(view) }
    bar.spacing = 8
    arrangeBar()

    for subview in [bar, collectionView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      bar.heightAnchor.constraint(greaterThanOrEqualToConstant: 32),
      collectionView.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 16),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    render()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrangeBar()
  }

  /// Arranges the title above the buttons if the text is so large that a line has no room for all of them.
  private func arrangeBar() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    bar.axis = isLarge ? .vertical : .horizontal
    bar.alignment = isLarge ? .leading : .fill
    spacer.isHidden = isLarge
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    layout.invalidateLayout()
  }

  /// A button that shows by its background that it is on.
  private func button(_ title: String, action: @escaping () -> Void) -> UIButton {
    let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: title) { _ in action() })
    button.changesSelectionAsPrimaryAction = true
    return button
  }

  // MARK: State to screen

  private var shown: [Blog] {
    let unread = showsUnreadOnly ? blogs.filter { !$0.isRead } : blogs
    return isSorted ? unread.sorted { $0.title < $1.title } : unread
  }

  private func render() {
    let progress = Progress(read: blogs.count(where: \.isRead), total: blogs.count)
    dataSource.state = State {
      ForEach([progress]) { progress in
        Cell<ProgressCell> { _, cell in cell.show(progress) }
          .onSize { Self.row($0) }
          .onShouldHighlight { _ in false }
      }
      ForEach(shown) { blog in
        Cell<BlogCell> { _, cell in cell.show(blog) }
          .onSize { Self.row($0) }
          .onSelect { [unowned self] context in
            context.collectionView.deselectItem(at: context.indexPath, animated: true)
            toggle(blog)
          }
      }
    }
  }

  private static func row(_ context: Context) -> CGSize {
    // The layout has no estimates: the height grows with the user's text size. Large texts lie below each other.
    let isLarge = context.collectionView.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let height = UIFontMetrics.default.scaledValue(for: isLarge ? 144 : 48)
    return CGSize(width: context.collectionView.bounds.width, height: height)
  }

  private func toggle(_ blog: Blog) {
    guard let index = blogs.firstIndex(where: { $0.id == blog.id }) else { return }
    blogs[index].isRead.toggle()
  }
}
