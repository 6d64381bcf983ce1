import Foundation
import PergolaUIKit

extension UICollectionView {
  /// Registers a class of cells under its name, for `dequeue(for:)`.
  public func register<T: UICollectionViewCell>(cellType: T.Type) {
    register(cellType, forCellWithReuseIdentifier: Self.reuseIdentifier(of: cellType))
  }

  /// Returns a cell of the class that is expected, which is registered under its name; nil if another class is
  /// registered under that name.
  ///
  /// ```swift
  /// collectionView.register(cellType: BlogCell.self)
  /// let cell: BlogCell? = collectionView.dequeue(for: indexPath)
  /// ```
  public func dequeue<T: UICollectionViewCell>(for indexPath: IndexPath) -> T? {
    dequeueReusableCell(withReuseIdentifier: Self.reuseIdentifier(of: T.self), for: indexPath) as? T
  }

  /// Returns the name of a class, without its module.
  static func reuseIdentifier(of cellType: UICollectionViewCell.Type) -> String { String(describing: cellType) }
}
