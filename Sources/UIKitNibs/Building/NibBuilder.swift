import Foundation
import PergolaDiagnostics
@_spi(Toolkit) import UIKitCore
@_spi(Toolkit) import UIKitLists

/// One instantiation of a nib, of a controller or of its view: the objects that are made, and what is done when all of
/// them exist.
///
/// 1. Objects are made by `init(coder:)`, parents first, and read their properties.
/// 2. ``finish()`` adds the constraints and sets the user-defined attributes,
/// 3. connects outlets, then actions and segues,
/// 4. calls `awakeFromNib()` in the order in which the objects were made,
/// 5. and logs what was not known.
@MainActor
final class NibBuilder {
  let file: NibFile
  let log: NibLog
  let values: NibValues
  /// The interface of the controller that is made, or whose view is made; nil for a nib.
  let interface: SceneInterface?

  /// The objects by their identifiers in the file.
  private(set) var objects: [String: AnyObject] = [:]
  /// Objects that exist already, such as a cell's labels, which take the places of elements.
  private var existing: [String: NSObject] = [:]
  /// The objects outside the part of the file that is made, by their identifiers.
  var outer: (String) -> AnyObject? = { _ in nil }
  /// The identifiers that stand for the first responder.
  var firstResponders: Set<String> = []

  private struct Made {
    let object: NSObject
    let element: NibElement
    /// False for an object that existed, such as the file's owner.
    let awakes: Bool
  }

  private var made: [Made] = []
  private var registered: Set<ObjectIdentifier> = []
  private var constraints: [(owner: UIView, elements: [NibElement])] = []
  private var roots: [NibElement] = []

  init(file: NibFile, values: NibValues, interface: SceneInterface? = nil) {
    self.file = file
    self.values = values
    self.interface = interface
    log = values.log
  }

  // MARK: Objects

  /// Makes the object of an element; nil if its class returns nil, or if the element is not known.
  func make(_ element: NibElement) -> NSObject? {
    if let id = element.id {
      if let known = objects[id] as? NSObject { return known }
      if let object = existing.removeValue(forKey: id) {
        adopt(object, element)
        return object
      }
    }
    guard let type = NibClass.type(of: element, in: file, log: log) else { return nil }
    let coder = NibCoder(element, self)
    guard let object = Self.construct(type, with: coder) else { return nil }
    if !registered.contains(ObjectIdentifier(object)) { adopt(object, element) }
    return object
  }

  /// Makes a controller with a closure, or with `init(coder:)` if that returns nil.
  func makeController(
    _ element: NibElement, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if let made = creator?(NibCoder(element, self)) { return made }
    return make(element) as? UIViewController
  }

  private static func construct(_ type: NSObject.Type, with coder: NibCoder) -> NSObject? {
    switch type {
    case let type as UIView.Type: type.init(coder: coder)
    case let type as UIViewController.Type: type.init(coder: coder)
    case let type as UIBarItem.Type: type.init(coder: coder)
    case let type as UINavigationItem.Type: type.init(coder: coder)
    case let type as UICollectionViewLayout.Type: type.init(coder: coder)
    default: type.construct()
    }
  }

  /// Lets an object that exists take the place of an element, with the element's properties.
  func adopt(_ object: NSObject, _ element: NibElement) {
    if let id = element.id { existing[id] = nil }
    register(object, element)
    let coder = NibCoder(element, self)
    for type in PropertyDecoders.classes(of: object) { coder.decodeProperties(of: object, declaredBy: type) }
  }

  /// Reserves the place of an element for an object that exists.
  func reserve(_ id: String?, for object: NSObject) {
    if let id { existing[id] = object }
  }

  /// Notes an object under the identifier of its element.
  func register(_ object: NSObject, _ element: NibElement, awakes: Bool = true) {
    guard registered.insert(ObjectIdentifier(object)).inserted else { return }
    if let id = element.id { objects[id] = object }
    made.append(Made(object: object, element: element, awakes: awakes))
  }

  /// Notes an object that was not made here under an identifier.
  func note(_ object: AnyObject, as id: String?) {
    if let id { objects[id] = object }
  }

  /// Notes the elements whose unread parts are logged at the end.
  func addRoot(_ element: NibElement) { roots.append(element) }

  /// The connections of an object that was not made here, such as the file's owner.
  func addConnections(of object: NSObject, _ element: NibElement) {
    made.append(Made(object: object, element: element, awakes: false))
  }

  /// The object with an identifier in the file; nil if there is none.
  func object(_ id: String) -> AnyObject? { objects[id] ?? outer(id) }

  /// The value of an element: an object, or a colour, a font, a text.
  func value(of element: NibElement) -> Any? {
    if NibClass.base(of: element.tag) != nil { return make(element) }
    return values.value(element)
  }

  // MARK: Constraints

  /// Adds constraints when all objects exist.
  func addConstraints(_ elements: [NibElement], to owner: UIView) { constraints.append((owner, elements)) }

  // MARK: The end

  /// Completes the instantiation.
  func finish() {
    for (owner, elements) in constraints {
      ConstraintBuilder(owner: owner, builder: self).add(elements)
    }
    constraints = []
    let made = made
    for entry in made { RuntimeAttributes(builder: self).set(on: entry.object, entry.element) }
    let connector = Connector(builder: self)
    for entry in made { connector.connectOutlets(of: entry.object, entry.element) }
    for entry in made { connector.connectActions(of: entry.object, entry.element) }
    for entry in made { SizeClassVariations.apply(to: entry.object, entry.element, builder: self) }
    for entry in made where entry.awakes { (entry.object as? UIResponder)?.awakeFromNib() }
    for root in roots { log.reportUnread(of: root) }
  }
}
