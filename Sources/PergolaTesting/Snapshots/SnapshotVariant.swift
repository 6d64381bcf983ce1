import Foundation
import RenderTree
import UIKitCore

/// The changes to a screen's environment before a comparison; nil for values that stay.
struct SnapshotVariant {
  var size: CGSize?
  var appearance: Driver.Appearance?
  var contentSize: UIContentSizeCategory?

  /// Returns every combination; a value without choices stays as it is.
  static func all(
    sizes: [CGSize], appearances: [Driver.Appearance], contentSizes: [UIContentSizeCategory]
  ) -> [SnapshotVariant] {
    func choices<Choice>(_ choices: [Choice]) -> [Choice?] { choices.isEmpty ? [nil] : choices }
    return choices(sizes).flatMap { size in
      choices(appearances).flatMap { appearance in
        choices(contentSizes).map { SnapshotVariant(size: size, appearance: appearance, contentSize: $0) }
      }
    }
  }

  /// The parts of the reference's name that describe the variant.
  var names: [String] {
    var names: [String] = []
    if let size { names.append("\(Self.digits(size.width))x\(Self.digits(size.height))") }
    if let appearance { names.append(appearance == .dark ? "dark" : "light") }
    if let contentSize { names.append(contentSize.textSize.rawValue) }
    return names
  }

  private static func digits(_ length: CGFloat) -> String {
    length == length.rounded() && length.magnitude < 1e9 ? String(Int(length)) : String(Double(length))
  }

  func apply(to configuration: inout SceneConfiguration) {
    if let size { configuration.size = size }
    if let appearance { configuration.appearance = appearance == .dark ? .dark : .light }
    if let contentSize { configuration.textSize = contentSize.textSize }
  }
}
