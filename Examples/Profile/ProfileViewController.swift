import UIKit
import Upstream

/// Returns the screen of the app, for its program and for the catalogue of examples.
@MainActor package func makeProfile() -> UIViewController { ProfileViewController() }

/// Shows a profile. Selecting a skill endorses it; tapping a section's title folds the section.
final class ProfileViewController: UIViewController {
  let profile = Profile.sample
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private(set) lazy var adapter = Adapter(tableView: tableView)
  private(set) var endorsed: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    adapter.delegate = self
    tableView.dataSource = adapter
    tableView.delegate = adapter
    adapter.reload(sections: sections)
  }

  private var sections: [Section] {
    [
      section(
        0, String(localized: "Information"),
        [
          Item(model: ProfileModel.fact(String(localized: "Name"), profile.name), cellType: FactCell.self),
          Item(
            model: ProfileModel.fact(
              String(localized: "Place"), String(localized: String.LocalizationValue(profile.place))),
            cellType: FactCell.self),
        ]),
      section(
        1, String(localized: "Skills"),
        profile.skills.map { Item(model: ProfileModel.skill($0), cellType: SkillCell.self) }),
      section(
        2, String(localized: "Projects"),
        profile.projects.map { Item(model: ProfileModel.project($0), cellType: ProjectCell.self) }),
    ]
  }

  private func section(_ number: Int, _ title: String, _ items: [Item]) -> Section {
    Section(header: Header(model: ProfileModel.header(title, section: number), viewType: TitleView.self), items: items)
  }
}

extension ProfileViewController: AdapterDelegate {
  func configure(model: Any, view: UIView, indexPath: IndexPath) {
    switch (model as? ProfileModel, view) {
    case (.header(let title, let section), let header as TitleView):
      header.show(title, isFolded: adapter.accordion.isFolded(section: section))
      header.onTap = { [unowned self] in adapter.accordion.toggle(section: section) }
    case (.fact(let name, let value), let cell as FactCell): cell.show(name, value)
    case (.skill(let skill), let cell as SkillCell): cell.show(skill, isEndorsed: endorsed.contains(skill.name))
    case (.project(let name), let cell as ProjectCell): cell.show(name)
    default: break
    }
  }

  func select(model: Any) {
    guard case .skill(let skill)? = model as? ProfileModel else { return }
    endorsed.formSymmetricDifference([skill.name])
    tableView.reconfigureRows(at: tableView.indexPathsForVisibleRows ?? [])
  }

  func size(model: Any, containerSize: CGSize) -> CGSize {
    // Rows and headers are as high as their texts.
    CGSize(width: containerSize.width, height: UITableView.automaticDimension)
  }
}
