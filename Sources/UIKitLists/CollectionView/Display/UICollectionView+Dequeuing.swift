import Foundation
import PergolaDiagnostics
@_spi(Toolkit) import UIKitCore

/// A request to the data source for a view.
@MainActor
struct ViewRequest {
  let key: ElementKey
  /// The kind that the view has to be registered for.
  let kind: String
  /// The attributes that the view will get; nil if they are unknown.
  let attributes: UICollectionViewLayoutAttributes?
  /// The cell to reconfigure; nil if the request is for another view.
  let existing: UICollectionViewCell?
  /// The views that were dequeued during the request.
  var dequeued: [UICollectionReusableView] = []
}

extension UICollectionView {
  /// The number of running requests for views, in all collection views.
  private static var requestDepth = 0

  /// True while a data source provides a view.
  static var isRequestingView: Bool { requestDepth > 0 }

  // MARK: Requests

  /// Requests the cell of an item from the data source.
  ///
  /// - Parameter existing: the cell to reconfigure; nil if the request is for another cell.
  final func requestCell(
    at displayedPath: IndexPath, attributes: UICollectionViewLayoutAttributes?, existing: UICollectionViewCell? = nil
  ) -> UICollectionViewCell {
    let indexPath = dataPath(of: displayedPath)
    guard let dataSource else {
      fatalError("UICollectionView (\(self)) failed to obtain a cell from its dataSource (nil) at \(indexPath)")
    }
    let request = ViewRequest(
      key: .cell(indexPath), kind: ReusePool.cellKind, attributes: attributes, existing: existing)
    let (cell, dequeued) = perform(request) { dataSource.collectionView(self, cellForItemAt: indexPath) }
    cell.movabilityMayHaveChanged()
    if let existing {
      if cell !== existing { failBecauseOfReconfiguration(indexPath) }
      return cell
    }
    if cell.reuseIdentifier == nil {
      fatalError(
        """
        the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be \
        retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath: (\(cell) at \(indexPath))
        """)
    }
    requireReturned(cell, of: dequeued)
    return cell
  }

  /// Requests a supplementary view from the data source.
  final func requestSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath, attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    guard let dataSource else {
      fatalError(
        "UICollectionView (\(self)) failed to obtain a view of kind '\(kind)' from its dataSource (nil) at \(indexPath)"
      )
    }
    let request = ViewRequest(
      key: .supplementary(kind, indexPath), kind: kind, attributes: attributes, existing: nil)
    let (view, dequeued) = perform(request) {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    guard let key = view.reuseKey else {
      fatalError(
        """
        the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),\(indexPath)) \
        was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is \
        nil (\(view))
        """)
    }
    if key.kind != kind {
      fatalError(
        """
        the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the \
        element kind it is being used for. When asked for a view of element kind '\(kind)' the data source dequeued a \
        view registered for the element kind '\(key.kind)'.
        """)
    }
    requireReturned(view, of: dequeued)
    return view
  }

  private final func perform<View>(
    _ request: ViewRequest, _ ask: () -> View
  ) -> (View, [UICollectionReusableView]) {
    requests.append(request)
    Self.requestDepth += 1
    let view = ask()
    Self.requestDepth -= 1
    return (view, requests.removeLast().dequeued)
  }

  private final func requireReturned(_ view: UICollectionReusableView, of dequeued: [UICollectionReusableView]) {
    if dequeued.count != 1 || dequeued[0] !== view { failBecauseOfDequeuing() }
  }

  private final func failBecauseOfDequeuing() -> Never {
    fatalError(
      """
      Expected dequeued view to be returned to the collection view in preparation for display. When the collection \
      view's data source is asked to provide a view for a given index path, ensure that a single view is dequeued and \
      returned to the collection view. Avoid dequeuing views without a request from the collection view. For \
      retrieving an existing view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or \
      -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Collection view: \(self)
      """)
  }

  private final func failBecauseOfReconfiguration(_ indexPath: IndexPath) -> Never {
    fatalError(
      """
      Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when \
      reconfiguring an item, which is not allowed. You can only reconfigure an item with the cell that it has; use \
      reload instead. Index path: \(indexPath); collection view: \(self)
      """)
  }

  // MARK: Dequeuing

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

  // MARK: Reusing and making

  final func dequeueCell(_ key: ReusePool.Key, for indexPath: IndexPath) -> UICollectionViewCell {
    let view = dequeueView(key, category: .cell, for: indexPath)
    guard let cell = view as? UICollectionViewCell else {
      fatalError("the view registered for identifier \(key.identifier) is not a UICollectionViewCell: \(view)")
    }
    return cell
  }

