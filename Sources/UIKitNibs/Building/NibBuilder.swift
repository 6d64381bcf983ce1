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

  /// The objects by their identifiers in the file, which are held until the end of the instantiation.
  private var objects: [String: AnyObject] = [:]
  /// The objects by their identifiers in the file, for what is made later.
  let registry = WeakObjects()
  /// Objects that exist already, such as a cell's labels, which take the places of elements.
  private var existing: [String: NSObject] = [:]
  private var parts: Set<ObjectIdentifier> = []
  /// The objects outside the part of the file that is made, by their identifiers.
  var outer: (String) -> AnyObject? = { _ in nil }
  /// The identifiers that stand for the first responder.
  var firstResponders: Set<String> = []

  /// The steps that remain to be done with an object at the end.
  private struct Work: OptionSet {
    let rawValue: Int
    static let attributes = Work(rawValue: 1)
    static let connections = Work(rawValue: 2)
    static let variations = Work(rawValue: 4)
    static let awakening = Work(rawValue: 8)
    static let all: Work = [attributes, connections, variations, awakening]
  }

  private struct Made {
    let object: NSObject
    let element: NibElement
    var work: Work
  }

  private var made: [Made] = []
  private var registered: Set<ObjectIdentifier> = []
  private var constraints: [(owner: UIView, elements: [NibElement])] = []
  private var roots: [NibElement] = []
  /// The properties that differ by size classes.
  private(set) var variations: [SizeClassVariations] = []

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
    for type in NibKind.classes(of: object) { coder.setProperties(of: object, declaredBy: type) }
  }

  /// Reserves the place of an element for an object that exists.
  func reserve(_ id: String?, for object: NSObject) {
    guard let id else { return }
    existing[id] = object
    parts.insert(ObjectIdentifier(object))
  }

  /// True if the object is a part of another one, which shows it by itself.
  func isPart(_ object: NSObject) -> Bool { parts.contains(ObjectIdentifier(object)) }

  /// Notes an object under the identifier of its element.
  func register(_ object: NSObject, _ element: NibElement) {
    guard registered.insert(ObjectIdentifier(object)).inserted else { return }
    note(object, as: element.id)
    made.append(Made(object: object, element: element, work: .all))
  }

  /// Notes an object that was not made here under an identifier.
  func note(_ object: AnyObject, as id: String?) {
    guard let id else { return }
    objects[id] = object
    registry[id] = object
  }

  /// Notes the elements whose unread parts are logged at the end.
  func addRoot(_ element: NibElement) { roots.append(element) }

  /// The connections of an object that was not made here, such as the file's owner.
  func addConnections(of object: NSObject, _ element: NibElement) {
    made.append(Made(object: object, element: element, work: .connections))
  }

  /// Leaves the connections of a controller to the loading of its view, with whose objects they are.
  func postponeConnections(of controller: UIViewController) {
    for index in made.indices where made[index].object === controller { made[index].work.remove(.connections) }
  }

  /// The interface of a controller that is being made: that of the scene or, in a nib, one of its own.
  func interface(of controller: UIViewController, _ element: NibElement) -> SceneInterface {
    let own =
      interface ?? SceneInterface(storyboard: nil, file: file, values: values, element: element, siblings: [])
    own.attach(controller, registry)
    return own
  }

  /// The object with an identifier in the file; nil if there is none.
  func object(_ id: String) -> AnyObject? { registry[id] ?? outer(id) }

  /// The value of an element: an object, or a colour, a font, a text.
  func value(of element: NibElement) -> Any? {
    if NibKind.of(tag: element.tag) != nil { return make(element) }
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
    let attributes = RuntimeAttributes(builder: self)
    for entry in made where entry.work.contains(.attributes) { attributes.set(on: entry.object, entry.element) }
    let connector = Connector(builder: self)
    let connected = made.filter { $0.work.contains(.connections) }
    for entry in connected { connector.connectOutlets(of: entry.object, entry.element) }
    for entry in connected { connector.connectActions(of: entry.object, entry.element) }
    variations = made.filter { $0.work.contains(.variations) }.compactMap {
      SizeClassVariations(of: $0.object, $0.element, builder: self)
    }
    SizeClassVariations.apply(variations)
    observeSizeClasses()
    for entry in made where entry.work.contains(.awakening) { (entry.object as? UIResponder)?.awakeFromNib() }
    for root in roots { log.reportUnread(of: root) }
    release()
  }

  /// Applies the variations again when the size classes of the first view change, which keeps the builder.
  private func observeSizeClasses() {
    guard !variations.isEmpty, let root = made.lazy.compactMap({ $0.object as? UIView }).first else { return }
    root.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
      [self] (_: UIView, _: UITraitCollection) in
      SizeClassVariations.apply(variations)
    }
  }

  /// Holds the objects weakly from now on: their views have closures that know the builder.
  private func release() {
    objects = [:]
    made = []
  }
}
