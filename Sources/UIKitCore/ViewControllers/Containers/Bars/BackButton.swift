import Foundation

/// The button that leads back to the previous page.
final class BackButton: UIButton {
  /// The titles to choose from, from the longest to the shortest; nil for the symbol alone.
  private var candidates: [String?] = [nil]
  var titleAppearance: UIBarButtonItemAppearance? { didSet { updateTitle() } }
  /// Goes back.
  var onUse: () -> Void = {}

  private static var genericTitle: String { SystemText.localized("Back") }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setImage(UIImage(systemName: "chevron.backward"), for: .normal)
    addAction(UIAction { [weak self] _ in self?.onUse() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { return nil }

  /// Takes over the title of a page that the button leads to.
  func show(title: String?, image: UIImage?, mode: UINavigationItem.BackButtonDisplayMode) {
    let generic = Self.genericTitle
    let name = title.flatMap { $0.isEmpty ? nil : $0 } ?? generic
    accessibilityLabel = name
    switch mode {
    case .default: candidates = name == generic ? [name, nil] : [name, generic, nil]
    case .generic: candidates = [generic, nil]
    case .minimal: candidates = [nil]
    }
    if let image {
      candidates = [nil]
      setImage(image, for: .normal)
    } else {
      setImage(UIImage(systemName: "chevron.backward"), for: .normal)
    }
  }

  /// Shows the longest title that fits, and returns the width of the button.
  func fit(_ room: CGFloat, _ metrics: BarMetrics) -> CGFloat {
    for candidate in candidates {
      setTitle(candidate, for: .normal)
      let width = metrics.width(intrinsicContentSize.width)
      if width <= room { return width }
    }
    return metrics.width(intrinsicContentSize.width)
  }

  private func updateTitle() {
    let attributes = titleAppearance?.normal.titleTextAttributes ?? [:]
    titleLabel?.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
    setTitleColor(attributes[.foregroundColor] as? UIColor ?? tintColor, for: .normal)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateTitle()
  }
}
