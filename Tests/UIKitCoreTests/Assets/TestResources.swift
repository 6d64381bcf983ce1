import Foundation

@testable import UIKitCore

/// A folder of resources that is removed with its owner.
final class TestResources {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("resources-\(UUID().uuidString)")

  init(_ files: [String: Data]) throws {
    for (path, data) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var bundle: Bundle? { Bundle(url: folder) }

  func image(_ name: String, _ traits: UITraitCollection? = nil) -> UIImage? {
    UIImage(named: name, in: bundle, compatibleWith: traits)
  }

  func color(_ name: String) -> UIColor? { UIColor(named: name, in: bundle, compatibleWith: nil) }
}

/// The width in pixels of the variant of an image for a scale and an appearance.
func pixelWidth(
  _ image: UIImage?, scale: CGFloat = 2, style: UIUserInterfaceStyle = .light,
  contrast: UIAccessibilityContrast = .unspecified
) -> CGFloat? {
  let traits = UITraitCollection.processDefault.changing {
    $0.displayScale = scale
    $0.userInterfaceStyle = style
    $0.accessibilityContrast = contrast
  }
  return image?.storage.picture?.resolved(with: traits).source.pixelSize.width
}