  /// A reused or new view for the element of the current request. Traps outside of a request.
  final func dequeueView(
    _ key: ReusePool.Key, category: ElementCategory, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let request = requests.last else { failBecauseOfDequeuing() }
    if let existing = request.existing {
      guard existing.reuseKey == key else { failBecauseOfReconfiguration(indexPath) }
      updateOutlinePlace(of: existing, at: indexPath)
      return existing
    }
    let attributes =
      request.key.indexPath == indexPath && request.kind == key.kind
      ? request.attributes : attributesForDequeuing(key, category: category, at: indexPath)
    let view = dequeueOrMakeView(key, attributes: attributes)
    // It is set before the handlers run, which may override its effects.
    if category == .cell, let cell = view as? UICollectionViewCell { updateOutlinePlace(of: cell, at: indexPath) }
    requests[requests.count - 1].dequeued.append(view)
    return view
  }

  private final func attributesForDequeuing(
    _ key: ReusePool.Key, category: ElementCategory, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    category == .cell
      ? layoutAttributesForItem(at: indexPath)
      : layoutAttributesForSupplementaryElement(ofKind: key.kind, at: indexPath)
  }

  /// A reused view, after `prepareForReuse()`, or else a new one, with the frame of the attributes.
  final func dequeueOrMakeView(
    _ key: ReusePool.Key, attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionReusableView {
    if let view = pool.take(for: key) {
      view.hostingCollectionView = self
      view.prepareForReuse()
      view.appliedAttributes = nil
      view.listElement = nil
      if let attributes { place(view, by: attributes) }
      return view
    }
    let view = makeView(key, frame: attributes?.frame ?? .zero)
    view.wasMade()
    view.reuseKey = key
    view.reuseIdentifier = key.identifier
    view.hostingCollectionView = self
    if let attributes { place(view, by: attributes) }
    return view
  }

  private final func makeView(_ key: ReusePool.Key, frame: CGRect) -> UICollectionReusableView {
    switch pool.source(for: key) {
    case nil:
      fatalError(
        """
        could not dequeue a view of kind: \(key.kind) with identifier \(key.identifier) - must register a nib or a \
        class for the identifier or connect a prototype cell in a storyboard
        """)
    case .viewClass(let type):
      guard let view = type.construct(frame: frame) as? UICollectionReusableView else {
        fatalError("\(type).init(frame:) did not make a UICollectionReusableView")
      }
      return view
    case .nib(let nib):
      let objects = nib.instantiate(withOwner: nil, options: nil)
      let views = objects.compactMap { $0 as? UICollectionReusableView }
      guard objects.count == 1, let view = views.first, key.kind != ReusePool.cellKind || view is UICollectionViewCell
      else {
        fatalError(
          """
          invalid nib registered for identifier (\(key.identifier)) - nib must contain exactly one top level object \
          which must be a UICollectionReusableView instance
          """)
      }
      return view
    }
  }
}

/// The views that wait for reuse, and the classes and nibs of new ones, by element kind and reuse identifier.
@MainActor
struct ReusePool {
  struct Key: Hashable {
    let kind: String
    let identifier: String
  }

  /// The registered origin of new views.
  enum Source {
    case viewClass(UICollectionReusableView.Type)
    case nib(UINib)

    /// A source of cells. Traps if the class is not a `UICollectionViewCell`.
    static func cells(_ cellClass: AnyClass) -> Self {
      guard let type = cellClass as? UICollectionViewCell.Type else {
        fatalError("must pass a class that is UICollectionViewCell or a subclass of it: \(cellClass)")
      }
      return .viewClass(type)
    }

    /// A source of supplementary views. Traps if the class is not a `UICollectionReusableView`.
    static func views(_ viewClass: AnyClass) -> Self {
      guard let type = viewClass as? UICollectionReusableView.Type else {
        fatalError("must pass a class that is UICollectionReusableView or a subclass of it: \(viewClass)")
      }
      return .viewClass(type)
    }
  }

  /// The element kind of cells, for which layouts have no constant.
  static let cellKind = "UICollectionElementKindCell"

  private var sources: [Key: Source] = [:]
  private var queues: [Key: [UICollectionReusableView]] = [:]

  /// Registers the source of new views; nil removes the registration.
  mutating func register(_ source: Source?, for key: Key) { sources[key] = source }

  func source(for key: Key) -> Source? { sources[key] }

  /// Adds a view to the reuse queue of its key.
  mutating func keep(_ view: UICollectionReusableView, for key: Key) { queues[key, default: []].append(view) }

  /// Removes and returns the view that was added last; nil if the reuse queue is empty. The view gets a new identity in
  /// the host's frames, because it will display another element.
  mutating func take(for key: Key) -> UICollectionReusableView? {
    let view = queues[key]?.popLast()
    view?.renewIdentity()
    return view
  }
}
