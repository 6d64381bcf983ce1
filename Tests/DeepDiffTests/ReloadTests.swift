import DeepDiff
import Expectations
import Foundation
import PergolaUIKit
import Testing

@MainActor @Suite("Collection view reloads")
struct ReloadTests {
  /// The data source of a collection view with users in its second section.
  final class Source: NSObject, UICollectionViewDataSource {
    var users: [User]
    var requestedUsers: [Int] = []

    init(_ users: [User]) { self.users = users }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      section == 1 ? users.count : 0
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      requestedUsers.append(users[indexPath.item].id)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "user", for: indexPath)
    }
  }

  func shown(_ source: Source) -> (UIWindow, UICollectionView) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "user")
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    source.requestedUsers = []
    return (window, view)
  }

  @Test("a reload is one batch, with replacements at new indexes afterwards")
  func reload() async {
    let source = Source([User(id: 1, name: "a"), User(id: 2, name: "b"), User(id: 3, name: "c")])
    let (window, view) = shown(source)
    let cell = view.cellForItem(at: IndexPath(item: 2, section: 1))
    let new = [User(id: 3, name: "c"), User(id: 4, name: "d"), User(id: 1, name: "A")]
    var updates = 0
    let isFinished = await withCheckedContinuation { continuation in
      view.reload(changes: diff(old: source.users, new: new), section: 1) {
        updates += 1
        source.users = new
      } completion: {
        continuation.resume(returning: $0)
      }
      expectEqual(updates, 1)
      expectEqual(view.numberOfItems(inSection: 1), 3)
    }
    window.layoutIfNeeded()
    #expect(isFinished)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 1)) === cell)
    expectEqual(source.requestedUsers.sorted(), [1, 4])
  }

  @Test("a reload without changes updates the data and calls the completion")
  func nothing() async {
    let source = Source([User(id: 1, name: "a")])
    let (_, view) = shown(source)
    var isUpdated = false
    _ = await withCheckedContinuation { continuation in
      view.reload(changes: [Change<User>](), section: 1, updateData: { isUpdated = true }) {
        continuation.resume(returning: $0)
      }
    }
    #expect(isUpdated)
    #expect(source.requestedUsers.isEmpty)
    view.reload(changes: [Change<User>](), updateData: {})
  }

  @Test("index paths name the given section, each kind in its order")
  func paths() {
    let changes = diff(old: Array("abcd"), new: Array("dxa"))
    let paths = IndexPathConverter().convert(changes: changes, section: 7)
    expectEqual(paths.deletes, [IndexPath(item: 1, section: 7), IndexPath(item: 2, section: 7)])
    expectEqual(paths.inserts, [IndexPath(item: 1, section: 7)])
    #expect(paths.replaces.isEmpty)
    expectEqual(paths.moves.map(\.from), [IndexPath(item: 3, section: 7), IndexPath(item: 0, section: 7)])
    expectEqual(paths.moves.map(\.to), [IndexPath(item: 0, section: 7), IndexPath(item: 2, section: 7)])
  }
}
