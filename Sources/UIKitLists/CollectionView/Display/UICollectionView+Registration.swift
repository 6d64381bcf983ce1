import Foundation
import PergolaDiagnostics
import Synchronization
@_spi(Toolkit) import UIKitCore

extension UICollectionView {
  /// What cells for items of a type are, and how they are filled: in place of a registered identifier.
  ///
  /// ```swift
  /// let registration = UICollectionView.CellRegistration<UICollectionViewCell, Fruit> { cell, indexPath, fruit in
  ///   var content = UIListContentConfiguration.cell()
  ///   content.text = fruit.name
  ///   cell.contentConfiguration = content
  /// }
  /// ```
  ///
  /// Differs from UIKit: what decides which cells can be used again is the class of the cells, the nib if there is one,
  /// and the place in the source where the registration is made, so that one which is made inside of a cell provider
  /// has its cells reused, too. That is said once in the log, and no exception.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let source: ReusePool.Source
    let key: ReusePool.Key

    /// Cells made by their class.
    public init(
      handler: @escaping Handler, fileID: String = #fileID, line: Int = #line, column: Int = #column
    ) {
      let place = RegistrationPlace(fileID: fileID, line: line, column: column)
      self.init(.viewClass(Cell.self), place: place, handler: handler)
    }

    /// Cells that a nib makes.
    public init(
      cellNib: UINib, handler: @escaping Handler, fileID: String = #fileID, line: Int = #line, column: Int = #column
    ) {
      let place = RegistrationPlace(fileID: fileID, line: line, column: column)
      self.init(.nib(cellNib), place: place, handler: handler)
    }

    private init(_ source: ReusePool.Source, place: RegistrationPlace, handler: @escaping Handler) {
      self.handler = handler
      self.source = source
      key = .init(kind: ReusePool.cellKind, identifier: place.identifier(for: Cell.self, from: source))
      place.warnInsideOfProvider(of: "cell", registration: Self.self)
    }
  }

  /// What supplementary views of a kind are, and how they are filled: in place of a registered identifier.
  ///
  /// Which views can be used again is decided as for ``CellRegistration``.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let handler: Handler
    let source: ReusePool.Source
    let key: ReusePool.Key

    /// Views made by their class.
    public init(
      elementKind: String, handler: @escaping Handler, fileID: String = #fileID, line: Int = #line,
      column: Int = #column
    ) {
      let place = RegistrationPlace(fileID: fileID, line: line, column: column)
      self.init(.viewClass(Supplementary.self), kind: elementKind, place: place, handler: handler)
    }

    /// Views that a nib makes.
    public init(
      supplementaryNib: UINib, elementKind: String, handler: @escaping Handler, fileID: String = #fileID,
      line: Int = #line, column: Int = #column
    ) {
      let place = RegistrationPlace(fileID: fileID, line: line, column: column)
      self.init(.nib(supplementaryNib), kind: elementKind, place: place, handler: handler)
    }

    private init(
      _ source: ReusePool.Source, kind: String, place: RegistrationPlace, handler: @escaping Handler
    ) {
      self.handler = handler
      self.source = source
      key = .init(kind: kind, identifier: place.identifier(for: Supplementary.self, from: source))
      place.warnInsideOfProvider(of: "supplementary view", registration: Self.self)
    }
  }

  /// A cell for the item that the data source is asked for, filled by the registration's handler.
  ///
  /// - Parameter item: where it is nil, the cell is not filled.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if pool.source(for: registration.key) == nil { pool.register(registration.source, for: registration.key) }
    let view = dequeueCell(registration.key, for: indexPath)
    guard let cell = view as? Cell else { failBecauseOfClass(view, promised: Cell.self, at: indexPath) }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view for the element that the data source is asked for, filled by the registration's handler.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    if pool.source(for: registration.key) == nil { pool.register(registration.source, for: registration.key) }
    let view = dequeueView(registration.key, category: .supplementaryView, for: indexPath)
    guard let supplementary = view as? Supplementary else {
      failBecauseOfClass(view, promised: Supplementary.self, at: indexPath)
    }
    registration.handler(supplementary, registration.key.kind, indexPath)
    return supplementary
  }

  private func failBecauseOfClass(_ view: UIView, promised: UIView.Type, at indexPath: IndexPath) -> Never {
    fatalError("the registration promised a view of class \(promised) at \(indexPath), and its nib made \(view)")
  }
}

/// Where in the source a registration is made.
struct RegistrationPlace: Hashable {
  let fileID: String
  let line: Int
  let column: Int

  /// What views of a class that is registered here are dequeued by. A nib is named, too: one place in the source can
  /// make registrations of several.
  @MainActor
  func identifier(for viewClass: AnyClass, from source: ReusePool.Source) -> String {
    let name = "\(fileID):\(line):\(column) \(UInt(bitPattern: ObjectIdentifier(viewClass).hashValue))"
    return switch source {
    case .viewClass: name
    case .nib(let nib): "\(name) \(UInt(bitPattern: ObjectIdentifier(nib).hashValue))"
    }
  }

  private static let warned = Mutex<Set<RegistrationPlace>>([])

  /// Says once for each place that a registration is made anew for every view.
  @MainActor
  func warnInsideOfProvider(of view: String, registration: Any.Type) {
    guard UICollectionView.isRequestingView, Self.warned.withLock({ $0.insert(self).inserted }) else { return }
    Log.warning(
      """
      \(fileID):\(line): a \(view) registration is created inside of the closure or method that is asked for a \
      \(view). Registrations should be created up front and used again; on other platforms this is an exception. \
      Registration: \(registration)
      """)
  }
}
