extension UIView {
  /// The traits of the view's environment. A view outside of any window inherits the current traits through its topmost
  /// superview.
  public var traitCollection: UITraitCollection {
    let inherited = traitOverrides.applied(to: inheritedTraits)
    let style = ownUserInterfaceStyle
    guard style != .unspecified else { return inherited }
    return inherited.changing { $0.userInterfaceStyle = style }
  }

  private final var inheritedTraits: UITraitCollection {
    if let viewController { return viewController.traitCollection }
    if let superview { return traits(inheriting: superview.traitCollection) }
    if let window = self as? UIWindow { return window.sceneTraits }
    return traits(inheriting: SceneContext.current.traits)
  }

  /// The layout direction of the view's content.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.isRightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Called when the environment may have changed; notifies this view and its descendants, parents first.
  @_spi(Toolkit) public final func traitsDidChange() {
    reportTraits()
    setNeedsRenderInSubtree()
  }

  /// Calls `traitCollectionDidChange(_:)` on the views of the subtree whose traits differ from those last reported.
  final func reportTraits() {
    let traits = traitCollection
    if reportedTraits != traits {
      let previous = reportedTraits
      reportedTraits = traits
      viewController?.reportTraits(traits, previous: previous)
      performWithOwnTraits {
        traitCollectionDidChange(previous)
        traitChanges.report(traits, previous: previous)
      }
      contentSizeMayHaveChanged(previous: previous, current: traits)
      needsDisplay = true
      setNeedsRender()
    }
    for subview in subviews { subview.reportTraits() }
  }

  /// Requests layout if the text size, the display scale or the layout direction changed.
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
