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
