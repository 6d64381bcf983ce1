import Expectations
import Foundation
import Micro
import PergolaTesting
import PergolaUIKit
import Testing

@MainActor @Suite("Data source and state")
struct DataSourceTests {
  let start = [Blog(id: 1, name: "iOS"), Blog(id: 2, name: "Android"), Blog(id: 3, name: "Web")]

  @Test("a state set before the first layout is shown")
  func first() async {
    let stage = Stage()
    await stage.show(named(start))
    expectEqual(stage.driver.labels, ["iOS", "Android", "Web"])
  }

  @Test("a moved item keeps its cell, a changed one is configured again")
  func changes() async throws {
    let stage = Stage()
    await stage.show(named(start))
    let web = try #require(stage.cell(2))
    await stage.show(
      named([Blog(id: 3, name: "Web"), Blog(id: 1, name: "iOS!"), Blog(id: 4, name: "TV")]))
    expectEqual(stage.driver.labels, ["Web", "iOS!", "TV"])
    #expect(stage.cell(0) === web)
  }

  @Test("a state can become empty and be filled again")
  func empty() async {
    let stage = Stage()
    await stage.show(named(start))
    await stage.show(State())
    #expect(stage.driver.labels.isEmpty)
    expectEqual(stage.collectionView.numberOfItems(inSection: 0), 0)
    await stage.show(named([start[1]]))
    expectEqual(stage.driver.labels, ["Android"])
  }

  @Test("the completion is called once, animated or not", arguments: [true, false])
  func completion(isAnimated: Bool) async {
    let stage = Stage()
    var calls = 0
    let count: Reloader.Completion = { _ in calls += 1 }
    stage.dataSource.reload(newState: named(start), isAnimated: isAnimated, completion: count)
    await stage.driver.settle()
    expectEqual(calls, 1)
    stage.dataSource.reload(newState: named([start[2], start[0]]), isAnimated: isAnimated, completion: count)
    await stage.driver.settle()
    expectEqual(calls, 2)
    expectEqual(stage.driver.labels, ["Web", "iOS"])
  }

  @Test("cell classes of the same name are kept apart")
  func names() async {
    final class BlogCell: NameCell {}
    let stage = Stage()
    await stage.show(
      State {
        ForEach([start[0]]) { blog in Cell<MicroTests.BlogCell> { _, cell in cell.nameLabel.text = blog.name } }
        ForEach([start[1]]) { blog in Cell<BlogCell> { _, cell in cell.nameLabel.text = blog.name } }
      })
    #expect(stage.cell(0) is MicroTests.BlogCell)
    #expect(stage.cell(1) is BlogCell)
  }

  @Test("a subclass overrides methods and finds items in the state's models")
  func subclass() async throws {
    final class Chosen: DataSource {
      var blogs: [Blog] = []
      override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if let blog = state.models[indexPath.item] as? Blog { blogs.append(blog) }
      }
    }
    let stage = Stage { Chosen(collectionView: $0) }
    await stage.show(named(start))
    try await stage.driver.tap("Android")
    expectEqual((stage.dataSource as? Chosen)?.blogs, [start[1]])
  }

  @Test("a data source does not retain its collection view")
  func weak() {
    weak var view: UICollectionView?
    var dataSource: DataSource?
    do {
      let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      view = collectionView
      dataSource = DataSource(collectionView: collectionView)
    }
    #expect(view == nil)
    #expect(dataSource?.collectionView == nil)
    dataSource?.state = named(start)
    expectEqual(dataSource?.state.models.count, 3)
  }
}
