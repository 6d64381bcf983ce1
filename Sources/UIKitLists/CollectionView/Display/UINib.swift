import Foundation
@_spi(Toolkit) import UIKitCore

/// Makes sets of views that belong together, such as a cell with all that is in it.
///
/// Differs from UIKit: a nib is backed by code.
///
/// ```swift
/// let nib = UINib { owner in [CaptionCell(frame: .zero)] }
/// collectionView.register(nib, forCellWithReuseIdentifier: "caption")
/// ```
@MainActor
public final class UINib: NSObject {
  /// What can be said of an instantiation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key of that name.
    public let rawValue: String
    /// The key of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let makeObjects: @MainActor (Any?) -> [Any]

  /// A nib whose top-level objects a closure makes.
  ///
  /// - Parameter makeObjects: called for every instantiation, with its owner.
  public init(_ makeObjects: @escaping @MainActor (_ owner: Any?) -> [Any]) {
    self.makeObjects = makeObjects
    super.init()
  }

  /// Traps: xibs are not read on this platform. Make the nib with a closure that makes its views.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    fatalError(
      """
      Could not load NIB in bundle: '\((bundleOrNil ?? .main).bundlePath)' with name '\(name)': xibs are not read on \
      this platform; make the nib with a closure instead, UINib { owner in [view] }.
      """)
  }

  /// New top-level objects.
  public func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    makeObjects(ownerOrNil)
  }
}
