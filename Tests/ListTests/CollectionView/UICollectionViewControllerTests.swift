import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct UICollectionViewControllerTests {
  final class Rows: UICollectionViewController {
    var heard: [String] = []

    convenience init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 390, height: 50)
      layout.minimumLineSpacing = 0
      self.init(collectionViewLayout: layout)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(NoteCell.self, forCellWithReuseIdentifier: "note")
    }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
    }

    override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      heard.append("didSelect \(path.item)")
    }
  }

  @Test("a controller's collection view fills its view; the controller is its delegate")
  func views() {
    let controller = Rows()
    let stage = TestScene(root: controller)
    _ = stage.scene.currentFrame()
    #expect(controller.view !== controller.collectionView)
    #expect(controller.collectionView.superview === controller.view)
    expectEqual(controller.collectionView.frame, controller.view.bounds)
    #expect(controller.collectionView.dataSource === controller)
    #expect(controller.collectionView.delegate === controller)
    expectEqual(controller.collectionView.visibleCells.count, 3)
    #expect(controller.collectionViewLayout === controller.collectionView.collectionViewLayout)
    controller.view.frame.size.height = 300
    expectEqual(controller.collectionView.frame.height, 300)
  }

  @Test("the background is the system's, that of the list if the layout is one, or that which the app sets")
  func background() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let view: UICollectionView = controller.collectionView
    func color() -> RenderColor? { view.renderedBackground(with: view.traitCollection) }
    func rendered(_ color: UIColor) -> RenderColor { color.rendered(with: view.traitCollection) }
    expectEqual(color(), rendered(.systemBackground))
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
    expectEqual(color(), rendered(.systemGroupedBackground))
    view.backgroundColor = .systemTeal
    expectEqual(color(), rendered(.systemTeal))
    view.backgroundColor = nil
    view.collectionViewLayout = UICollectionViewFlowLayout()
    #expect(color() == nil)
  }

  @Test("a plain controller has one section without items")
  func defaults() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(!controller.isViewLoaded)
    expectEqual(controller.collectionView.numberOfSections, 1)
    expectEqual(controller.collectionView.numberOfItems(inSection: 0), 0)
    #expect(controller.clearsSelectionOnViewWillAppear)
  }

  @Test("overrides for focus, index and insets are called")
  func laterMethods() {
    final class Controller: UICollectionViewController {
      var calls: [String] = []

      override func indexTitles(for collectionView: UICollectionView) -> [String]? {
        calls.append(#function)
        return super.indexTitles(for: collectionView)
      }
      override func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
      ) -> IndexPath {
        calls.append(#function)
        return super.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
      }
      override func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        calls.append(#function)
        return false
      }
      override func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
      ) -> Bool {
        calls.append(#function)
        return super.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
      }
      override func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        calls.append(#function)
        return super.indexPathForPreferredFocusedView(in: collectionView)
      }
      override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { calls.append(#function) }
    }
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source: any UICollectionViewDataSource = controller
    let delegate: any UICollectionViewDelegate = controller
    #expect(source.indexTitles(for: view) == nil)
    expectEqual(source.collectionView(view, indexPathForIndexTitle: "B", at: 1), [1, 0])
    #expect(!delegate.collectionView(view, canFocusItemAt: [0, 0]))
    #expect(delegate.collectionView(view, selectionFollowsFocusForItemAt: [0, 0]))
    #expect(delegate.indexPathForPreferredFocusedView(in: view) == nil)
    delegate.scrollViewDidChangeAdjustedContentInset(view)
    let names = [
      "indexTitles(for:)", "collectionView(_:indexPathForIndexTitle:at:)", "collectionView(_:canFocusItemAt:)",
      "collectionView(_:selectionFollowsFocusForItemAt:)", "indexPathForPreferredFocusedView(in:)",
      "scrollViewDidChangeAdjustedContentInset(_:)",
    ]
    expectEqual(controller.calls, names)
  }

  @Test("viewWillAppear clears the selection unless switched off")
  func clearsSelection() {
    let controller = Rows()
    let stage = TestScene(root: UIViewController())
    for (clears, left) in [(true, 0), (false, 1)] {
      controller.clearsSelectionOnViewWillAppear = clears
      controller.collectionView.selectItem(at: IndexPath(1), animated: false, scrollPosition: [])
      stage.window.rootViewController = controller
      _ = stage.scene.currentFrame()
      expectEqual(controller.collectionView.indexPathsForSelectedItems?.count, left)
      stage.window.rootViewController = UIViewController()
      _ = stage.scene.currentFrame()
    }
  }

  @Test("setEditing is passed on to the collection view")
  func editing() {
    let controller = Rows()
    controller.setEditing(true, animated: false)
    #expect(controller.isEditing)
    #expect(controller.collectionView.isEditing)
    controller.isEditing = false
    #expect(!controller.collectionView.isEditing)
  }

  @Test("setting another collection view replaces the old one")
  func replacement() {
    let controller = Rows()
    let stage = TestScene(root: controller)
    _ = stage.scene.currentFrame()
    let old = controller.collectionView
    let new = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = new
    #expect(old?.superview == nil)
    #expect(new.superview === controller.view)
    #expect(new.dataSource === controller)
    #expect(new.delegate === controller)
    expectEqual(new.frame, controller.view.bounds)
  }

  @Test("a missing override is fatal and names the class")
  func notOverridden() async {
    final class Careless: UICollectionViewController {
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = Careless(collectionViewLayout: UICollectionViewFlowLayout())
        let stage = TestScene(root: controller)
        _ = stage.scene.currentFrame()
      }
    }
    #expect(words(of: result).contains("Careless has items and does not override collectionView(_:cellForItemAt:)"))
  }
}
