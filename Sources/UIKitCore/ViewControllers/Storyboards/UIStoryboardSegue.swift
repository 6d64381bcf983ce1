import Foundation

/// A transition between two controllers of a storyboard.
///
/// Its kind decides what it does: it shows the destination, presents it, embeds it, or unwinds to it. A subclass
/// overrides ``perform()``.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier in the storyboard; nil for none.
  public final let identifier: String?
  /// The controller that the segue leaves.
  public final let source: UIViewController
  /// The controller that the segue leads to.
  public final let destination: UIViewController

  /// The transition of a segue without a class of its own; nil for a segue that the app made.
  @_spi(Toolkit) public final var performHandler: (() -> Void)?

  /// A segue of a subclass that performs itself.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// A segue that performs a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Performs the transition. Subclasses override it.
  open func perform() {
    guard let performHandler else {
      fatalError("Segues must either have a performHandler or override -perform in a subclass: \(type(of: self))")
    }
    performHandler()
  }
}
