import Foundation

/// A button below the texts, which exists while it has a title, a subtitle or an image.
@MainActor
final class ContentUnavailableButton {
  private(set) var view: UIButton?
  private var action: UIAction?

  func show(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    in container: UIView
  ) {
    var configuration = configuration
    if let action = properties.primaryAction {
      if configuration.title == nil, !action.title.isEmpty { configuration.title = action.title }
      if configuration.image == nil { configuration.image = action.image }
    }
    guard configuration.title != nil || configuration.subtitle != nil || configuration.image != nil else {
      view?.removeFromSuperview()
      view = nil
      action = nil
      return
    }
    let button = view ?? UIButton(configuration: configuration)
    if view == nil {
      view = button
      container.addSubview(button)
    }
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    if button.menu !== properties.menu { button.menu = properties.menu }
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    guard action !== properties.primaryAction else { return }
    if let action { button.removeAction(action, for: .primaryActionTriggered) }
    action = properties.primaryAction
    if let action { button.addAction(action, for: .primaryActionTriggered) }
  }

  func size(width: CGFloat) -> CGSize {
    let size = view?.intrinsicContentSize ?? .zero
    return CGSize(width: min(size.width, width), height: size.height)
  }
}
