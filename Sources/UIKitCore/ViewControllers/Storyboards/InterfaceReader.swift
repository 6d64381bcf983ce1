import Foundation

/// Reads nibs and storyboards. The module that does so is found by its name, because it knows the lists too.
@_spi(Toolkit) @MainActor
public protocol InterfaceReading: AnyObject {
  /// The reader of a process.
  init()

  /// Reads the nib with a name; traps if there is none or if it is broken.
  func nib(named name: String, in bundle: Bundle?) -> any NibContent

  /// Reads a nib; traps if it is broken.
  func nib(data: Data, in bundle: Bundle?) -> any NibContent

  /// Reads the nib of a controller; nil if there is no nib for it. Traps if the controller names one that is not there.
  func nib(of controller: UIViewController) -> (any NibContent)?

  /// Reads the storyboard with a name; traps if there is none or if it is broken.
  func storyboard(named name: String, in bundle: Bundle?) -> any StoryboardContent
}

/// The content of a nib.
@_spi(Toolkit) @MainActor
public protocol NibContent: AnyObject {
  /// The name of the nib; nil for one that was made from data.
  var name: String? { get }

  /// Makes the objects, connects and awakes them, and returns those of the top level.
  func instantiate(owner: Any?, options: [UINib.OptionsKey: Any]?) -> [Any]
}

/// The content of a storyboard.
@_spi(Toolkit) @MainActor
public protocol StoryboardContent: AnyObject {
  /// The identifier of the initial controller in the file; nil if there isn't one.
  var initialController: String? { get }

  /// The identifier in the file of the controller with a storyboard identifier; nil if there isn't one.
  func controller(withStoryboardIdentifier identifier: String) -> String?

  /// Makes the controller with an identifier in the file, and what it contains.
  func makeController(
    _ identifier: String, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}

/// The part of a storyboard that a controller was made from.
@_spi(Toolkit) @MainActor
public protocol ControllerInterface: AnyObject {
  /// The storyboard that made the controller; nil for one from a nib.
  var storyboard: UIStoryboard? { get }

  /// Makes and connects the controller's view. Returns false if the controller has none in the file.
  func loadView(of controller: UIViewController) -> Bool

  /// Performs the segue with an identifier. Returns false if the controller has none of that name.
  func performSegue(withIdentifier identifier: String, from controller: UIViewController, sender: Any?) -> Bool
}

/// The reader of nibs and storyboards.
@MainActor
enum InterfaceReader {
  private static let name = "UIKitNibs.NibReader"

  /// The reader; nil in a program without the module that has it. The class is looked up once: a search for one that is
  /// not there goes through all types of the program.
  static let ifLinked: (any InterfaceReading)? = (NSClassFromString(name) as? any InterfaceReading.Type)?.init()

  /// The reader; traps in a program without the module that has it.
  static var shared: any InterfaceReading {
    guard let ifLinked else {
      fatalError("The class \(name), which reads nibs and storyboards, is not linked: depend on the product Pergola.")
    }
    return ifLinked
  }
}
