import Foundation

extension UICollectionView {
  // MARK: Beginning

  /// Makes the view of an element and shows it. True where its size has changed the layout.
  final func beginDisplay(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let key = attributes.key
    let element = DisplayedElement(view: makeView(for: attributes), attributes: attributes)
    element.layoutState = pass.layoutState
    visible.insert(element, for: key)
    place(element, by: attributes)
    let changesLayout = measureIfNeeded(element)
    if changesLayout {
      prepareLayoutIfNeeded()
      if let fresh = layoutAttributes(for: key) { apply(fresh, to: element) }
    }
    tellWillDisplay(element.view, as: key)
    if let update {
      update.showAppearing(element, as: key, in: self)
    } else {
      insertInOrder(element)
    }
    return changesLayout
  }

  private final func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let path = attributes.indexPath
    switch (attributes.representedElementCategory, attributes.representedElementKind) {
    case (.supplementaryView, let kind?):
      return requestSupplementaryView(ofKind: kind, at: path, attributes: attributes)
    case (.decorationView, let kind?):
      return makeDecorationView(ofKind: kind, attributes: attributes)
    default:
      let cell = requestCell(at: path, attributes: attributes)
      updateState(of: cell, at: path)
      cell.updateConfigurationIfNeeded()
      return cell
    }
  }

  private final func makeDecorationView(
    ofKind kind: String, attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    guard let source = collectionViewLayout.decorationViews[kind] else {
      fatalError(
        """
        could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype \
        in a storyboard
        """)
    }
    let key = ReusePool.Key(kind: kind, identifier: "decoration of \(source.identity)")
    pool.register(source, for: key)
    return takeOrMakeView(key, attributes: attributes)
  }

  /// Tells a cell what it is to show apart from its content.
  final func updateState(of cell: UICollectionViewCell, at path: IndexPath) {
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = highlight?.indexPath == path
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    cell.setEditing(isEditing && isEditable(path))
    cell.setMoving(handMovement?.current == path)
  }

  private final func isEditable(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, canEditItemAt: dataPath(of: path)) ?? true
  }

  private final func tellWillDisplay(_ view: UICollectionReusableView, as key: ElementKey) {
    guard let delegate else { return }
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      delegate.collectionView(self, willDisplay: cell, forItemAt: dataPath(of: key.indexPath))
    } else if key.category == .supplementaryView, let kind = key.kind {
      delegate.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.indexPath)
    }
  }

  // MARK: Ending

  /// Takes off what is not wanted any more; in an update it moves out of sight first.
  final func endDisplayOfAll(but wanted: [UICollectionViewLayoutAttributes]) {
    guard !visible.byKey.isEmpty else { return }
    let keys = Set(wanted.map(\.key))
    let unwanted = visible.byKey.keys.filter { !keys.contains($0) }.sorted { $0.precedes($1) }
    for key in unwanted {
      guard let element = visible.remove(key) else { continue }
      if let update {
        update.moveOut(element, as: key, in: self)
      } else {
        endDisplay(of: element, as: key)
      }
    }
  }

  /// Takes a view off, tells the delegate, and keeps the view for another element.
  ///
  /// - Parameter key: what it was displayed as.
  final func endDisplay(of element: DisplayedElement, as key: ElementKey) {
    let view = element.view
    swipes?.rowDidEndDisplay(view)
    view.removeFromSuperview()
    if let delegate {
      if let cell = view as? UICollectionViewCell, key.category == .cell {
        delegate.collectionView(self, didEndDisplaying: cell, forItemAt: dataPath(of: key.indexPath))
      } else if key.category == .supplementaryView, let kind = key.kind {
        delegate.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.indexPath)
      }
    }
    if let reuseKey = view.reuseKey { pool.keep(view, for: reuseKey) }
  }

  // MARK: Placing

  /// Gives an element that is on screen its new place, if it has one.
  final func apply(_ attributes: UICollectionViewLayoutAttributes, to element: DisplayedElement) {
    let isElsewhere = element.view.superview.map { $0 !== container(of: attributes.key) } ?? false
    guard element.attributes !== attributes || isElsewhere else { return }
    let changes = !element.attributes.isEqual(attributes)
    let changesPlaceInStack = element.attributes.zIndex != attributes.zIndex
    if changes { checkInvalidation(of: element, to: attributes) }
    element.attributes = attributes
    element.layoutState = pass.layoutState
    if isElsewhere { moveToContainer(element) }
    if changes || isElsewhere { place(element, by: attributes) }
    if changesPlaceInStack, !isElsewhere, element.view.superview != nil { insertInOrder(element) }
  }

  /// Headers and the like that an app's layout places elsewhere, without having been invalidated, would be where they
  /// were until they leave the screen. A compositional layout's handler of visible items may do as it likes.
  private final func checkInvalidation(
    of element: DisplayedElement, to attributes: UICollectionViewLayoutAttributes
  ) {
    guard attributes.representedElementCategory == .supplementaryView, element.layoutState == pass.layoutState,
      update == nil, handMovement == nil, !collectionViewLayout.makesAttributesAnew,
      !(collectionViewLayout is UICollectionViewCompositionalLayout)
    else { return }
    fatalError(
      """
      layout attributes for supplementary item at index path (\(attributes.indexPath)) changed from \
      \(element.attributes) to \(attributes) without invalidating the layout
      """)
  }

  /// Puts an element's view into another row, or out of one, where it is on the screen: from there it moves on.
  private final func moveToContainer(_ element: DisplayedElement) {
    let view = element.view
    let container = container(of: element.attributes.key)
    let frame = view.convert(view.bounds, to: container)
    UIView.performWithoutAnimation {
      insertInOrder(element)
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  final func place(_ element: DisplayedElement, by given: UICollectionViewLayoutAttributes) {
    let attributes = movingAttributes(for: given) ?? given
    place(element.view, by: attributes)
    element.view.appliedAttributes = attributes
    element.view.apply(attributes)
  }

  /// Has a view stand where attributes say, in the row that it is in or is going to be in.
  final func place(_ view: UICollectionReusableView, by attributes: UICollectionViewLayoutAttributes) {
    let row = (view.superview ?? container(of: attributes.key)) as? SectionRowView
    view.place(by: attributes, from: row?.contentOrigin ?? .zero)
  }

  /// What the layout says now of an element.
  final func layoutAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    layoutAttributes(for: key, in: collectionViewLayout)
  }

  final func layoutAttributes(
    for key: ElementKey, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    switch (key.category, key.kind) {
    case (.supplementaryView, let kind?):
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: key.indexPath)
    case (.decorationView, let kind?):
      layout.layoutAttributesForDecorationView(ofKind: kind, at: key.indexPath)
    default:
      hasItem(at: key.indexPath) ? layout.layoutAttributesForItem(at: key.indexPath) : nil
    }
  }

  /// Puts an element's view among the others, into its section's row where it has one.
  final func insertInOrder(_ element: DisplayedElement) {
    element.view.appliedAttributes = element.attributes
    container(of: element.attributes.key)
      .insertSubview(element.view, by: element.attributes.stackOrder, behindAll: backgroundView)
  }

  final func placeBackgroundView() {
    if let backgroundView { backgroundView.frame = bounds }
    placeIndexView()
  }

  // MARK: Measuring

  /// Asks a view for the size it would rather have. True where the layout is invalid because of that.
  final func measureIfNeeded(_ element: DisplayedElement) -> Bool {
    let attributes = element.attributes
    guard element.settledSize != attributes.size, collectionViewLayout.asksForPreferences(attributes),
      pass.measured.insert(ObjectIdentifier(element.view)).inserted
    else { return false }
    let preferred = element.view.preferredLayoutAttributesFitting(attributes.duplicate())
    let layout = collectionViewLayout
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return pass.layoutIsStale
  }

  /// The content of a view on screen may ask for another size.
  final func contentSizeMayHaveChanged(of view: UICollectionReusableView, constraintsChanged: Bool) {
    guard
      selfSizingInvalidation == .enabledIncludingConstraints
        || selfSizingInvalidation == .enabled && !constraintsChanged,
      !pass.isRunning, update == nil, requests.isEmpty,
      let key = view.displayedAs, let element = visible[key], element.view === view
    else { return }
    setNeedsMeasuring(element)
    pass.contentChanged = true
  }

  final func setNeedsMeasuring(_ element: DisplayedElement) {
    guard collectionViewLayout.asksForPreferences(element.attributes) else { return }
    element.settledSize = nil
    setNeedsLayout()
  }
}

extension UICollectionViewLayout {
  /// Whether a view may be asked for another size. Our own layouts say which sizes are estimates; of one that is the
  /// app's that is not known.
  fileprivate func asksForPreferences(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    !attributes.estimatedAxes.isEmpty || !(self is any MarksEstimates)
  }

  /// Whether attributes are new objects each time that they are asked for: those of our own layouts.
  var makesAttributesAnew: Bool {
    type(of: self) == UICollectionViewFlowLayout.self || type(of: self) == UICollectionViewCompositionalLayout.self
  }
}

extension ReusePool.Source {
  /// What tells the decoration views of one class, or of one nib, from others.
  fileprivate var identity: String {
    let identifier =
      switch self {
      case .viewClass(let type): ObjectIdentifier(type)
      case .nib(let nib): ObjectIdentifier(nib)
      }
    return "\(UInt(bitPattern: identifier.hashValue))"
  }
}

/// A layout that says by `estimatedAxes` which sizes are estimates: of the others, any may be one.
protocol MarksEstimates: UICollectionViewLayout {}

extension UICollectionViewCompositionalLayout: MarksEstimates {}

extension UICollectionViewFlowLayout: MarksEstimates {}
