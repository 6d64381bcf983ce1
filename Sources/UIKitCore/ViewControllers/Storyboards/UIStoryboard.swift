import Foundation

/// The controllers of a `.storyboard` file and the segues between them.
///
/// The XML is read at run time. A scene is read when one of its controllers is made.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let content: any StoryboardContent

  /// Opens the file `name.storyboard` of a bundle. Traps if there is none.
  ///
  /// - Parameter storyboardBundleOrNil: The bundle; nil for the app's.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    content = InterfaceReader.shared.storyboard(named: name, in: storyboardBundleOrNil)
    super.init()
  }

  /// Makes the initial controller; nil if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: Optional<(NSCoder) -> UIViewController?>.none)
  }

  /// Makes the initial controller with a closure; nil if the storyboard has none.
  ///
  /// - Parameter creator: A closure that makes the controller from a coder; nil, or nil returned by it, for
  ///   `init(coder:)`.
  public final func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let identifier = content.initialController else { return nil }
    return make(identifier, as: ViewController.self, creator: creator)
  }

  /// Makes the controller with a storyboard identifier. Traps if there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: Optional<(NSCoder) -> UIViewController?>.none)
  }

  /// Makes the controller with a storyboard identifier with a closure. Traps if there is none.
  ///
  /// - Parameter creator: A closure that makes the controller from a coder; nil, or nil returned by it, for
  ///   `init(coder:)`.
  public final func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let known = content.controller(withStoryboardIdentifier: identifier),
      let controller = make(known, as: ViewController.self, creator: creator)
    else {
      fatalError("Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return controller
  }

  /// Makes the controller with an identifier in the file; nil if there isn't one.
  @_spi(Toolkit) public final func makeController(
    inFile identifier: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    content.makeController(identifier, of: self, creator: creator)
  }

  private func make<ViewController: UIViewController>(
    _ identifier: String, as type: ViewController.Type, creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    let wide = creator.map { creator in { (coder: NSCoder) -> UIViewController? in creator(coder) } }
    guard let made = content.makeController(identifier, of: self, creator: wide) else { return nil }
    guard let controller = made as? ViewController else {
      fatalError("Storyboard (\(self)) made a \(Swift.type(of: made)) where the caller expects a \(type).")
    }
    return controller
  }

  open override nonisolated var description: String {
    let name = Thread.isMainThread ? MainActor.assumeIsolated { " '\(self.name)'" } : ""
    return "<UIStoryboard: \(ObjectIdentifier(self))\(name)>"
  }
}
