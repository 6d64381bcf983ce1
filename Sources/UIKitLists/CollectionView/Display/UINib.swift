import Foundation
@_spi(Toolkit) import UIKitCore

/// An object that makes a group of views, such as a cell with its subviews.
///
/// Differs from UIKit: a nib consists of code.
///
/// ```swift
/// let nib = UINib { owner in [CaptionCell(frame: .zero)] }
/// collectionView.register(nib, forCellWithReuseIdentifier: "caption")
/// ```
@preconcurrency @MainActor
public final class UINib: NSObject {
  /// A key of the options of an instantiation. There are no predefined keys.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let makeObjects: @MainActor (Any?) -> [Any]

  /// Creates a nib from a closure.
  ///
  /// - Parameter makeObjects: called for every instantiation, with its owner. Returns the top-level objects.
  @preconcurrency public init(_ makeObjects: @escaping @MainActor (_ owner: Any?) -> [Any]) {
    self.makeObjects = makeObjects
    super.init()
  }

  /// Not available: xib files are not read on this platform. Use ``init(_:)`` with a closure that makes the views.
  @available(
    *, unavailable,
    message:
      "xibs are not read on this platform: register the class, or make the nib in code: UINib { owner in [view] }"
  )
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    fatalError("xibs are not read on this platform.")
  }

  /// Makes new top-level objects, and calls their `awakeFromNib()`. The options are ignored.
  public func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    let objects = makeObjects(ownerOrNil)
    for object in objects { (object as? UIResponder)?.awakeFromNib() }
    return objects
  }
}
