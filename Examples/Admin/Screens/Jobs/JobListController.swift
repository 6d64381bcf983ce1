import Combine
import UIKit

/// The jobs of the server: those that run or wait, and those that have ended.
final class JobListController: UICollectionViewController {
  private enum Section: String {
    case active = "Active"
    case ended = "Ended"

    var title: String { String(localized: String.LocalizationValue(rawValue)) }
  }

  private let workplace: Workplace
  private var observation: AnyCancellable?
  private lazy var dataSource = makeDataSource()

  init(_ workplace: Workplace) {
    self.workplace = workplace
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    title = String(localized: "Jobs")
    userActivity = AdminPlace.jobs.activity
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.setCollectionViewLayout(makeLayout(), animated: false)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.askForName() })
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: String(localized: "Clear"), primaryAction: UIAction { [workplace] _ in workplace.removeEndedJobs() })
    observation = workplace.$jobs.sink { [weak self] in self?.show($0) }
  }

  private func show(_ jobs: [Job]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Job>()
    for (section, isActive) in [(Section.active, true), (.ended, false)] {
      let jobs = jobs.filter { $0.isActive == isActive }
      guard !jobs.isEmpty else { continue }
      snapshot.appendSections([section])
      snapshot.appendItems(jobs, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    navigationItem.leftBarButtonItem?.isEnabled = jobs.contains { !$0.isActive }
    collectionView.backgroundView = jobs.isEmpty ? makeEmptyView() : nil
  }

  private func askForName() {
    let alert = UIAlertController(
      title: String(localized: "New Job"), message: String(localized: "The server works on it as soon as it can."),
      preferredStyle: .alert)
    alert.addTextField { $0.placeholder = String(localized: "Name") }
    alert.addAction(UIAlertAction(title: String(localized: "Cancel"), style: .cancel))
    let add = UIAlertAction(title: String(localized: "Add"), style: .default) { [workplace, weak alert] _ in
      let name = alert?.textFields?.first?.text?.trimmingCharacters(in: .whitespaces) ?? ""
      if !name.isEmpty { workplace.addJob(named: name) }
    }
    alert.addAction(add)
    alert.preferredAction = add
    present(alert, animated: true)
  }

  // MARK: Making

  private func makeEmptyView() -> UIView {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "gearshape")
    configuration.text = String(localized: "No Jobs")
    configuration.secondaryText = String(localized: "Add one, or let another program post it.")
    return UIContentUnavailableView(configuration: configuration)
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.actions(at: $0) }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func actions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let job = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let action = UIContextualAction(
      style: job.isActive ? .destructive : .normal,
      title: job.isActive ? String(localized: "Cancel") : String(localized: "Repeat")
    ) { [workplace] _, _, completion in
      if job.isActive { workplace.cancel(job.id) } else { workplace.repeat(job.id) }
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Job> {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Job> { cell, _, job in cell.show(job) }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] cell, _, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.title
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Section, Job>(collectionView: collectionView) { view, path, job in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: job)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    return source
  }
}

extension UICollectionViewListCell {
  fileprivate func show(_ job: Job) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = job.name
    content.image = UIImage(systemName: job.symbol)
    content.secondaryText = job.status
    content.secondaryTextProperties.color = .secondaryLabel
    if job.state == .finished { content.imageProperties.tintColor = .systemGreen }
    contentConfiguration = content
  }
}

extension Job {
  fileprivate var symbol: String {
    switch state {
    case .waiting: "clock"
    case .running: "play.circle"
    case .finished: "checkmark.circle"
    case .cancelled: "xmark.circle"
    }
  }

  fileprivate var status: String {
    switch state {
    case .waiting: String(localized: "Waiting")
    case .running(let part): String(localized: "\(Int((part * 100).rounded())) % done")
    case .finished: String(localized: "Finished")
    case .cancelled: String(localized: "Cancelled")
    }
  }
}
