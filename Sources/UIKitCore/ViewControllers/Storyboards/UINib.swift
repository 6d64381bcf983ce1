import Foundation

/// An object that makes a group of objects, such as a cell with its subviews, from a nib file.
///
/// A nib is the XML of a `.xib` file, which is read at run time. It may also consist of code:
///
/// ```swift
/// let nib = UINib { owner in [CaptionCell(frame: .zero)] }
/// collectionView.register(nib, forCellWithReuseIdentifier: "caption")
/// ```
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A key of the options of an instantiation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A dictionary of the objects that take the places of the nib's external objects, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let makeObjects: @MainActor (_ owner: Any?, _ options: [OptionsKey: Any]?) -> [Any]

  /// Creates a nib from a closure.
  ///
  /// - Parameter makeObjects: called for every instantiation, with its owner. Returns the top-level objects, of which
  ///   `awakeFromNib()` is called afterwards.
  @preconcurrency public init(_ makeObjects: @escaping @MainActor (_ owner: Any?) -> [Any]) {
    self.makeObjects = { owner, _ in
      let objects = makeObjects(owner)
      for object in objects { (object as? UIResponder)?.awakeFromNib() }
      return objects
    }
    super.init()
  }

  /// Creates a nib from the file `name.xib` of a bundle. The file is read at the first instantiation, which traps if
  /// there is none.
  ///
  /// - Parameter bundleOrNil: The bundle; nil for the app's.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let content = Loaded { InterfaceReader.shared.nib(named: name, in: bundleOrNil) }
    makeObjects = { content.value.instantiate(owner: $0, options: $1) }
    super.init()
  }

  /// Creates a nib from the content of a `.xib` file, which is read at the first instantiation.
  ///
  /// - Parameter bundleOrNil: The bundle in which images, colours and classes are looked up; nil for the app's.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    let content = Loaded { InterfaceReader.shared.nib(data: data, in: bundleOrNil) }
    makeObjects = { content.value.instantiate(owner: $0, options: $1) }
    super.init()
  }

  /// Creates a nib from content that was read.
  @_spi(Toolkit) public init(content: any NibContent) {
    makeObjects = { content.instantiate(owner: $0, options: $1) }
    super.init()
  }

  /// Makes new objects, connects them, calls their `awakeFromNib()`, and returns those of the top level.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The file's owner, whose outlets are set and which receives actions.
  ///   - optionsOrNil: The external objects of the nib, under `OptionsKey.externalObjects`.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    makeObjects(ownerOrNil, optionsOrNil)
  }

  /// Content that is read when it is first needed.
  @MainActor
  private final class Loaded {
    private let read: () -> any NibContent
    private(set) lazy var value = read()

    init(_ read: @escaping () -> any NibContent) { self.read = read }
  }
}

extension Bundle {
  /// Makes the objects of the file `name.xib` of the bundle, and returns those of the top level. Traps if there is no
  /// such file.
  ///
  /// - Parameters:
  ///   - owner: The file's owner, whose outlets are set and which receives actions.
  ///   - options: The external objects of the nib, under `UINib.OptionsKey.externalObjects`.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
