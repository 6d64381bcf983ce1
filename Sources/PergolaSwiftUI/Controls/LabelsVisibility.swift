extension EnvironmentValues {
  private enum LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// The visibility of the labels of controls.
  var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls inside. The labels still name the controls for accessibility.
  public nonisolated func labelsHidden() -> some View {
    modifier(EnvironmentModifier { $0.labelsVisibility = .hidden })
  }
}
