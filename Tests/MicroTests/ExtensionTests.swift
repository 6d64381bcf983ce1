import Expectations
import Foundation
import Micro
import PergolaTesting
import PergolaUIKit
import Testing

@MainActor @Suite("Extensions of collections and collection views")
struct ExtensionTests {
  @Test("a safe subscript is nil where the collection has no index")
  func safe() {
    let letters = ["a", "b"]
    expectEqual(letters[safe: 1], "b")
    #expect(letters[safe: 2] == nil)
    #expect(letters[safe: -1] == nil)
    #expect(letters.dropFirst()[safe: 0] == nil)
    #expect("ab"[safe: "ab".endIndex] == nil)
  }

  /// A data source whose cells are registered and dequeued by their class.
  final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      if indexPath.item == 1 {
        return collectionView.dequeueReusableCell(withReuseIdentifier: "AdvertCell", for: indexPath)
      }
      let cell: BlogCell? = collectionView.dequeue(for: indexPath)
      return cell ?? UICollectionViewCell()
    }
  }

  @Test("a class of cells is registered and dequeued under its name")
  func dequeuing() async {
    let stage = Stage()
    let source = Source()
    stage.collectionView.dataSource = source
    stage.collectionView.delegate = nil
    stage.collectionView.register(cellType: BlogCell.self)
    stage.collectionView.register(cellType: AdvertCell.self)
    await stage.driver.settle()
    #expect(stage.cell(0) is BlogCell)
    expectEqual(stage.cell(0)?.reuseIdentifier, "BlogCell")
    #expect(stage.cell(1) is AdvertCell)
    // The collection view holds its data source weakly.
    #expect(stage.collectionView.dataSource === source)
  }

  @Test("a subclass of the data source dequeues a class that it registered")
  func registering() async {
    final class Own: DataSource {
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        registerIfNeeded(collectionView: collectionView, cellType: AdvertCell.self)
        let cell: AdvertCell? = collectionView.dequeue(for: indexPath)
        return cell ?? UICollectionViewCell()
      }
    }
    let stage = Stage { Own(collectionView: $0) }
    await stage.show(named([Blog(id: 1, name: "iOS")]))
    #expect(stage.cell(0) is AdvertCell)
  }
}
