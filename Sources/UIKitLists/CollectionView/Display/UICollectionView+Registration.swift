import Foundation
import PergolaDiagnostics
import Synchronization
@_spi(Toolkit) import UIKitCore

extension UICollectionView {
  /// The class or nib of cells for items of a type, and the handler that configures them. Replaces a registered
  /// identifier.
  ///
  /// ```swift
  /// let registration = UICollectionView.CellRegistration<UICollectionViewCell, Fruit> { cell, indexPath, fruit in
  ///   var content = UIListContentConfiguration.cell()
  ///   content.text = fruit.name
  ///   cell.contentConfiguration = content
  /// }
  /// ```
  ///
  /// Differs from UIKit: registrations with the same cell class, nib and source location share their cells. So the
  /// cells of a registration that is created inside of a cell provider are reused, too. This is logged once and does
  /// not trap.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let source: ReusePool.Source
    let key: ReusePool.Key

    /// Creates a registration of cells that are made from their class.
    public init(
      handler: @escaping Handler, fileID: String = #fileID, line: Int = #line, column: Int = #column
    ) {
      let place = RegistrationPlace(fileID: fileID, line: line, column: column)
      self.init(.viewClass(Cell.self), place: place, handler: handler)
    }

    /// Creates a registration of cells that a nib makes.
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

  /// The class or nib of supplementary views of a kind, and the handler that configures them. Replaces a registered
  /// identifier.
  ///
  /// Views are shared and reused as those of a ``CellRegistration``.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let handler: Handler
    let source: ReusePool.Source
    let key: ReusePool.Key

    /// Creates a registration of views that are made from their class.
    public init(
      elementKind: String, handler: @escaping Handler, fileID: String = #fileID, line: Int = #line,
      column: Int = #column
    ) {
      let place = RegistrationPlace(fileID: fileID, line: line, column: column)
      self.init(.viewClass(Supplementary.self), kind: elementKind, place: place, handler: handler)
    }

    /// Creates a registration of views that a nib makes.
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

  /// A reused or new cell for the requested item, configured by the registration's handler.
  ///
  /// - Parameter item: the item to configure the cell for; if it is nil, the handler is not called.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if pool.source(for: registration.key) == nil { pool.register(registration.source, for: registration.key) }
    let view = dequeueCell(registration.key, for: indexPath)
    guard let cell = view as? Cell else { failBecauseOfClass(view, promised: Cell.self, at: indexPath) }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A reused or new supplementary view for the requested element, configured by the registration's handler.
  ///
  /// If the registration is of another kind than the element, the view is used for the element all the same, and the
  /// difference is logged once.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let key = requestedKey(registration.key)
    if pool.source(for: key) == nil { pool.register(registration.source, for: key) }
    let view = dequeueView(key, category: .supplementaryView, for: indexPath)
    guard let supplementary = view as? Supplementary else {
      failBecauseOfClass(view, promised: Supplementary.self, at: indexPath)
    }
    registration.handler(supplementary, registration.key.kind, indexPath)
    return supplementary
  }

  /// The registrations that were used for elements of another kind, by the kind of the elements.
  private static var registrationsOfOtherKinds: Set<ReusePool.Key> = []

  /// The key of a registration for the kind of the requested supplementary view. Logs once if it is not the
  /// registration's kind.
  private func requestedKey(_ key: ReusePool.Key) -> ReusePool.Key {
    guard let request = requests.last, request.key.category == .supplementaryView, request.kind != key.kind else {
      return key
    }
    let requested = ReusePool.Key(kind: request.kind, identifier: key.identifier)
    if Self.registrationsOfOtherKinds.insert(requested).inserted {
      Log.warning(
        """
        A supplementary registration of the element kind '\(key.kind)' is used for a view of the element kind \
        '\(request.kind)', which the layout requests. The registration should have the layout's kind.
        """)
    }
    return requested
  }

  private func failBecauseOfClass(_ view: UIView, promised: UIView.Type, at indexPath: IndexPath) -> Never {
    fatalError("the registration promised a view of class \(promised) at \(indexPath), and its nib made \(view)")
  }
}

/// The source location of a registration.
struct RegistrationPlace: Hashable {
  let fileID: String
  let line: Int
  let column: Int

  /// The reuse identifier of views of a class that is registered here. It includes the nib, because one source location
  /// can create registrations of several nibs.
  @MainActor
  func identifier(for viewClass: AnyClass, from source: ReusePool.Source) -> String {
    let name = "\(fileID):\(line):\(column) \(UInt(bitPattern: ObjectIdentifier(viewClass).hashValue))"
    return switch source {
    case .viewClass: name
    case .nib(let nib): "\(name) \(UInt(bitPattern: ObjectIdentifier(nib).hashValue))"
    }
  }

  private static let warned = Mutex<Set<RegistrationPlace>>([])

  /// Logs a warning, once for each source location, if a registration is created while a view is requested.
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
