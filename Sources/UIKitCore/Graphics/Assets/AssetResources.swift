import Foundation

/// A name of an image in a bundle's asset catalogues. The build makes one for each image of an adopted project.
public struct ImageResource: Hashable, @unchecked Sendable {
  // Unchecked for the bundle, which is not changed.
  package let name: String
  package let bundle: Bundle

  /// An image of a bundle by its name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A name of a colour in a bundle's asset catalogues. The build makes one for each colour of an adopted project.
public struct ColorResource: Hashable, @unchecked Sendable {
  // Unchecked for the bundle, which is not changed.
  package let name: String
  package let bundle: Bundle

  /// A colour of a bundle by its name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// The image of a resource. It is empty, which is logged, if its bundle has no such image.
  public convenience init(resource: ImageResource) {
    let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init(storage: image?.storage ?? Storage(), namedAsset: image?.namedAsset)
  }
}

extension UIColor {
  /// The colour of a resource. It is transparent, which is logged, if its bundle has no such colour.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init(storage: color?.storage ?? UIColor.clear.storage)
  }
}
