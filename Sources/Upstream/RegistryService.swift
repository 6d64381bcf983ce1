import Foundation
import PergolaUIKit

/// Registers classes with a table or a collection view, each once, when a view of the class is needed first.
@MainActor
struct RegistryService {
  private enum Role: Hashable {
    case tableCell
    case tableHeaderFooter
    case cell
    case supplementary(kind: String)
  }

  private struct Entry: Hashable {
    let role: Role
    let type: ObjectIdentifier
  }

  private var registered: Set<Entry> = []

  /// The class's name with module and scope, so that classes of the same name are distinct.
  private static func identifier(of type: UIView.Type) -> String { String(reflecting: type) }

  /// Registers a class of cells if it is new. Returns its identifier.
  mutating func registerCell(_ type: UIView.Type, with tableView: UITableView) -> String {
    let identifier = Self.identifier(of: type)
    if isNew(type, .tableCell) { tableView.register(type, forCellReuseIdentifier: identifier) }
    return identifier
  }

  /// Registers a class of headers or footers if it is new. Returns its identifier; nil if the table cannot reuse the
  /// class: in tables any view may be a header.
  mutating func registerHeaderFooter(_ type: UIView.Type, with tableView: UITableView) -> String? {
    guard type is UITableViewHeaderFooterView.Type else { return nil }
    let identifier = Self.identifier(of: type)
    if isNew(type, .tableHeaderFooter) { tableView.register(type, forHeaderFooterViewReuseIdentifier: identifier) }
    return identifier
  }

  /// Registers a class of cells if it is new. Returns its identifier.
  mutating func registerCell(_ type: UIView.Type, with collectionView: UICollectionView) -> String {
    let identifier = Self.identifier(of: type)
    if isNew(type, .cell) { collectionView.register(type, forCellWithReuseIdentifier: identifier) }
    return identifier
  }

  /// Registers the class of an element, or of views without content for an element that a section does not have, if it
  /// is new. Returns its identifier.
  mutating func registerView(
    _ type: UIView.Type?, ofKind kind: String, with collectionView: UICollectionView
  ) -> String {
    let type = type ?? EmptyReusableView.self
    let identifier = Self.identifier(of: type)
    if isNew(type, .supplementary(kind: kind)) {
      collectionView.register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    return identifier
  }

  private mutating func isNew(_ type: UIView.Type, _ role: Role) -> Bool {
    registered.insert(Entry(role: role, type: ObjectIdentifier(type))).inserted
  }
}

/// A view for an element that the layout requests and the section does not have.
private final class EmptyReusableView: UICollectionReusableView {}
