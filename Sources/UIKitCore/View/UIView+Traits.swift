extension UIView {
  /// What the view must know of its surroundings; outside of any window, what its topmost superview would have.
  public var traitCollection: UITraitCollection {
    let inherited = inheritedTraits
    guard overrideUserInterfaceStyle != .unspecified else { return inherited }
    return inherited.changing { $0.userInterfaceStyle = overrideUserInterfaceStyle }
  }

  private final var inheritedTraits: UITraitCollection {
    if let viewController { return viewController.traitCollection }
    if let superview { return traits(inheriting: superview.traitCollection) }
    if let window = self as? UIWindow { return window.sceneTraits }
    return traits(inheriting: SceneContext.current.traits)
  }

  /// Whether the view's own contents run from right to left.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.isRightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Called where the surroundings may have changed: tells this view and all inside, parents first.
  @_spi(Toolkit) public final func traitsDidChange() {
    reportTraits()
    setNeedsRenderInSubtree()
  }

  /// Calls `traitCollectionDidChange(_:)` on those in the subtree whose traits are not what they were told last.
  final func reportTraits() {
    let traits = traitCollection
    if reportedTraits != traits {
      let previous = reportedTraits
      reportedTraits = traits
      viewController?.reportTraits(traits, previous: previous)
      performWithOwnTraits { traitCollectionDidChange(previous) }
      contentSizeMayHaveChanged(previous: previous, current: traits)
      needsDisplay = true
      setNeedsRender()
    }
    for subview in subviews { subview.reportTraits() }
  }

  /// Text of another size, or measured by another scale, asks for another layout.
  private final func contentSizeMayHaveChanged(previous: UITraitCollection?, current: UITraitCollection) {
    guard let previous else { return }
    if previous.preferredContentSizeCategory != current.preferredContentSizeCategory
      || previous.displayScale != current.displayScale || previous.layoutDirection != current.layoutDirection
    {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      if previous.layoutDirection != current.layoutDirection { constraintDirectionDidChange() }
    }
  }
}
