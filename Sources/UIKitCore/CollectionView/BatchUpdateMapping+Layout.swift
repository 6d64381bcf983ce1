import Foundation

extension BatchUpdateMapping {
  /// The changes as a layout is told of them.
  @MainActor
  func makeUpdateItems() -> [UICollectionViewUpdateItem] {
    changes.compactMap { change in
      switch change {
      case .deleteItem(let path):
        UICollectionViewUpdateItem(.delete, before: path)
      case .insertItem(let path):
        UICollectionViewUpdateItem(.insert, after: path)
      case .moveItem(let source, let target):
        UICollectionViewUpdateItem(.move, before: source, after: target)
      case .reloadItem(let path):
        newPath(of: path).map { UICollectionViewUpdateItem(.reload, before: path, after: $0) }
      case .deleteSection(let section):
        UICollectionViewUpdateItem(.delete, before: .wholeSection(section))
      case .insertSection(let section):
        UICollectionViewUpdateItem(.insert, after: .wholeSection(section))
      case .moveSection(let source, let target):
        UICollectionViewUpdateItem(.move, before: .wholeSection(source), after: .wholeSection(target))
      case .reloadSection(let section):
        newSection(of: section).map {
          UICollectionViewUpdateItem(.reload, before: .wholeSection(section), after: .wholeSection($0))
        }
      }
    }
  }
}

extension IndexPath {
  /// The path that stands for a section as a whole.
  static func wholeSection(_ section: Int) -> IndexPath { IndexPath(item: .max, section: section) }
}
