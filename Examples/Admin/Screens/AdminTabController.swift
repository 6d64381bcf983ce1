import UIKit

/// Returns the tabs of a workplace of their own, with jobs that proceed: for the catalogue of examples.
@MainActor package func makeAdmin() -> UIViewController {
  let workplace = Workplace()
  workplace.addSampleJobs()
  return AdminTabController(workplace)
}

/// The tabs of the administration.
final class AdminTabController: UITabBarController {
  private let workplace: Workplace
  private let people: UINavigationController

  init(_ workplace: Workplace) {
    self.workplace = workplace
    people = UINavigationController(rootViewController: PersonListController(workplace))
    super.init(nibName: nil, bundle: nil)
    let jobs = UINavigationController(rootViewController: JobListController(workplace))
    let logs = UINavigationController(rootViewController: LogListController(workplace))
    jobs.tabBarItem = UITabBarItem(title: String(localized: "Jobs"), image: UIImage(systemName: "gearshape"), tag: 0)
    logs.tabBarItem = UITabBarItem(title: String(localized: "Log"), image: UIImage(systemName: "doc.text"), tag: 1)
    people.tabBarItem = UITabBarItem(title: String(localized: "People"), image: UIImage(systemName: "person.2"), tag: 2)
    viewControllers = [jobs, logs, people]
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  /// Shows a place.
  func go(to place: AdminPlace) {
    switch place {
    case .jobs: selectedIndex = 0
    case .logs: selectedIndex = 1
    case .people:
      selectedIndex = 2
      people.popToRootViewController(animated: false)
    case .person(let id):
      selectedIndex = 2
      people.popToRootViewController(animated: false)
      guard workplace.person(id) != nil else { return }
      people.pushViewController(PersonController(workplace, id), animated: false)
    }
  }
}
