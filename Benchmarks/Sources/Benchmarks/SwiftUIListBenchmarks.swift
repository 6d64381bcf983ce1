import Foundation
import PergolaSwiftUI
import PergolaTesting
import PergolaUIKit

/// Measures how lists and lazy stacks of SwiftUI scale, and the change of one row.
@MainActor
func measureSwiftUILists(_ suite: inout Suite) {
  let (many, few) = (IdentifiedItem.items(100_000), IdentifiedItem.items(1_000))
  for container in LazyContainer.allCases {
    let stage = LazyStage(container)
    suite.ratio(
      "swiftui/first frame of a \(container.rawValue), less the building of a set of identifiers: 100,000 over 1,000",
      limit: 2, repetitions: 15, prepare: { stage.clear() },
      of: { stage.show(many) }, less: { consume(Set(many.map(\.id))) }, to: { stage.show(few) })
    stage.clear()

    let (large, small) = (LazyStage(container), LazyStage(container))
    large.show(many)
    small.show(few)
    let (identifiers, copies) = (many.map(\.id), many.map(\.id))
    suite.ratio(
      "swiftui/20 elements appended to 100,000 of a \(container.rawValue), less the same among 1,000: time over a copy and ==",
      limit: 2, repetitions: 25, prepare: { large.performMainQueue() },
      of: { large.append() }, less: { small.append() },
      to: {
        // The array of elements is copied before it changes, because the view has it as well.
        var longer = many
        longer.append(many[0])
        consume(longer)
        consume(identifiers == copies)
      })
    suite.ratio(
      "swiftui/a parent of a \(container.rawValue) updated, less the same among 1,000: time over ==",
      limit: 3, repetitions: 25, prepare: { large.performMainQueue() },
      of: { large.changeParent() }, less: { small.changeParent() },
      to: { consume(identifiers == copies) })
  }

  let (list, collectionView) = (StateList(rows: 1_000), ReconfiguredList(rows: 1_000))
  suite.ratio(
    "swiftui/a row's state changed, to the frame: a list over a diffable data source", limit: 1.5, repetitions: 50,
    prepare: {}, of: { _ in list.change() }, to: { (_: inout Void) in collectionView.change() })
  let longList = StateList(rows: 100_000)
  suite.ratio(
    "swiftui/a row's state changed, to the frame: 100,000 rows over 1,000", limit: 1.5, repetitions: 50,
    of: { longList.change() }, to: { list.change() })
}

/// An element with an identity.
private struct IdentifiedItem: Identifiable {
  let id: Int
  let title: String

  static func items(_ count: Int) -> [IdentifiedItem] {
    (0..<count).map { IdentifiedItem(id: $0, title: "Item \($0)") }
  }
}

/// The containers that make what is visible.
private enum LazyContainer: String, CaseIterable {
  case list = "List"
  case stack = "LazyVStack"
}

/// The elements of a screen, and a value beside them.
@MainActor
private final class ItemModel: ObservableObject {
  @Published var items: [IdentifiedItem]
  @Published var changes = 0

  init(_ items: [IdentifiedItem]) { self.items = items }
}

private struct ItemScreen: View {
  @ObservedObject var model: ItemModel
  let container: LazyContainer

  var body: some View {
    VStack {
      Text(verbatim: "Change \(model.changes)")
      switch container {
      case .list: List(model.items) { Text(verbatim: $0.title) }
      case .stack:
        ScrollView {
          LazyVStack { ForEach(model.items) { Text(verbatim: $0.title) } }
        }
      }
    }
  }
}

/// A screen of elements in a lazy container.
@MainActor
private final class LazyStage {
  private let container: LazyContainer
  private var model: ItemModel?
  private var driver: Driver?

  init(_ container: LazyContainer) { self.container = container }

  func clear() {
    driver = nil
    model = nil
    performMainQueue()
  }

  /// Performs the work that is on the main queue.
  func performMainQueue() { _ = RunLoop.main.run(mode: .default, before: .now) }

  /// Shows elements in a new window.
  func show(_ items: [IdentifiedItem]) {
    let model = ItemModel(items)
    self.model = model
    driver = Driver(showing: UIHostingController(rootView: ItemScreen(model: model, container: container)))
    precondition(driver?.labels.contains("Item 0") == true)
  }

  func append() {
    guard let model, let driver else { return }
    let count = model.items.count
    model.items += (count..<count + 20).map { IdentifiedItem(id: $0, title: "Item \($0)") }
    precondition(driver.labels.contains("Item 0"))
  }

  /// Changes a value that the body around the container reads.
  func changeParent() {
    guard let model, let driver else { return }
    model.changes += 1
    precondition(driver.labels.contains("Change \(model.changes)"))
  }
}

/// A list whose rows have a state of their own.
@MainActor
private final class StateList {
  private let handle = Handle()
  private let driver: Driver
  private var changes = 0

  @MainActor
  final class Handle {
    var set: (Int) -> Void = { _ in }
  }

  private struct Row: View {
    let number: Int
    let handle: Handle
    @State private var changes = 0

    var body: some View {
      let _ = number == 3 ? handle.set = { changes = $0 } : ()
      Text(verbatim: "Row \(number), change \(changes)")
    }
  }

  init(rows: Int) {
    let handle = handle
    driver = Driver(
      showing: UIHostingController(
        rootView: List(0..<rows, id: \.self) { Row(number: $0, handle: handle) }.listStyle(.plain)))
    precondition(driver.labels.contains("Row 3, change 0"))
  }

  func change() {
    changes += 1
    handle.set(changes)
    precondition(driver.labels.contains("Row 3, change \(changes)"))
  }
}

/// A list of UIKit with the same rows, which are reconfigured.
@MainActor
private final class ReconfiguredList {
  private let source: UICollectionViewDiffableDataSource<Int, Int>
  private let driver: Driver
  private let model = Model()

  private final class Model {
    var changes = 0
  }

  init(rows: Int) {
    let controller = UIViewController()
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(view)
    let model = model
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item), change \(item == 3 ? model.changes : 0)"
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<rows))
    source.apply(snapshot, animatingDifferences: false)
    driver = Driver(showing: controller)
    precondition(driver.labels.contains("Row 3, change 0"))
  }

  func change() {
    model.changes += 1
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([3])
    source.apply(snapshot, animatingDifferences: false)
    precondition(driver.labels.contains("Row 3, change \(model.changes)"))
  }
}
