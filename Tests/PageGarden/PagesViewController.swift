import UIKit

/// Cards in a section that scrolls sideways, a page at a time.
final class PagesViewController: UIViewController, UICollectionViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cards"
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      return section
    }
    let cards = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    cards.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cards.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "card")
    cards.dataSource = self
    view.addSubview(cards)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    if let cell = cell as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = "Card \(indexPath.item)"
      cell.contentConfiguration = content
    }
    return cell
  }
}
