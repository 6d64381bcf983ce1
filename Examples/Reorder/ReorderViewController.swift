import UIKit

/// Returns the screen of the app, for its program and for the catalogue of examples.
@MainActor package func makeReorder() -> UIViewController { ReorderViewController(plan: Plan()) }

/// Shows a plan, and a status line with the last change.
final class ReorderViewController: UIViewController {
  let plan: Plan
  private let status = UILabel()
  private let editButton = UIButton(type: .system)
  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  init(plan: Plan) {
    self.plan = plan
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    arrange()
    listenToMoves()
    showPlan(animated: false)
    status.text = String(localized: "Nothing was moved yet")
    showEditing()
  }

  // MARK: Moving

  private func listenToMoves() {
    dataSource.reorderingHandlers.canReorderItem = { [plan] task in plan.canMove(task) }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      guard let self else { return }
      for section in transaction.sectionTransactions {
        plan.set(section.finalSnapshot.items, on: section.sectionIdentifier)
      }
      tellOfMove(transaction)
    }
  }

  private func tellOfMove(_ transaction: NSDiffableDataSourceTransaction<Day, String>) {
    for section in transaction.sectionTransactions {
      for case .insert(let offset, let task, _) in section.difference {
        status.text = String(
          localized: "\(plan.name(of: task)): \(section.sectionIdentifier.title), \(offset + 1).")
      }
    }
  }

  // MARK: Editing

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
    showEditing()
  }

  private func showEditing() {
    editButton.setTitle(isEditing ? String(localized: "Done") : String(localized: "Edit"), for: .normal)
  }

  private func remove(_ task: String) {
    plan.remove(task)
    showPlan(animated: true)
    status.text = String(localized: "\(plan.name(of: task)): done.")
  }

  private func showPlan(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Day, String>()
    snapshot.appendSections(Day.allCases)
    for day in Day.allCases { snapshot.appendItems(plan.tasks[day] ?? [], toSection: day) }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  /// Returns a menu with the times of day for a task. The day itself is changed by moving the task.
  private func timeMenu(for task: String) -> UIMenu {
    UIMenu(
      children: Time.allCases.map { time in
        UIAction(title: time.title, state: plan.time(of: task) == time ? .on : .off) { [weak self] _ in
          self?.plan.set(time, for: task)
          guard let self else { return }
          status.text = String(localized: "\(plan.name(of: task)): \(time.title.lowercased()).")
        }
      })
  }

  // MARK: Making

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Day, String> {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self, plan] cell, _, task in
      var content = cell.defaultContentConfiguration()
      content.text = plan.name(of: task)
      content.image = plan.canMove(task) ? nil : UIImage(systemName: "pin")
      cell.contentConfiguration = content
      cell.accessories = [.delete(actionHandler: { self?.remove(task) })]
      if plan.canMove(task), let menu = self?.timeMenu(for: task) {
        cell.accessories += [.reorder(), .popUpMenu(menu, displayed: .whenNotEditing)]
      } else {
        cell.accessories.append(.label(text: plan.time(of: task).title))
      }
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text = Day.allCases[indexPath.section].title
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Day, String>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return source
  }

  private func arrange() {
    status.font = .preferredFont(forTextStyle: .headline)
    status.adjustsFontForContentSizeCategory = true
    editButton.setContentHuggingPriority(.required, for: .horizontal)
    editButton.addAction(
      UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } }, for: .touchUpInside)
    let bar = UIStackView(arrangedSubviews: [status, editButton])
    bar.isLayoutMarginsRelativeArrangement = true
    bar.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    let stack = UIStackView(arrangedSubviews: [bar, collectionView])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
