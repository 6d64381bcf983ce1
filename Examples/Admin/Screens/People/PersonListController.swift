import Combine
import UIKit

/// The people who may log in.
final class PersonListController: UICollectionViewController {
  private let workplace: Workplace
  private var observation: AnyCancellable?
  private lazy var dataSource = makeDataSource()

  init(_ workplace: Workplace) {
    self.workplace = workplace
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    title = String(localized: "People")
    userActivity = AdminPlace.people.activity
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    observation = workplace.$people.sink { [weak self] in self?.show($0) }
  }

  private func show(_ people: [Person]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Person>()
    snapshot.appendSections([0])
    snapshot.appendItems(people)
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let person = dataSource.itemIdentifier(for: indexPath) else { return }
    show(PersonController(workplace, person.id), sender: self)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Person> {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Person> { cell, _, person in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = person.name
      content.secondaryText = person.isBlocked ? String(localized: "Blocked") : person.role.title
      content.secondaryTextProperties.color = person.isBlocked ? .systemRed : .secondaryLabel
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, person in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: person)
    }
  }
}
