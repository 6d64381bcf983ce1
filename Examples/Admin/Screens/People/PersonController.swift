import Combine
import UIKit

/// A user with a role, and a switch that blocks the user.
final class PersonController: UICollectionViewController {
  private enum Row: Hashable {
    case role(Person.Role, isChosen: Bool)
    case blocked(Bool)
  }

  private let workplace: Workplace
  private let id: Person.ID
  private var observation: AnyCancellable?
  private lazy var dataSource = makeDataSource()

  init(_ workplace: Workplace, _ id: Person.ID) {
    self.workplace = workplace
    self.id = id
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    title = workplace.person(id)?.name
    userActivity = AdminPlace.person(id).activity
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    collectionView.setCollectionViewLayout(
      UICollectionViewCompositionalLayout.list(using: configuration), animated: false)
    observation = workplace.$people.sink { [weak self] people in
      if let self, let person = people.first(where: { $0.id == self.id }) { show(person) }
    }
  }

  private func show(_ person: Person) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Person.Role.allCases.map { .role($0, isChosen: $0 == person.role) }, toSection: 0)
    snapshot.appendItems([.blocked(person.isBlocked)], toSection: 1)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if case .role(let role, _) = dataSource.itemIdentifier(for: indexPath) { workplace.setRole(role, of: id) }
  }

  // MARK: Making

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Row> {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { [weak self] cell, _, row in
      self?.configure(cell, row)
    }
    let header = text(UICollectionView.elementKindSectionHeader) {
      $0 == 0 ? String(localized: "Role") : String(localized: "Access")
    }
    let footer = text(UICollectionView.elementKindSectionFooter) { section in
      section == 0 ? nil : String(localized: "The pages of a blocked person end at once.")
    }
    let source = UICollectionViewDiffableDataSource<Int, Row>(collectionView: collectionView) { view, path, row in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: row)
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
    }
    return source
  }

  private func text(
    _ kind: String, _ text: @escaping (Int) -> String?
  ) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
    UICollectionView.SupplementaryRegistration(elementKind: kind) { cell, _, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text = text(indexPath.section)
      cell.contentConfiguration = content
    }
  }

  private func configure(_ cell: UICollectionViewListCell, _ row: Row) {
    var content = cell.defaultContentConfiguration()
    switch row {
    case .role(let role, let isChosen):
      content.text = role.title
      cell.accessories = isChosen ? [.checkmark()] : []
    case .blocked(let isBlocked):
      content.text = String(localized: "Blocked")
      let toggle = UISwitch()
      toggle.isOn = isBlocked
      toggle.accessibilityLabel = String(localized: "Blocked")
      toggle.addAction(
        UIAction { [workplace, id, weak toggle] _ in workplace.setBlocked(toggle?.isOn ?? false, of: id) },
        for: .valueChanged)
      cell.accessories = [
        .customView(
          configuration: .init(customView: toggle, placement: .trailing(), reservedLayoutWidth: .actual))
      ]
    }
    cell.contentConfiguration = content
  }
}
