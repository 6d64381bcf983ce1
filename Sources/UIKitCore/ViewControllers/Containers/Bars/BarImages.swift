/// The images that an app sets for the background of a bar itself, which win over those of its appearances.
struct BarImages {
  private var backgrounds: [UIBarMetrics: UIImage] = [:]
  /// The image between bar and content; nil for the line of the appearance.
  var shadow: UIImage?

  /// The image behind the bar that was set for some metrics; nil if there isn't one.
  subscript(metrics: UIBarMetrics) -> UIImage? {
    get { backgrounds[metrics] }
    set { backgrounds[metrics] = newValue }
  }

  /// The image behind a bar with some metrics: their own, or that of the default metrics.
  func background(for metrics: UIBarMetrics) -> UIImage? { backgrounds[metrics] ?? backgrounds[.default] }
}
