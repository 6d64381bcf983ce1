extension UIViewController {
  /// Calls `traitCollectionDidChange(_:)` and the handlers that are registered for the traits that changed.
  final func reportTraits(_ traits: UITraitCollection, previous: UITraitCollection?) {
    if previous != nil { setNeedsUpdateContentUnavailableConfiguration() }
    SceneContext.current.with(traits: traits).perform {
      traitCollectionDidChange(previous)
      traitChanges.report(traits, previous: previous)
    }
  }
}
