import Foundation
import PergolaUIKit

/// Registers the classes of sections with a table or a collection view, each once.
@MainActor
struct RegistryService {
  private enum Role: Hashable { case cell, header, footer }

  private struct Entry: Hashable {
    let role: Role
    let type: ObjectIdentifier
  }

  private var registered: Set<Entry> = []
  /// The kinds of elements for which empty views are registered.
  private var emptyKinds: Set<String> = []

  /// The class's name with module and scope, so that classes of the same name are distinct.
  static func identifier(of type: UIView.Type) -> String { String(reflecting: type) }

  mutating func register(_ sections: [Section], with tableView: UITableView?, _ collectionView: UICollectionView?) {
    for section in sections {
      if let type = section.header?.viewType, isNew(type, .header) {
        register(type, UICollectionView.elementKindSectionHeader, tableView, collectionView)
      }
      if let type = section.footer?.viewType, isNew(type, .footer) {
        register(type, UICollectionView.elementKindSectionFooter, tableView, collectionView)
      }
      for item in section.items where isNew(item.cellType, .cell) {
        let identifier = Self.identifier(of: item.cellType)
        tableView?.register(item.cellType, forCellReuseIdentifier: identifier)
        collectionView?.register(item.cellType, forCellWithReuseIdentifier: identifier)
      }
    }
  }

  /// Returns a view without content for an element that a section does not have.
  mutating func dequeueEmptyView(
    ofKind kind: String, for indexPath: IndexPath, from collectionView: UICollectionView
  ) -> UICollectionReusableView {
    let identifier = Self.identifier(of: EmptyReusableView.self)
    if emptyKinds.insert(kind).inserted {
      collectionView.register(
        EmptyReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
  }

  private mutating func isNew(_ type: UIView.Type, _ role: Role) -> Bool {
    registered.insert(Entry(role: role, type: ObjectIdentifier(type))).inserted
  }

  /// Registers the class of a header or footer. In tables any view may be a header; only subclasses of
  /// `UITableViewHeaderFooterView` are registered, for reuse.
  private func register(
    _ type: UIView.Type, _ kind: String, _ tableView: UITableView?, _ collectionView: UICollectionView?
  ) {
    let identifier = Self.identifier(of: type)
    if type is UITableViewHeaderFooterView.Type {
      tableView?.register(type, forHeaderFooterViewReuseIdentifier: identifier)
    }
    collectionView?.register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
}

/// A view for an element that the layout requests and the section does not have.
private final class EmptyReusableView: UICollectionReusableView {}
