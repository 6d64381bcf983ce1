import Foundation
import Micro
import PergolaTesting
import PergolaUIKit

struct Blog: DiffAware, Equatable {
  let id: Int
  var name: String
  var diffId: Int { id }
  static func compareContent(_ a: Blog, _ b: Blog) -> Bool { a == b }
}

/// A model whose identities can equal those of blogs.
struct Advert: DiffAware {
  let diffId: Int
  static func compareContent(_ a: Advert, _ b: Advert) -> Bool { true }
}

class NameCell: UICollectionViewCell {
  let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.frame = contentView.bounds
    nameLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(nameLabel)
  }

  required init?(coder: NSCoder) { nil }
}

final class BlogCell: NameCell {}
final class AdvertCell: NameCell {}

/// A collection view with a data source, on a screen.
@MainActor
final class Stage {
  let layout = UICollectionViewFlowLayout()
  let collectionView: UICollectionView
  let dataSource: DataSource
  let driver: Driver

  init(_ make: (UICollectionView) -> DataSource = { DataSource(collectionView: $0) }) {
    let controller = UIViewController()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    collectionView = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    dataSource = make(collectionView)
    collectionView.dataSource = dataSource
    collectionView.delegate = dataSource
    controller.view.addSubview(collectionView)
    driver = Driver(showing: controller)
  }

  func show(_ state: State) async {
    dataSource.state = state
    await driver.settle()
  }

  func cell(_ item: Int) -> UICollectionViewCell? { collectionView.cellForItem(at: IndexPath(item: item, section: 0)) }
}

@MainActor
func named(_ blogs: [Blog]) -> State {
  forEach(blogs) { blog in Cell<BlogCell> { _, cell in cell.nameLabel.text = blog.name } }
}
