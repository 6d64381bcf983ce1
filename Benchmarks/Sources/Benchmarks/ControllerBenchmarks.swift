import PergolaTesting
import PergolaUIKit

/// Measures the cost of transitions, and the objects and the memory that remain after many of them. Takes and returns the
/// suite, because an asynchronous function cannot change a global variable.
@MainActor
func measureControllers(_ begun: Suite) async -> Suite {
  var suite = begun
  let (large, small) = (StackOfPages(rows: 1_000_000), StackOfPages(rows: 100))
  suite.ratio(
    "controllers/a push onto a list, to the frame: 1,000,000 rows over 100", limit: 1.5, repetitions: 25,
    prepare: {
      large.pop()
      small.pop()
    },
    of: { _ in large.push() }, to: { _ in small.push() })
  suite.ratio(
    "controllers/a pop back to a list, to the frame: 1,000,000 rows over 100", limit: 1.5, repetitions: 25,
    prepare: {
      large.pop()
      small.pop()
      large.push()
      small.push()
    },
    of: { _ in large.pop() }, to: { _ in small.pop() })

  let (deep, flat) = (StackOfPages(rows: 100), StackOfPages(rows: 100))
  for _ in 1..<500 { deep.push() }
  flat.push()
  suite.ratio(
    "controllers/a frame of the top page: 500 pages in a stack over 2", limit: 1.25, repetitions: 15,
    of: { for _ in 0..<20 { deep.changeTop() } }, to: { for _ in 0..<20 { flat.changeTop() } })

  for transition in Transitions.Kind.allCases {
    let transitions = Transitions(transition)
    await suite.count("controllers/objects left after 1,000 \(transition.rawValue)", limit: 0) {
      await transitions.objectsLeft(after: 1_000)
    }
    await suite.count("controllers/additional bytes of 1,000 \(transition.rawValue)", limit: 65_535) {
      // Fills the caches; the memory of a single transition is part of both measurements.
      await transitions.perform(200)
      let few = await Suite.bytes { await transitions.perform(10) }
      return max(0, await Suite.bytes { await transitions.perform(1_000) } - few)
    }
  }
  return suite
}

/// A navigation controller in a window whose first page is a list.
@MainActor
private final class StackOfPages {
  private let navigation: UINavigationController
  private let driver: Driver
  private var changes = 0

  init(rows: Int) {
    navigation = UINavigationController(rootViewController: ListPage(rows: rows))
    driver = Driver(showing: navigation)
    show()
  }

  /// Performs the pending turns, and reads the frame.
  private func show() { precondition(!driver.labels.isEmpty) }

  func push() {
    navigation.pushViewController(TextPage("Page"), animated: false)
    show()
  }

  /// Pops all pages but the first.
  func pop() {
    navigation.popToRootViewController(animated: false)
    show()
  }

  /// Changes the text of the top page.
  func changeTop() {
    changes += 1
    (navigation.topViewController as? TextPage)?.label.text = "Change \(changes)"
    show()
  }
}

/// Many transitions of a kind, one after the other, each of which ends before the next one begins.
@MainActor
private final class Transitions {
  enum Kind: String, CaseIterable {
    case pushes = "pushes and pops"
    case presentations = "presentations and dismissals"
    case tabSwitches = "tab switches"
  }

  private struct Reference {
    weak var object: AnyObject?
  }

  private let kind: Kind
  private let navigation = UINavigationController(rootViewController: TextPage("Root"))
  private let tabs = UITabBarController()
  private let driver: Driver

  init(_ kind: Kind) {
    self.kind = kind
    tabs.viewControllers = [navigation, TextPage("Second"), TextPage("Third")]
    driver = Driver(showing: tabs)
  }

  /// Performs transitions to new controllers and back. Every second transition is animated.
  func perform(_ count: Int) async {
    for number in 0..<count { await perform(number) { _ in } }
  }

  private func perform(_ number: Int, _ note: (AnyObject?) -> Void) async {
    let isAnimated = number.isMultiple(of: 2)
    switch kind {
    case .pushes:
      let page = TextPage("Page")
      navigation.pushViewController(page, animated: isAnimated)
      note(page)
      note(page.view)
      await driver.settle()
      note(navigation.popViewController(animated: isAnimated)?.transitionCoordinator)
    case .presentations:
      let page = TextPage("Page")
      page.modalPresentationStyle = number.isMultiple(of: 3) ? .fullScreen : .automatic
      tabs.present(page, animated: isAnimated)
      note(page)
      note(page.view)
      note(page.presentationController)
      note(tabs.transitionCoordinator)
      await driver.settle()
      tabs.dismiss(animated: isAnimated)
    case .tabSwitches:
      let page = TextPage("New")
      tabs.viewControllers?[2] = page
      note(page)
      note(page.view)
      for index in [2, 1, 0] {
        tabs.selectedIndex = index
        note(tabs.transitionCoordinator)
        await driver.settle()
      }
      tabs.viewControllers?[2] = TextPage("Third")
    }
    await driver.settle()
  }

  /// Returns the number of controllers, views and transitions that exist after as many transitions, and of additional
  /// views in the window.
  func objectsLeft(after count: Int) async -> Int {
    await perform(2)
    let views = Self.count(of: driver.window)
    var references: [Reference] = []
    for number in 0..<count { await perform(number) { references.append(Reference(object: $0)) } }
    return references.count { $0.object != nil } + abs(Self.count(of: driver.window) - views)
  }

  /// The number of views in a subtree.
  private static func count(of view: UIView) -> Int { view.subviews.reduce(1) { $0 + count(of: $1) } }
}

/// A page with a title, a label and a bar item.
private final class TextPage: UIViewController {
  let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 20))

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    label.text = "The text of the page \(title)"
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(label)
  }
}

/// A page with a list of equal rows.
private final class ListPage: UIViewController, UICollectionViewDataSource {
  private let rows: Int

  init(rows: Int) {
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
    title = "List"
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 44)
    layout.minimumLineSpacing = 0
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "Row \(indexPath.item)"
    cell.contentConfiguration = content
    return cell
  }
}
