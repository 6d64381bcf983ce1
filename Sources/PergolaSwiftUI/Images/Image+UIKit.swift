import Foundation
@_spi(Toolkit) import UIKitCore

extension Image {
  /// The image of UIKit in an environment; nil if there is none.
  func uiImage(in environment: EnvironmentValues) -> UIImage? {
    guard var image = unstyledImage(in: environment) else { return nil }
    switch self.mode {
    case .original: image = image.withRenderingMode(.alwaysOriginal)
    case .template: image = image.withRenderingMode(.alwaysTemplate)
    case nil: break
    }
    if image.isSymbolImage {
      var styling = environment.textStyling
      if let font = ownFont { styling.font = font }
      var configuration = UIImage.SymbolConfiguration(
        font: styling.resolvedFont.uiFont, scale: environment.imageScale.uiScale)
      if let mode = symbolMode ?? environment.symbolRenderingMode {
        configuration = configuration.applying(mode.configuration(environment.foreground))
      }
      // A symbol of UIKit keeps what its own configuration says.
      if let own = image.symbolConfiguration { configuration = configuration.applying(own) }
      image = image.withConfiguration(configuration)
    } else if let resizing = resizing, resizing.mode == .tile || resizing.capInsets != EdgeInsets() {
      image = image.resizableImage(
        withCapInsets: UIEdgeInsets(
          top: resizing.capInsets.top, left: resizing.capInsets.leading, bottom: resizing.capInsets.bottom,
          right: resizing.capInsets.trailing), resizingMode: resizing.mode == .tile ? .tile : .stretch)
    }
    return image
  }

  private func unstyledImage(in environment: EnvironmentValues) -> UIImage? {
    switch source {
    case .symbol(let name): UIImage(systemName: environment.symbolVariants.name(of: name)) ?? UIImage(systemName: name)
    case .named(let name, let bundle): UIImage(named: name, in: bundle, compatibleWith: nil)
    case .image(let image): image
    }
  }
}
