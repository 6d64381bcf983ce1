import Foundation
import UIKitCore

/// A value that `ShareLink` shares: a link, a text, an image. It stands in the place of `Transferable`.
public protocol _ShareableValue {
  /// The value as an item of a share sheet.
  @MainActor var _sharedItem: Any { get }
}

extension URL: _ShareableValue {
  public var _sharedItem: Any { self }
}

extension String: _ShareableValue {
  public var _sharedItem: Any { self }
}

extension AttributedString: _ShareableValue {
  /// The text without its attributes.
  public var _sharedItem: Any { String(characters) }
}

extension Image: _ShareableValue {
  /// The image of UIKit; an empty one for a name that is not known.
  @MainActor public var _sharedItem: Any {
    switch source {
    case .symbol(let name): UIImage(systemName: name) ?? UIImage()
    case .named(let name, let bundle): UIImage(named: name, in: bundle, compatibleWith: nil) ?? UIImage()
    case .image(let image): image
    }
  }
}

/// Stands for the image that a preview does not have.
extension Never: _ShareableValue {
  public var _sharedItem: Any { switch self {} }
}
